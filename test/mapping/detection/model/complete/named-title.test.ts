import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from '../../map-records.ts';

const subjects = ['english', 'choir', 'english', 'robotics', 'choir', 'drama'];
const topics = ['Essay writing', 'Carols in four parts', null, 'How to follow a line', 'Breathing', 'Improvising'];
const namesOf = (
  keys: readonly [string, string],
  topicOf: (n: number) => string | null = (n) => topics[n] ?? null,
  names: readonly string[] = subjects,
) => {
  const records = plain().map((record, n) => {
    const { title: _, ...others } = record as Record<string, unknown>;
    return { ...others, [keys[0]]: names[n], [keys[1]]: topicOf(n) };
  });
  return mapRecords(records, { language: 'hu' }).events.map(({ title, description }) => [title, description]);
};

describe('the topic of a lesson', () => {
  it.each([
    ['Nev', 'Tema'],
    ['nombre', 'tema'],
    ['name', 'thema'],
  ] as const)('describes what has a name, where only some have a topic: %s and %s', (name, topic) => {
    const found = namesOf([name, topic]);
    expect(found.map(([title]) => title)).toEqual(subjects);
  });

  it('is what some lessons are about', () => {
    expect(JSON.stringify(namesOf(['Nev', 'Tema'])[0]?.[1])).toContain('Essay writing');
    expect(namesOf(['Nev', 'Tema'])[2]?.[1]).toBeNull();
  });

  it('is the title where every record has one, and where nothing is called by a name', () => {
    const all = (n: number) => topics[n] ?? 'Reading aloud';
    expect(namesOf(['lecturer', 'Tema'], all)[0]?.[0]).toBe('Essay writing');
    expect(namesOf(['room', 'Tema'])[0]?.[0]).toBe('Essay writing');
  });

  it('is the title where the name is that of whoever gives the lesson', () => {
    const people = ['Anna Berg', 'Piet Visser', 'Ida Holm', 'Anna Berg', 'Lea Brandt', 'Ole Dahl'];
    expect(namesOf(['TanarNeve', 'Tema'], undefined, people)[0]?.[0]).toBe('Essay writing');
  });
});

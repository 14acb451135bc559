import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from '../../map-records.ts';

const subjects = ['english', 'choir', 'english', 'robotics', 'choir', 'drama'];
const topics = ['Essay writing', 'Carols in four parts', null, 'How to follow a line', 'Breathing', 'Improvising'];
const namesOf = (
  keys: readonly [string, string],
  topicOf: (n: number) => string | null = (n) => topics[n] ?? null,
  names: readonly string[] = subjects,
  more: (n: number) => object = (n) => ({ Tantargy: { Uid: `s${subjects.indexOf(names[n] ?? '')}`, Nev: names[n] } }),
) => {
  const records = plain().map((record, n) => {
    const { title: _, ...others } = record as Record<string, unknown>;
    return { ...others, ...more(n), [keys[0]]: names[n], [keys[1]]: topicOf(n) };
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

  it('describes what has a name, where most have no topic, or fewer topics come again', () => {
    const few = (n: number) => (n === 1 || n === 4 ? (topics[n] ?? null) : null);
    expect(namesOf(['Nev', 'Tema'], few, subjects, () => ({})).map(([title]) => title)).toEqual(subjects);
    const walks = ['Walk north', 'Walk south', 'Walk east', 'Walk west', 'Walk uphill', 'Walk downhill'];
    const sorts = (n: number) => (n === 2 ? null : ['Nature', 'Music'][n % 2]) ?? null;
    expect(namesOf(['name', 'thema'], sorts, walks, () => ({})).map(([title]) => title)).toEqual(walks);
  });

  it.each([
    ['name', 'thema'],
    ['nombre', 'tema'],
    ['nazwa', 'temat'],
  ] as const)('is the title where the name is a kind, or whoever speaks: %s and %s', (name, topic) => {
    const kinds = ['Lecture', 'Reading', 'Debate', 'Lecture', 'Reading', 'Debate'];
    const people = ['Prof. Berg', 'MUDr. Lis', 'Kasia', 'Moss, Jane', 'Prof. Berg', 'MUDr. Lis'];
    const lands = ['Poland', 'Norway', 'Wales', null, 'Crete', 'Ghana'].map((land) => land && `The moss of ${land}`);
    for (const names of [kinds, people]) {
      const found = namesOf(
        [name, topic],
        (n) => lands[n] ?? null,
        names,
        () => ({}),
      );
      expect([found[0]?.[0], found[4]?.[0]]).toEqual([lands[0], lands[4]]);
    }
  });

  it('is the title where the name is that of whoever gives the lesson', () => {
    const people = ['Anna Berg', 'Piet Visser', 'Ida Holm', 'Anna Berg', 'Lea Brandt', 'Ole Dahl'];
    expect(namesOf(['TanarNeve', 'Tema'], undefined, people, () => ({}))[0]?.[0]).toBe('Essay writing');
  });
});

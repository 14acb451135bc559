import { describe, expect, it } from 'vitest';
import type { DetectedMapping } from '../../src/mapping/mapper.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { MappingSettings } from '../../src/mapping/mapping-settings.ts';

const context = { timeZone: 'Europe/Berlin', language: 'en', linkBase: 'https://town.example' };
const settings = (event: MappingSettings['event']): MappingSettings => ({
  calendars: {},
  events: {},
  details: {},
  event,
  allDayEnd: 'auto',
});
const utc = (path: string) => ({ path, timeZone: 'UTC' });
const rule = (text: string) => ({ rule: text, origin: 'detected' as const, confidence: 0.6, why: 'test' });
const detected: DetectedMapping = {
  version: 2,
  settings: settings({ id: 'id', start: 'from', end: 'to', duration: 'minutes' }),
  inForce: {
    calendars: {},
    events: {},
    details: {},
    event: { id: rule('id'), start: rule('from'), end: rule('to'), duration: rule('minutes') },
    allDayEnd: rule('auto'),
  },
  problems: [],
  questions: [
    {
      where: 'mapping.event.start',
      message: 'Which hour is right?',
      choices: [
        { rule: 'from', likelihood: 0.52, examples: [] },
        { rule: utc('from'), likelihood: 0.48, examples: [], with: { end: utc('to'), duration: null } },
      ],
      undecided: true,
    },
  ],
};
const listed = { record: { id: 1, from: '2026-10-05 17:30', to: '2026-10-05 19:00' }, body: {} };
const read = (event: MappingSettings['event']) => {
  const mapper = createMapping(settings(event), context).mapper(detected);
  const [first] = mapper.events(
    { id: 'c', title: null, description: null, timeZone: null, url: null },
    listed,
    null,
  ).events;
  return { start: first?.start, end: first?.end, rules: mapper.rules.event, questions: mapper.questions };
};

describe('the answer to a question, as a configured rule', () => {
  it('brings the rules of other fields that go with it', () => {
    const { start, end, rules, questions } = read({ start: utc('from') });
    expect([start, end]).toEqual(['2026-10-05T17:30:00Z', '2026-10-05T19:00:00Z']);
    expect(rules.end?.rule).toEqual(utc('to'));
    expect(rules.duration).toBeUndefined();
    expect(questions).toBeUndefined();
  });

  it('brings nothing where it is what is in force, or a rule of its own', () => {
    expect(read({ start: 'from' })).toMatchObject({ end: '2026-10-05T17:00:00Z' });
    expect(read({ start: utc('from'), end: 'to' })).toMatchObject({ end: null });
    expect(read({})).toMatchObject({ end: '2026-10-05T17:00:00Z', questions: [{ undecided: true }] });
  });
});

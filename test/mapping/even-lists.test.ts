import { describe, expect, it } from 'vitest';
import { createMapping } from '../../src/mapping/mapping.ts';
import { withEvenLists } from '../../src/mapping/rules/even-lists.ts';

const event = (id: number) => ({ id, title: `Concert ${id}`, start: `2026-10-${id}T19:30:00`, hall: 'Great Hall' });
const upper = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key.toUpperCase(), value]));
const mapping = createMapping(
  { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
  { timeZone: 'Europe/Berlin', language: 'en', linkBase: 'https://uni.example' },
);
const idsIn = (body: unknown) => mapping.eventItems(body).map((one) => (one as { id?: unknown }).id);

describe('an answer whose lists are not all lists', () => {
  it.each([
    ['nulls and empty objects among the records', { events: [event(11), null, event(12), {}, event(13)] }],
    [
      'a row that names the columns',
      { events: [{ id: 'ID', title: 'Title', start: 'start', hall: 'Hall' }, event(11), event(12), event(13)] },
    ],
    [
      'months, of which one has a single event, and one has none',
      { months: { '2026-10': [event(11), event(12)], '2026-11': event(13), '2026-12': '' } },
    ],
    [
      'days with a list, one event by itself, or nothing',
      {
        days: [
          { day: 1, events: [event(11), event(12)] },
          { day: 2, events: event(13) },
          { day: 3, events: null },
        ],
      },
    ],
    [
      'a null among the days',
      { days: [{ day: 1, events: [event(11), null] }, null, { day: 2, events: [event(12), event(13)] }] },
    ],
    ['keys in capitals in one record', { events: [event(11), upper(event(12)), event(13)] }],
  ])('is read: %s', (_, body) => {
    expect(idsIn(body)).toEqual([11, 12, 13]);
  });

  it('is left as it is where nothing is to do, and where one key holds different things', () => {
    const body = {
      events: [event(11), event(12)],
      hall: { name: 'Great Hall' },
      parts: { a: [event(1)], b: { colour: 'red' } },
    };
    expect(withEvenLists(body)).toBe(body);
    const records = { events: [{ ...event(11), tags: [null, { name: 'x' }] }, event(12)] };
    expect(mapping.eventItems(records)[1]).toBe(records.events[1]);
  });

  it('keeps the places of cells in a row, of which one is null', () => {
    const body = { rows: [{ c: [{ v: 7 }, null, { v: 'Great Hall' }] }, { c: [{ v: 8 }, { v: 'x' }, null] }] };
    expect(withEvenLists(body)).toBe(body);
  });

  it('keeps a list of nothing but nulls, which says that the portal is not well', () => {
    const body = { events: [null, null] };
    expect(withEvenLists(body)).toBe(body);
  });
});

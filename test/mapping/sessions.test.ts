import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, emptyEvent } from '../../src/calendar/event.ts';
import { distinguishOccurrences } from '../../src/mapping/event/distinct-occurrences.ts';
import { mapRecord } from './mapper-of.ts';

describe('sessions', () => {
  const rules = { title: 'title', start: 'begin', end: 'end', location: ['room', 'place'], sessions: 'dates' };
  const told = (dates: unknown, more: object = {}) =>
    mapRecord(rules, {
      id: 17,
      title: 'Course',
      place: 'Hall',
      begin: '2026-01-01T00:00:00Z',
      dates,
      ...more,
    }).events.map((event) => [event.occurrence, event.start, event.end]);

  test.each([
    ['Day 1', 'Course'], ['Tag 2', 'Course'], ['2. Termin', 'Course'], ['Semana 3', 'Course'], ['Session 12', 'Course'],
    ['Day 1: Knots', 'Day 1: Knots'], ['Apollo 13', 'Apollo 13'], ['Knots', 'Knots'], ['1984', '1984'], [null, 'Course'],
    ['Friday, March 12, 7:30 PM', 'Course'], ['12.03.2027', 'Course'], ['19:30', 'Course'], ['Opening, March 12', 'Opening, March 12'],
  ])('that are only numbered are called what the record is: %s', (title, shown) => {
    const { events } = mapRecord(rules, { id: 17, title: 'Course', dates: [{ title, begin: '2026-10-25T10:00:00Z' }] });
    expect(events.map((event) => event.title)).toEqual([shown]);
  }); // biome-ignore format: a table

  test('that say what the event is called and have the name of a part are called what the event is', () => {
    const titleOf = (more: object) =>
      mapRecord(rules, {
        id: 17,
        title: 'Harvest ride',
        dates: [{ title: '50 km', begin: '2026-10-25T10:00:00Z', ...more }],
      }).events.map(({ title }) => title);
    expect(titleOf({ eventName: 'Harvest ride' })).toEqual(['Harvest ride']);
    expect(titleOf({ eventName: 'Autumn rides' })).toEqual(['50 km']);
    expect(titleOf({ room: 'Harvest ride' })).toEqual(['50 km']);
    for (const title of ['Full', 'Group B', 'Round 2', 'Under 12'])
      expect(titleOf({ title, eventName: 'Harvest ride' })).toEqual(['Harvest ride']);
    for (const title of ['Keynote', 'Lunch', 'Trio Nova', 'From 1914 to 1918: letters'])
      expect(titleOf({ title, eventName: 'Harvest ride' })).toEqual([title]);
  });

  test('each become an event; their own fields come before those of the record', () => {
    const { events } = mapRecord(rules, {
      id: 17,
      title: 'Course',
      place: 'Hall',
      dates: [
        { begin: '2026-10-25T10:00:00Z', end: '2026-10-25T11:00:00Z' },
        { begin: '2026-10-26T10:00:00Z', room: 'B12' },
      ],
    });
    expect(
      events.map((event) => [event.id, event.occurrence, event.title, event.start, event.end, event.location?.name]),
    ).toEqual([
      ['17', '2026-10-25T10:00:00Z', 'Course', '2026-10-25T10:00:00Z', '2026-10-25T11:00:00Z', 'Hall'],
      ['17', '2026-10-26T10:00:00Z', 'Course', '2026-10-26T10:00:00Z', null, 'B12'],
    ]);
  });

  test('are told apart by their own ids, even a single one', () => {
    const one = { id: 901, begin: '2026-10-25T10:00:00Z' };
    expect(told([one])).toEqual([['901', '2026-10-25T10:00:00Z', null]]);
    expect(told([one, { id: 902, begin: '2026-10-26T10:00:00Z' }]).map(([id]) => id)).toEqual(['901', '902']);
    expect(told([{ id: 17, begin: '2026-10-25T10:00:00Z' }])).toEqual([[null, '2026-10-25T10:00:00Z', null]]);
  });

  test('that start together and read alike are one; a room or an end of its own tells one from another', () => {
    const at = (more: object) => ({ begin: '2026-10-25T10:00:00Z', ...more });
    expect(told([at({ id: 901, distance: 50 }), at({ id: 902, distance: 25 })])).toHaveLength(1);
    expect(told([at({ id: 901, room: 'A' }), at({ id: 902, room: 'B' })])).toHaveLength(2);
    expect(told([at({ id: 901 }), at({ id: 902, end: '2026-10-25T11:00:00Z' })])).toHaveLength(2);
    for (const ids of [
      [99, 100],
      [100, 99],
      ['b', 'a'],
    ])
      expect(told(ids.map((id) => at({ id }))).map(([id]) => id)).toEqual([typeof ids[0] === 'string' ? 'a' : '99']);
    const called = (...titles: readonly string[]) =>
      told(titles.map((title, n) => at({ id: 901 + n, title, eventName: 'Course' })));
    expect(called('50 km', '25km')).toHaveLength(1);
    for (const names of [
      ['Group A', 'Group B'],
      ['Session 1', 'Session 2'],
      ['Keynote', 'Panel'],
    ])
      expect(called(...names)).toHaveLength(2);
  });

  test('that have keys for a price and none in them cost what the record says', () => {
    const priceOf = (own: object) =>
      mapRecord(
        { ...rules, price: '{from: price_from, to: price_to, free: free}' },
        {
          id: 17,
          price_from: '12.00',
          price_to: '28.00',
          free: 'false',
          dates: [{ begin: '2026-10-25T10:00:00Z', ...own }],
        },
      ).events.map(({ price }) => [price?.from, price?.to, price?.free]);
    expect(priceOf({ price_from: '', price_to: '', free: 'false' })).toEqual([[12, 28, false]]);
    expect(priceOf({ price_from: '9.00', price_to: '', free: 'false' })).toEqual([[9, null, false]]);
    expect(priceOf({ price_from: '', price_to: '', free: 'true' })).toEqual([[0, 0, true]]);
    expect(priceOf({ price_from: 0, price_to: 0 })).toEqual([[0, 0, true]]);
    expect(priceOf({ price_from: '0', price_to: '0.00' })).toEqual([[0, 0, true]]);
  });

  test('may be pairs, bare dates, or an object by key', () => {
    expect(told([['2026-10-25T10:00:00Z', '2026-10-25T11:00:00Z'], ['2026-10-26T10:00:00Z']])).toEqual([
      ['2026-10-25T10:00:00Z', '2026-10-25T10:00:00Z', '2026-10-25T11:00:00Z'],
      ['2026-10-26T10:00:00Z', '2026-10-26T10:00:00Z', null],
    ]);
    expect(told(['2026-10-25', '2026-10-26'])).toEqual([
      ['2026-10-25', '2026-10-25', null],
      ['2026-10-26', '2026-10-26', null],
    ]);
    expect(
      told({ a: { begin: '2026-10-25T10:00:00Z', end: '' }, b: { begin: '2026-10-26T10:00:00Z', end: '' } }),
    ).toHaveLength(2);
  });

  test('without a start do not take the start of the record', () => {
    expect(told([{ room: 'B12' }, { begin: '2026-10-26T10:00:00Z' }]).map(([, start]) => start)).toEqual([
      null,
      '2026-10-26T10:00:00Z',
    ]);
  });

  test('may be empty: then there is one event', () => {
    expect(told([])).toEqual([[null, '2026-01-01T00:00:00Z', null]]);
    expect(told(null)).toHaveLength(1);
  });

  test('beyond a thousand are left out, and reported', () => {
    const { events, problems } = mapRecord(rules, {
      id: 17,
      dates: Array.from({ length: 1500 }, (_, n) => ({ begin: 1792881000 + 3600 * n })),
    });
    expect(events).toHaveLength(1000);
    expect(problems[0]).toContain('expected at most 1000 sessions, found 1500');
  });
});

describe('events that repeat an id', () => {
  const event = (id: string, start: string | null, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
    ...emptyEvent,
    id,
    start,
    ...more,
  });
  const told = (events: readonly CalendarEvent[]) =>
    distinguishOccurrences(events).map(({ id, occurrence }) => [id, occurrence]);

  test('are told apart by start; other events stay as they are', () => {
    expect(told([event('a', '2026-10-25'), event('b', '2026-10-25'), event('a', '2026-10-26')])).toEqual([
      ['a', '2026-10-25'],
      ['b', null],
      ['a', '2026-10-26'],
    ]);
  });

  test('and a start are told apart by end, or else by content, in any order', () => {
    const events = [
      event('a', '2026-10-25', { end: '2026-10-26' }),
      event('a', '2026-10-25', { end: '2026-10-27' }),
      event('a', '2026-10-28', { title: 'x' }),
      event('a', '2026-10-28', { title: 'y' }),
    ];
    const expected = told(events);
    expect(new Set(expected.map(String)).size).toBe(4);
    expect([...told([...events].reverse())].reverse()).toEqual(expected);
  });

  test('and all else are taken once', () => {
    expect(told([event('a', '2026-10-25'), event('a', '2026-10-25', { updated: '2026-10-01T00:00:00Z' })])).toEqual([
      ['a', null],
    ]);
  });

  test('and an occurrence are one session of several records; the newest is taken', () => {
    const older = event('a', '2026-10-25', { occurrence: '901', title: 'x', updated: '2026-10-01T00:00:00Z' });
    const newer = event('a', '2026-10-26', { occurrence: '901', title: 'y', updated: '2026-10-02T00:00:00Z' });
    expect(distinguishOccurrences([older, newer])).toEqual([newer]);
    expect(distinguishOccurrences([newer, older])).toEqual([newer]);
  });

  test('as overrides keep the id of their series', () => {
    const overrides = { id: 'a', start: '2026-10-26T10:00:00Z' };
    expect(told([event('a', '2026-10-25T10:00:00Z'), event('a', '2026-10-26T12:00:00Z', { overrides })])).toEqual([
      ['a', null],
      ['a', null],
    ]);
  });

  test('always end up distinct', () => {
    const some = fc.record({
      id: fc.constantFrom('a', 'b'),
      start: fc.constantFrom(null, '2026-10-25', '2026-10-26'),
      end: fc.constantFrom(null, '2026-10-27'),
      title: fc.constantFrom('x', 'y'),
    });
    fc.assert(
      fc.property(fc.array(some), (list) => {
        const keys = told(list.map(({ id, start, end, title }) => event(id, start, { end, title }))).map((key) =>
          JSON.stringify(key),
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

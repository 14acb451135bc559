import { describe, expect, test } from 'vitest';
import type { MappingSettings } from '../../src/mapping/mapping-settings.ts';
import { mapRecord } from './mapper-of.ts';

const rules: MappingSettings['event'] = {
  start: 'start',
  end: 'end',
  duration: 'duration',
  allDay: 'allDay',
  timeZone: 'zone',
};

function times(record: object, more: Parameters<typeof mapRecord>[2] = {}, event = rules) {
  const { event: got, problems } = mapRecord(event, { id: 17, ...record }, more);
  return { when: [got.start, got.end, got.allDay, got.timeZone], problems };
}

describe('when an event is', () => {
  test('an instant is computed in the zone of the event, the calendar or the site', () => {
    expect(times({ start: '2026-10-25 14:00', zone: 'Asia/Tokyo' }).when).toEqual([
      '2026-10-25T05:00:00Z',
      null,
      false,
      'Asia/Tokyo',
    ]);
    expect(times({ start: '2026-10-25 14:00' }).when).toEqual(['2026-10-25T13:00:00Z', null, false, null]);
    expect(times({ start: '2026-10-25 14:00', zone: 'UTC+10' }).when).toEqual([
      '2026-10-25T04:00:00Z',
      null,
      false,
      null,
    ]);
    expect(times({ start: '2026-10-25 14:00', zone: 600 }).when).toEqual(['2026-10-25T04:00:00Z', null, false, null]);
  });

  test('an offset is that of its day: other times are on the clock of the place, if it has that offset then', () => {
    const rule = { start: 'start', timeZone: 'zone', updated: 'updated' };
    const updated = (zone: string) =>
      mapRecord(rule, { id: 17, start: '2026-12-25 14:00', zone, updated: '2026-08-01 10:00' }).event.updated;
    expect(updated('+01:00')).toBe('2026-08-01T08:00:00Z');
    expect(updated('+09:00')).toBe('2026-08-01T01:00:00Z');
  });

  test.each<[object, string]>([
    [{ time_system: 'UT' }, '2026-10-25T14:00:00Z'],
    [{ meta: { note: 'All times are UTC.' } }, '2026-10-25T14:00:00Z'],
    [{ hinweis: 'Alle Zeiten in GMT' }, '2026-10-25T14:00:00Z'],
    [{ horario: 'Coordinated Universal Time' }, '2026-10-25T14:00:00Z'],
    [{ note: 'All times are local times, not UTC' }, '2026-10-25T13:00:00Z'],
    [{ note: 'Answered 2026-10-01, time of day in UTC' }, '2026-10-25T13:00:00Z'],
    [{ system_time: 'UTC' }, '2026-10-25T13:00:00Z'],
    [{ note: 'Vi går ut i tide' }, '2026-10-25T13:00:00Z'],
  ])('an instant is one of UTC where the answer says so: %j', (said, start) => {
    expect(times({ start: '2026-10-25 14:00' }, { body: { ...said, events: [] } }).when[0]).toBe(start);
  });

  test('a whole day that begins at midnight of the place is the day there, where the answer names UTC', () => {
    const days = { start: '2026-10-24T22:00:00Z', end: '2026-10-25T23:00:00Z', allDay: true };
    const body = { timezone: 'UTC', events: [] };
    expect(times(days, { body }).when.slice(0, 3)).toEqual(['2026-10-25', '2026-10-26', true]);
  });

  test('of one moment in local time and in UTC, without an offset, the one in UTC is taken for what it is', () => {
    const zone = 'America/Toronto';
    const both = (shown: string, value: string) => ({ shown, value });
    const read = (start: unknown, end: unknown = null) => times({ start, end, zone }).when.slice(0, 3);
    expect(
      read(both('2026-10-14 13:30:00', '2026-10-14 17:30:00'), both('2026-12-14 15:00:00', '2026-12-14 20:00:00')),
    ).toEqual(['2026-10-14T17:30:00Z', '2026-12-14T20:00:00Z', false]);
    expect(
      read(both('2026-11-20 00:00:00', '2026-11-20 05:00:00'), both('2026-11-21 23:59:59', '2026-11-22 04:59:59')),
    ).toEqual(['2026-11-20', '2026-11-22', true]);
    // Four hours in winter are no difference of the clocks, and what stands beside a start is its end.
    expect(read(both('2026-12-14 13:30', '2026-12-14 17:30'))[0]).toBe('2026-12-14T22:30:00Z');
    expect(read({ start: '2026-10-14 17:30', shown: '2026-10-14 13:30' })[0]).toBe('2026-10-14T21:30:00Z');
    expect(read({ value: '2026-10-14 17:30', until: '2026-10-14 13:30' })[0]).toBe('2026-10-14T21:30:00Z');
    expect(read({ utc: '2026-10-14 17:30', local: '2026-10-14 13:30' })[0]).toBe('2026-10-14T17:30:00Z');
    const stamp = both('2026-09-05 00:23', '2026-09-05 04:23');
    const { event } = mapRecord(
      { ...rules, updated: 'changed' },
      { id: 17, start: '2026-10-14', zone, changed: stamp },
    );
    expect(event.updated).toBe('2026-09-05T04:23:00Z');
  });

  test("a rule's own zone applies to its field, whatever the event's zone", () => {
    const utc: MappingSettings['event'] = { ...rules, start: { path: 'start', timeZone: 'UTC' } };
    expect(times({ start: '2026-10-25 14:00', zone: 'Europe/Berlin' }, {}, utc).when).toEqual([
      '2026-10-25T14:00:00Z',
      null,
      false,
      'Europe/Berlin',
    ]);
  });

  test('when an offset and a zone disagree, the offset gives the instant and the zone is kept', () => {
    expect(times({ start: { dateTime: '2026-10-25T14:00:00+05:00', timeZone: 'Europe/Berlin' } }).when).toEqual([
      '2026-10-25T09:00:00Z',
      null,
      false,
      'Europe/Berlin',
    ]);
  });

  test('a date without a zone is reported when none is configured, and not guessed', () => {
    const { when, problems } = times(
      { start: '2026-10-25 14:00', end: '2026-10-25 15:00' },
      { context: { timeZone: null } },
    );
    expect(when).toEqual([null, null, false, null]);
    expect(problems).toEqual([
      "error calendar 42, event 17, start: '2026-10-25 14:00' has no zone and none is configured; set site.timeZone",
    ]);
    expect(times({ start: '2026-10-25' }, { context: { timeZone: null } })).toEqual({
      when: ['2026-10-25', null, true, null],
      problems: [],
    });
  });

  test('a time that the clocks skip or show twice is read, and reported', () => {
    expect(times({ start: '2026-03-29 02:30' })).toEqual({
      when: ['2026-03-29T01:30:00Z', null, false, null],
      problems: [
        'warning calendar 42, event 17, start: 2026-03-29 02:30:00 was skipped by the clocks of Europe/Berlin; read as 2026-03-29T01:30:00Z',
      ],
    });
    expect(times({ start: '2026-10-25 02:30' }).problems[0]).toContain('came twice in Europe/Berlin');
  });

  test('an end before the start is left out, and reported; the event stays', () => {
    expect(times({ start: '2026-10-25 14:00', end: '2026-10-25 13:00' })).toEqual({
      when: ['2026-10-25T13:00:00Z', null, false, null],
      problems: [
        "warning calendar 42, event 17, end: '2026-10-25 13:00' is before the start, 2026-10-25T13:00:00Z; the end is left out",
      ],
    });
  });

  test('an impossible date affects only its own field', () => {
    const { event, problems } = mapRecord({ ...rules, title: 'title' }, { id: 17, title: 'Talk', start: '31.02.2026' });
    expect([event.title, event.start]).toEqual(['Talk', null]);
    expect(problems).toEqual([
      "error calendar 42, event 17, start: expected a date, found '31.02.2026': there is no day 2026-02-31",
    ]);
  });

  test('a time range with the first day gives the end time, on the last day if a field gives it', () => {
    const berlin = (start: unknown, end: unknown = null) => times({ start, end }).when.slice(0, 2);
    const range = { date: '5.12.2026', time: '10.00–11.30' };
    expect(berlin(range)).toEqual(['2026-12-05T09:00:00Z', '2026-12-05T10:30:00Z']);
    expect(berlin(range, '5.12.2026')).toEqual(['2026-12-05T09:00:00Z', '2026-12-05T10:30:00Z']);
    expect(berlin(range, '7.12.2026')).toEqual(['2026-12-05T09:00:00Z', '2026-12-07T10:30:00Z']);
    // Of more days, the hours are those of each day.
    expect(berlin(range, '8.12.2026')).toEqual(['2026-12-05', '2026-12-09']);
    const twice = { ...range, time: '10.00–12.30, 14.00–18.00' };
    expect(berlin(twice, { ...twice, date: '6.12.2026' })).toEqual(['2026-12-05', '2026-12-07']);
    const night = { date: '5.12.2026', time: '20.00–01.00' };
    for (const date of ['5.12.2026', '6.12.2026'])
      expect(berlin(night, { ...night, date })).toEqual(['2026-12-05T19:00:00Z', '2026-12-06T00:00:00Z']);
    expect(berlin(night, { ...night, date: '7.12.2026' })[1]).toBe('2026-12-08T00:00:00Z');
    const closing = (time: string) => berlin({ ...night, time: '20.00' }, { ...night, time })[1];
    expect([closing('01.00'), closing('12.00')]).toEqual(['2026-12-06T00:00:00Z', null]);
    expect(berlin('5.12.2026 10:00', '10:00–11:30 Uhr')).toEqual(['2026-12-05T09:00:00Z', '2026-12-05T10:30:00Z']);
  });

  test('an end may be a time, a duration, or in the same text', () => {
    expect(times({ start: '25.10.2026 14:00', end: '16:00' }).when[1]).toBe('2026-10-25T15:00:00Z');
    expect(times({ start: '25.10.2026 14:00', end: '1600' }).when[1]).toBe('2026-10-25T15:00:00Z');
    expect(times({ start: '25.10.2026 14:00', end: '160000' }).when[1]).toBe('2026-10-25T15:00:00Z');
    expect(times({ start: '25.10.2026 22:00', end: '02:00' }).when[1]).toBe('2026-10-26T01:00:00Z');
    for (const duration of ['PT1H30M', 90, '90', '1:30', '1 h 30 min', '1,5 ч']) {
      expect(times({ start: '25.10.2026 14:00', duration }).when[1]).toBe('2026-10-25T14:30:00Z');
    }
    expect(times({ start: '25.10.2026 14:00–16:00' }).when).toEqual([
      '2026-10-25T13:00:00Z',
      '2026-10-25T15:00:00Z',
      false,
      null,
    ]);
    const hours: MappingSettings['event'] = { ...rules, duration: { path: 'duration', format: 'hours' } };
    expect(times({ start: '25.10.2026 14:00', duration: 2 }, {}, hours).when[1]).toBe('2026-10-25T15:00:00Z');
  });

  test('a placeholder is no date', () => {
    expect(times({ start: '0001-01-01T00:00:00', end: '9999-12-31T23:59:59' })).toEqual({
      when: [null, null, false, null],
      problems: [],
    });
  });
});

describe('an all-day event', () => {
  test.each([
    ['a day without a time', { start: '2026-10-12', end: '2026-10-14' }, ['2026-10-12', '2026-10-15']],
    ['the same day twice', { start: '2026-10-12', end: '2026-10-12' }, ['2026-10-12', '2026-10-13']],
    ['a field for days', { start: { date: '2026-10-12' }, end: { date: '2026-10-15' } }, ['2026-10-12', '2026-10-15']],
    [
      'midnight to 23:59:59',
      { start: '2026-10-12 00:00:00', end: '2026-10-14 23:59:59' },
      ['2026-10-12', '2026-10-15'],
    ],
    ['midnight to 23:59', { start: '2026-10-12 00:00', end: '2026-10-12 23:59' }, ['2026-10-12', '2026-10-13']],
    [
      'a flag and midnights',
      { start: '2026-10-12 00:00', end: '2026-10-13 00:00', allDay: 'да' },
      ['2026-10-12', '2026-10-13'],
    ],
    [
      'a flag and times',
      { start: '2026-10-12 09:00', end: '2026-10-13 17:00', allDay: 1 },
      ['2026-10-12', '2026-10-14'],
    ],
    ['a flag and no end', { start: '2026-10-12 00:00', allDay: 'yes' }, ['2026-10-12', null]],
    [
      'midnight in UTC',
      { start: '2026-10-12T00:00:00+02:00', end: '2026-10-12T23:59:59+02:00' },
      ['2026-10-12', '2026-10-13'],
    ],
  ])('is seen by %s', (_, record, [start, end]) => {
    expect(times(record)).toEqual({ when: [start, end, true, null], problems: [] });
  });

  test('given as instants is on the day in its zone', () => {
    const record = { start: '2026-11-03T21:00:00.000Z', end: '2026-11-04T21:00:00.000Z', allDay: true };
    expect(times(record, { context: { timeZone: 'Europe/Moscow' } }).when).toEqual([
      '2026-11-04',
      '2026-11-05',
      true,
      null,
    ]);
  });

  test('written from midnight to midnight of UTC is on those days in every zone', () => {
    for (const end of ['2026-11-12T23:59:00Z', '2026-11-12T23:59:59Z', '2026-11-13T00:00:00Z'])
      for (const timeZone of ['Europe/Copenhagen', 'America/New_York', 'Pacific/Auckland'])
        expect(times({ start: '2026-11-11T00:00:00Z', end, allDay: true }, { context: { timeZone } }).when).toEqual([
          '2026-11-11',
          '2026-11-13',
          true,
          null,
        ]);
  });

  test('needs no flag where it ends with the last minute of a day in UTC', () => {
    const day = { start: '2026-11-11T00:00:00Z', end: '2026-11-12T23:59:59Z' };
    expect(times(day, { context: { timeZone: 'Europe/Rome' } }).when).toEqual(['2026-11-11', '2026-11-13', true, null]);
  });

  test('ends as configured', () => {
    const record = { start: '2026-10-12', end: '2026-10-14' };
    expect(times(record, { allDayEnd: 'inclusive' }).when[1]).toBe('2026-10-15');
    expect(times(record, { allDayEnd: 'exclusive' }).when[1]).toBe('2026-10-14');
    expect(times({ start: '2026-10-12', end: '2026-10-12' }, { allDayEnd: 'exclusive' }).when[1]).toBe('2026-10-13');
    expect(
      times({ start: '2026-10-12 00:00', end: '2026-10-14 23:59:59', allDay: true }, { allDayEnd: 'exclusive' })
        .when[1],
    ).toBe('2026-10-15');
    expect(
      times({ start: '2026-10-12 00:00', end: '2026-10-14 00:00', allDay: true }, { allDayEnd: 'inclusive' }).when[1],
    ).toBe('2026-10-15');
  });

  test('lasts from the midnight of the place to one after the next, in whatever way it is written', () => {
    const days = ['2026-10-12', '2026-10-14', true, null];
    expect(times({ start: '2026-10-12 00:00', end: '2026-10-14 00:00' }).when).toEqual(days);
    expect(times({ start: '2026-10-11T22:00:00Z', end: '2026-10-13T22:00:00Z' }).when).toEqual(days);
    // The clocks go back in between.
    expect(times({ start: '2026-10-23T22:00:00Z', end: '2026-10-25T23:00:00Z' }).when.slice(0, 3)).toEqual([
      '2026-10-24',
      '2026-10-26',
      true,
    ]);
  });

  test('is not assumed for a false flag, or for one midnight alone', () => {
    expect(times({ start: '2026-10-12 00:00', end: '2026-10-12 23:59', allDay: false }).when[2]).toBe(false);
    expect(times({ start: '2026-10-12 00:00', end: '2026-10-13 00:00', allDay: false }).when[2]).toBe(false);
    // Someone may be open for 24 hours.
    for (const end of [null, '2026-10-12 00:00', '2026-10-12 06:00', '2026-10-13 00:00', '2026-10-13 12:00'])
      expect(times({ start: '2026-10-12 00:00', end }).when[2]).toBe(false);
    expect(times({ start: '2026-10-12 18:00', end: '2026-10-13 00:00' }).when[2]).toBe(false);
  });
});

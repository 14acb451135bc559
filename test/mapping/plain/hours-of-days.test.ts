import { describe, expect, it } from 'vitest';
import { withoutHoursOfDays } from '../../../src/mapping/plain/lists/hours-of-days.ts';
import { mapRecords, titles } from '../detection/map-records.ts';
import { counts, ordinary } from './ordinary.ts';

const hours = [
  { from: '10:00', to: '12:00', state: 'normal', seats: 5 },
  { from: '14:00', to: '16:00', state: 'normal', seats: 7 },
];

describe('days with lists of their hours', () => {
  it('have each hour beside its day', () => {
    const dates = [
      { id: 71, date: '2026-10-06', hall: 'A', times: hours },
      { id: 72, date: '2026-10-07', hall: 'B', times: [] },
    ];
    expect(withoutHoursOfDays({ id: 7, title: 'Fair', dates })).toEqual({
      id: 7,
      title: 'Fair',
      dates: [
        { id: 71, date: '2026-10-06', hall: 'A', ...hours[0] },
        { id: 71, date: '2026-10-06', hall: 'A', ...hours[1] },
        { id: 72, date: '2026-10-07', hall: 'B', times: [] },
      ],
    });
  });

  it('are days also where they say the beginning and the end, or midnight in UTC', () => {
    const days = [
      { start: '2026-10-22T22:00:00Z', end: '2026-10-22T22:00:00Z', at: [{ start: '10:00' }] },
      { start: '2026-11-29T23:00:00Z', end: '2026-11-29T23:00:00Z', at: [{ start: '11:00' }] },
    ];
    expect(withoutHoursOfDays({ days })).toEqual({
      days: days.map(({ at, ...own }) => ({ ...own, at_start: at[0]?.start })),
    });
  });

  it('are written into the hours of records', () => {
    const record = { title: 'Fair', date: '2026-10-06' };
    expect(withoutHoursOfDays([{ ...record, times: hours }])).toEqual([
      { ...record, times: hours.map((one) => ({ date: '2026-10-06', ...one })) },
    ]);
  });

  const days = (times: readonly unknown[]) => ({ title: 'Fair', dates: [{ date: '2026-10-06', times }] });
  it.each<[string, object]>([
    ['a span of several days', { dates: [{ start: '2026-10-06', end: '2026-10-09', times: hours }] }],
    ['a programme', days(hours.map((one, n) => ({ ...one, text: `Part ${n}` })))],
    ['a programme with one part', days([{ from: '10:00', title: 'Opening' }])],
    ['records by the hour', days(hours.map((one, n) => ({ ...one, rooms: [{ title: `Talk ${n}` }] })))],
    ['hours of weekdays', days(hours.map((one, n) => ({ ...one, weekday: n })))],
    ['a start and an end', days(['10:00', '12:00'])],
    ['a day with a time of its own', { dates: [{ date: '2026-10-06', time: '09:00', times: hours }] }],
    ['a moment', { dates: [{ date: '2026-10-06T09:00', times: hours }] }],
  ])('leave %s', (_, body) => {
    const plain = withoutHoursOfDays(body);
    expect(plain).toEqual(body);
  });

  it('are nothing in an ordinary answer', () => {
    const record = (n: number) => ({ id: n, title: `Walk ${n}`, date: '2026-10-07', time: '10:00', tags: ['walk'] });
    for (const count of counts) {
      const body = { items: ordinary(count, record) };
      expect(withoutHoursOfDays(body)).toBe(body);
    }
  });

  const isoDay = (n: number) => `2026-05-${11 + n}`;
  it.each<[string, (n: number) => object]>([
    ['in the list of its days', (n) => ({ dates: [{ date: isoDay(n), times: hours }] })],
    ['in itself', (n) => ({ date: isoDay(n), times: hours })],
    ['as texts', (n) => ({ date: isoDay(n), times: ['10:00', '14:00', '19:00'].slice(0, 2 + (n % 2)) })],
  ])('make the sessions of an event that has them %s', (_, more) => {
    const records = titles.map((title, n) => ({ id: 310 + n, title, ...more(n) }));
    const { events } = mapRecords(withoutHoursOfDays(records) as readonly object[]);
    expect(events.slice(0, 2).map(({ start }) => start)).toEqual(['2026-05-11T08:00:00Z', '2026-05-11T12:00:00Z']);
  });
});

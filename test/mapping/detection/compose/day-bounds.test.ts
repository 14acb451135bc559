import { describe, expect, it } from 'vitest';
import { mapRecords, titles } from '../map-records.ts';

/** Days as the first and the last second of the days in Warsaw, written in UTC, with their hours beside them. */
const when = (more: (n: number) => object, last: (n: number) => number = (n) => n, second = '59.000') =>
  mapRecords(
    titles.map((title, n) => ({
      id: n + 1,
      title,
      startDate: `2026-05-${10 + n}T22:00:00.000Z`,
      endDate: `2026-05-${11 + last(n)}T21:59:${second}Z`,
      startTime: '11:00:00',
      endTime: '18:00:00',
      ...more(n),
    })),
  ).events.map(({ start, end }) => [start, end]);

describe('a last day that is written as its last second', () => {
  it.each(['59.000', '59.999'])('ends at the hour beside it, where it ends with %s', (second) => {
    const events = when(
      () => ({}),
      (n) => (n === 2 ? 4 : n),
      second,
    );
    expect(events[0]).toEqual(['2026-05-11T09:00:00Z', '2026-05-11T16:00:00Z']);
    expect(events[2]).toEqual(['2026-05-13T09:00:00Z', '2026-05-15T16:00:00Z']);
  });

  it('is all that is known of the end where no hour stands beside it', () => {
    const events = when((n) => ({
      ...(n === 1 && { startTime: null, endTime: null }),
      ...(n === 3 && { endTime: null }),
    }));
    expect(events[1]).toEqual(['2026-05-12', '2026-05-13']);
    expect(events[3]).toEqual(['2026-05-14T09:00:00Z', null]);
  });

  it('is no end of what comes again until then', () => {
    const again = (n: number) => (n === 4 ? { recurrence: 'Recurring weekly on Friday' } : { recurrence: '' });
    const events = when(again, (n) => (n === 4 ? 18 : n === 2 ? 4 : n));
    expect(events[4]).toEqual(['2026-05-15T09:00:00Z', '2026-05-15T16:00:00Z']);
    expect(events[2]).toEqual(['2026-05-13T09:00:00Z', '2026-05-15T16:00:00Z']);
  });
});

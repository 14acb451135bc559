import { expect, it } from 'vitest';
import { withoutDateParts } from '../../../src/mapping/plain/wraps/dates-with-parts.ts';

const date = { date: 25, day: 5, hours: 12, minutes: 0, month: 8, seconds: 0, time: 1790330400000, year: 126 };

it('reads a date of Java, with the parts that it has a getter for, as the instant that it is', () => {
  for (const more of [{}, { timezoneOffset: -120 }, { timezoneOffset: -120, nanos: 0 }])
    expect(withoutDateParts([{ id: 1, start: { ...date, ...more } }])).toEqual([
      { id: 1, start: '2026-09-25T10:00:00.000Z' },
    ]);
});

it('reads the year, the day of the year and the time as a moment, and the first two as a day', () => {
  const body = { start: [2026, 283, 11, 0, 0, 0, 2, 0, 0], day: [2027, 86], point: [51.75, 19.47] };
  expect(withoutDateParts(body)).toEqual({
    start: '2026-10-10T11:00:00+02:00',
    day: '2027-03-27',
    point: [51.75, 19.47],
  });
  expect(withoutDateParts({ day: [2027, 86] })).toEqual({ day: [2027, 86] });
});

it('reads no lists of numbers that mean something else as days by their number in the year', () => {
  // Python's time tuples, of which this one might have an offset of 45 minutes.
  const tuples = { start: [2026, 2, 14, 19, 0, 0, 5, 45, 0], end: [2026, 1, 15, 19, 0, 0, 3, 15, 0] };
  const impossible = { start: [2026, 1, 3, 19, 0, 0, 5, 3, 0], visitors: [1950, 200, 10, 10, 10, 10, 10, 10, 10] };
  for (const body of [tuples, impossible]) expect(withoutDateParts(body)).toEqual(body);
  const beside = {
    month: [2026, 10],
    week: [2026, 41],
    local: [2026, 10, 3, 19, 0, 0],
    sizes: [
      [1920, 108],
      [1920, 1080],
    ],
  };
  expect(withoutDateParts({ start: [2026, 283, 11, 0, 0, 0, 2, 0, 0], ...beside })).toEqual({
    start: '2026-10-10T11:00:00+02:00',
    ...beside,
  });
});

it.each([
  ['a part is missing', { ...date, year: undefined }],
  ['there is more of it', { ...date, title: 'Fair' }],
  ['it counts nothing', { ...date, time: '12:00' }],
  ['it is no instant', { ...date, time: 9e15 }],
])('leaves an object as it is where %s', (_, start) => {
  const body = [{ id: 1, start }];
  expect(withoutDateParts(body)).toBe(body);
});

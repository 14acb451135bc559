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

it.each([
  ['a part is missing', { ...date, year: undefined }],
  ['there is more of it', { ...date, title: 'Fair' }],
  ['it counts nothing', { ...date, time: '12:00' }],
  ['it is no instant', { ...date, time: 9e15 }],
])('leaves an object as it is where %s', (_, start) => {
  const body = [{ id: 1, start }];
  expect(withoutDateParts(body)).toBe(body);
});

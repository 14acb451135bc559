import { expect, test } from 'vitest';
import { dateFormatsFor } from '../../../../src/cli/map/page/client/model/date-formats.ts';
import { endReadLike, otherReadingsOf, readingName } from '../../../../src/cli/map/page/client/model/date-readings.ts';
import { readPattern } from '../../../../src/mapping/dates/date-pattern.ts';

test.each([
  ['05/09/2026 2:30 PM', ['dd/MM/yyyy h:mm a', 'MM/dd/yyyy h:mm a']],
  ['25.10.2026, 09:05', ['dd.MM.yyyy, HH:mm']],
  ['10/25/2026', ['MM/dd/yyyy']],
  ['2026-11-08 16:30:00', ['yyyy-MM-dd HH:mm:ss']],
  ['8.11.26 9.30', ['d.MM.yy H.mm', 'M.dd.yy H.mm']],
  ['1793000000', ['epoch']],
  [1793000000000, ['epoch-ms']],
  ['20261108', ['yyyyMMdd', 'ddMMyyyy']],
  ['next week', []],
])('a date written as %j may follow %j', (given, formats) => {
  expect(dateFormatsFor(given)).toEqual(formats);
  // The mapping reads the date by each of them.
  for (const format of formats.filter((one) => !one.startsWith('epoch') && one !== 'ddMMyyyy'))
    expect(readPattern(String(given), [format], 'en').kind).not.toBe('fault');
});

test('the other readings of a date are its zone, its clock, its day and its order', () => {
  const readings = otherReadingsOf('from', '05/09/2026 14:30');
  expect(readings).toEqual([
    { path: 'from', timeZone: 'UTC' },
    { path: 'from', as: 'local' },
    { path: 'from', as: 'day' },
    { path: 'from', format: 'dd/MM/yyyy HH:mm' },
    { path: 'from', format: 'MM/dd/yyyy HH:mm' },
  ]);
  expect(readings.map(readingName)).toEqual(['utc', 'local', 'day', 'dayFirst', 'monthFirst']);
  expect(otherReadingsOf({ path: 'from', timeZone: 'UTC' }, '2026-11-08 16:30')).toContainEqual('from');
  expect(otherReadingsOf(['a', 'b'], '')).toEqual([]);
});

test('the end is read by the clock of the start, unless it has one of its own', () => {
  const utc = { path: 'from', timeZone: 'UTC' };
  expect(endReadLike(utc, 'from', 'till')).toEqual({ path: 'till', timeZone: 'UTC' });
  expect(endReadLike('from', utc, { path: 'till', timeZone: 'UTC' })).toBe('till');
  expect(endReadLike({ path: 'from', as: 'local' }, 'from', { path: 'till', format: 'epoch' })).toEqual({
    path: 'till',
    format: 'epoch',
    as: 'local',
  });
  expect(endReadLike(utc, 'from', { path: 'till', timeZone: 'Europe/Berlin' })).toBeNull();
  expect(endReadLike({ path: 'from', format: 'dd/MM/yyyy' }, 'from', 'till')).toBeNull();
  expect(endReadLike(utc, 'from', ['till', 'until'])).toBeNull();
});

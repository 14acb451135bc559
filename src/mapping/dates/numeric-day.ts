import type { DateReading } from './reading.ts';

interface NumericDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly assumed: DateReading['assumed'];
}

const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/**
 * The day of two numbers and the sign between them. `25.10.2026` says day first everywhere; with slashes or dashes the order shows
 * where one of them is above 12, or by the day of the week that is written beside it; else it is assumed.
 */
export function numericDay(
  year: number,
  [first, sign, second]: readonly [number, string, number],
  language: string,
  weekday: number | null,
): NumericDay {
  const dayFirst: NumericDay = { year, month: second, day: first, assumed: null };
  const monthFirst: NumericDay = { year, month: first, day: second, assumed: null };
  if (sign === '.' || first > 12 || first === second) return dayFirst;
  if (second > 12) return monthFirst;
  const asDayFirst = weekdayOf(year, second, first) === weekday;
  const asMonthFirst = weekdayOf(year, first, second) === weekday;
  if (asDayFirst !== asMonthFirst) return asDayFirst ? dayFirst : monthFirst;
  return /^en-(us|ph)$/i.test(language)
    ? { ...monthFirst, assumed: 'month first' }
    : { ...dayFirst, assumed: 'day first' };
}

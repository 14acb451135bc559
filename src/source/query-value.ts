import { Temporal } from 'temporal-polyfill';
import type { QueryValue } from './source-settings.ts';

/** The text of a query parameter; a day relative to today is midnight in UTC, in Unicode's date letters (UTS #35), `epoch` or `epoch-ms`. */
export function queryText(value: QueryValue, now: number): string {
  if (typeof value !== 'object') return String(value);
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').startOfDay();
  const day = today.add({ days: value.days });
  if (value.format === 'epoch') return String(Math.floor(day.epochMilliseconds / 1000));
  if (value.format === 'epoch-ms') return String(day.epochMilliseconds);
  return value.format.replace(/'((?:[^']|'')*)'|([A-Za-z])\2*/g, (run, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted === '' ? "'" : quoted.replaceAll("''", "'");
    return letters(run, day);
  });
}

function letters(run: string, day: Temporal.ZonedDateTime): string {
  const padded = (number: number) => String(number).padStart(run.length, '0');
  switch (run[0]) {
    case 'y':
    case 'u':
      return run.length === 2 ? padded(day.year % 100) : padded(day.year);
    case 'M':
    case 'L':
      return padded(day.month);
    case 'd':
      return padded(day.day);
    case 'D':
      return padded(day.dayOfYear);
    case 'H':
    case 'm':
    case 's':
    case 'S':
      return padded(0);
    case 'X':
      return 'Z';
    case 'x':
      return run.length === 3 || run.length === 5 ? '+00:00' : run.length === 1 ? '+00' : '+0000';
    default:
      throw new RangeError(
        `"${run}" is no letter of a date pattern that a query can use; expected y, M, d, D, H, m, s, S, X or x`,
      );
  }
}

import { formatInstant, wallAt } from '../../calendar/instant.ts';
import type { TimeZone } from '../../calendar/time-zone.ts';

/** What a value says of a moment, before anything is computed: a day, perhaps a time, perhaps where. */
export interface ParsedDate {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM:SS`; null: only the day is said. */
  readonly time: string | null;
  /** Minutes east of UTC, where the value says so: then the moment is known. */
  readonly offset: number | null;
  /** The zone that the value names. */
  readonly zone: TimeZone | null;
  /** The order of day and month was assumed: nothing in the value tells. */
  readonly assumed: 'day first' | 'month first' | null;
  /** A day in a field that is there for whole days only, as iCalendar's are, whose end is exclusive. */
  readonly dateField: boolean;
}

export type DateResult =
  | { readonly kind: 'date'; readonly reading: ParsedDate; readonly end: ParsedDate | null }
  /** Only a time of day, or from one to another; no end later than its start is on the next day. */
  | { readonly kind: 'time'; readonly time: string; readonly end?: string | null }
  /** What databases write for no date. */
  | { readonly kind: 'none' }
  /** Ends the sentence `expected a date, found … : …`. */
  | { readonly kind: 'fault'; readonly reason: string };

export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  /** Null or absent with `hour` absent: a day. */
  readonly offset?: number | null;
  readonly zone?: TimeZone | null;
  readonly assumed?: ParsedDate['assumed'];
}

const earliest = 1800;
const latest = 2999;
const two = (n: number) => String(n).padStart(2, '0');

export const fault = (reason: string): DateResult => ({ kind: 'fault', reason });

/** The reading of a day and a time; a fault when there is no such day or time, none for the years that stand for no date. */
export function readingOf(parts: DateParts): DateResult {
  const { year, month, day, hour, minute = 0, second = 0 } = parts;
  if (year <= 1 || year >= 9998) return { kind: 'none' };
  // The zero of SQL Server's and of OLE's dates.
  if (
    ((year === 1899 && month === 12 && day === 30) || ((year === 1900 || year === 1753) && month === 1 && day === 1)) &&
    !hour &&
    !minute
  ) {
    return { kind: 'none' };
  }
  if (year < earliest || year > latest) return fault(`the year ${year} is not between ${earliest} and ${latest}`);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (month < 1 || month > 12 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    return fault(`there is no day ${year}-${two(month)}-${two(day)}`);
  }
  const rest = {
    offset: parts.offset ?? null,
    zone: parts.zone ?? null,
    assumed: parts.assumed ?? null,
    dateField: false,
  };
  if (hour === undefined) {
    return { kind: 'date', reading: { day: date.toISOString().slice(0, 10), time: null, ...rest }, end: null };
  }
  // ISO 8601 writes the midnight that ends a day as 24:00, and leap seconds as 60.
  const last = hour === 24 && minute === 0 && second === 0;
  if (hour > 24 || (hour === 24 && !last) || minute > 59 || second > 60) {
    return fault(`there is no time ${two(hour)}:${two(minute)}:${two(second)}`);
  }
  const shown = new Date(date.getTime() + (last ? 86_400_000 : 0)).toISOString().slice(0, 10);
  const time = last ? '00:00:00' : `${two(hour)}:${two(minute)}:${two(Math.min(second, 59))}`;
  // 1970-01-01T00:00 is a zero that was formatted.
  if (shown === '1970-01-01' && time === '00:00:00') return { kind: 'none' };
  return { kind: 'date', reading: { day: shown, time, ...rest }, end: null };
}

/** The reading of milliseconds since 1970. Zero is no date. */
export function readingOfEpoch(ms: number, zone: TimeZone | null = null): DateResult {
  if (ms === 0) return { kind: 'none' };
  if (!Number.isFinite(ms) || Math.abs(ms) > 8.64e15) return fault('the number is out of range');
  const date = new Date(ms);
  return readingOf({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    offset: 0,
    zone,
  });
}

/** The day that is meant by a date which may be written as an instant: much software says a day by its midnight in UTC. */
export function intendedDay({ day, time, offset }: ParsedDate, zoneId: string | null): string {
  if (time === null || offset === null || zoneId === null) return day;
  const local = wallAt(formatInstant(Date.parse(`${day}T${time}Z`) - offset * 60_000), zoneId);
  return local.time === '00:00:00' || local.time === '23:59:59' ? local.day : day;
}

interface NumericDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly assumed: ParsedDate['assumed'];
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

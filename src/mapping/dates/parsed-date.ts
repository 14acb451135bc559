import { formatInstant, instantAt, wallAt } from '../../calendar/instant.ts';
import type { TimeZone } from '../../calendar/time-zone.ts';
import { gregorianDay } from './other-calendars.ts';

/** A date as its value gives it, before anything is computed: a day, maybe a time, maybe an offset or a zone. */
export interface ParsedDate {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM:SS`; null when the value gives only the day. */
  readonly time: string | null;
  /** Minutes east of UTC; null when the value gives no offset. */
  readonly offset: number | null;
  /** The zone that the value names; null when it names none. */
  readonly zone: TimeZone | null;
  /** The order of day and month that was assumed; null when the value leaves no doubt. */
  readonly assumed: 'day first' | 'month first' | null;
  /** Whether the day is in a field for whole days only. In such fields, as in iCalendar, ends are exclusive. */
  readonly dateField: boolean;
}

export type DateResult =
  | {
      readonly kind: 'date';
      readonly reading: ParsedDate;
      readonly end: ParsedDate | null;
      /** The words beside the day that say a time that can't be read, `after sunset`. Set only where it is asked for. */
      readonly unreadTime?: string;
    }
  /** A time of day without a day, maybe with an end. An end that is not later than the start is on the next day. */
  | { readonly kind: 'time'; readonly time: string; readonly end?: string | null }
  /** A value that stands for no date. */
  | { readonly kind: 'none' }
  /** Why the value is no date, to end the sentence `expected a date, found …: …`. */
  | { readonly kind: 'fault'; readonly reason: string };

export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  /** Minutes east of UTC. */
  readonly offset?: number | null;
  readonly zone?: TimeZone | null;
  readonly assumed?: ParsedDate['assumed'];
}

/** Checks the parts of a date. A day or time that doesn't exist is a fault; placeholders of databases are `none`. */
export function dateFromParts(parts: DateParts): DateResult {
  const { hour, minute = 0, second = 0 } = parts;
  const isGregorian = parts.year > 1500 && parts.year < 2500;
  const { year, month, day } = isGregorian ? parts : gregorianDay(parts);
  if (year <= 1 || year >= 9998) return { kind: 'none' };
  // The zero dates of SQL Server and OLE.
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
  // The hours of a night are counted on: ISO 8601 writes the midnight at its beginning as 24:00. A leap second is 60.
  if (hour >= hoursOfNight || minute > 59 || second > 60) {
    return fault(`there is no time ${two(hour)}:${two(minute)}:${two(second)}`);
  }
  const shown = new Date(date.getTime() + (hour >= 24 ? 86_400_000 : 0)).toISOString().slice(0, 10);
  const time = `${two(hour % 24)}:${two(minute)}:${two(Math.min(second, 59))}`;
  // 1970-01-01T00:00 is a formatted zero.
  if (shown === '1970-01-01' && time === '00:00:00') return { kind: 'none' };
  return { kind: 'date', reading: { day: shown, time, ...rest }, end: null };
}

/** A show until 25:00 ends at one, and the night ends at 30:00. */
const hoursOfNight = 30;

const earliest = 1800;

const latest = 2999;

const two = (n: number) => String(n).padStart(2, '0');

/** Why a text such as `Friday, March 12` is no date. */
export const withoutYear = 'it names no year';

export const fault = (reason: string): DateResult => ({ kind: 'fault', reason });

/** The date of a number of milliseconds since 1970. Zero stands for no date. */
export function dateFromEpoch(ms: number, zone: TimeZone | null = null): DateResult {
  if (ms === 0) return { kind: 'none' };
  if (!Number.isFinite(ms) || Math.abs(ms) > 8.64e15) return fault('the number is out of range');
  const date = new Date(ms);
  return dateFromParts({
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

/** The moment of a date in milliseconds since 1970: what names no offset as in UTC, a day as its beginning. */
export const msOf = ({ day, time, offset }: Pick<ParsedDate, 'day' | 'time' | 'offset'>): number =>
  Date.parse(`${day}T${time ?? '00:00:00'}Z`) - (offset ?? 0) * 60_000;

/** The instant of a date, whose clock is that of the zone where it names no offset. */
export const instantIn = (date: Pick<ParsedDate, 'day' | 'time' | 'offset'>, zoneId: string): string =>
  date.offset === null
    ? instantAt({ day: date.day, time: date.time ?? '00:00:00' }, zoneId).instant
    : formatInstant(msOf(date));

/**
 * The day that a date means in a zone. Much software writes a day as the instant of its midnight or its last second;
 * such an instant means the local day.
 */
export const intendedDay = (date: ParsedDate, zoneId: string | null): string => dayAtBound(date, zoneId) ?? date.day;

/** The day that a date begins or ends in the zone, by its midnight or its last second; null: it does neither. */
export const dayAtBound = (date: ParsedDate, zoneId: string | null): string | null =>
  dayAt(date, zoneId, ['00:00:00', '23:59:59']);

/** The day that a midnight in the zone begins; null: the date is none. Where no zone is known, the midnight that is written. */
export const dayAtMidnight = (date: ParsedDate, zoneId: string | null): string | null =>
  dayAt(date, zoneId, ['00:00:00']);

/** The day in a zone of a date with one of these times there. */
function dayAt(date: ParsedDate, zoneId: string | null, times: readonly string[]): string | null {
  const local =
    date.time === null || date.offset === null || zoneId === null ? date : wallAt(formatInstant(msOf(date)), zoneId);
  return times.includes(local.time ?? '') ? local.day : null;
}

interface OrderedDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly assumed: ParsedDate['assumed'];
}

/**
 * Decides which of two numbers is the day and which the month. With dots, the day is first (`25.10.2026`). With slashes
 * or dashes, a number above 12 decides, or the weekday that the text names. Otherwise the order is assumed from the
 * language.
 */
export function resolveDayOrder(
  year: number,
  [first, sign, second]: readonly [number, string, number],
  language: string,
  weekday: number | null,
): OrderedDay {
  const dayFirst: OrderedDay = { year, month: second, day: first, assumed: null };
  const monthFirst: OrderedDay = { year, month: first, day: second, assumed: null };
  if (sign === '.' || first > 12 || first === second) return dayFirst;
  if (second > 12) return monthFirst;
  const asDayFirst = weekdayOfDay(year, second, first) === weekday;
  const asMonthFirst = weekdayOfDay(year, first, second) === weekday;
  if (asDayFirst !== asMonthFirst) return asDayFirst ? dayFirst : monthFirst;
  return /^en-(us|ph)$/i.test(language)
    ? { ...monthFirst, assumed: 'month first' }
    : { ...dayFirst, assumed: 'day first' };
}

const weekdayOfDay = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

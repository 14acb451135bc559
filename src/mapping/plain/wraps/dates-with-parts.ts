import { isRecord, type JsonObject } from '../../json.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Java's Date has a getter for each part, and serializers of beans write what each of them gives. Others write the parts as a list.

const maxDepth = 100;
const parts = ['date', 'day', 'hours', 'minutes', 'month', 'seconds', 'time', 'year'];
const others = new Set([...parts, 'timezoneOffset', 'nanos', 'class']);

/** The year, the day of the year, the time to nanoseconds, and the offset: Rust's moments. Without the end, they are local times and days. */
const momentLength = 9;
const timeLength = 6;
const most = [2100, 366, 23, 59, 60, 999_999_999, 14, 45, 0];
const least = [1900, 1, 0, 0, 0, 0, -12, -45, 0];
const quarters = [0, 15, 30, 45];
/** A higher number beside a year is neither a month nor a week. */
const mostWeeks = 53;

/**
 * An answer with such dates as instants: `{ date: 25, day: 5, hours: 12, minutes: 0, month: 8, seconds: 0, time: 1790330400000, year: 126 }`
 * as `2026-09-25T10:00:00.000Z`, and days by their number in the year as days: `[2026, 283, 11, 0, 0, 0, 2, 0, 0]` as `2026-10-10T11:00:00+02:00`. The same
 * object if it has none.
 */
export function withoutDateParts(body: unknown): unknown {
  const isWritten = (value: object) => (Array.isArray(value) ? isMoment(value) : instantOf(value) !== null);
  return hasEarly(body, isWritten) ? rewritten(body, ordinalsIn(body), '', 0) : body;
}

/**
 * The keys under which all lists of numbers are moments. Where there are any, others may be days or local times: each of their lists is as
 * long, and some number is too high for a month or a week.
 */
function ordinalsIn(body: unknown): ReadonlySet<string> {
  const found = new Map<string, (readonly unknown[])[]>();
  const visit = (value: unknown, under: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    if (Array.isArray(value) && typeof value[0] === 'number') {
      const same = found.get(under);
      if (same === undefined) found.set(under, [value]);
      else same.push(value);
    } else for (const key in value) visit((value as JsonObject)[key], Array.isArray(value) ? under : key, depth + 1);
  };
  visit(body, '', 0);
  const areDays = (lists: readonly (readonly unknown[])[]) =>
    lists.every((list) => list.length === lists[0]?.length && list.length < momentLength && areParts(list)) &&
    lists.some(([, ordinal]) => (ordinal as number) > mostWeeks);
  const moments = [...found].filter(([, lists]) => lists.every(isMoment));
  const days = moments.length === 0 ? [] : [...found].filter(([, lists]) => areDays(lists));
  return new Set([...moments, ...days].map(([key]) => key));
}

function rewritten(value: unknown, ordinals: ReadonlySet<string>, under: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value) && typeof value[0] === 'number' && ordinals.has(under))
    return areParts(value) ? ordinalDate(value) : value;
  return (
    instantOf(value) ??
    withParts(value, (one, key) => rewritten(one, ordinals, Array.isArray(value) ? under : key, depth + 1))
  );
}

/** All nine parts, with an offset that there is. Python writes nine numbers, too, with the month, and the day of the year before the last. */
function isMoment(list: readonly unknown[]): boolean {
  if (list.length !== momentLength || !areParts(list)) return false;
  const [year = 0, second = 0, third = 0, , , , hours = 0, minutes = 0] = list;
  const isDayOfYear = Date.UTC(year, second - 1, third) === Date.UTC(year, 0, minutes);
  return !isDayOfYear && quarters.includes(Math.abs(minutes)) && hours * minutes >= 0;
}

const areParts = (list: readonly unknown[]): list is readonly number[] =>
  [2, timeLength, momentLength].includes(list.length) &&
  list.every(
    (one, n) => Number.isInteger(one) && (one as number) >= (least[n] ?? 0) && (one as number) <= (most[n] ?? 0),
  );

function ordinalDate([year = 0, ordinal = 1, ...time]: readonly number[]): string {
  const two = (part = 0) => String(Math.abs(part)).padStart(2, '0');
  const day = new Date(Date.UTC(year, 0, ordinal)).toISOString().slice(0, 10);
  if (time.length === 0) return day;
  const [hour, minute, second, , offset, offsetMinutes] = time;
  const sign = (offset ?? 0) < 0 || (offsetMinutes ?? 0) < 0 ? '-' : '+';
  const zone = offset === undefined ? '' : `${sign}${two(offset)}:${two(offsetMinutes)}`;
  return `${day}T${two(hour)}:${two(minute)}:${two(second)}${zone}`;
}

/** The instant of a date with all of these parts, of which `time` counts milliseconds since 1970; null: it is something else. */
function instantOf(value: object): string | null {
  if (!isRecord(value) || !parts.every((part) => Number.isInteger(value[part]))) return null;
  if (!Object.keys(value).every((key) => others.has(key))) return null;
  const date = new Date(value.time as number);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

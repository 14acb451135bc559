import { isRecord } from '../../json.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Java's Date has a getter for each part, and serializers of beans write what each of them gives. Others write the parts as a list.

const maxDepth = 100;
const parts = ['date', 'day', 'hours', 'minutes', 'month', 'seconds', 'time', 'year'];
const others = new Set([...parts, 'timezoneOffset', 'nanos', 'class']);

/** The year, the day of the year, the time to nanoseconds, and the offset: Rust's moments. Without the end, they are local times and days. */
const momentLength = 9;
const timeLength = 6;
const most = [2100, 366, 23, 59, 60, 999_999_999, 23, 59, 59];
const least = [1900, 1, 0, 0, 0, 0, -23, -59, -59];

/**
 * An answer with such dates as instants: `{ date: 25, day: 5, hours: 12, minutes: 0, month: 8, seconds: 0, time: 1790330400000, year: 126 }`
 * as `2026-09-25T10:00:00.000Z`, and days by their number in the year as days: `[2026, 283, 11, 0, 0, 0, 2, 0, 0]` as `2026-10-10T11:00:00+02:00`. The same
 * object if it has none.
 */
export function withoutDateParts(body: unknown): unknown {
  const isInstant = (value: object) => instantOf(value) !== null;
  const hasOrdinals = hasEarly(
    body,
    (value) => Array.isArray(value) && value.length === momentLength && areParts(value),
  );
  return hasOrdinals || hasEarly(body, isInstant) ? rewritten(body, hasOrdinals, 0) : body;
}

function rewritten(value: unknown, hasOrdinals: boolean, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (hasOrdinals && Array.isArray(value) && areParts(value)) return ordinalDate(value);
  return instantOf(value) ?? withParts(value, (one) => rewritten(one, hasOrdinals, depth + 1));
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

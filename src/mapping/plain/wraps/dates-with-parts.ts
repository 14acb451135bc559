import { isRecord } from '../../json.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Java's Date has a getter for each part, and serializers of beans write what each of them gives.

const maxDepth = 100;
const parts = ['date', 'day', 'hours', 'minutes', 'month', 'seconds', 'time', 'year'];
const others = new Set([...parts, 'timezoneOffset', 'nanos', 'class']);

/**
 * An answer with such dates as instants: `{ date: 25, day: 5, hours: 12, minutes: 0, month: 8, seconds: 0, time: 1790330400000, year: 126 }`
 * as `2026-09-25T10:00:00.000Z`. The same object if it has none.
 */
export function withoutDateParts(body: unknown): unknown {
  return hasEarly(body, (value) => instantOf(value) !== null) ? rewritten(body, 0) : body;
}

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  return instantOf(value) ?? withParts(value, (one) => rewritten(one, depth + 1));
}

/** The instant of a date with all of these parts, of which `time` counts milliseconds since 1970; null: it is something else. */
function instantOf(value: object): string | null {
  if (!isRecord(value) || !parts.every((part) => Number.isInteger(value[part]))) return null;
  if (!Object.keys(value).every((key) => others.has(key))) return null;
  const date = new Date(value.time as number);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

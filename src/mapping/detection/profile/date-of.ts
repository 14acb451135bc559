import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { clockOfParts, dateParts, numberedParts } from '../../dates/date-parts.ts';
import { readDate } from '../../dates/date-value.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { formsOf } from '../../structure/forms.ts';
import { nameOfStep } from '../../structure/labelled.ts';

/** Numbers under keys that speak of a time of day. */
export const ofTime: readonly Concept[] = ['time', 'start', 'end'];

/**
 * The date that a list of numbers writes, `[2026, 10, 8, 18, 30]`, or an object of numbers under other names than English ones;
 * a time, `[18, 30]`, where the key speaks of one. Null for other values.
 */
export function dateOf(value: unknown, steps: readonly string[], language: string): string | null {
  if (typeof value === 'string') {
    // What follows reads it as one date with its time.
    if (!timeFirst.test(value)) return null;
  } else if (Array.isArray(value)) {
    if (isPosition(value)) return value.map((part) => (Number.isInteger(part) ? `${part}.0` : `${part}`)).join(',');
    const [first, second] = value;
    const isTime =
      isWholeClock(value) ||
      (isClock(value) && ofTime.some((concept) => readKey(nameOfStep(steps.at(-1) ?? '')).concepts.has(concept)));
    if (isTime) return `${String(first).padStart(2, '0')}:${String(second).padStart(2, '0')}`;
    const nested = value.length === 2 && Array.isArray(first) && isClock(second);
    const parts = nested ? first : value;
    if (!isDay(parts)) return null;
  } else if (!isRecord(value) || !isNumbered(value, language)) return null;
  const result = readDate(value, { formats: [], language });
  if (result.kind === 'time') return result.time.slice(0, 5);
  if (result.kind !== 'date') return null;
  const { day, time } = result.reading;
  return time === null ? day : `${day}T${time}`;
}

/** `07:30 05/09/2026` */
const timeFirst = /^\s*\d{1,2}[:.h]\d{2}(?::\d{2})?,?\s+\d{1,4}[-./]\d{1,2}[-./]\d{1,4}\s*$/;

/** Two numbers that are degrees, with as many decimals as a place takes. */
const isPosition = (list: readonly unknown[]): boolean =>
  list.length === 2 &&
  list.every((part) => typeof part === 'number' && Math.abs(part) <= 180) &&
  list.some((part) => /\.\d{3,}$/.test(String(part)));

const isClock = (value: unknown): boolean =>
  Array.isArray(value) &&
  (value.length === 2 || value.length === 3) &&
  value.every((part, n) => Number.isInteger(part) && part >= 0 && part < (n === 0 ? 25 : 60));

/** `[10, 30, 0, 0]`: an hour and its minutes, without seconds and what is smaller. */
const isWholeClock = (list: readonly unknown[]): boolean =>
  list.length === 4 && isClock(list.slice(0, 2)) && (list[1] as number) % 5 === 0 && list[2] === 0 && list[3] === 0;

function isDay(list: readonly unknown[]): boolean {
  const [year, month, day] = list.map((part) =>
    typeof part === 'string' && /^\d{1,4}$/.test(part) ? Number(part) : part,
  );
  const numbers = list.length >= 3 && list.length <= 7 && [year, month, day].every(Number.isInteger);
  return numbers && within(year, 1379, 2620) && within(month, 1, 12) && within(day, 1, 31);
}

const within = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && value >= from && value <= to;

/**
 * An object that is one moment: its keys name a year, a month and a day, or an hour and its minutes, whatever else a program writes of
 * them; or it holds such numbers under keys that nobody knows. `{ year, month, day }` of numbers is told by its keys.
 */
function isNumbered(object: JsonObject, language: string): boolean {
  const values = Object.values(object);
  if (values.length < 2 || values.length > 16) return false;
  if (Object.hasOwn(object, 'year') && values.every((value) => typeof value !== 'string' || /^\d+$/.test(value)))
    return Object.hasOwn(object, 'month') && values.some(isRecord) && dateParts(object, language) !== null;
  const isOther = (value: unknown) =>
    typeof value === 'string' &&
    (value.length > 25 || formsOf(value).some((form) => form === 'zone' || form === 'instant'));
  if (values.some(isOther)) return false;
  const parts = dateParts(object, language);
  if (parts !== null) return parts.month > 0 && parts.day > 0;
  const areNumbers = values.every((value) => Number.isInteger(value) || /^\d{1,2}$/.test(scalarText(value)));
  if (areNumbers && values.length < 4 && clockOfParts(object) !== null) return true;
  const areForeign = Object.keys(object).every((key) => readKey(key).concepts.size === 0);
  return areForeign && numberedParts(object, language) !== null;
}

import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord, type JsonObject } from '../json.ts';
import type { DateParts } from './parsed-date.ts';
import { inLatinDigits } from './plain-date.ts';
import { anyLanguage, monthNumber } from './written/month-names.ts';
import { weekdayNumber } from './written/weekday-names.ts';
import { dayOfWeek } from './written/written-day.ts';

/** A number of a date or a time of day. */
export type DatePart = 'year' | 'month' | 'week' | 'weekday' | 'day' | 'hour' | 'minute' | 'second';

/** The parts of a date, by what their keys are called in the languages of portals, without accents. */
const partNames: ReadonlyMap<string, DatePart> = new Map([
  ...wordsOf('units', 'week').map((name) => [romanize(name), 'week'] as const),
  ...(['second', 'minute', 'hour', 'weekday', 'week', 'day', 'month', 'year'] as const).flatMap((part) =>
    wordsOf('fields', part).map((name) => [romanize(name), part] as const),
  ),
]);

/** Which part of a date a key names; null: none. */
export const partNamed = (name: string): DatePart | null =>
  partNames.get(romanize(name).replace(/[^\p{L}\p{M}]/gu, '')) ?? null;

/** The keys of libraries, in the order of the alphabet, whose January is 0. */
const monthsFromZero: ReadonlySet<string> = new Set(['dayOfMonth hourOfDay minute month second year']);

type Parts = { readonly [part in DatePart]?: number };

/** The number that a value gives for a part of a date; null: it gives none. */
export function partNumber(part: DatePart, value: unknown, language: string): number | null {
  const text = typeof value === 'string' ? value.trim() : null;
  const number = text !== null && /^\p{Nd}{1,4}$/u.test(text) ? Number(inLatinDigits(text)) : value;
  if (Number.isInteger(number) && (part !== 'weekday' || (number as number) < 8)) return number as number;
  if (text === null || text.length > 20) return null;
  if (part === 'month') return monthNumber(text, language);
  // `KW 42`
  if (part === 'week') return Number(/^\p{L}{1,7}\.?\s?(\d{1,2})$/u.exec(text)?.[1] ?? Number.NaN) || null;
  if (part !== 'weekday') return null;
  const weekday = weekdayNumber(text);
  return weekday === null ? null : weekday === 0 ? 7 : weekday;
}

/** The year and the month of `2026-10` or `October 2026`; null: another value. */
export function monthOfYear(value: unknown): readonly [year: number, month: number] | null {
  if (typeof value !== 'string' || value.length > 30) return null;
  const parts = /^\s*(\d{4})[-/.](\d{1,2})\s*$/.exec(value);
  if (parts !== null) return [Number(parts[1]), Number(parts[2])];
  const [, name = '', year] = /^\s*([\p{L}\p{M}]{3,})\.?,?\s+(\d{4})\s*$/u.exec(value) ?? [];
  const month = year === undefined ? null : monthNumber(name, anyLanguage);
  return month === null ? null : [Number(year), month];
}

/** The year and the week of `2026-W42`, `2026-42` or `KW 42/2026`, under a key for weeks; null: another value. */
export function weekOfYear(value: unknown): readonly [year: number, week: number] | null {
  if (typeof value !== 'string' || value.length > 20) return null;
  const [, year, week] = /^\s*(\d{4})\s?[-/.]?\s?\p{L}{0,5}\.?\s?(\d{1,2})\s*$/u.exec(value) ?? [];
  if (year !== undefined) return [Number(year), Number(week)];
  const [, own, its] = /^\s*(?:\p{L}{1,7}\.?\s?)?(\d{1,2})\s?[-/.]\s?(\d{4})\s*$/u.exec(value) ?? [];
  return own === undefined ? null : [Number(its), Number(own)];
}

/** The year that a month or a week names, and the number of this; null: it names none. */
export const withYear = (part: DatePart, value: unknown): readonly [year: number, number: number] | null =>
  part === 'month' ? monthOfYear(value) : part === 'week' ? weekOfYear(value) : null;

/** Libraries set a part that a date lacks to -1, or to the least or the greatest number that they have. */
const isSet = (number: number): boolean => number !== -1 && number !== -(2 ** 31) && number !== 2 ** 31 - 1;

/** An object without the parts of a date that have no value. */
export function withoutUnsetParts(object: JsonObject): JsonObject {
  const entries = Object.entries(object);
  const set = entries.filter(([key, value]) => typeof value !== 'number' || isSet(value) || partNamed(key) === null);
  return set.length === entries.length ? object : Object.fromEntries(set);
}

/** `{ h: 18, m: 30 }`: without a year or a day, `m` counts minutes. */
const isClockByName = (object: JsonObject): boolean => {
  const named = Object.keys(object).map(partNamed);
  return named.includes('hour') && !named.includes('year') && !named.includes('day');
};

/** The parts that the keys of `{ year: 2026, month: 'October', day: 8 }` name; null: neither a year nor an hour is among them. */
function partsByName(object: JsonObject, language: string): Parts | null {
  const found: Record<string, number> = {};
  const others: unknown[] = [];
  const isClock = isClockByName(object);
  for (const [key, value] of Object.entries(object)) {
    const plain = romanize(key).replace(/[^\p{L}\p{M}]/gu, '');
    const isMonth = !isClock && found.month === undefined;
    const part = plain === 'm' ? (isMonth ? 'month' : 'minute') : partNames.get(plain);
    const whole = part === undefined ? null : withYear(part, value);
    if (whole !== null) [found.year, found[part as string]] = whole;
    if (whole !== null) continue;
    const number = part === undefined ? null : partNumber(part, value, language);
    if (part === undefined || number === null) others.push(value);
    else if (isSet(number)) found[part] ??= number;
  }
  if (found.month !== undefined && monthsFromZero.has(Object.keys(object).sort().join(' '))) found.month += 1;
  if (found.year === undefined && found.hour === undefined) return null;
  const weekday =
    found.week === undefined ? null : others.find((one) => typeof one === 'string' && weekdayNumber(one) !== null);
  return typeof weekday === 'string'
    ? { ...found, weekday: partNumber('weekday', weekday, language) as number }
    : found;
}

const withClock = (day: DateParts, { hour, minute = 0, second = 0 }: Parts): DateParts =>
  hour === undefined ? day : { ...day, hour, minute, second };

/** The date of an object whose keys name its year, month and day, or its year, week and weekday; null: they name none. */
export function dateParts(object: JsonObject, language: string): DateParts | null {
  const parts = partsByName(object, language);
  if (parts?.year === undefined) return null;
  const { year, month, day, week, weekday } = parts;
  if (month === undefined && week !== undefined) {
    const first = dayOfWeek(year, week, weekday ?? 1);
    return withClock(
      { year, month: first?.month ?? 0, day: first?.day ?? 0, ...(first?.year && { year: first.year }) },
      parts,
    );
  }
  return withClock({ year, month: month ?? 0, day: day ?? 0 }, parts);
}

/**
 * The date of an object of numbers whose keys nobody knows, `{ წელი: 2026, თვე: 10, დღე: 17, საათი: 12 }`: the year is first or third,
 * and each number is one that can stand there. Null for other objects.
 */
export function numberedParts(object: JsonObject, language: string): DateParts | null {
  const values = Object.values(object);
  if (values.length < 3 || values.length > 7) return null;
  const numbers = values.map((value, n) => partNumber(n === 1 ? 'month' : 'day', value, language));
  if (numbers.includes(null)) return null;
  const [first, month = 0, third, hour, minute = 0, second = 0] = numbers as readonly number[];
  const [year = 0, day = 0] = isYear(first) ? [first, third] : [third, first];
  const clock = [hour ?? 0, minute, second];
  if (!isYear(year) || !within(month, 1, 12) || !within(day, 1, 31)) return null;
  if (!within(clock[0], 0, 24) || !within(clock[1], 0, 59) || !within(clock[2], 0, 60)) return null;
  return withClock({ year, month, day }, { ...(hour === undefined ? {} : { hour }), minute, second });
}

const within = (value: number | undefined, from: number, to: number): boolean =>
  value !== undefined && value >= from && value <= to;

/** Years that events have, in any calendar. */
const isYear = (value: number | undefined): boolean =>
  within(value, 1379, 1499) || within(value, 1900, 2200) || within(value, 2550, 2620);

/** `18:30:00` of `[18, 30]` or `{ hour: 18, minute: 30 }`; null for other values. */
export function clockOfParts(value: unknown): string | null {
  const parts = isRecord(value) ? partsByName(value, 'en') : null;
  const list = Array.isArray(value) ? value : [parts?.hour, parts?.minute ?? 0, parts?.second ?? 0];
  const [hour, minute, second = 0] = list.map((part) => (typeof part === 'string' ? Number(part) : part));
  if (list.length < 2 || list.length > 4 || ![hour, minute, second].every(Number.isInteger)) return null;
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59 || second < 0 || second > 59) return null;
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
}

import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { clockOfParts, dateParts, numberedParts } from '../../dates/date-parts.ts';
import { readDate } from '../../dates/date-value.ts';
import type { ParsedDate } from '../../dates/parsed-date.ts';
import { isEmpty, isRecord, type JsonObject, scalarText } from '../../json.ts';
import { formsOf } from '../../structure/forms.ts';
import { nameOfStep } from '../../structure/labelled.ts';

/** Numbers under keys that speak of a time of day. */
export const ofTime: readonly Concept[] = ['time', 'start', 'end'];

/**
 * The date that a list of numbers writes, `[2026, 10, 8, 18, 30]`, or an object of numbers under other names than English ones;
 * a time, `[18, 30]`, where the key speaks of one. Null for other values.
 */
export function dateOf(value: unknown, steps: readonly string[], language: string): string | null {
  if (Array.isArray(value)) {
    if (isPosition(value, steps))
      return value.map((part) => (Number.isInteger(part) ? `${part}.0` : `${part}`)).join(',');
    const lists = value.length === 2 && value.every(Array.isArray) ? value : [value];
    if (!lists.every(areNumbers)) return null;
  } else if (!isRecord(value) || !isNumbered(value, language)) return null;
  const result = readDate(value, { formats: [], language });
  if (result.kind === 'time') {
    const isTold = ofTime.some((concept) => readKey(nameOfStep(steps.at(-1) ?? '')).concepts.has(concept));
    return isTold || !Array.isArray(value) || isWholeClock(value) ? result.time.slice(0, 5) : null;
  }
  return result.kind === 'date' ? writtenMoment(result.reading) : null;
}

export const writtenMoment = ({ day, time }: Pick<ParsedDate, 'day' | 'time'>): string =>
  time === null ? day : `${day}T${time}`;

/** What separates several dates, each with its year, in every text; null: they are no dates, or none has several. */
export function separatorOf(values: readonly unknown[]): string | null {
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length === 0 || texts.length < values.length) return null;
  const areDates = (text: string, separator: string) =>
    text
      .split(separator)
      .slice(0, mostPacked)
      .every((part) => isWholeDate(part.trim()));
  return (
    [';', '|', '\n'].find(
      (separator) => texts.some((text) => text.includes(separator)) && texts.every((text) => areDates(text, separator)),
    ) ?? null
  );
}

const mostPacked = 20;
const isWholeDate = (text: string): boolean =>
  /\d{4}/.test(text) && formsOf(text).some((form) => form === 'instant' || form === 'dateTime' || form === 'day');

const areNumbers = (list: readonly unknown[]): boolean =>
  list.length > 1 && list.every((part) => /^\d{1,4}$/.test(scalarText(part)));

/** Two numbers that are degrees, with as many decimals as a place takes; under a key for degrees, whole ones, too: a country has those of its middle. */
const isPosition = (list: readonly unknown[], steps: readonly string[]): boolean =>
  list.length === 2 &&
  list.every((part) => typeof part === 'number' && Math.abs(part) <= 180) &&
  (list.some((part) => /\.\d{3,}$/.test(String(part))) || readKey(nameOfStep(steps.at(-1) ?? '')).concepts.has('geo'));

/** `[10, 30, 0, 0]`: an hour and its minutes, without seconds and what is smaller. */
const isWholeClock = (list: readonly unknown[]): boolean =>
  list.length === 4 && (list[1] as number) % 5 === 0 && list[2] === 0 && list[3] === 0;

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
  // What has a title or a place beside its day is an event, and no moment.
  if (Object.keys(object).some((key) => ofEvents.some((concept) => readKey(key).concepts.has(concept)))) return false;
  const parts = dateParts(object, language);
  if (parts !== null) return parts.month > 0 && parts.day > 0;
  const areNumbers = values.every((value) => Number.isInteger(value) || /^\d{1,2}$/.test(scalarText(value)));
  if (areNumbers && values.length < 4 && clockOfParts(object) !== null) return true;
  const areForeign = Object.keys(object).every((key) => readKey(key).concepts.size === 0);
  return areForeign && numberedParts(object, language) !== null;
}

const ofEvents: readonly Concept[] = [
  'title', 'description', 'place', 'room', 'category', 'organizer', 'performer', 'price', 'image', 'url',
]; // biome-ignore format: a list

/** Two times in most lists, of which the second is later: from when to when. A few odd lists change nothing for the others. */
export function isSpans(values: readonly unknown[]): boolean {
  const lists = values.filter((value) => !isEmpty(value));
  if (lists.length < 3 || !lists.every(isOfClocks)) return false;
  const isSpan = ([from = '', till = '', ...more]: readonly string[]) =>
    more.length === 0 && padded(from) < padded(till);
  return lists.filter(isSpan).length * 3 >= lists.length * 2;
}

const isOfClocks = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && clockForm.test(padded(one)));

const padded = (clock: string): string => clock.trim().padStart(5, '0');

const clockForm = /^(?:[01]\d|2[0-4])[:.][0-5]\d(?::[0-5]\d)?$/;

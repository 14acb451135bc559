import { isCalendarText, readCalendarText } from './calendar-text.ts';

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object and not a list. */
export const isRecord = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Whether a value has no content: null, a blank text, or a list or object of such values. False and 0 are content. */
export function isEmpty(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || depth > 20) return false;
  const parts = Array.isArray(value) ? value : Object.values(value);
  return parts.every((part) => isEmpty(part, depth + 1));
}

/** The most values that the result of one rule may hold. */
export const maxJsonValues = 100_000;
const maxJsonDepth = 100;

/**
 * What one record may hold; one with more is left out. An event with 1,000 sessions of ten fields has 11,000 values. Some
 * editors store pictures in the text of a description.
 */
const recordLimits = { values: 20_000, characters: 6_000_000 };
export const recordLimitsText = 'at most 20,000 values and 6,000,000 characters, nested at most 100 deep';

/** Whether a record is plain JSON within its limits. */
export const isJsonRecord = (record: unknown): boolean => isJson(record, recordLimits.values, recordLimits.characters);

/**
 * Whether a value is plain JSON of a bounded size. Functions and instances of classes are not.
 */
export function isJson(value: unknown, maxValues = maxJsonValues, maxCharacters = Number.POSITIVE_INFINITY): boolean {
  let left = maxValues;
  let characters = maxCharacters;
  const check = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > maxJsonDepth) return false;
    if (typeof part === 'string') characters -= part.length;
    if (characters < 0) return false;
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return true;
    if (typeof part === 'number') return Number.isFinite(part);
    if (typeof part !== 'object') return false;
    if (Array.isArray(part)) return part.every((item) => check(item, depth + 1));
    const prototype = Object.getPrototypeOf(part);
    if (prototype !== null && prototype !== Object.prototype) return false;
    return Object.entries(part).every(([key, item]) => {
      characters -= key.length;
      return check(item, depth + 1);
    });
  };
  return check(value, 0);
}

/**
 * A scalar as text. An object has none: `String` calls a `toString` that a record may hold as a key, and throws. All of
 * mapping reads texts by this function.
 */
export function scalarText(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => (item === null ? '' : scalarText(item))).join(',');
  return typeof value === 'object' && value !== null ? '[object]' : String(value);
}

/** The same as a number; not a number for an object. */
export function scalarNumber(value: unknown): number {
  return typeof value === 'object' && value !== null ? Number.NaN : Number(value);
}

/** Describes a value for a problem's message: short, on one line. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return shorten(`a list of ${value.length}`);
  if (value !== null && typeof value === 'object')
    return shorten(`an object with ${Object.keys(value).slice(0, 5).join(', ') || 'nothing in it'}`);
  if (typeof value === 'string') return `'${shorten(value.slice(0, 2 * maxShown).replace(/\p{C}+/gu, ' '))}'`;
  return shorten(String(value));
}

/** The longest description, in characters. */
const maxShown = 80;

const shorten = (text: string) =>
  text.length > maxShown ? `${text.slice(0, maxShown).toWellFormed()}…` : text.toWellFormed();

/** The longest text that is opened as JSON, in characters, and the most values in it. */
const maxOpened = 300_000;
const maxOpenedValues = 20_000;

/** Texts that were opened last: each rule of a record asks for the same one. */
const opened = new Map<string, unknown>();
const mostKept = 64;

/**
 * What a text holds if it is the JSON of an object or a list, `{"name": …}`, or an event of iCalendar; any other value comes back as it
 * is. A text in brackets that may be a title, `[12]`, is none. Bounded in size and depth.
 */
export function openText(value: unknown): unknown {
  if (typeof value !== 'string' || value.length < 2 || value.length > maxOpened || !holdsMore(value)) return value;
  const known = opened.get(value);
  if (known !== undefined) return known;
  const held = parseHeld(value);
  if (opened.size >= mostKept) opened.clear();
  opened.set(value, held);
  return held;
}

function holdsMore(text: string): boolean {
  const bare = text.trim();
  return (
    (bare.startsWith('{') && bare.endsWith('}')) || (bare.startsWith('[') && bare.endsWith(']')) || isCalendarText(text)
  );
}

function parseHeld(text: string): unknown {
  if (isCalendarText(text)) return readCalendarText(text) ?? text;
  try {
    const held: unknown = JSON.parse(text);
    const isList = Array.isArray(held);
    if (isList ? held.length === 1 && typeof held[0] === 'number' : !isRecord(held)) return text;
    return isJson(held, maxOpenedValues) ? held : text;
  } catch {
    return text;
  }
}

/** Whether a key says that it is an id, and not of what: `_id`, `@id`. */
export const isPlainId = (key: string): boolean => /^[_$@]*id$/i.test(key);

import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { isMoment } from '../structure/lists/list-shapes.ts';
import { oneTableIn, type StandingTable } from './one-table.ts';

// The numbers of lessons, and a table in the answer that says from when to when each of them is: schools and courts write their hours so.

interface Hours {
  readonly start: string;
  /** Null: the table has no ends. */
  readonly end: string | null;
}

interface HourTable {
  /** Words of keys by which records may call its numbers. */
  readonly called: readonly string[];
  readonly hours: ReadonlyMap<string, Hours>;
}

const maxRows = 40;
const maxFields = 8;
const maxKeys = 200;
const others: readonly Concept[] = [
  'price', 'count', 'capacity', 'booked', 'remaining', 'duration', 'phone', 'zip', 'houseNumber',
]; // biome-ignore format: a list

/** The one table of hours in an answer; null: there is none, or several that say something else. */
export const hourTableIn = (body: unknown): StandingTable<HourTable> | null =>
  oneTableIn(body, readTable, (first, { hours }) =>
    [...hours].every(([code, { start }]) => (first.hours.get(code)?.start ?? start) === start),
  );

function readTable(key: string, whole: object): HourTable | null {
  const rows = Array.isArray(whole) ? whole : Object.values(whole);
  if (rows.length < 2 || rows.length > maxRows || !rows.every(mayBeRow)) return null;
  if (!Array.isArray(whole)) return tableOf([key], Object.keys(whole), rows);
  if (!rows.every(isRecord)) return null;
  const own = Object.keys(rows[0] as JsonObject).find((one) => {
    const codes = rows.map((row) => (row as JsonObject)[one]);
    return codes.every(isCode) && new Set(codes.map(codeText)).size === codes.length;
  });
  if (own === undefined) return null;
  const codes = rows.map((row) => (row as JsonObject)[own]);
  return tableOf(
    [key, own],
    codes,
    rows.map(({ [own]: _, ...row }) => row),
  );
}

/** A row has hardly more than its number, a name and hours, and no day. */
function mayBeRow(row: unknown): boolean {
  if (typeof row === 'string') return row.length <= 30 && /\d/.test(row);
  if (typeof row !== 'object' || row === null) return false;
  const values = Object.values(row);
  const isPlain = (value: unknown) =>
    value === null || (typeof value !== 'object' && scalarText(value).length <= 60 && !isMoment(value));
  return values.length > 0 && values.length <= maxFields && values.every(isPlain);
}

function tableOf(keys: readonly string[], codes: readonly unknown[], rows: readonly unknown[]): HourTable | null {
  if (!codes.every(isCode)) return null;
  const hours = rows.map(hoursOf);
  if (hours.includes(null)) return null;
  const all = hours as readonly Hours[];
  if (new Set(all.map(({ start, end }) => `${start} ${end}`)).size < all.length) return null;
  if (codes.some((code) => /\d/.test(codeText(code))) && !areInTurn(all)) return null;
  const byCode = new Map(codes.map((code, n) => [codeText(code), all[n] as Hours]));
  return { called: keys.flatMap((key) => stemsOf(key)), hours: byCode };
}

/** Lessons follow one another. Hours that a house is open on each day of the week do not. */
function areInTurn(hours: readonly Hours[]): boolean {
  const sorted = hours.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  return sorted.every(({ start }, n) => n === 0 || start >= (sorted[n - 1]?.end ?? ''));
}

/** `'8:00–8:45'`, `['8:00', '8:45']` or `{ from: '8:00', to: '8:45' }`; null: the row has no hours, or more than two. */
function hoursOf(row: unknown): Hours | null {
  const values = typeof row === 'string' ? [row] : Object.values(row as object);
  const times = values.flatMap((value) => (typeof value === 'string' && clocks.test(value) ? clocksIn(value) : []));
  const [start, end = null, ...more] = times;
  if (start === undefined || more.length > 0) return null;
  return end === null || end > start ? { start, end } : null;
}

const clock = String.raw`([01]?\d|2[0-3])\s?[:.h]\s?([0-5]\d)(?::\d{2})?`;
/** `8:00`, or `08.00–08.45`. */
const clocks = new RegExp(`^\\s*${clock}(?:\\s*[-–—~]\\s*${clock})?\\s*$`);

const clocksIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(clock, 'g'))].map(([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`);

const isCode = (value: unknown): boolean =>
  (Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000) ||
  (typeof value === 'string' && /^(?:\d{1,3}|\p{L}{1,2}\d{0,2}|\p{Lu}{3})\.?$/u.test(value.trim()));

/** People write `02` or `2.` for 2. */
const codeText = (code: unknown): string =>
  scalarText(code)
    .trim()
    .replace(/^0+(?=\d)|\.$/g, '');

/** The words of a key that are no number, time or name of anything. */
const stemsOf = (key: string): readonly string[] =>
  splitKey(key)
    .map((word) => romanize(word))
    .filter((word) => {
      const { concepts } = readKey(word);
      return word.length > 2 && !general.some((concept) => concepts.has(concept));
    });

const general: readonly Concept[] = ['id', 'name', 'title', 'start', 'end', 'date', 'modifier', 'event', 'count'];

let lessons: ReadonlySet<string> | null = null;

/** Whether a key is one for the numbers of a table. */
function isCalled(key: string, { called }: HourTable): boolean {
  const { concepts } = readKey(key);
  if (others.some((concept) => concepts.has(concept))) return false;
  lessons ??= new Set(wordsOf('fields', 'lesson').map(romanize));
  const words = stemsOf(key);
  const known = lessons;
  return (
    known.has(words.join('')) || words.some((word) => known.has(word) || called.some((other) => isAlike(word, other)))
  );
}

/** `lekcja` and `lekcje` are cases of one word. */
const isAlike = (word: string, other: string): boolean =>
  word === other ||
  (word.length > 3 &&
    other.length > 3 &&
    word.slice(0, -1).startsWith(other.slice(0, -2).slice(0, 12)) &&
    Math.abs(word.length - other.length) < 3);

const tables = new WeakMap<object, HourTable | null>();

function tableIn(body: unknown): HourTable | null {
  if (!isRecord(body)) return null;
  const before = tables.get(body);
  if (before !== undefined) return before;
  const table = hourTableIn(body)?.table ?? null;
  tables.set(body, table);
  return table;
}

/** Puts the hours in the place of the numbers of lessons: those of a start or an end, or from one to the other. */
export function withHours(record: unknown, body: unknown): unknown {
  const table = tableIn(body);
  return table === null ? record : hoursIn(record, table, 0);
}

/** `lesson: { from: 3, to: 4 }` */
const isPartOf = (key: string, parent: string, table: HourTable): boolean =>
  parent !== '' && (['start', 'end'] as const).some((one) => readKey(key).concepts.has(one)) && isCalled(parent, table);

function hoursIn(value: unknown, table: HourTable, depth: number, parent = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((one) => (isRecord(one) ? hoursIn(one, table, depth, parent) : one));
    return items.some((one, n) => one !== value[n]) ? items : value;
  }
  if (!isRecord(value)) return value;
  const changed: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value).slice(0, maxKeys)) {
    const hours = isCalled(key, table) || isPartOf(key, parent, table) ? hoursFor(key, one, table) : null;
    const isDeep = depth < 2 && typeof one === 'object' && one !== null;
    const next = hours ?? (isDeep ? hoursIn(one, table, depth + 1, key) : one);
    if (next !== one) changed[key] = next;
  }
  return Object.keys(changed).length === 0 ? value : { ...value, ...changed };
}

/** What stands for the number of a lesson, or for those from one to another; null: the value is none. */
function hoursFor(key: string, value: unknown, { hours }: HourTable): string | null {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\s*[-–—,;/+]\s*/) : [value];
  if (all.length === 0 || !all.every(isCode)) return null;
  const [first, last] = [all[0], all.at(-1)].map((code) => hours.get(codeText(code)));
  if (first === undefined || last === undefined) return null;
  const { concepts } = readKey(key);
  if (concepts.has('end') && !concepts.has('start')) return last.end;
  const isStart = concepts.has('start') && !concepts.has('end') && all.length === 1;
  return isStart || last.end === null ? first.start : `${first.start}–${last.end}`;
}

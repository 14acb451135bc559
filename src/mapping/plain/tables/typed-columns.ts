import { isRecord } from '../../json.ts';
import { visitLists, withParts } from '../with-parts.ts';

// Stores say the type of each column, and some give a day as its number since 1970 and a time as what has passed since midnight.

const maxDepth = 20;
const leastColumns = 2;
const maxColumns = 500;

const nameKey = /^(?:name|key|field|column|(?:column|field)_?name)$/i;
const typeKey = /^(?:(?:data|column|field|logical)_?type|type(?:_?name)?)$/i;
const isDay = /^(?:date|date32|date_?day)$/i;
const isTime = /^(?:time|time(?:32|64)|time[-_](?:millis|micros)|time_?of_?day)$/i;

type Kind = 'day' | 'time';

/** The columns of a table that may have such values. */
interface Columns {
  readonly names: readonly string[];
  /** By place. */
  readonly kinds: ReadonlyMap<number, Kind>;
}

/**
 * An answer whose days and times are written as other stores do: with `columns: [{ name: 'day', type: 'date' }, { name: 'from', type: 'time' }]`, rows `[['20743',
 * '72900.000']]` become `[['2026-10-17', '20:15:00']]`, and rows that are objects likewise. The same object if it has none.
 */
export function withoutStoredTypes(body: unknown): unknown {
  const columns = columnsIn(body);
  return columns.length === 0 ? body : rewritten(body, columns, 0);
}

function columnsIn(body: unknown): readonly Columns[] {
  const found: Columns[] = [];
  const visit = (list: readonly unknown[]): boolean => {
    const columns = columnsOf(list);
    if (columns !== null) found.push(columns);
    return columns === null;
  };
  visitLists(body, visit, maxDepth);
  return found;
}

/** What the columns of a table are called and of which type; null: the list is of something else, or there are no such columns. */
function columnsOf(list: readonly unknown[]): Columns | null {
  const [first] = list;
  if (list.length < leastColumns || list.length > maxColumns || !isRecord(first)) return null;
  const [name, type] = [nameKey, typeKey].map((pattern) => Object.keys(first).find((key) => pattern.test(key)));
  if (name === undefined || type === undefined) return null;
  const names = list.map((one) => (isRecord(one) && typeof one[name] === 'string' ? one[name] : ''));
  const types = list.map((one) => (isRecord(one) ? typeIn(one[type]) : ''));
  if (names.includes('') || types.includes('') || new Set(names).size < names.length) return null;
  const kinds = types.flatMap((text, n): readonly (readonly [number, Kind])[] =>
    isDay.test(text) ? [[n, 'day']] : isTime.test(text) ? [[n, 'time']] : [],
  );
  return kinds.length === 0 ? null : { names, kinds: new Map(kinds) };
}

/** The type as a word. Some say beside how it is stored what it means: `{ type: 'int', logicalType: 'date' }`. */
function typeIn(type: unknown): string {
  const word = isRecord(type) ? (type.logicalType ?? type.name ?? type.type) : type;
  return typeof word === 'string' ? word : '';
}

function rewritten(value: unknown, columns: readonly Columns[], depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const rows = Array.isArray(value) ? rowsOf(value, columns) : null;
  return rows ?? withParts(value, (one) => rewritten(one, columns, depth + 1));
}

/** The rows of such a table with its days and times; null: the list is none, or has nothing to write anew. */
function rowsOf(list: readonly unknown[], all: readonly Columns[]): readonly unknown[] | null {
  if (list.length === 0) return null;
  for (const { names, kinds } of all) {
    const areLists = list.every((row) => Array.isArray(row) && row.length === names.length);
    const areObjects =
      !areLists && list.every((row) => isRecord(row) && names.every((name) => Object.hasOwn(row, name)));
    if (!areLists && !areObjects) continue;
    const found = [...kinds].flatMap(([n, kind]) => {
      const key = areLists ? n : (names[n] as string);
      const texts = writtenAs(
        list.map((row) => (row as Readonly<Record<string | number, unknown>>)[key]),
        kind,
      );
      return texts === null ? [] : [[key, texts] as const];
    });
    if (found.length > 0) return list.map((row, n) => withCells(row as object, found, n));
  }
  return null;
}

type Cells = readonly (readonly [key: string | number, texts: readonly unknown[]])[];

function withCells(row: object, cells: Cells, n: number): unknown {
  const next = (Array.isArray(row) ? [...row] : { ...row }) as Record<string | number, unknown>;
  for (const [key, texts] of cells) next[key] = texts[n];
  return next;
}

/**
 * Days from 2000 to 2035. A year is a smaller number, and so is many a date without its marks; others of these and days that sheets count since
 * 1900 are greater.
 */
const [firstDay, lastDay] = [10_957, 24_000];
const day = 86_400;
/** How many of a unit make a second. */
const units = [1, 1e3, 1e6, 1e9];

/** The values of a column as days or times; null: not all are numbers of such. */
function writtenAs(values: readonly unknown[], kind: Kind): readonly unknown[] | null {
  const numbers = values.map((value) => numberIn(value));
  const own = numbers.filter((number) => number !== null);
  if (own.length === 0 || own.length < values.filter((value) => value !== null && value !== '').length) return null;
  if (kind === 'day') {
    if (!own.every((one) => Number.isInteger(one) && one >= firstDay && one <= lastDay)) return null;
    // `010526` is the first of May.
    if (values.some((value) => typeof value === 'string' && value.startsWith('0'))) return null;
    return numbers.map((one) => (one === null ? null : new Date(one * day * 1000).toISOString().slice(0, 10)));
  }
  const unit = units.find((one) => own.every((number) => number >= 0 && number < day * one));
  if (unit === undefined || !own.every((one) => isMinute(one / unit))) return null;
  // What counts the hours only, or says `1830`, is none.
  if (!own.some((one) => one >= 3600 * unit) && !own.every((one) => one === 0)) return null;
  return numbers.map((one) => (one === null ? null : new Date((one / unit) * 1000).toISOString().slice(11, 19)));
}

/** Nobody begins at `19:26:40`, which `070000` would be; some end a second before the hour. */
const isMinute = (seconds: number): boolean => [0, 59].includes(Math.floor(seconds) % 60);

function numberIn(value: unknown): number | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^\d{1,18}(?:\.\d{1,12})?$/.test(text) ? Number(text) : null;
}

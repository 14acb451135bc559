import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import { type Concept, stampConcepts } from '../../../vocabulary/language-words.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { readReference } from '../../reference-keys.ts';
import { formsOf } from '../../structure/forms.ts';

// Lists of records side by side, and what is in their columns.

export const maxTables = 20;
const maxRows = 20_000;
/** So many rows say what is in the columns of a table. */
const looked = 20;

/** A list of records. */
export interface Table {
  readonly key: string;
  readonly rows: readonly JsonObject[];
  readonly columns: readonly Column[];
  /** Its own id: the numbers in its first column, or the first that is called one. */
  readonly id: Column | undefined;
  readonly isDated: boolean;
  readonly isTitled: boolean;
}

/** What its records have under one key. */
export interface Column {
  readonly key: string;
  readonly words: readonly string[];
  /** The words of the key, as any other spelling of it has them. */
  readonly name: string;
  readonly concepts: ReadonlySet<Concept>;
  /** It is called an id or a number of something. */
  readonly isMarked: boolean;
  /** What is in it, in the first rows. */
  readonly some: readonly unknown[];
}

/** Lists of records, two at least: most answers have one, and end here. XML that became JSON has a list of one row as the row itself. */
export function tablesIn(holder: JsonObject): readonly Table[] {
  const lists: [string, readonly unknown[]][] = [];
  let visited = 0;
  for (const key in holder) {
    visited += 1;
    if (visited > 100) return [];
    const value = holder[key];
    const rows = Array.isArray(value) ? value : [value];
    if (rows.length <= maxRows && isRow(rows[0])) lists.push([key, rows]);
  }
  const whole = haveNumbersOnly(lists.map(([key]) => key))
    ? lists
    : lists.filter(([key]) => Array.isArray(holder[key]));
  if (whole.length < 2 || whole.length > maxTables || !whole.every(([, rows]) => rows.every(isRecord))) return [];
  return whole.map(([key, rows]) => tableOf(key, rows as readonly JsonObject[]));
}

/** A row has several columns. */
export const isRow = (value: unknown): value is JsonObject => isRecord(value) && Object.keys(value).length > 1;

function tableOf(key: string, rows: readonly JsonObject[]): Table {
  const first = rows.slice(0, looked);
  const keys = [...new Set(first.flatMap(Object.keys))].slice(0, 80);
  const columns = keys.map((key): Column => {
    const { concepts } = readKey(key);
    const isMarked = concepts.has('id') || (readReference(key, '').isMarked && !concepts.has('count'));
    const some = first.map((row) => row[key]).filter((value) => !isBlank(value));
    const words = splitKey(key);
    return { key, words, name: words.join(''), concepts, isMarked, some };
  });
  return {
    key,
    rows,
    columns,
    id: columns.slice(0, 1).find((one) => isKey(one, first.length)) ?? columns.find(({ isMarked }) => isMarked),
    isDated: columns.some(saysWhen),
    isTitled: columns.some(isTitle),
  };
}

/** Whole numbers in each row, no two the same: a first column of these counts the rows, whatever it is called. */
const isKey = ({ concepts, some }: Column, rows: number): boolean =>
  some.length === rows &&
  new Set(some.map(scalarText)).size === rows &&
  some.every((value) => /^\d{1,12}$/.test(scalarText(value))) &&
  !amounts.some((one) => concepts.has(one));

const amounts: readonly Concept[] = [
  'count',
  'price',
  'capacity',
  'start',
  'end',
  'date',
  'time',
  'duration',
  'zip',
  'phone',
  'latitude',
  'longitude',
];

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What keys that say when may say. */
export const whens: readonly Concept[] = ['start', 'end', 'date', 'time'];

/** Days or moments, and none of when something was written. */
export function saysWhen({ concepts, some, isMarked }: Column): boolean {
  if (isMarked || stampConcepts.some((one) => concepts.has(one))) return false;
  const isNamed = whens.some((one) => concepts.has(one));
  const moments = some.filter((value) => {
    const forms = formsOf(value);
    if (forms.includes('integer') || forms.includes('epoch')) return isNamed && forms.some((one) => numbers.has(one));
    return forms.some((one) => one === 'instant' || one === 'dateTime' || one === 'day');
  });
  return some.length > 0 && moments.length * 2 > some.length;
}

const numbers: ReadonlySet<string> = new Set(['epoch', 'day', 'dateTime']);

/** What the records are called. */
export const isTitle = ({ concepts, some, isMarked }: Column): boolean =>
  !isMarked &&
  (concepts.has('title') || concepts.has('name')) &&
  some.filter((value) => typeof value === 'string' && /\p{L}{3}/u.test(value)).length * 2 > some.length;

/** `Table`, `Table1`, `Table2`; `0`, `1`: names that say nothing, not even which table is which. */
export function haveNumbersOnly(keys: readonly string[]): boolean {
  const stems = new Set(keys.map((key) => key.replace(/[-_ ]?\d+$/, '')));
  return stems.size === 1 && keys.some((key) => /\d$/.test(key));
}

/** A number, a count, a day or an hour. */
export const isOfTime = (column: Column): boolean =>
  column.isMarked ||
  column.some.length === 0 ||
  ['count', ...whens].some((one) => column.concepts.has(one as Concept)) ||
  saysWhen(column) ||
  column.some.every((value) => formsOf(value).includes('time'));

/** Each column is compared with those of all other tables. */
const knownIds = new WeakMap<Table, Map<string, Ids>>();

interface Ids {
  /** Row by row, without those that name nothing. */
  readonly pointing: readonly string[];
  readonly all: ReadonlySet<string>;
}

function idsOf(table: Table, { key }: Column): Ids {
  const known = knownIds.get(table) ?? new Map<string, Ids>();
  knownIds.set(table, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const inRows = table.rows.map((row) => idText(row[key]));
  const ids = { pointing: inRows.filter((id) => id !== '' && id !== '0'), all: new Set(inRows) };
  known.set(key, ids);
  return ids;
}

/** The ids in a column. */
export const valuesAt = (table: Table, column: Column): ReadonlySet<string> => idsOf(table, column).all;
/** The same row by row, without those that name nothing. */
export const pointingAt = (table: Table, column: Column): readonly string[] => idsOf(table, column).pointing;

/** An id as it is compared; empty: there is none. */
export const idText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? scalarText(value).trim() : '';

import { readKey } from '../../vocabulary/key-words.ts';
import { isEmpty, isRecord, type JsonObject, openText, scalarText } from '../json.ts';
import { areFieldNames } from '../structure/labelled.ts';
import { isMoment } from '../structure/list-shapes.ts';
import { withParts } from './with-parts.ts';

// Tables whose columns have ids and titles write a row as a list of cells, each of which says by the id what column it is of.

const maxDepth = 20;
const maxVisited = 500_000;
const maxColumns = 200;
/** A table is not the twentieth of a list: rows would be. */
const maxTables = 20;

/** The columns of a table. */
interface Columns {
  /** The list itself, which is no row. */
  readonly list: readonly unknown[];
  /** The titles by the ids. A column that the table hides has none. */
  readonly titles: ReadonlyMap<string, string | null>;
}

/**
 * An answer whose rows have their cells under the titles of the columns: `{ columns: [{ id: 7, title: 'Subject' }, …], rows: [{ id: 31, cells:
 * [{ columnId: 7, value: 'Fair' }, …] }] }` as `{ …, rows: [{ id: 31, Subject: 'Fair' }] }`, wherever the columns are and whatever
 * these keys are called. What a cell links to stands under its title and `url`. The same object if it has no such table.
 * `beside`: another answer that may say what the columns are.
 */
export function withoutCellTables(body: unknown, beside: unknown = null): unknown {
  const tables = [...columnsIn(body), ...columnsBeside(beside)];
  return tables.length === 0 ? body : rewritten(body, tables, 0);
}

/** The list of the events is the same for the details of each. */
const knownBeside = new WeakMap<object, readonly Columns[]>();

function columnsBeside(body: unknown): readonly Columns[] {
  if (typeof body !== 'object' || body === null) return [];
  const before = knownBeside.get(body);
  if (before !== undefined) return before;
  const columns = columnsIn(body);
  knownBeside.set(body, columns);
  return columns;
}

/** All lists of columns that are fields of events. */
function columnsIn(body: unknown): readonly Columns[] {
  const found: Columns[] = [];
  let left = maxVisited;
  const visit = (value: unknown, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    const columns = Array.isArray(value) ? columnsOf(value) : null;
    if (columns !== null) found.push(columns);
    for (const one of Array.isArray(value) ? value.slice(0, maxTables) : Object.values(value)) visit(one, depth + 1);
  };
  visit(body, 0);
  return found;
}

function columnsOf(list: readonly unknown[]): Columns | null {
  if (list.length < 3 || list.length > maxColumns || !list.every(isRecord)) return null;
  const [first] = list as readonly JsonObject[];
  const keys = Object.keys(first as object);
  const title = keys.find((key) => titleKey.test(key) && isEach(list, key, isTitle));
  const id = keys.find((key) => key !== title && idKey.test(key) && isEach(list, key, isId));
  if (id === undefined || title === undefined) return null;
  const titles = list.map((one) => scalarText(one[title]).trim());
  const isOfEvents = areFieldNames(titles) && titles.some(saysWhen);
  const areApart = list.every((one, n) => scalarText(one[id]) !== titles[n]);
  if (!isOfEvents || !areApart) return null;
  const named = list.map(
    (one, n) => [scalarText(one[id]), one.hidden === true ? null : (titles[n] as string)] as const,
  );
  return { list, titles: new Map(named) };
}

const saysWhen = (title: string): boolean =>
  (['start', 'date', 'time'] as const).some((concept) => readKey(title).concepts.has(concept));

const titleKey = /^(?:title|label|name|caption|heading|header|display_?name|text)$/i;
const idKey = /(?:^|[a-z_-])(?:id|key|code|ref|uuid)$/i;

/** Each has a value of its own under a key. */
const isEach = (list: readonly JsonObject[], key: string, is: (value: unknown) => boolean): boolean =>
  list.every((one) => is(one[key])) && new Set(list.map((one) => scalarText(one[key]).trim())).size === list.length;

const isTitle = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '' && value.length <= 60;
const isId = (value: unknown): boolean =>
  Number.isInteger(value) || (typeof value === 'string' && /^\S{1,80}$/.test(value));

function rewritten(value: unknown, tables: readonly Columns[], depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return withParts(value, (one) => rewritten(one, tables, depth + 1));
  const row = value as JsonObject;
  const entries = Object.entries(row).filter(([key]) => key !== '__proto__');
  for (const [key, inner] of entries) {
    const cells = Array.isArray(inner) ? cellsOf(inner, tables) : null;
    if (cells === null) continue;
    const own = Object.entries(cells);
    const rest = entries
      .filter(([one]) => one !== key)
      .map(([one, part]) => [one, rewritten(part, tables, depth + 1)] as const);
    // What the row itself says under the same key stays, and the cell where the cells were.
    const twice = own.filter(([title]) => Object.hasOwn(row, title));
    return Object.fromEntries([
      ...own.filter(([title]) => !Object.hasOwn(row, title)),
      ...rest,
      ...(twice.length > 0 ? [[key, Object.fromEntries(twice)] as const] : []),
    ]);
  }
  return withParts(row, (inner) => rewritten(inner, tables, depth + 1));
}

/** A row's cells by the titles of their columns; null: the list holds something else. */
function cellsOf(list: readonly unknown[], tables: readonly Columns[]): JsonObject | null {
  if (list.length === 0 || list.length > maxColumns || !list.every(isRecord)) return null;
  const cells = list as readonly JsonObject[];
  const [first] = cells;
  for (const { list: columns, titles } of tables) {
    if (columns === list) continue;
    const way = waysIn(first as JsonObject).find((one) => {
      const ids = cells.map((cell) => idAt(cell, one));
      return ids.every((id) => id !== null && titles.has(id)) && new Set(ids).size === ids.length;
    });
    if (way === undefined || !areFilled(cells, way)) continue;
    const fields: Record<string, unknown> = {};
    for (const cell of cells) {
      const title = titles.get(idAt(cell, way) as string);
      if (title === null || title === undefined || title === '__proto__') continue;
      const rest = opened(withoutId(cell, way));
      const shown = shownIn(rest);
      const link = linkIn(rest);
      // `Tickets - https://…` is a link with its text.
      const isLink = link !== null && typeof shown === 'string' && shown.trim().endsWith(link);
      fields[title] = isLink ? link : shown;
      if (link !== null && link !== fields[title]) fields[`${title} url`] = link;
    }
    return fields;
  }
  return null;
}

/** Some have something, and none more than what one cell has: several records of another list may have the ids of columns, too. */
const areFilled = (cells: readonly JsonObject[], way: readonly string[]): boolean => {
  const full = cells.map((cell) => contentsOf(withoutId(cell, way)));
  const isOne = (one: Contents) => one.length < 2 || one.some(([key]) => valueKey.test(key) || shownKey.test(key));
  return full.some(({ length }) => length > 0) && full.every((one) => one.length <= mostContents && isOne(one));
};

const mostContents = 5;
type Contents = readonly (readonly [string, unknown])[];

const withoutId = (cell: JsonObject, [key]: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(cell).filter(([one]) => one !== key));

const contentsOf = (cell: JsonObject): Contents =>
  Object.entries(cell).filter(([key, value]) => !isEmpty(value) && !manner.test(key));

/** Where a cell may have the id of its column: in itself, or in an object that stands for the column. */
const waysIn = (cell: JsonObject): readonly (readonly string[])[] =>
  Object.entries(cell).flatMap(([key, value]) =>
    isRecord(value) ? Object.keys(value).map((inner) => [key, inner]) : [[key]],
  );

function idAt(cell: JsonObject, way: readonly string[]): string | null {
  const value = way.reduce<unknown>((one, key) => (isRecord(one) ? one[key] : undefined), cell);
  return isId(value) ? scalarText(value) : null;
}

/** A cell whose value may be a text of JSON. */
const opened = (cell: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(cell).map(([key, value]) => [key, valueKey.test(key) ? openCell(value) : value]));

function openCell(value: unknown): unknown {
  const held = openText(value);
  if (typeof held !== 'string' || !/^".*"$/s.test(held)) return held;
  try {
    return JSON.parse(held);
  } catch {
    return held;
  }
}

/** What a person sees in a cell: the text as it is shown, unless the value is a date, yes or no, or a place with its coordinates. */
function shownIn(cell: JsonObject): unknown {
  const full = contentsOf(cell);
  const value = full.find(([key]) => valueKey.test(key))?.[1];
  const shown = full.find(([key]) => shownKey.test(key))?.[1];
  const place = isRecord(value) ? placeOf(value, shown) : null;
  if (place !== null) return place;
  if (value === undefined) {
    if (shown !== undefined) return shown;
    return full[0]?.[1] ?? null;
  }
  const isPlain = typeof value === 'boolean' || isMoment(value) || scalarText(value) === shown;
  return typeof shown === 'string' && !isPlain ? shown : value;
}

/** A text with the coordinates that the value has beside it; null: it has none. */
function placeOf(value: JsonObject, shown: unknown): JsonObject | null {
  const entries = Object.entries(value);
  const at = (concept: 'latitude' | 'longitude') => entries.find(([key]) => readKey(key).concepts.has(concept))?.[1];
  const [latitude, longitude] = [at('latitude'), at('longitude')];
  if (isEmpty(latitude) || isEmpty(longitude)) return null;
  return typeof shown === 'string' ? { address: shown, latitude, longitude } : value;
}

const valueKey = /^(?:value|v|val|raw_?value|content|data|answer)$/i;
const shownKey = /^(?:(?:display|formatted|shown|text|string)_?(?:value|text)|text|display|formatted|f)$/i;
const manner =
  /^(?:type|kind|format|formula|strict|style|locked|(?:object|data|column|field)_?type|(?:cell|row|column)_?id)$/i;

/** The address that a cell links to. */
function linkIn(cell: JsonObject): string | null {
  const own = Object.entries(cell);
  const held = own.flatMap(([key, value]) => (valueKey.test(key) && isRecord(value) ? Object.entries(value) : []));
  for (const [key, value] of [...own, ...held]) {
    if (!/link|url|href/i.test(key)) continue;
    const inner = isRecord(value) ? Object.values(value).find(isAddress) : value;
    if (isAddress(inner)) return inner as string;
  }
  return null;
}

const isAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/\S+$/i.test(value);

import { readKey } from '../../vocabulary/key-words.ts';
import { isEmpty, isRecord, type JsonObject, openText, scalarText } from '../json.ts';
import { isDistinctive } from '../reference-keys.ts';
import { areFieldNames } from '../structure/labelled.ts';
import { isMoment } from '../structure/lists/list-shapes.ts';
import { oncePerAnswer, withParts } from './with-parts.ts';

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
  /** The lists that it stands in: no row holds the columns of its table. */
  readonly around: readonly unknown[];
  /** The titles by the ids. A column that the table hides has none. */
  readonly titles: ReadonlyMap<string, string | null>;
}

/** How all lists of cells under one key are read. */
interface Reading {
  readonly columns: Columns;
  /** Where a cell has the id of its column. */
  readonly way: readonly string[];
}
/** By the key of the lists. */
type Readings = ReadonlyMap<string, Reading>;

/**
 * An answer whose rows have their cells under the titles of the columns: `{ columns: [{ id: 7, title: 'Subject' }, …], rows: [{ id: 31, cells:
 * [{ columnId: 7, value: 'Fair' }, …] }] }` as `{ …, rows: [{ id: 31, Subject: 'Fair' }] }`, wherever the columns are and whatever
 * these keys are called. What a cell links to stands under its title and `url`. The same object if it has no such table.
 * `beside`: another answer that may say what the columns are.
 */
export function withoutCellTables(body: unknown, beside: unknown = null): unknown {
  const tables = [...columnsIn(body), ...columnsBeside(beside)];
  const readings = tables.length === 0 ? new Map() : readingsOf(body, tables);
  return readings.size === 0 ? body : rewritten(body, readings, 0);
}

const columnsBeside = oncePerAnswer<readonly Columns[]>(columnsIn, []);

/** All lists of columns that are fields of events. */
function columnsIn(body: unknown): readonly Columns[] {
  const found: Columns[] = [];
  let left = maxVisited;
  const visit = (value: unknown, around: readonly unknown[], depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    const columns = Array.isArray(value) ? columnsOf(value) : null;
    if (columns !== null) found.push({ ...columns, around });
    if (Array.isArray(value)) for (const one of value.slice(0, maxTables)) visit(one, [...around, value], depth + 1);
    else for (const [key, one] of Object.entries(value)) if (!leadsOn.test(key)) visit(one, around, depth + 1);
  };
  visit(body, [], 0);
  return found;
}

/** What leads to other pages or orders the list has titles and ids as well. */
const leadsOn =
  /(?:^|[a-z_-])(?:menus?|nav|navigation|breadcrumbs?|sort|sort(?:s|ing|_?by|_?options|_?fields)|tabs|links)$/i;

function columnsOf(list: readonly unknown[]): Omit<Columns, 'around'> | null {
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

/** The lists of cells in an answer: one list of something else under a key, and none of the others there is one of cells either. */
function readingsOf(body: unknown, tables: readonly Columns[]): Readings {
  const lists = new Map<string, (readonly unknown[])[]>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1);
    else
      for (const key in value) {
        const inner = (value as JsonObject)[key];
        if (
          Array.isArray(inner) &&
          inner.length > 0 &&
          !tables.some(({ list, around }) => list === inner || around.includes(inner))
        ) {
          const same = lists.get(key);
          if (same === undefined) lists.set(key, [inner]);
          else same.push(inner);
        }
        visit(inner, depth + 1);
      }
  };
  visit(body, 0);
  const readings = new Map<string, Reading>();
  for (const [key, all] of lists) {
    const reading = readingOf(all, tables);
    if (reading !== null) readings.set(key, reading);
  }
  return readings;
}

/** How lists are cells of one of the tables, all in the same way; null: some hold something else. */
function readingOf(lists: readonly (readonly unknown[])[], tables: readonly Columns[]): Reading | null {
  if (!lists.every((list) => list.length <= maxColumns && list.every(isRecord))) return null;
  const rows = lists as readonly (readonly JsonObject[])[];
  const [first] = rows[0] as readonly JsonObject[];
  const ways = waysIn(first as JsonObject);
  for (const columns of tables) {
    const way = ways.find((one) => rows.every((cells) => areOfColumns(cells, one, columns)));
    if (way !== undefined && areCells(rows.flat(), way, columns)) return { columns, way };
  }
  return null;
}

function areOfColumns(cells: readonly JsonObject[], way: readonly string[], { titles }: Columns): boolean {
  const ids = new Set<string>();
  for (const cell of cells) {
    const id = idAt(cell, way);
    if (id === null || ids.has(id) || !titles.has(id)) return false;
    ids.add(id);
  }
  return true;
}

/**
 * Some have something, and none more than what one cell has, nor a name of its own: several records of another list may have the ids
 * of columns, too. Unless their key says that they are of columns, there is a key for the value.
 */
function areCells(cells: readonly JsonObject[], way: readonly string[], columns: Columns): boolean {
  const isNamed = (cell: JsonObject) =>
    Object.entries(cell).some(
      ([key, text]) =>
        ownName.test(key) && !isEmpty(text) && text !== (columns.titles.get(idAt(cell, way) as string) ?? text),
    );
  const isOne = (one: Contents) => one.length < 2 || one.some(holdsValue);
  const full = cells.map((cell) => contentsOf(withoutId(cell, way)));
  const areOne = full.every((one) => one.length <= mostContents && isOne(one));
  if (!areOne || !full.some(({ length }) => length > 0) || cells.some(isNamed)) return false;
  if (way.some((key) => saysColumn.test(key))) return true;
  return full.some((one) => one.some(holdsValue)) && !areAmounts(cells, way, columns);
}

const ownName = /^(?:title|label|name|caption|heading|header|display_?name)$/i;
const saysColumn = /col(?:umn)?s?(?:$|[A-Z_-])|column|field|question|property|attribute/i;
const holdsValue = ([key]: readonly [string, unknown]): boolean => valueKey.test(key) || shownKey.test(key);

/** Small numbers that count tickets or rooms may be those of columns, too. Then no date stands where a column says when. */
function areAmounts(cells: readonly JsonObject[], way: readonly string[], { titles }: Columns): boolean {
  const dates = cells
    .filter((cell) => saysWhen(titles.get(idAt(cell, way) as string) ?? ''))
    .flatMap((cell) => contentsOf(withoutId(cell, way)).filter(holdsValue));
  const areSure = cells.some((cell) => isDistinctive(idAt(cell, way) as string));
  if (dates.length === 0) return !areSure;
  return dates.every(([, value]) => /^-?\d{0,6}(?:[.,]\d+)?$/.test(scalarText(value)));
}

function rewritten(value: unknown, readings: Readings, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return withParts(value, (one) => rewritten(one, readings, depth + 1));
  const row = value as JsonObject;
  const entries = Object.entries(row).filter(([key]) => key !== '__proto__');
  for (const [key, inner] of entries) {
    const reading = Array.isArray(inner) && inner.length > 0 ? readings.get(key) : undefined;
    if (reading === undefined || inner === reading.columns.list) continue;
    const own = Object.entries(fieldsOf(inner as readonly JsonObject[], reading));
    const rest = entries
      .filter(([one]) => one !== key)
      .map(([one, part]) => [one, rewritten(part, readings, depth + 1)] as const);
    // What the row itself says under the same key stays, and the cell where the cells were.
    const twice = own.filter(([title]) => Object.hasOwn(row, title));
    return Object.fromEntries([
      ...own.filter(([title]) => !Object.hasOwn(row, title)),
      ...rest,
      ...(twice.length > 0 ? [[key, Object.fromEntries(twice)] as const] : []),
    ]);
  }
  return withParts(row, (inner) => rewritten(inner, readings, depth + 1));
}

/** A row's cells by the titles of their columns. */
function fieldsOf(cells: readonly JsonObject[], { columns: { titles }, way }: Reading): JsonObject {
  const fields: Record<string, unknown> = {};
  for (const cell of cells) {
    const title = titles.get(idAt(cell, way) as string);
    if (title === null || title === undefined || title === '__proto__') continue;
    const { content, link } = readCell(withoutId(cell, way));
    fields[title] = content;
    if (link !== null && link !== content) fields[`${title} url`] = link;
  }
  return fields;
}

/** What a cell shows, whose value may be a text of JSON, and the address that it links to. */
export function readCell(cell: JsonObject): { readonly content: unknown; readonly link: string | null } {
  const rest = opened(cell);
  const shown = shownIn(rest);
  const link = linkIn(rest);
  // `Tickets - https://…` is a link with its text.
  const isLink = link !== null && typeof shown === 'string' && shown.trim().endsWith(link);
  return { content: isLink ? link : shown, link };
}

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
export function shownIn(cell: JsonObject): unknown {
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
export const shownKey = /^(?:(?:display|formatted|shown|text|string)_?(?:value|text)|text|display|formatted|f)$/i;
const manner =
  /^(?:type|kind|format|formula|strict|style|locked|(?:object|data|column|field)_?type|(?:cell|row|column)_?id)$/i;

/** The address that a cell links to. */
export function linkIn(cell: JsonObject): string | null {
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

import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isEmpty, isRecord, type JsonObject, scalarText } from '../../json.ts';
import { formsOf } from '../../structure/forms.ts';
import { isMoment } from '../../structure/lists/list-shapes.ts';
import { linkIn, shownIn } from '../cell-tables.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Programs that describe a table for a screen write a row as a list of cells, in the order of the columns that stand somewhere above.

const maxDepth = 20;
const maxColumns = 200;

/** A list of columns, and what they are called. */
interface Columns {
  readonly list: readonly unknown[];
  readonly names: readonly string[];
  /** The columns inside each column. */
  readonly inner: readonly Inner[];
  /** How many there are with those inside, and how many of their names are words for fields. */
  readonly count: number;
  readonly told: number;
}

/** What the parts of a column are called, in their order, with what is inside them; null: it has no parts. */
type Inner = { readonly names: readonly string[]; readonly inner: readonly Inner[] } | null;

/** A list that may be the cells of a row, and the object that it is in. */
interface Row {
  readonly holder: JsonObject;
  readonly cells: readonly unknown[];
}

/**
 * An answer whose rows have their cells under the names of the columns: `{ headers: [{ text: 'Date' }, { text: 'Place' }, …], regions: [{ rows: [{ id: 31,
 * cells: [{ text: ['7 May', '10:00'] }, { text: ['Hall'] }, …] }] }] }` as `{ regions: [{ rows: [{ id: 31, Date: '7 May 10:00', Place: 'Hall' }] }] }`,
 * whatever these keys are called. A column may have columns itself, whose cells stand in its cell. What a cell links to stands under its name
 * and `url`, and the coordinates of a map likewise. All rows together say whether an answer is written so, and each row by itself whether it is
 * read. `isKnown`: the portal is known to write so. The same object if it has no such table.
 */
export function withoutCellsInOrder(body: unknown, isKnown = false): unknown {
  return isKnown || isWrittenSo(body) ? rewritten(body, 0) : body;
}

/** Whether an answer has a table of events all rows of which are such lists. */
function isWrittenSo(body: unknown): boolean {
  if (!hasEarly(body, (value) => Array.isArray(value) && areOfEvents(columnsOf(value)))) return false;
  const isTable = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return false;
    const columns = Array.isArray(value) ? null : columnsIn(value as JsonObject);
    if (columns !== null && areOfEvents(columns) && hasRows(value, columns)) return true;
    return Object.values(value).some((one) => isTable(one, depth + 1));
  };
  return isTable(body, 0);
}

const areOfEvents = (columns: Columns | null): boolean =>
  columns !== null && columns.told >= 2 && columns.told * 3 >= columns.count;

/** Columns: each has a name, and one of these says when something is. */
function columnsOf(list: readonly unknown[]): Columns | null {
  if (list.length > maxColumns || !isRecord(list[0])) return null;
  const keys = Object.keys(list[0]).filter((key) => nameKey.test(key) && isName((list[0] as JsonObject)[key], true));
  if (keys.length === 0 || !list.every(isRecord)) return null;
  const columns = list as readonly JsonObject[];
  const known = keys
    .filter((key) => columns.every((one) => isName(one[key], false)))
    .map((key) => columns.map((one) => scalarText(one[key]).trim()))
    .filter((names) => new Set(names).size === names.length)
    .map((names) => ({ names, told: toldOf(names) }));
  const [best] = known.toSorted((a, b) => b.told - a.told);
  if (best === undefined) return null;
  const inner = columns.map((one) => innerOf(one, 0));
  const within = inner.flatMap(namesIn);
  const count = list.length + within.length;
  const isDated = count >= 3 && [...best.names, ...within].some(saysWhen);
  return isDated ? { list, names: best.names, inner, count, told: best.told + toldOf(within) } : null;
}

const toldOf = (names: readonly string[]): number => names.filter((name) => readKey(name).concepts.size > 0).length;
const namesIn = (inner: Inner): readonly string[] =>
  inner === null ? [] : [...inner.names, ...inner.inner.flatMap(namesIn)];

function innerOf(column: JsonObject, depth: number): Inner {
  for (const list of Object.values(column)) {
    if (!Array.isArray(list) || list.length === 0 || depth > maxDepth || !list.every(isRecord)) continue;
    const key = Object.keys(list[0] as JsonObject).find(
      (one) => nameKey.test(one) && list.every((part) => isName(part[one], false)),
    );
    if (key === undefined) continue;
    return {
      names: list.map((part) => scalarText(part[key]).trim()),
      inner: list.map((part) => innerOf(part, depth + 1)),
    };
  }
  return null;
}

const nameKey = /^(?:text|title|label|name|caption|heading|header|display_?name|key|id|field|code|long)$/i;

/** In the first column some programs name nothing by the same key as in the others. */
const isName = (value: unknown, mayBeEmpty: boolean): boolean =>
  typeof value === 'string' && value.length <= 60 && value !== '__proto__' && (mayBeEmpty || value.trim() !== '');

const saysAny = (name: string, ...concepts: readonly Concept[]): boolean => {
  const read = readKey(name).concepts;
  return concepts.some((one) => read.has(one));
};

const saysWhen = (name: string): boolean => saysAny(name, 'start', 'date', 'time');

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const columns = Array.isArray(value) ? null : columnsIn(value as JsonObject);
  const rows = columns === null ? value : withParts(value, (one) => withRows(one, columns, depth + 1));
  if (columns === null || rows === value) return withParts(value, (one) => rewritten(one, depth + 1));
  return withParts(withoutList(rows, columns), (one) => (isRecord(one) ? withoutList(one, columns) : one));
}

const withoutList = (value: object, { list }: Columns): object =>
  !Array.isArray(value) && Object.values(value).includes(list)
    ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== list))
    : value;

/** The columns in an object, or in one that describes its rows: of several lists that may be some, the one with most words for fields. */
function columnsIn(holder: JsonObject): Columns | null {
  let best: Columns | null = null;
  for (const one of Object.values(holder))
    for (const list of isRecord(one) ? Object.values(one) : [one]) {
      const columns = Array.isArray(list) ? columnsOf(list) : null;
      if (columns !== null && columns.told > (best?.told ?? 0)) best = columns;
    }
  return best;
}

/** Whether all lists under one of the keys below are cells in the order of these columns, wherever they stand. */
function hasRows(table: object, columns: Columns): boolean {
  const lists = new Map<string, Row[]>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || value === columns.list || depth > maxDepth) return;
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1);
    else
      for (const key in value) {
        const inner = (value as JsonObject)[key];
        if (Array.isArray(inner) && inner !== columns.list && inner.length > 0) {
          const row = { holder: value as JsonObject, cells: inner };
          const same = lists.get(key);
          if (same === undefined) lists.set(key, [row]);
          else same.push(row);
          if (isRow(inner, columns.names)) continue;
        }
        visit(inner, depth + 1);
      }
  };
  visit(table, 0);
  return [...lists.values()].some((rows) => areRows(rows, columns));
}

/** One cell for each column in each row, each of which says one thing; where a column says when, there are days or hours. */
function areRows(rows: readonly Row[], { names, inner }: Columns): boolean {
  if (!rows.every((row) => isRow(row.cells, names) && !isRecordItself(row))) return false;
  const cells = rows.flatMap((row) => row.cells).filter(isRecord);
  if (!cells.every((cell) => Object.keys(cell).length <= mostKeys)) return false;
  if (cells.filter(hasContent).length * 2 <= cells.length) return false;
  return names.some((name, n) => {
    const parts = inner[n] ?? null;
    if (!saysWhen(name) && !namesIn(parts).some(saysWhen)) return false;
    return rows.some(({ cells: own }) => isMomentCell(own[n]) || hasMomentIn(structureIn(own[n], parts)));
  });
}

const hasMomentIn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasMomentIn) : hasMoment(value);

/** A row is little more than its cells and how it looks: a record has a title, or many fields beside the list. */
const isRecordItself = ({ holder, cells }: Row): boolean =>
  Object.keys(holder).length - 1 > cells.length ||
  Object.entries(holder).some(
    ([key, value]) => typeof value === 'string' && value !== '' && saysAny(key, 'title', 'name') && !/class/i.test(key),
  );

/** One cell for each column. Days and hours in more of them than say when are those of a list of dates. */
function isRow(cells: unknown, names: readonly string[]): cells is readonly unknown[] {
  if (!Array.isArray(cells) || cells.length !== names.length) return false;
  if (!cells.every((cell) => cell === null || isRecord(cell)) || !cells.some((cell) => cell && hasContent(cell)))
    return false;
  const full = cells.filter((cell) => cell !== null && !isEmpty(textIn(cell, '\n')));
  const dated = names.filter((name) => saysAny(name, 'start', 'end', 'date', 'time', 'deadline'));
  return full.length <= dated.length || !full.every(isMomentCell);
}

const mostKeys = 6;
const contentKey = /^(?:(?:raw|display|formatted|shown)?_?(?:value|text)|v|f|val|content|data|display|string)$/i;
const hasContent = (cell: JsonObject): boolean => Object.keys(cell).some((key) => contentKey.test(key));

const isMomentCell = (cell: unknown): boolean => isRecord(cell) && hasMoment(textIn(cell, '\n'));

const hasMoment = (text: unknown): boolean =>
  isMoment(text) ||
  formsOf(text).includes('epoch') ||
  (typeof text === 'string' && text.split('\n').some((line) => isMoment(line)));

function withRows(value: unknown, columns: Columns, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value === columns.list || depth > maxDepth) return value;
  const key = Array.isArray(value)
    ? undefined
    : Object.keys(value).find((one) => {
        const list = (value as JsonObject)[one];
        return list !== columns.list && isRow(list, columns.names);
      });
  if (key === undefined) return withParts(value, (one) => withRows(one, columns, depth + 1));
  const row = value as JsonObject;
  const cells = row[key] as readonly unknown[];
  const rest = Object.entries(row).filter(([one]) => one !== key && one !== '__proto__');
  // What the row says itself under the name of a column stays.
  return Object.fromEntries([
    ...columns.names.flatMap((name, n) => {
      const parts = structureIn(cells[n], columns.inner[n] ?? null);
      return parts === null ? fieldsOf(name, cells[n]) : [[name, parts] as const];
    }),
    ...rest,
  ]);
}

/** What a cell that holds nothing but cells says: the parts of its column by their names, or several values. Null: it is another cell. */
function structureIn(cell: unknown, inner: Inner): unknown {
  const [only, ...more] = isRecord(cell) ? Object.values(cell) : [];
  if (typeof only !== 'object' || only === null || more.length > 0) return null;
  const isOfCells = inner !== null || (Array.isArray(only) && only.every((one) => isRecord(one) && hasContent(one)));
  return isOfCells ? contentOf(only, inner) : null;
}

function contentOf(value: unknown, inner: Inner): unknown {
  if (Array.isArray(value)) return value.map((one) => contentOf(contentIn(one), inner));
  const isParts = (one: unknown) => Array.isArray(one) && one.length === inner?.names.length;
  const cells = isRecord(value) ? Object.values(value).find(isParts) : undefined;
  if (inner === null || cells === undefined) return value;
  return Object.fromEntries(
    inner.names.map((name, n) => [name, contentOf(contentIn((cells as unknown[])[n]), inner.inner[n] ?? null)]),
  );
}

function contentIn(cell: unknown): unknown {
  const [only, ...more] = isRecord(cell) && hasContent(cell) ? Object.values(cell) : [cell];
  return more.length === 0 ? only : cell;
}

function fieldsOf(name: string, cell: unknown): readonly (readonly [string, unknown])[] {
  if (!isRecord(cell)) return [[name, null]];
  const text = textIn(cell, betweenLines(name));
  const link = linkIn(cell);
  const at = coordinatesIn(cell);
  return [
    [name, text],
    ...(link === null || link === text ? [] : [[`${name} url`, link] as const]),
    ...(at === null ? [] : [[`${name} latitude`, at.latitude] as const, [`${name} longitude`, at.longitude] as const]),
  ];
}

/** What a cell shows, which may have several lines. How it looks is no part of that. */
function textIn(cell: JsonObject, between: string): unknown {
  const told = Object.entries(cell).filter(([key, value]) => contentKey.test(key) || typeof value === 'object');
  const lines = told.map(([key, value]) => [key, Array.isArray(value) ? linesOf(value, between) : value] as const);
  const texts = lines.filter(([key]) => contentKey.test(key));
  return shownIn(Object.fromEntries(texts.length > 0 ? texts : lines));
}

/** A day and its hour are one moment, and a hall and its town one place. */
function betweenLines(name: string): string {
  if (saysWhen(name)) return ' ';
  return saysAny(name, 'place', 'address') ? ', ' : '\n';
}

function linesOf(list: readonly unknown[], between: string): unknown {
  if (list.length === 1) return list[0];
  return list.every((one) => typeof one !== 'object' || one === null)
    ? list
        .map((one) => scalarText(one ?? '').trim())
        .filter((line) => line !== '')
        .join(between)
    : list;
}

/** The coordinates in a link to a map: x is the longitude there. */
function coordinatesIn(cell: JsonObject): { readonly latitude: unknown; readonly longitude: unknown } | null {
  for (const part of Object.values(cell)) {
    if (!isRecord(part)) continue;
    const entries = Object.entries(part);
    const at = (concept: 'latitude' | 'longitude', axis: string) =>
      entries.find(([key]) => key === axis || readKey(key).concepts.has(concept))?.[1];
    const [latitude, longitude] = [at('latitude', 'y'), at('longitude', 'x')];
    if (!isEmpty(latitude) && !isEmpty(longitude)) return { latitude, longitude };
  }
  return null;
}

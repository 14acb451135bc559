import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isEmpty, isRecord, type JsonObject, scalarText } from '../../json.ts';
import { formsOf } from '../../structure/forms.ts';
import { isMoment } from '../../structure/lists/list-shapes.ts';
import { linkIn, shownIn } from '../cell-tables.ts';
import { hasEarly, withParts } from '../with-parts.ts';
import { shownInBox, shownKeyOf } from './boxes.ts';

// Programs that describe a table for a screen write a row as a list of cells, in the order of the columns that stand somewhere above.

const maxDepth = 20;
const maxColumns = 200;
const leastColumns = 3;

/** The columns of a table, and what they are called. */
interface Columns {
  /** The lists that they stand in: some programs keep what is counted apart from what is told. */
  readonly lists: readonly (readonly unknown[])[];
  readonly key: string;
  readonly names: readonly string[];
  /** The columns inside each column. */
  readonly inner: readonly Inner[];
  /** How many there are with those inside, and how many of their names are words for fields. */
  readonly count: number;
  readonly told: number;
  /** One of them says when something is. */
  readonly isDated: boolean;
  /** The key of what cells show, where it is called as in no other program. */
  readonly shown?: string;
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

/** Whether an answer has a table of events all rows of which are such lists. Boxes in rows are such a table, too, whatever its columns are called. */
function isWrittenSo(body: unknown): boolean {
  let hasColumns = false;
  const isBoxed = hasEarly(body, (value) => {
    if (!Array.isArray(value)) return false;
    hasColumns ||= areOfEvents(columnsOf([value]));
    return areBoxRows(value);
  });
  if (!isBoxed && !hasColumns) return false;
  const isTable = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return false;
    const all = Array.isArray(value) ? [] : columnsIn(value as JsonObject, isBoxed);
    if (all.some((columns) => (isBoxed || areOfEvents(columns)) && isReading(readingOf(value, columns)))) return true;
    return Object.values(value).some((one) => isTable(one, depth + 1));
  };
  return isTable(body, 0);
}

/** Words say that columns are those of events, or boxes that there are cells. */
const isReading = (reading: Columns | null): boolean =>
  reading !== null && (areOfEvents(reading) || reading.shown !== undefined);

/** Two rows of as many boxes with the same keys, which are no records themselves. */
function areBoxRows([first, second]: readonly unknown[]): boolean {
  const [one, other] = [first, second].map((row) => (Array.isArray(row) ? row : listsIn(row)[0]));
  if (one === undefined || other === undefined || one.length < leastBoxes || one.length !== other.length) return false;
  const [box] = one;
  if (!isRecord(box) || isRecordAlone(box)) return false;
  const keys = Object.keys(box);
  const isAlike = (cell: unknown) => isRecord(cell) && keys.every((key) => Object.hasOwn(cell, key));
  return keys.length > 1 && keys.length <= mostKeys && [...one, ...other].every(isAlike);
}

const leastBoxes = 4;

const areOfEvents = (columns: Columns | null): boolean =>
  columns?.isDated === true && columns.told >= 2 && columns.told * 3 >= columns.count;

/** Columns: each has a name, and one of these says when something is. `isOpen`: their names may be words that nobody knows. */
function columnsOf(lists: readonly (readonly unknown[])[], isOpen = false): Columns | null {
  const [first] = lists;
  if (first === undefined || first.length > maxColumns || !isRecord(first[0])) return null;
  const list = lists.flat();
  if (list.length > maxColumns || (list.length < leastColumns && !list.some(hasList))) return null;
  const keys = Object.keys(first[0]).filter((key) => isName((first[0] as JsonObject)[key], nameKey.test(key)));
  if (keys.length === 0 || !list.every(isRecord)) return null;
  const columns = list as readonly JsonObject[];
  const known = keys
    .filter((key) => columns.every((one) => isName(one[key], false)))
    .map((key) => ({ key, names: columns.map((one) => scalarText(one[key]).trim()) }))
    .filter(({ names }) => new Set(names).size === names.length)
    .map(({ key, names }) => ({ key, names, told: toldOf(names) }))
    .map((one) => ({ ...one, isCalledSo: nameKey.test(one.key) && one.told * 3 >= list.length }));
  const [best] = known.toSorted((a, b) => Number(b.isCalledSo) - Number(a.isCalledSo) || b.told - a.told);
  if (best === undefined) return null;
  const inner = columns.map((one) => innerOf(one, 0));
  const within = inner.flatMap(namesIn);
  const count = list.length + within.length;
  const isDated = [...best.names, ...within].some(saysWhen);
  return count >= leastColumns && (isDated || isOpen)
    ? { lists, key: best.key, names: best.names, inner, count, told: best.told + toldOf(within), isDated }
    : null;
}

const hasList = (column: unknown): boolean => isRecord(column) && Object.values(column).some(Array.isArray);

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
  for (const columns of Array.isArray(value) ? [] : columnsIn(value as JsonObject, true)) {
    const reading = readingOf(value, columns);
    if (reading === null && !columns.isDated) continue;
    const found = reading ?? columns;
    const rows = withParts(value, (one) => withRows(one, found, depth + 1));
    if (rows !== value)
      return withParts(withoutLists(rows, columns), (one) => (isRecord(one) ? withoutLists(one, columns) : one));
  }
  return withParts(value, (one) => rewritten(one, depth + 1));
}

const withoutLists = (value: object, { lists }: Columns): object =>
  !Array.isArray(value) && Object.values(value).some((one) => isOf(lists, one))
    ? Object.fromEntries(Object.entries(value).filter(([, inner]) => !isOf(lists, inner)))
    : value;

const isOf = (lists: readonly unknown[], value: unknown): boolean => lists.includes(value);

/**
 * The columns in an object, or in one that describes its rows: of several lists that may be some, the one with most words for fields first. All of them
 * together may be those of one table.
 */
function columnsIn(holder: JsonObject, isOpen: boolean): readonly Columns[] {
  const lists = Object.values(holder).flatMap((one) => (isRecord(one) ? Object.values(one) : [one]));
  const own = lists.filter((list): list is readonly unknown[] => Array.isArray(list) && isRecord(list[0]));
  const single = own.flatMap((list) => columnsOf([list], isOpen) ?? []);
  const sorted = single.toSorted((a, b) => b.told - a.told);
  const key = sorted[0]?.key;
  const parts =
    key === undefined ? [] : own.filter((list) => list.every((one) => isRecord(one) && isName(one[key], false)));
  return [...sorted, ...[parts.length < 2 ? null : columnsOf(parts, isOpen)].filter((all) => all !== null)];
}

/** The columns, where all lists under one of the keys below are cells in their order, wherever they stand; null: no such lists are. */
function readingOf(table: object, columns: Columns): Columns | null {
  const rows = new Map<string, Row[]>();
  const note = (key: string, row: Row) => {
    const same = rows.get(key);
    if (same === undefined) rows.set(key, [row]);
    else same.push(row);
  };
  const visit = (value: unknown, under: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || isOf(columns.lists, value) || depth > maxDepth) return;
    const isList = Array.isArray(value);
    const look = (inner: unknown, key: string): void => {
      if (Array.isArray(inner) && !isOf(columns.lists, inner) && inner.length > 0) {
        note(key, { holder: isList ? {} : (value as JsonObject), cells: inner });
        if (isRow(inner, columns)) return;
      }
      visit(inner, key, depth + 1);
    };
    if (isList) for (const inner of value) look(inner, typeof inner === 'object' ? `${under}[]` : under);
    else for (const key in value) look((value as JsonObject)[key], key);
  };
  visit(table, '', 0);
  for (const own of rows.values()) {
    const reading = readingBy(own, columns);
    if (reading !== null) return reading;
  }
  return null;
}

/** One cell for each column in each row, each of which says one thing; where a column says when, there are days or hours. */
function readingBy(rows: readonly Row[], columns: Columns): Columns | null {
  if (!rows.every((row) => isRow(row.cells, columns) && !isRecordItself(row))) return null;
  const cells = rows.flatMap((row) => row.cells).filter(isRecord);
  if (!cells.every((cell) => Object.keys(cell).length <= mostKeys)) return null;
  const isCalledSo = cells.filter(hasContent).length * 2 > cells.length;
  const shown = isCalledSo || rows.length < 2 || cells.some(isRecordAlone) ? null : shownKeyOf(cells);
  if (!isCalledSo && (shown === null || !cells.every((cell) => Object.hasOwn(cell, shown)))) return null;
  const reading = shown === null ? columns : { ...columns, shown };
  const isTimed = columns.names.some((name, n) => {
    const parts = columns.inner[n] ?? null;
    if (shown !== null) return rows.filter(({ cells: own }) => isMomentCell(own[n], reading)).length * 2 > rows.length;
    if (!saysWhen(name) && !namesIn(parts).some(saysWhen)) return false;
    return rows.some(({ cells: own }) => isMomentCell(own[n], reading) || hasMomentIn(structureIn(own[n], parts)));
  });
  return isTimed ? reading : null;
}

const hasMomentIn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasMomentIn) : hasMoment(value);

/** A box has no id or day of its own, as a record has. */
const isRecordAlone = (cell: JsonObject): boolean =>
  Object.keys(cell).some((key) => saysAny(key, 'id', 'start', 'end', 'date'));

/** A row is little more than its cells and how it looks: a record has a title, or many fields beside the list. */
const isRecordItself = ({ holder, cells }: Row): boolean =>
  Object.keys(holder).length - 1 > cells.length ||
  Object.entries(holder).some(
    ([key, value]) => typeof value === 'string' && value !== '' && saysAny(key, 'title', 'name') && !/class/i.test(key),
  );

/** One cell for each column. Days and hours in more of them than say when are those of a list of dates. */
function isRow(cells: unknown, columns: Columns): cells is readonly unknown[] {
  const { names } = columns;
  if (!Array.isArray(cells) || cells.length !== names.length) return false;
  if (!cells.every((cell) => cell === null || isRecord(cell)) || !cells.some((cell) => cell && isCell(cell)))
    return false;
  const full = cells.filter((cell) => cell !== null && !isEmpty(textIn(cell, '\n', columns)));
  const dated = names.filter((name) => saysAny(name, 'start', 'end', 'date', 'time', 'deadline'));
  return full.length <= dated.length || !full.every((cell) => isMomentCell(cell, columns));
}

const mostKeys = 6;
const contentKey = /^(?:(?:raw|display|formatted|shown)?_?(?:value|text)|v|f|val|content|data|display|string)$/i;
const hasContent = (cell: JsonObject): boolean => Object.keys(cell).some((key) => contentKey.test(key));

/** What it shows stands under a known key, or beside what it is for a program. */
const isCell = (cell: JsonObject): boolean => hasContent(cell) || Object.keys(cell).length > 1;

const isMomentCell = (cell: unknown, columns: Columns): boolean =>
  isRecord(cell) && hasMoment(textIn(cell, '\n', columns));

const hasMoment = (text: unknown): boolean =>
  isMoment(text) ||
  formsOf(text).includes('epoch') ||
  (typeof text === 'string' && text.split('\n').some((line) => isMoment(line)));

function withRows(value: unknown, columns: Columns, depth: number): unknown {
  if (typeof value !== 'object' || value === null || isOf(columns.lists, value) || depth > maxDepth) return value;
  if (isRow(value, columns)) return Object.fromEntries(cellsOf(value, columns));
  if (Array.isArray(value) && value.length > 0 && value.every((one) => isPage(one, columns)))
    return value.flatMap((page) => listsIn(page).flatMap((rows) => withRows(rows, columns, depth + 1)));
  const key = Array.isArray(value)
    ? undefined
    : Object.keys(value).find((one) => {
        const list = (value as JsonObject)[one];
        return !isOf(columns.lists, list) && isRow(list, columns);
      });
  if (key === undefined) return withParts(value, (one) => withRows(one, columns, depth + 1));
  const row = value as JsonObject;
  const rest = Object.entries(row).filter(([one]) => one !== key && one !== '__proto__');
  // What the row says itself under the name of a column stays.
  return Object.fromEntries([...cellsOf(row[key] as readonly unknown[], columns), ...rest]);
}

/** `{ matrix: [[…], […]], area: { top: 0, height: 50 } }`: rows without a word of their own. */
const isPage = (value: unknown, columns: Columns): boolean => {
  const [rows, ...more] = listsIn(value);
  if (rows === undefined || more.length > 0 || !rows.every((row) => isRow(row, columns))) return false;
  return !Object.values(value as object).some((one) => typeof one === 'string' && one !== '');
};

const listsIn = (value: unknown): readonly (readonly unknown[])[] =>
  isRecord(value) ? (Object.values(value).filter((one) => Array.isArray(one) && one.length > 0) as unknown[][]) : [];

const cellsOf = (cells: readonly unknown[], columns: Columns): readonly (readonly [string, unknown])[] =>
  columns.names.flatMap((name, n) => {
    const parts = structureIn(cells[n], columns.inner[n] ?? null);
    return parts === null ? fieldsOf(name, cells[n], columns) : [[name, parts] as const];
  });

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

function fieldsOf(name: string, cell: unknown, columns: Columns): readonly (readonly [string, unknown])[] {
  if (!isRecord(cell)) return [[name, null]];
  const text = textIn(cell, betweenLines(name), columns);
  const link = linkIn(cell);
  const at = coordinatesIn(cell);
  return [
    [name, text],
    ...(link === null || link === text ? [] : [[`${name} url`, link] as const]),
    ...(at === null ? [] : [[`${name} latitude`, at.latitude] as const, [`${name} longitude`, at.longitude] as const]),
  ];
}

/** What a cell shows, which may have several lines. How it looks is no part of that. */
function textIn(cell: JsonObject, between: string, { shown }: Columns): unknown {
  if (shown !== undefined) return shownInBox(cell, shown);
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

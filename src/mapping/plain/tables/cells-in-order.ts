import { readKey } from '../../../vocabulary/key-words.ts';
import { isEmpty, isRecord, type JsonObject, scalarText } from '../../json.ts';
import { isMoment } from '../../structure/list-shapes.ts';
import { linkIn, shownIn } from '../cell-tables.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Programs that describe a table for a screen write a row as a list of cells, in the order of the columns that stand somewhere above.

const maxDepth = 20;
const maxColumns = 200;

/** A list of columns, and what they are called. */
interface Columns {
  readonly list: readonly unknown[];
  readonly names: readonly string[];
}

/**
 * An answer whose rows have their cells under the names of the columns: `{ headers: [{ text: 'Date' }, { text: 'Place' }, …], regions: [{ rows: [{ id: 31,
 * cells: [{ text: ['7 May', '10:00'] }, { text: ['Hall'] }, …] }] }] }` as `{ regions: [{ rows: [{ id: 31, Date: '7 May 10:00', Place: 'Hall' }] }] }`,
 * whatever these keys are called. What a cell links to stands under its name and `url`, and the coordinates of a map likewise. The same object if
 * it has no such table.
 */
export function withoutCellsInOrder(body: unknown): unknown {
  return hasEarly(body, (value) => Array.isArray(value) && columnsOf(value) !== null) ? rewritten(body, 0) : body;
}

/** The columns of events: each has a name, and some of these are words for fields. */
function columnsOf(list: readonly unknown[]): Columns | null {
  if (list.length < 3 || list.length > maxColumns || !isRecord(list[0])) return null;
  const keys = Object.keys(list[0]).filter((key) => nameKey.test(key) && isName((list[0] as JsonObject)[key], true));
  if (keys.length === 0 || !list.every(isRecord)) return null;
  const columns = list as readonly JsonObject[];
  const known = keys
    .filter((key) => columns.every((one) => isName(one[key], false)))
    .map((key) => columns.map((one) => scalarText(one[key]).trim()))
    .filter((names) => new Set(names).size === names.length)
    .map((names) => ({ names, told: names.filter((name) => readKey(name).concepts.size > 0).length }));
  const [best] = known.toSorted((a, b) => b.told - a.told);
  if (best === undefined || best.told * 3 < list.length || best.told < 2 || !best.names.some(saysWhen)) return null;
  return { list, names: best.names };
}

const nameKey = /^(?:text|title|label|name|caption|heading|header|display_?name|key|id|field|code|long)$/i;

/** In the first column some programs name nothing by the same key as in the others. */
const isName = (value: unknown, mayBeEmpty: boolean): boolean =>
  typeof value === 'string' && value.length <= 60 && value !== '__proto__' && (mayBeEmpty || value.trim() !== '');

const saysWhen = (name: string): boolean =>
  (['start', 'date', 'time'] as const).some((concept) => readKey(name).concepts.has(concept));

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const columns = Array.isArray(value) ? null : columnsIn(value as JsonObject);
  const keys = columns === null ? new Set<string>() : cellKeysIn(value, columns);
  if (columns === null || keys.size === 0) return withParts(value, (one) => rewritten(one, depth + 1));
  const rows = Object.entries(value).filter(([key, inner]) => inner !== columns.list && key !== '__proto__');
  return withRows(Object.fromEntries(rows), columns, keys, depth);
}

function columnsIn(holder: JsonObject): Columns | null {
  for (const key in holder) {
    const list = holder[key];
    const columns = Array.isArray(list) ? columnsOf(list) : null;
    if (columns !== null) return columns;
  }
  return null;
}

/** The keys of the lists below that are cells in the order of these columns, wherever they stand. */
function cellKeysIn(holder: object, columns: Columns): ReadonlySet<string> {
  const lists = new Map<string, (readonly unknown[])[]>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || value === columns.list || depth > maxDepth) return;
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1);
    else
      for (const key in value) {
        const inner = (value as JsonObject)[key];
        if (Array.isArray(inner) && inner !== columns.list && inner.length > 0) {
          const same = lists.get(key);
          if (same === undefined) lists.set(key, [inner]);
          else same.push(inner);
        }
        visit(inner, depth + 1);
      }
  };
  visit(holder, 0);
  return new Set([...lists].filter(([, rows]) => areRows(rows, columns)).map(([key]) => key));
}

/** One cell for each column in each row, each of which says one thing; where a column says when, there are days or hours. */
function areRows(rows: readonly (readonly unknown[])[], { names }: Columns): boolean {
  if (!rows.every((row) => row.length === names.length && row.every((cell) => cell === null || isRecord(cell))))
    return false;
  const cells = rows.flat().filter(isRecord);
  if (!cells.every((cell) => Object.keys(cell).length <= mostKeys)) return false;
  const told = cells.filter((cell) => Object.keys(cell).some((key) => contentKey.test(key)));
  if (told.length * 2 <= cells.length) return false;
  return names.some(
    (name, n) =>
      saysWhen(name) && rows.some((row) => isRecord(row[n]) && hasMoment(textIn(row[n] as JsonObject, '\n'))),
  );
}

const mostKeys = 6;
const contentKey = /^(?:(?:raw|display|formatted|shown)?_?(?:value|text)|v|f|val|content|data|display|string)$/i;

const hasMoment = (text: unknown): boolean =>
  isMoment(text) || (typeof text === 'string' && text.split('\n').some((line) => isMoment(line)));

function withRows(value: unknown, columns: Columns, keys: ReadonlySet<string>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value === columns.list || depth > maxDepth) return value;
  const below = (one: unknown) => withRows(one, columns, keys, depth + 1);
  if (Array.isArray(value)) return withParts(value, below);
  const cells = Object.keys(value).find((key) => keys.has(key));
  if (cells === undefined) return withParts(value, below);
  const row = value as JsonObject;
  const rest = Object.entries(row).filter(([key]) => key !== cells && key !== '__proto__');
  const fields = columns.names.flatMap((name, n) => fieldsOf(name, (row[cells] as readonly unknown[])?.[n]));
  // What the row says itself under the name of a column stays.
  return Object.fromEntries([...fields, ...rest]);
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
  const { concepts } = readKey(name);
  return (['place', 'address'] as const).some((concept) => concepts.has(concept)) ? ', ' : '\n';
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

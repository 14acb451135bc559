import { readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, scalarText } from '../../json.ts';
import { columnNamesOf } from '../../rules/list-functions.ts';
import { expressionOf } from '../compose-expression.ts';
import { labelsOf, stepOf } from '../labelled.ts';
import { type Fields, type FoundList, isMoment, listBy, looked, type Place } from './list-shapes.ts';

/** What names the columns of a table: a list of names or of objects with names, or names in one text. */
export interface ColumnNames {
  /** JMESPath from the top of the answer. */
  readonly expression: string;
  readonly names: readonly string[];
  /** What stands between the names of one text. */
  readonly mark?: string;
}

/** The names of columns at a path, if there are some. */
export function columnNames(path: string, value: unknown): ColumnNames | null {
  if (typeof value === 'string') {
    const found = namesIn(value);
    return found && { ...found, expression: `split($.${path}, '${found.mark}')` };
  }
  if (!Array.isArray(value) || value.length < 2 || value.length > 300) return null;
  if (value.every((one) => typeof one === 'string')) return { expression: `$.${path}`, names: value };
  const name = nameOf(value);
  if (name === null) return null;
  const names = value.map((one) => scalarText((one as Fields)[name]));
  return { expression: `$.${path}[*].${expressionOf([stepOf(name)])}`, names };
}

/** Rows of values, which columns of that many names describe or the first row names; under names in one text, rows in one text each. */
export function table(rows: readonly unknown[], columns: readonly ColumnNames[], place: Place): FoundList | null {
  const { path } = place;
  const [first] = rows;
  if (typeof first === 'string') return textRows(rows, columns, place) ?? lines(rows, place);
  const isRow = (key: string) => Object.keys(first as Fields).length <= 2 || isDescribed(rows, key, columns);
  const cells = isRecord(first) ? Object.keys(first).find((key) => Array.isArray(first[key]) && isRow(key)) : undefined;
  const some = rows.slice(0, looked).map((row) => (cells === undefined || !isRecord(row) ? row : row[cells]));
  if (!some.every(Array.isArray) || (cells !== undefined && !some[0]?.every(isCell))) return null;
  // `[[{ … }, { … }]]`: a list in a list, as some programs wrap what a function gives.
  if (cells === undefined && some.every((row) => row.length > 0 && !row.some(isCell))) return null;
  // Fields that have their names beside them need none from elsewhere.
  if (cells !== undefined && labelsOf(some) !== null) return null;
  const width = Math.max(...some.slice(0, cells === undefined ? 4 : 1).map(({ length }) => length));
  if (width < 2) return null;
  // What stands in the rows themselves names none of their columns.
  const fitting = columns.filter(
    ({ names, expression }) => names.length === width && !expression.startsWith(`$.${path}[*].`),
  );
  // As many other things may be listed anywhere in the answer.
  const named = fitting.find(({ names }) => nameSome(names)) ?? fitting[0];
  const row = cells === undefined ? '@' : expressionOf([stepOf(cells)]);
  if (named !== undefined) {
    const described = `from_items(zip(${named.expression}, ${row}))`;
    const hasMore = isRecord(first) && Object.keys(first).length > 2;
    return listBy(`${path}[*].${hasMore ? `merge(@, ${described})` : described}`, place);
  }
  const head = cells !== undefined ? null : headOf(rows as readonly (readonly unknown[])[]);
  if (head === null) return null;
  const names = head.groups ? `column_names(${path}[${head.at - 1}:${head.at + 1}])` : `${path}[${head.at}]`;
  return listBy(`let $names = ${names} in ${path}[${head.at + 1}:].from_items(zip($names, @))`, place);
}

/** A value, or an object with little in it: `{ v: 12, f: '12 €' }`, and not `{ position: 1, event: { … } }`. */
const isCell = (one: unknown): boolean =>
  !isRecord(one) ||
  (Object.keys(one).length <= 2 &&
    !Object.values(one).some((value) => isRecord(value) && Object.keys(value).length > 4));

/**
 * `{ id: 7, starts: …, columns: ['Open day', 'Hall 1'] }`: a list of values in each record, one for each column's name. Plain ones, unless
 * the names are those of fields: then a cell may link to others.
 */
const isDescribed = (rows: readonly unknown[], key: string, columns: readonly ColumnNames[]): boolean =>
  columns.some(
    ({ names, mark }) =>
      mark === undefined &&
      names.length > 2 &&
      rows.every((row) => {
        const cells = isRecord(row) ? row[key] : null;
        return (
          Array.isArray(cells) &&
          cells.length === names.length &&
          (!cells.some((one) => isRecord(one) || Array.isArray(one)) || nameFields(names))
        );
      }),
  );

/** Most of them say something of an event, and one of them when it is. */
const nameFields = (names: readonly string[]): boolean => {
  const told = names.map((name) => readKey(name).concepts).filter(({ size }) => size > 0);
  return told.length * 3 >= names.length * 2 && told.some((one) => one.has('start') || one.has('date'));
};

/** Several of them are words of fields. */
const nameSome = (names: readonly string[]): boolean =>
  names.filter((name) => readKey(name).concepts.size > 0).length > 1;

/** `{ columns: ['id', 'name'], data: [[1, 'Hall']] }` as objects; null: it is no table. */
export function rowsIn(value: object): readonly Fields[] | null {
  const lists = Array.isArray(value) ? [] : Object.values(value).filter((one) => Array.isArray(one));
  const names = lists.find((list) => list.length > 1 && list.every((one) => typeof one === 'string'));
  const rows = lists.find((list) => list !== names && list.length > 0);
  const isRow = (row: unknown) => Array.isArray(row) && row.length === names?.length;
  if (names === undefined || rows === undefined || lists.length > 2 || !rows.every(isRow)) return null;
  return rows.map((row) => Object.fromEntries(names.map((name, n) => [name, row[n]])));
}

/** `{ columns: 'id|title|start', rows: ['1|A|2026-05-01', …] }` */
function textRows(rows: readonly unknown[], columns: readonly ColumnNames[], place: Place): FoundList | null {
  const named = columns.find(
    ({ names, mark }) =>
      mark !== undefined && rows.every((row) => typeof row === 'string' && row.split(mark).length === names.length),
  );
  if (named === undefined) return null;
  return listBy(`${place.path}[*].from_items(zip(${named.expression}, split(@, '${named.mark}')))`, place);
}

/** The lines of a table as a list of texts, the first of which names the columns. */
function lines(rows: readonly unknown[], place: Place): FoundList | null {
  const names = lineNames(rows);
  if (names === null || names.filter((name) => readKey(name).concepts.size > 0).length * 2 < names.length) return null;
  return listBy(`csv(join(\`"\\n"\`, ${place.path}))[*]`, place);
}

/** The names in the first line of a table; null: the texts are no lines of one. */
export function lineNames([head, ...rest]: readonly unknown[]): readonly string[] | null {
  const found = typeof head === 'string' && rest.length > 0 ? namesIn(head) : null;
  if (found === null) return null;
  const { names, mark } = found;
  // A cell in quotes may hold the mark, too.
  return rest.every((row) => typeof row === 'string' && row.split(mark).length >= names.length) ? names : null;
}

/** Names of columns in one text, and what stands between them; null: it has none. */
function namesIn(text: string): { readonly names: readonly string[]; readonly mark: string } | null {
  const mark = text.length > 2000 ? undefined : [';', '\t', '|', ','].find((one) => text.split(one).length > 2);
  if (mark === undefined) return null;
  const names = text.split(mark);
  const isName = (name: string) => /^[\p{L}_@$][\p{L}\p{N}_ .:@$-]{0,40}$/u.test(name);
  return names.every(isName) && new Set(names).size === names.length ? { names, mark } : null;
}

/** The row that names the columns: the first, or one under titles, or under names of groups of them; null: none does. */
function headOf(rows: readonly (readonly unknown[])[]): { readonly at: number; readonly groups: boolean } | null {
  for (let at = 0; at < 4 && at + 1 < rows.length; at++) {
    const [row = []] = rows.slice(at);
    const groups = at > 0 && written(rows[at - 1] ?? []) > 1;
    const names = groups ? columnNamesOf(rows.slice(at - 1, at + 1)) : row;
    const titles = rows.slice(0, groups ? at - 1 : at);
    if (isHeader([names, ...rows.slice(at + 1)]))
      return titles.every((one) => written(one) <= 1) ? { at, groups } : null;
    // What stands above names is no record.
    if (row.some((one) => typeof one === 'number' || isMoment(one))) return null;
  }
  return null;
}

/** How many cells of a row have a text. */
const written = (row: readonly unknown[]): number => row.filter((one) => scalarText(one ?? '').trim() !== '').length;

/** The first row holds names: short texts, all different, none a value, and most of them known words or unlike what is below. */
function isHeader([head, ...rest]: readonly (readonly unknown[])[]): boolean {
  if (head === undefined || new Set(head).size < head.length) return false;
  if (!head.every((one) => typeof one === 'string' && /^[\p{L}_@$#№][^\n<>]{0,40}$/u.test(one) && !isMoment(one)))
    return false;
  const known = head.filter((one) => readKey(String(one)).concepts.size > 0).length;
  return rest.every((row) => row.length <= head.length) && known * 2 >= head.length;
}

/** `[{ A: 'No.', B: 'Title' }, { A: '1', B: 'Open day' }]`: a sheet whose columns are letters, and whose first row names them. */
export function underNames(list: readonly Fields[], place: Place): FoundList | null {
  const [first, second] = list;
  if (first === undefined || second === undefined) return null;
  const columns = Object.keys(first);
  if (
    columns.length < 3 ||
    !columns.every((key) => /^(?:[A-Z]{1,2}|(?:col|column|field|f|c)_?\d{1,2}|\d{1,2})$/i.test(key))
  )
    return null;
  const isSame = list.slice(0, looked).every((one) => Object.keys(one).join() === columns.join());
  if (!isSame || !isHeader(list.slice(0, looked).map((one) => Object.values(one)))) return null;
  const { path } = place;
  return listBy(`let $names = values(${path}[0]) in ${path}[1:].from_items(zip($names, values(@)))`, place);
}

/** jCal (RFC 7265): `["vcalendar", properties, [["vevent", [["summary", {}, "text", "…"]], []]]]`. */
export function jcal(value: readonly unknown[], { path, keys, body }: Place): FoundList | null {
  if (value[0] !== 'vcalendar' || !Array.isArray(value[2])) return null;
  const at = path === '@' ? '[2]' : `${path}[2]`;
  const expression = `${at}[?[0]=='vevent'].merge(from_items([1][*].[[0], [1].cn || [4] && [3:] || [3]]), {tzid: ([1][?[0]=='dtstart'])[0][1].tzid})`;
  return listBy(expression, { keys: [...keys, 'vevent'], body });
}

/** The key that names each column: a usual one, else one whose texts all differ. */
function nameOf(columns: readonly unknown[]): string | null {
  const first = columns[0];
  if (!isRecord(first)) return null;
  const keys = ['name', 'key', 'field', 'id', 'label', 'title', ...Object.keys(first)];
  const texts = (key: string) => columns.map((one) => (isRecord(one) ? one[key] : null));
  const names = (key: string) =>
    texts(key).every((one) => typeof one === 'string') && new Set(texts(key)).size === columns.length;
  // Of several that name them all, the one whose names are words of fields: `{ id: 'A', label: 'Title' }`.
  const known = (key: string) =>
    texts(key).filter((one) => [...readKey(scalarText(one)).concepts].some((concept) => concept !== 'id')).length;
  return keys.filter(names).toSorted((a, b) => known(b) - known(a))[0] ?? null;
}

import { readKey } from '../../vocabulary/key-words.ts';
import { isRecord, scalarText } from '../json.ts';
import { expressionOf } from './compose-expression.ts';
import { stepOf } from './labelled.ts';
import { below, evaluate, type Fields, type FoundList, isMoment, looked } from './list-shapes.ts';

/** What names the columns of a table: a list of names or of objects with names, or names in one text. */
export interface ColumnNames {
  /** JMESPath from the top of the answer. */
  readonly expression: string;
  readonly names: readonly string[];
}

/** The names of columns at a path, if there are some. */
export function columnNames(path: string, value: unknown): ColumnNames | null {
  if (typeof value === 'string') {
    const mark = [',', ';', '|', '\t'].find((one) => value.split(one).length > 2);
    if (mark === undefined || value.length > 2000) return null;
    const names = value.split(mark);
    const areNames =
      names.every((name) => /^[\p{L}_@$][\p{L}\p{N}_ .:@$-]{0,40}$/u.test(name)) &&
      new Set(names).size === names.length;
    return areNames ? { expression: `split($.${path}, '${mark}')`, names } : null;
  }
  if (!Array.isArray(value) || value.length < 2 || value.length > 300) return null;
  if (value.every((one) => typeof one === 'string')) return { expression: `$.${path}`, names: value };
  const name = nameOf(value);
  if (name === null) return null;
  const names = value.map((one) => scalarText((one as Fields)[name]));
  return { expression: `$.${path}[*].${expressionOf([stepOf(name)])}`, names };
}

/** Rows of values, which columns of that many names describe or the first row names; with them, rows in one text each. */
export function table(
  path: string,
  rows: readonly unknown[],
  columns: readonly ColumnNames[],
  body: unknown,
  keys: readonly string[],
): FoundList | null {
  const [first] = rows;
  const cells = isRecord(first)
    ? Object.keys(first).find((key) => Array.isArray(first[key]) && Object.keys(first).length <= 2)
    : undefined;
  const isCell = (one: unknown) => !isRecord(one) || Object.keys(one).length <= 2;
  if (cells !== undefined && isRecord(first) && !(first[cells] as unknown[]).every(isCell)) return null;
  const width = Array.isArray(first)
    ? first.length
    : cells !== undefined && isRecord(first)
      ? (first[cells] as unknown[]).length
      : 0;
  if (typeof first === 'string') {
    const named = columns.find(({ expression, names }) => {
      const mark = /', '(.)'\)$|, '(.)'\)$/.exec(expression)?.slice(1).find(Boolean);
      return (
        mark !== undefined && rows.every((row) => typeof row === 'string' && row.split(mark).length === names.length)
      );
    });
    const mark = named === undefined ? undefined : /'(.)'\)$/.exec(named.expression)?.[1];
    if (named === undefined) return null;
    const expression = `${path}[*].from_items(zip(${named.expression}, split(@, '${mark}')))`;
    return { expression, items: evaluate(expression, body), keys };
  }
  if (
    width < 2 ||
    !rows.slice(0, looked).every((row) => Array.isArray(cells === undefined || !isRecord(row) ? row : row[cells]))
  )
    return null;
  const named = columns.find(({ names }) => names.length === width);
  const row = cells === undefined ? '@' : expressionOf([stepOf(cells)]);
  if (named !== undefined) {
    const expression = `${path}[*].from_items(zip(${named.expression}, ${row}))`;
    return { expression, items: evaluate(expression, body), keys };
  }
  if (cells !== undefined || rows.length < 2 || !isHeader(rows as readonly (readonly unknown[])[])) return null;
  const [at, rest] = path === '@' ? ['@[0]', '@[1:]'] : [`${path}[0]`, `${path}[1:]`];
  const expression = `let $names = ${at} in ${rest}.from_items(zip($names, @))`;
  return { expression, items: evaluate(expression, body), keys };
}

/** The first row holds names: short texts, all different, none a value, and most of them known words or unlike what is below. */
function isHeader([head, ...rest]: readonly (readonly unknown[])[]): boolean {
  if (head === undefined || new Set(head).size < head.length) return false;
  if (!head.every((one) => typeof one === 'string' && /^[\p{L}_@$#][^\n<>]{0,40}$/u.test(one) && !isMoment(one)))
    return false;
  const known = head.filter((one) => readKey(String(one)).concepts.size > 0).length;
  return rest.every((row) => row.length <= head.length) && known * 2 >= head.length;
}

/** `[{ A: 'No.', B: 'Title' }, { A: '1', B: 'Open day' }]`: a sheet whose columns are letters, and whose first row names them. */
export function underNames(
  path: string,
  list: readonly Fields[],
  body: unknown,
  keys: readonly string[],
): FoundList | null {
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
  const [at, rest] = path === '@' ? ['@[0]', '@[1:]'] : [`${path}[0]`, `${path}[1:]`];
  const expression = `let $names = values(${at}) in ${rest}.from_items(zip($names, values(@)))`;
  return { expression, items: evaluate(expression, body), keys };
}

/** `{ id: [1, 2], title: ['A', 'B'] }`: each column a list. */
export function columnwise(path: string, value: Fields, body: unknown, keys: readonly string[]): FoundList | null {
  const lists = Object.entries(value).filter(
    (entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]) &&
      entry[1].length > 1 &&
      !entry[1].some((one) => typeof one === 'object' && one !== null),
  );
  const length = lists[0]?.[1].length;
  const same = lists.filter(([, list]) => list.length === length);
  if (same.length < 3 || same.length < lists.length || same.length > 60) return null;
  if (same.filter(([key]) => readKey(key).concepts.size > 0).length * 2 < same.length) return null;
  const names = same.map(([key]) => `'${key.replaceAll("'", "\\'")}'`).join(', ');
  const expression = `zip(${same.map(([key]) => below(path, key)).join(', ')})[*].from_items(zip([${names}], @))`;
  return { expression, items: evaluate(expression, body), keys };
}

/** jCal (RFC 7265): `["vcalendar", properties, [["vevent", [["summary", {}, "text", "…"]], []]]]`. */
export function jcal(
  path: string,
  value: readonly unknown[],
  body: unknown,
  keys: readonly string[],
): FoundList | null {
  if (value[0] !== 'vcalendar' || !Array.isArray(value[2])) return null;
  const at = path === '@' ? '[2]' : `${path}[2]`;
  const expression = `${at}[?[0]=='vevent'].merge(from_items([1][*].[[0], [3]]), {tzid: ([1][?[0]=='dtstart'])[0][1].tzid})`;
  return { expression, items: evaluate(expression, body), keys: [...keys, 'vevent'] };
}

/** The key that names each column: a usual one, else one whose texts all differ. */
function nameOf(columns: readonly unknown[]): string | null {
  const first = columns[0];
  if (!isRecord(first)) return null;
  const keys = ['name', 'key', 'field', 'id', 'label', 'title', ...Object.keys(first)];
  const texts = (key: string) => columns.map((one) => (isRecord(one) ? one[key] : null));
  const names = (key: string) =>
    texts(key).every((one) => typeof one === 'string') && new Set(texts(key)).size === columns.length;
  return keys.find(names) ?? null;
}

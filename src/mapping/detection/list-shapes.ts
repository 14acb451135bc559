import { isRecord, scalarText } from '../json.ts';
import { expressionOf } from './compose-expression.ts';
import { stepOf } from './labelled.ts';
import { readKey } from './words.ts';

/** Of a list, so many items are looked at. */
export const looked = 20;

/** Keys that hold a list of whatever was asked for. */
export const general = new Set(
  'data items item results result records record list rows content contents entries entry hits edges nodes embedded value values objects elements response payload collection body'.split(
    ' ',
  ),
);

/** Keys of what stands beside the list. */
export const beside = new Set(
  'meta pagination paging page pageable links link facets facet filters aggregations aggs buckets included includes linked references lookups dictionaries errors warnings messages sort sorting sidebar breadcrumbs breadcrumb menu related featured recommended suggestions similar fields columns schema path banners ads info headers'.split(
    ' ',
  ),
);

/** `[{ date, events: [] }]`: a list of groups, each with its own list. */
export function grouped(list: readonly unknown[]): readonly (readonly [string, readonly unknown[]])[] {
  const first = list.find(isRecord);
  // A group has little but its list; a record with a list in it is a record.
  if (first === undefined || Object.keys(first).length > 4) return [];
  const found: [string, unknown[]][] = [];
  for (const key of Object.keys(first).slice(0, 40)) {
    const word = readKey(key);
    if (!word.concepts.has('event') && !general.has(word.words.join(''))) continue;
    if (!list.every((item) => isRecord(item) && Array.isArray(item[key]) && (item[key] as unknown[]).every(isRecord)))
      continue;
    found.push([key, list.flatMap((item) => (item as Record<string, unknown[]>)[key] as unknown[])]);
  }
  return found;
}

/** `{ upcoming: […], past: […] }`: one list in two parts, whose records have the same keys. */
export function alike(
  value: Readonly<Record<string, unknown>>,
): readonly (readonly [keys: readonly string[], items: readonly unknown[]])[] {
  const lists = Object.entries(value)
    .slice(0, 100)
    .filter((entry): entry is [string, Readonly<Record<string, unknown>>[]] => {
      const list = entry[1];
      return Array.isArray(list) && list.length > 0 && list.every(isRecord) && !beside.has(entry[0].toLowerCase());
    });
  const [first, ...others] = lists;
  if (first === undefined) return [];
  const shape = (list: readonly Readonly<Record<string, unknown>>[]) => Object.keys(list[0] as object).sort();
  const same = others.filter(([, list]) => {
    const [one, two] = [shape(first[1]), shape(list)];
    const shared = one.filter((key) => two.includes(key)).length;
    return one.length >= 5 && shared >= 0.8 * Math.max(one.length, two.length);
  });
  if (same.length === 0 || same.length > 4) return [];
  const parts = [first, ...same];
  return [[parts.map(([key]) => key), parts.flatMap(([, list]) => list)]];
}

/** Column names beside rows of values. */
export function table(
  value: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): [string, readonly unknown[]] | null {
  const entries = Object.entries(value).slice(0, 40);
  const rows = entries.find(([, list]) => Array.isArray(list) && list.length > 0 && list.every(Array.isArray));
  if (rows === undefined) return null;
  const width = (rows[1] as unknown[][])[0]?.length ?? 0;
  for (const [key, list] of entries) {
    if (key === rows[0] || !Array.isArray(list) || list.length !== width) continue;
    const name = list.every((one) => typeof one === 'string') ? '@' : nameOf(list);
    if (name === null) continue;
    const names =
      name === '@' ? (list as string[]) : list.map((one) => scalarText((one as Record<string, unknown>)[name]));
    const from = `$.${expressionOf([...keys, stepOf(key)])}${name === '@' ? '' : `[*].${expressionOf([stepOf(name)])}`}`;
    const items = (rows[1] as unknown[][]).map((row) => Object.fromEntries(names.map((column, n) => [column, row[n]])));
    return [`${expressionOf([...keys, stepOf(rows[0]), '*'])}.from_items(zip(${from}, @))`, items];
  }
  return null;
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

/** An object whose keys are ids or dates and whose values are records, or lists of them. */
export function byId(
  value: Readonly<Record<string, unknown>>,
): { items: readonly unknown[]; expression: (of: string) => string } | null {
  const entries = Object.entries(value);
  if (entries.length === 0 || entries.length > 1_000_000) return null;
  const some = entries.slice(0, looked);
  // One key alone may as well be a wrapper, unless it is an id and nothing else.
  if (entries.length === 1 && !/^(?:\d+|[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\d)$/i.test(entries[0]?.[0] ?? ''))
    return null;
  const telling = some.every(([key]) => /\d/.test(key) && readKey(key).concepts.size === 0);
  if (
    !telling &&
    (entries.length < 3 || some.some(([key]) => readKey(key).concepts.size > 0 || general.has(key) || beside.has(key)))
  )
    return null;
  if (entries.every(([, list]) => Array.isArray(list) && list.every(isRecord))) {
    return { items: entries.flatMap(([, list]) => list as unknown[]), expression: (of) => `values(${of})[]` };
  }
  if (!entries.every(([, one]) => isRecord(one))) return null;
  const shape = Object.keys(some[0]?.[1] as object);
  const shared = shape.filter((key) => some.every(([, one]) => Object.hasOwn(one as object, key))).length;
  if (shape.length === 0 || shared * 2 < shape.length) return null;
  if (shape.some((key) => readKey(key).concepts.has('id'))) {
    return { items: entries.map(([, one]) => one), expression: (of) => `values(${of})` };
  }
  return {
    items: entries.map(([key, one]) => ({ id: key, ...(one as object) })),
    expression: (of) => `items(${of})[*].merge({id: [0]}, [1])`,
  };
}

import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { isMoment } from '../../structure/lists/list-shapes.ts';
import { hasEarly, oncePerAnswer, withParts } from '../with-parts.ts';

// Stores whose users define the columns write rows under the ids of these, and say in a list what each is called.

const maxDepth = 100;
const maxSought = 20_000;
const maxColumns = 300;
const mostKeys = 20;
const leastColumns = 3;
const leastCounted = 3;
/** Objects with as few of the columns are cells themselves. */
const leastShare = 0.25;

/** A list that describes the columns of a table. */
interface Columns {
  readonly list: readonly JsonObject[];
  /** What the columns are called by what may be their ids. */
  readonly ways: readonly Names[];
  /** It stands beside an empty list: the table has no rows. */
  readonly isAlone: boolean;
}

type Names = ReadonlyMap<string, string>;
/** The names of the columns that rows of the answer have, by the list that describes them. */
type Known = ReadonlyMap<unknown, Names>;

/**
 * An answer whose rows have their values under the names of the columns: `{ fields: [{ id: 'f10', name: 'Title' }, …], records: [{ id: 7, f10:
 * 'Fair' }] }` as `{ records: [{ id: 7, Title: 'Fair' }] }`, wherever the list of columns is and whatever these keys are called. A key that says
 * something itself stays. What wraps each row goes, and so does a list of one table. Several tables stand under their names.
 * `beside`: another answer that may say what the columns are. `isKnown`: the portal is known to write so, so that a table may have no rows. The
 * same object if it has no such table.
 */
export function withoutDescribedTables(body: unknown, beside: unknown = null, isKnown = false): unknown {
  const around = columnsBeside(beside);
  const own = columnsIn(body);
  if (own.length === 0 && around.length === 0) return body;
  const known = new Map([...knownIn(body, [...own, ...around]), ...(isKnown ? rowless(own) : [])]);
  return known.size === 0 ? body : rewritten(body, known, 0);
}

const columnsBeside = oncePerAnswer<readonly Columns[]>(columnsIn, []);

function columnsIn(body: unknown): readonly Columns[] {
  const found: Columns[] = [];
  const widths = new Set<number>();
  let left = maxSought;
  const visit = (value: unknown, holder: JsonObject, isInside: boolean, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth || found.length > mostKeys) return;
    if (!Array.isArray(value)) {
      for (const key in value) visit((value as JsonObject)[key], value as JsonObject, isInside, depth + 1);
      return;
    }
    if (Array.isArray(value[0])) widths.add(value[0].length);
    const all = waysOf(value);
    const rows = all.length === 0 ? null : rowsBeside(value, holder);
    const beside = rows === null ? [] : all.filter((names) => rows.every((row) => holdsRow(row, names)));
    // What a record lists may have names, too: the columns of a table stand beside its rows.
    const ways = beside.length > 0 || isInside ? beside : all.filter(areOfRecords);
    if (ways.length > 0) found.push({ list: value, ways, isAlone: rows?.length === 0 });
    for (const one of value) visit(one, {}, true, depth + 1);
  };
  visit(body, {}, false, 0);
  // Rows that are lists have their values in the order of the columns.
  return found.filter(({ list }) => !widths.has(list.length));
}

/** The first of the only other list in an object; null: there is none, or several. */
function rowsBeside(list: readonly unknown[], holder: JsonObject): readonly unknown[] | null {
  const [rows, ...more] = Object.values(holder).filter((one) => Array.isArray(one) && one !== list);
  return rows === undefined || more.length > 0 ? null : (rows as readonly unknown[]).slice(0, 1);
}

const holdsRow = (item: unknown, names: Names): boolean =>
  isRecord(item) && [item, ...Object.values(item)].some((one) => isRow(one, names, leastShare));

/** Columns have ids and names, many of which are words for fields; empty: the list is of something else. */
function waysOf(list: readonly unknown[]): readonly Names[] {
  if (list.length < leastColumns || list.length > maxColumns || !list.every(isDescription)) return [];
  const texts = new Map<string, readonly string[]>();
  for (const key of Object.keys(list[0] as JsonObject)) {
    const own = list.map((one) => scalarText(one[key] ?? '').trim());
    if (own.every((text) => isKey(text)) && new Set(own).size === own.length) texts.set(key, own);
  }
  const keys = [...new Set(list.flatMap((one) => Object.keys(one)))];
  return [...texts]
    .map(([key, ids]) => new Map(ids.map((id, n) => [id, nameOf(list, keys, key)[n] ?? id])))
    .filter((names) => [...names].filter((pair) => pair.some(isTold)).length * 3 >= names.size);
}

/** One says what a record is called and one which it is: kinds of events have ids and names, too. */
function areOfRecords(names: Names): boolean {
  const told = new Set([...names].flat().flatMap((text) => [...readKey(text).concepts]));
  const says = (...concepts: readonly Concept[]) => concepts.some((one) => told.has(one));
  return says('title', 'name') && says('id', 'start', 'date');
}

/** It says little of a column. The values that one may have, with what they stand for, are of more use where they are. */
const isDescription = (one: unknown): one is JsonObject => {
  if (!isRecord(one)) return false;
  const values = Object.values(one);
  const inner = values.filter((value) => typeof value === 'object' && value !== null);
  const isPlain = inner.every(
    (value) => isRecord(value) && Object.values(value).every((part) => typeof part !== 'object'),
  );
  return values.length <= mostKeys && inner.length < 2 && isPlain && !values.some(isMoment);
};

const isKey = (text: string): boolean => text !== '' && text.length <= 60 && text !== '__proto__';
const isTold = (name: string): boolean => !isSilent(name);
const isSilent = (name: string): boolean => [...readKey(name).concepts].every((concept) => concept === 'modifier');
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}{2}/u.test(value) && value.length <= 80 && !/^https?:|^__proto__$/.test(value);

/** What the columns are called beside their ids: by the key under which stand most words for fields. Some may have no name but their id. */
function nameOf(list: readonly JsonObject[], keys: readonly string[], id: string): readonly (string | undefined)[] {
  const all = keys
    .filter((key) => key !== id)
    .map((key) => list.map((one) => (isName(one[key]) ? (one[key] as string).trim() : undefined)))
    .map((names) => names.map((name, n) => (names.indexOf(name) === n ? name : undefined)));
  const told = (names: readonly (string | undefined)[]) => names.filter((name) => name && isTold(name)).length;
  return all.toSorted((a, b) => told(b) - told(a))[0] ?? [];
}

/** An attribute of XML is marked. */
const bare = (key: string): string => key.replace(/^[@$-]+/, '');

/** Most of what a row has stands under the ids of columns. `least`: of the columns, it has this share at least. */
function isRow(value: unknown, names: Names, least = 0): value is JsonObject {
  if (!isRecord(value)) return false;
  let [own, all] = [0, 0];
  for (const key in value) {
    all += 1;
    if (names.has(bare(key))) own += 1;
  }
  return own > 1 && own * 2 > all && own >= names.size * least;
}

const rowless = (columns: readonly Columns[]): Known =>
  new Map(
    columns.flatMap(({ list, ways: [names], isAlone }) => (isAlone && names !== undefined ? [[list, names]] : [])),
  );

function knownIn(body: unknown, columns: readonly Columns[]): Known {
  const known = new Map<unknown, Names>();
  const open = columns.map((one) => ({ ...one, own: new Set<unknown>(one.list) }));
  hasEarly(body, (value) => {
    if (!isRecord(value)) return false;
    for (const { list, ways, own } of open) {
      const names = known.has(list) || own.has(value) ? undefined : ways.find((way) => isRow(value, way, leastShare));
      if (names !== undefined) known.set(list, names);
    }
    return known.size === columns.length;
  });
  return known;
}

function rewritten(value: unknown, known: Known, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) {
    const places = placesIn(value);
    const inner = value.map((one) => unwrapped(one, rewritten(one, known, depth + 1), known, places));
    return value.length > 0 && value.every((one) => hasColumns(one, known))
      ? rowsOf(inner as readonly JsonObject[])
      : inner;
  }
  const lists = Object.values(value).filter((one) => known.has(one));
  // Of tables beside each other, each has its own columns.
  const near =
    lists.length === 0 ? known : new Map([...lists.map((one) => [one, known.get(one) as Names] as const), ...known]);
  const rest =
    lists.length === 0 ? value : Object.fromEntries(Object.entries(value).filter(([, one]) => !known.has(one)));
  return named(withParts(rest, (one) => rewritten(one, near, depth + 1)) as JsonObject, near);
}

const hasColumns = (one: unknown, known: Known): boolean =>
  isRecord(one) && Object.values(one).some((list) => known.has(list));

/** The rows of the only table, or those of several under their names; what is no such list stays. */
function rowsOf(tables: readonly JsonObject[]): unknown {
  const rows = tables.map((table) => Object.values(table).filter((one) => Array.isArray(one)));
  if (rows.some(({ length }) => length !== 1)) return tables;
  if (tables.length === 1) return rows[0]?.[0];
  const [names] = Object.keys(tables[0] as JsonObject)
    .map((key) => tables.map((table) => (isName(table[key]) ? (table[key] as string) : '')))
    .filter((all) => !all.includes('') && new Set(all).size === all.length);
  return names === undefined ? tables : Object.fromEntries(names.map((name, n) => [name, rows[n]?.[0]]));
}

/** The keys under which all items count from zero or from one, by the first number. In fewer items, an id may do so by chance. */
function placesIn(list: readonly unknown[]): ReadonlyMap<string, number> {
  const [first] = list;
  if (list.length < leastCounted || !isRecord(first)) return new Map();
  return new Map(
    Object.entries(first).filter(
      (entry): entry is [string, number] =>
        (entry[1] === 0 || entry[1] === 1) &&
        list.every((one, n) => isRecord(one) && one[entry[0]] === n + (entry[1] as number)),
    ),
  );
}

/** `{ rowId: 0, original: { … } }`: what stands beside the row, stands in it, but for its place in the list. */
function unwrapped(item: unknown, plain: unknown, known: Known, places: ReadonlyMap<string, number>): unknown {
  if (!isRecord(item) || !isRecord(plain)) return plain;
  const [inner, ...others] = Object.entries(item).filter(([, value]) => typeof value === 'object' && value !== null);
  if (inner === undefined || others.length > 0) return plain;
  const names = [...known.values()].find((all) => isRow(inner[1], all, leastShare));
  if (names === undefined || isRow(item, names)) return plain;
  const hasId = [...names.values()].some((name) => readKey(name).concepts.has('id'));
  const isPlace = (key: string) => places.get(key) === 0 || (hasId && places.has(key));
  const beside = Object.entries(plain).filter(([key]) => key !== inner[0] && !isPlace(key));
  return { ...Object.fromEntries(beside), ...(plain[inner[0]] as JsonObject) };
}

/** A row with its values under the names of their columns. What says something itself, or is taken, stays. */
function named(object: JsonObject, known: Known): JsonObject {
  const names = [...known.values()].find((all) => isRow(object, all));
  if (names === undefined) return object;
  const nameFor = (key: string): string => {
    const name = isSilent(bare(key)) ? names.get(bare(key)) : undefined;
    return name === undefined || Object.hasOwn(object, name) ? key : name;
  };
  return Object.fromEntries(
    Object.entries(object)
      .filter(([key]) => key !== '__proto__')
      .map(([key, value]) => [nameFor(key), value]),
  );
}

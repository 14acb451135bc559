import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isRecord, type JsonObject, openText } from '../json.ts';
import { areFieldNames, fieldNamesIn } from '../structure/labelled.ts';
import { isMoment } from '../structure/lists/list-shapes.ts';
import { isProperty } from '../wrapper.ts';
import { areBlocks } from './lists/single-keys.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Protocols and languages without objects write a record as a list of its names and values: `["title", "Fair", "seats", "80"]`.

const maxDepth = 20;
const maxMembers = 400;
/** So many records of a list are judged. */
const looked = 50;
/** A key, and what a search found out about the record. */
const mostBeforeRecord = 3;

/** A member: its name and what it holds. */
type Member = readonly [name: string, value: unknown];
export type Members = readonly Member[];

/** A list of records. */
interface Group {
  /** How many there are in all; null: nothing says so. */
  readonly total: number | null;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly key: string | null;
  /** The record: a list, or an object or its text behind a key. */
  readonly body: unknown;
}

/**
 * An answer with such records as objects, whether names and values alternate or stand in pairs: `["title", "Fair", "seats", "80"]` and `[["title",
 * "Fair"], ["seats", "80"]]` as `{ "title": "Fair", "seats": "80" }`. A list may have their number before them, and before each its key: `[
 * 2, "event:7", […], "event:8", […]]` as `{ "total": 2, "items": [{ "id": "event:7", … }, { "id": "event:8", … }] }`. The same object if it
 * has none.
 */
export function withoutAlternation(body: unknown): unknown {
  return hasEarly(body, (value) => Array.isArray(value) && readsAs(value) !== null) ? rewritten(body, 0) : body;
}

function rewritten(value: unknown, depth: number, isRow = false): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const found = Array.isArray(value) ? readsAs(value, isRow) : null;
  if (found !== null) return found();
  const areRows = Array.isArray(value) && areAsLong(value);
  return withParts(value, (one) => rewritten(one, depth + 1, areRows));
}

/** Rows of a table are judged together: what one of them happens to say is no name. */
const areAsLong = (list: readonly unknown[]): boolean =>
  list.length > 2 && list.every((one) => Array.isArray(one) && one.length === (list[0] as readonly unknown[]).length);

/** What a list becomes; null: it is an ordinary one. */
function readsAs(list: readonly unknown[], isRow = false): (() => unknown) | null {
  if (list.length === 0 || (isRecord(list[0]) && !isSingle(list[0]))) return null;
  for (const group of [groupOf(list), rowOf(list)]) {
    const records = group === null ? null : recordsOf(group);
    if (group !== null && records !== null) return () => listOf(group, records);
  }
  const named = list.every(isKeyed) ? streamsIn(list) : null;
  if (named !== null) return () => named;
  if (isRow) return null;
  const own = isProperty(list) ? null : membersOf(list);
  return own !== null && own.length >= 2 && isRecordAlone(own) ? () => objectsOf([own], 0)[0] : null;
}

const recordsOf = ({ entries }: Group): readonly Members[] | null => recordsIn(entries.map(({ body }) => body));

/** Lists of records behind their names, `[["stream", [["7-0", [ … ]], … ]]]`, by these; null: some are something else. */
function streamsIn(list: readonly (readonly unknown[])[]): JsonObject | null {
  const found: [string, unknown][] = [];
  for (const [name, held] of list) {
    const group = (held as readonly unknown[]).every(Array.isArray) ? groupOf(held as readonly unknown[]) : null;
    const records = group === null ? null : recordsOf(group);
    if (group === null || records === null || name === '__proto__') return null;
    found.push([String(name), listOf(group, records)]);
  }
  return found.length === 0 ? null : Object.fromEntries(found);
}

function listOf({ total, entries }: Group, records: readonly Members[]): unknown {
  const items = objectsOf(records, 0).map((object, n) => {
    const key = entries[n]?.key ?? null;
    return key === null ? object : { [Object.hasOwn(object, 'id') ? 'key' : 'id']: key, ...object };
  });
  // Some searches say a number that is not that of the records.
  return total === null ? items : { ...(total < items.length ? {} : { total }), items };
}

/** The records in a list, with what stands before each; null: it is no list of records. */
function groupOf(list: readonly unknown[]): Group | null {
  const [first] = list;
  if (Array.isArray(first) && list.every(isKeyed)) return { total: null, entries: list.map(entryOf) };
  const total = typeof first === 'number' && Number.isInteger(first) && first >= 0 ? first : null;
  const rest = total === null ? list : list.slice(1);
  const size = rest.slice(0, mostBeforeRecord + 1).findIndex((one) => isBody(one)) + 1;
  if (size === 0 || rest.length % size !== 0) return null;
  // An object or a text is a record by its key, and by others beside it.
  const areLists = Array.isArray(rest[size - 1]);
  if (!areLists && (size !== 2 || rest.length < 2 * size)) return null;
  const entries: Entry[] = [];
  for (let n = 0; n < rest.length; n += size) {
    const entry = rest.slice(n, n + size);
    const isEntry = areLists ? Array.isArray(entry.at(-1)) : isBody(entry[1]) && isKey(entry[0]);
    if (!isEntry || !entry.slice(0, -1).every(isScalar)) return null;
    entries.push(entryOf(entry));
  }
  return { total, entries };
}

/** `["event:7", [ … ]]` */
const isKeyed = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length === 2 && isKey(value[0]) && Array.isArray(value[1]);

const entryOf = (entry: unknown): Entry => {
  const parts = entry as readonly unknown[];
  return { key: (parts.slice(0, -1).find(isKey) as string | undefined) ?? null, body: parts.at(-1) };
};

/** Records in one row, which begins anew with the name that comes again; null: there are none. */
function rowOf(list: readonly unknown[]): Group | null {
  const [first] = list;
  if (typeof first !== 'string' || list.length % 2 !== 0 || list.indexOf(first, 2) < 0) return null;
  const starts = [...list.keys()].filter((n) => n % 2 === 0 && list[n] === first);
  if (starts.length < 2) return null;
  return { total: null, entries: starts.map((start, n) => ({ key: null, body: list.slice(start, starts[n + 1]) })) };
}

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200 && !value.startsWith('{');
const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;
const isBody = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null : typeof value === 'string' && value.startsWith('{');
const isSingle = (value: unknown): value is JsonObject => isRecord(value) && Object.keys(value).length === 1;

/** What all these bodies are as records; null: some are something else. */
function recordsIn(bodies: readonly unknown[]): readonly Members[] | null {
  const early = bodies.slice(0, looked).map(membersOf);
  if (early.length === 0 || early.includes(null) || !areRecords(early as readonly Members[])) return null;
  const all = bodies.map(membersOf);
  return all.includes(null) ? null : (all as readonly Members[]);
}

const fieldName = /^[:@$_]?[\p{L}_][\p{L}\p{N}_.:/@# -]{0,100}$/u;

/** What a list says by names and values in turn, or by pairs or objects of a name and a value; null: it is another list. */
export function membersOf(body: unknown): Members | null {
  const whole = documentIn(body);
  if (whole !== null || !Array.isArray(body)) return whole;
  if (body.length > 2 * maxMembers) return null;
  const members = membersIn(body);
  if (members === null) return null;
  const names = new Set<string>();
  for (const [name] of members) {
    if (typeof name !== 'string' || !fieldName.test(name) || name === '__proto__') return null;
    names.add(name);
  }
  if (names.size < members.length || (isSingle(body[0]) && areBlocks([...names]))) return null;
  return members.every(([name]) => name.startsWith(':')) ? members.map(withoutColons) : members;
}

function membersIn(list: readonly unknown[]): Members | null {
  if (list.length > 1 && list.every(isSingle)) return list.flatMap((one) => Object.entries(one));
  if (list.length > 1 && list.every((one) => Array.isArray(one) && one.length === 2)) return list as readonly Member[];
  if (list.length === 0 || list.length % 2 !== 0) return null;
  return list.flatMap((name, n): readonly Member[] => (n % 2 === 0 ? [[name as string, list[n + 1]]] : []));
}

/** `:name :value` are symbols, as Lisp writes them. */
const withoutColons = ([name, value]: Member): Member => [
  name.slice(1),
  typeof value === 'string' && /^:[\p{L}_][\p{L}\p{N}_-]*$/u.test(value) ? value.slice(1) : value,
];

/** A record that is an object or its text, also under the path to it: `["$", "{…}"]`. */
function documentIn(body: unknown): Members | null {
  const text = Array.isArray(body) && body.length === 2 && body[0] === '$' ? body[1] : body;
  const opened = typeof text === 'string' && text.startsWith('{') ? openText(text) : text;
  return isRecord(opened) ? Object.entries(opened).filter(([name]) => name !== '__proto__') : null;
}

const says =
  (...concepts: readonly Concept[]) =>
  (name: string): boolean =>
    concepts.some((one) => readKey(name).concepts.has(one));
const saysWhat = says('title', 'name');
/** Details may leave out the title. */
const saysMuch = says('description', 'summary');
const saysWhich = says('id', 'slug', 'start', 'date');

/** They have the same names, those of fields, or of something that has a date. */
function areRecords(records: readonly Members[]): boolean {
  if (records.length === 1) return isRecordAlone(records[0] as Members);
  const usual = usualNames(records);
  if (usual.length < 2 || !isVaried(records, usual)) return false;
  if (areFieldNames(usual) || usual.some(saysWhat)) return true;
  return usual.length > 2 && usual.some((name) => saysWhich(name) || valuesOf(records, name).every(isMoment));
}

/** The names that most records have; none if these are few of all. */
function usualNames(records: readonly Members[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const members of records) for (const [name] of members) counts.set(name, (counts.get(name) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count * 2 > records.length).map(([name]) => name);
  return usual.length * 3 >= counts.size ? usual : [];
}

const valuesOf = (records: readonly Members[], name: string): readonly unknown[] =>
  records.flatMap((members) => members.filter(([one]) => one === name).map(([, value]) => value));

const isVaried = (records: readonly Members[], names: readonly string[]): boolean =>
  names.some((name) => new Set(valuesOf(records, name).map((value) => JSON.stringify(value))).size > 1);

/** What is called something and is told from others, by more than words: those of columns or of an order say nothing else. */
function isRecordAlone(members: Members): boolean {
  if (!members.some(([, value]) => saysMore(value))) return false;
  const names = members.map(([name]) => name);
  const isTold = names.some(saysWhat) || (names.length > 2 && names.some(saysMuch));
  if (!areFieldNames(names) && !(isTold && names.some(saysWhich))) return false;
  const words = members.flatMap(([, value]) => (typeof value === 'string' && !/\s/.test(value) ? [value] : []));
  return fieldNamesIn(words) * 3 <= members.length;
}

const saysMore = (value: unknown): boolean =>
  typeof value === 'string' ? value.length > 20 || (/\d/.test(value) && isMoment(value)) : Array.isArray(value);

/** Records as objects, with what they hold under a name. */
function objectsOf(records: readonly Members[], depth: number): readonly JsonObject[] {
  const fields = records.map((members) => new Map(members));
  const names = new Set(records.flatMap((members) => members.map(([name]) => name)));
  for (const name of depth < maxDepth ? names : []) {
    const own = fields.filter((one) => Array.isArray(one.get(name)));
    const values = own.map((one) => one.get(name) as readonly unknown[]);
    const inner = innerOf(values, depth + 1);
    for (const [n, one] of own.entries()) one.set(name, inner === null ? rewritten(values[n], depth + 1) : inner[n]);
  }
  return fields.map((one) => Object.fromEntries(one));
}

/** What the values of a field are if they are records or lists of these; null: they are ordinary lists. */
function innerOf(values: readonly (readonly unknown[])[], depth: number): readonly unknown[] | null {
  const full = values.filter(({ length }) => length > 0);
  const members = full.map(membersOf);
  if (full.length > 0 && !members.includes(null) && areParts(members as readonly Members[])) {
    const objects = objectsOf(members as readonly Members[], depth);
    let next = 0;
    return values.map((value) => (value.length === 0 ? value : objects[next++]));
  }
  const elements = full.flat();
  const parts = elements.map((one) => (Array.isArray(one) ? membersOf(one) : null));
  if (elements.length === 0 || parts.includes(null) || !areParts(parts as readonly Members[])) return null;
  const objects = objectsOf(parts as readonly Members[], depth);
  let next = 0;
  return values.map((value) => value.map(() => objects[next++]));
}

/** The names of a part are those that the others have, and what parts are told by is among them. Tags are not. */
function areParts(parts: readonly Members[]): boolean {
  const usual = usualNames(parts);
  const areApart = parts.every((members) => members.every(([, value]) => !usual.includes(String(value))));
  return usual.some(saysWhichPart) && areApart;
}

const saysWhichPart = says(
  'title', 'name', 'id', 'slug', 'start', 'end', 'date', 'address', 'city', 'zip', 'latitude', 'url', 'email', 'phone', 'price',
); // biome-ignore format: a list

import type { Concept } from '../detection/lexicon.ts';
import { general } from '../detection/list-shapes.ts';
import { readKey, splitKey } from '../detection/words.ts';
import { isRecord } from '../json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A list beside the records of things that they name by id: the `venues` of `venue_id`, or labels by code. */
interface Directory {
  /** Of its key, the word that says what it lists. */
  readonly noun: string;
  readonly concepts: ReadonlySet<Concept>;
  /** The object that holds it: a list among a record's own keys is no directory for them. */
  readonly holder: Fields;
  /** Objects, or labels. */
  readonly entries: ReadonlyMap<string, unknown>;
}

const maxDirectoryDepth = 4;
const maxDirectories = 50;
const maxEntries = 20_000;

/** Words at the end or the beginning of a key that say that it holds an id: `venue_id`, `raum_nr`, `id_lieu`. */
const idWords = new Set('id ids uid uids uuid uuids guid ref refs key keys code codes nr no pk fk'.split(' '));
/** Of such things the records are not the users but the things themselves. */
const notListed: readonly Concept[] = ['event', 'sessions', 'related', 'api', 'language'];

/**
 * A record with what its keys name by id in a directory of the answer: `venue_id: 7` gets a `venue` beside it, and where
 * the key says nothing of an id (`venue: 7`, `tags: [3, 5]`) the object stands in its place. The record itself when nothing is named.
 */
function resolveDirectories(record: unknown, body: unknown): unknown {
  if (!isRecord(record)) return record;
  const directories = directoriesOf(body);
  if (directories.all.length === 0) return record;
  return resolveIn(record, directories, 0);
}

function resolveIn(object: Fields, directories: Directories, depth: number): Fields {
  const named: [string, unknown][] = [];
  for (const [key, value] of Object.entries(object)) {
    if (isRecord(value) && depth < 3) {
      const inner = resolveIn(value, directories, depth + 1);
      if (inner !== value) named.push([key, inner]);
      continue;
    }
    const found = isCodes(value) ? directories.of(key) : null;
    if (found === null || found.directory.holder === object) continue;
    if (found.beside !== null && !isBlank(object[found.beside])) continue;
    const codes: readonly unknown[] = Array.isArray(value) ? value : [value];
    const things = codes.map((code) => found.directory.entries.get(String(code)));
    if (things.some((one) => one === undefined || one === object)) continue;
    // One hop more: the building of a room.
    const whole = things.map((one) => (isRecord(one) && depth < 3 ? resolveIn(one, directories, 3) : one));
    named.push([found.beside ?? key, Array.isArray(value) ? whole : whole[0]]);
  }
  return named.length === 0 ? object : { ...object, ...Object.fromEntries(named) };
}

const isCodes = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 && value.length <= 100 && value.every(isCode) : isCode(value);

const isCode = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isInteger(value)) ||
  (typeof value === 'string' && value.length > 0 && value.length <= 100 && !/\s/.test(value));

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

interface Directories {
  readonly all: readonly Directory[];
  /** The directory that a key names, and the key to put the object at; null: in the key's own place. */
  of(key: string): { readonly directory: Directory; readonly beside: string | null } | null;
}

const none: Directories = { all: [], of: () => null };
const known = new WeakMap<object, Directories>();

/** The directories of an answer, found once for each answer. */
function directoriesOf(body: unknown): Directories {
  if (!isRecord(body)) return none;
  const before = known.get(body);
  if (before !== undefined) return before;
  const all: Directory[] = [];
  collect(body, 0, all);
  const asked = new Map<string, ReturnType<Directories['of']>>();
  const directories: Directories = {
    all,
    of(key) {
      const answer = asked.get(key);
      if (answer !== undefined) return answer;
      const found = find(key, all);
      asked.set(key, found);
      return found;
    },
  };
  known.set(body, directories);
  return directories;
}

function collect(holder: Fields, depth: number, all: Directory[]): void {
  for (const [key, value] of Object.entries(holder).slice(0, 200)) {
    if (all.length >= maxDirectories) return;
    if (value === null || typeof value !== 'object') continue;
    const { concepts } = readKey(key);
    const noun = splitKey(key).at(-1);
    const calendars = concepts.has('calendar') && !concepts.has('category');
    const records = calendars || general.has(noun ?? '') || notListed.some((one) => concepts.has(one));
    const entries = records ? null : entriesOf(value);
    if (entries !== null && noun !== undefined) all.push({ noun, concepts, holder, entries });
    else if (isRecord(value) && depth < maxDirectoryDepth) collect(value, depth + 1, all);
  }
}

/** The entries by id: of a list of objects that each have one, of objects by key, or of labels by code. */
function entriesOf(value: object): ReadonlyMap<string, unknown> | null {
  if (!Array.isArray(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0 || entries.length > maxEntries || !entries.every(([key]) => /^[\w-]{1,60}$/.test(key)))
      return null;
    if (entries.every(([key, one]) => isRecord(one) && (/\d/.test(key) || entries.length > 2)))
      return new Map(entries.map(([key, one]) => [key, { id: key, ...(one as Fields) }]));
    return entries.every(([key, one]) => /\d/.test(key) && typeof one === 'string') ? new Map(entries) : null;
  }
  if (value.length === 0 || value.length > maxEntries || !value.every(isRecord)) return null;
  const entries = new Map<string, unknown>();
  for (const key of idKeysOf(value as readonly Fields[])) {
    for (const one of value as readonly Fields[]) {
      const id = String(one[key]);
      if (!entries.has(id)) entries.set(id, one);
    }
  }
  return entries.size === 0 ? null : entries;
}

/** The keys by which all of a list's objects may be named: `id` first, then codes and slugs; each has another. */
function idKeysOf(list: readonly Fields[]): readonly string[] {
  const [first] = list;
  if (first === undefined || Object.keys(first).length < 2) return [];
  const naming = Object.keys(first).filter((key) => {
    if (!list.every((one) => isCode(one[key]))) return false;
    const { concepts } = readKey(key);
    const says = concepts.has('id') || concepts.has('slug') || key === 'value' || idWords.has(key.toLowerCase());
    return says && new Set(list.map((one) => String(one[key]))).size === list.length;
  });
  return naming.sort((a, b) => Number(isPlainId(b)) - Number(isPlainId(a)));
}

const isPlainId = (key: string): boolean => /^[_$@]*id$/i.test(key);

function find(key: string, all: readonly Directory[]): ReturnType<Directories['of']> {
  const words = splitKey(key);
  const marked = words.length > 1 && (idWords.has(words.at(-1) as string) || idWords.has(words[0] as string));
  const last = idWords.has(words.at(-1) as string) && words.length > 1;
  const rest = !marked ? words : last ? words.slice(0, -1) : words.slice(1);
  const noun = rest.at(-1);
  if (noun === undefined || noun.length < 2) return null;
  const exact = all.filter((one) => similar(one.noun, noun));
  const { concepts } = readKey(rest.join('_'));
  const alike = exact.length > 0 || !marked ? exact : all.filter((one) => share(one.concepts, concepts));
  const directory = alike.length === 1 ? alike[0] : alike.find((one) => one.noun === noun);
  if (directory === undefined) return null;
  return { directory, beside: marked ? withoutMark(key, last) : null };
}

/** `venueId` → `venue`, `id_lieu` → `lieu`, `VENUE_ID` → `VENUE`. */
function withoutMark(key: string, last: boolean): string {
  const rest = last
    ? key.replace(/[^\p{L}\p{N}]*\p{L}[\p{Ll}]*$|[^\p{L}\p{N}]+\p{L}+$/u, '')
    : key.replace(/^\p{L}[\p{Ll}]*[^\p{L}\p{N}]*/u, '');
  return rest === '' ? `${key}_named` : rest;
}

/** One word in singular and plural: `venue` and `venues`, `ort` and `orte`, `category` and `categories`. */
function similar(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 3 || Math.abs(one.length - other.length) > 3) return false;
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  return common >= Math.max(3, shorter - 1);
}

const share = (one: ReadonlySet<Concept>, other: ReadonlySet<Concept>): boolean =>
  [...other].some((concept) => concept !== 'id' && concept !== 'modifier' && one.has(concept));

type Json = Readonly<Record<string, unknown>>;

/** How far a reference is followed: to the object, and from it to the next (an event's image, and the image's file). */
const maxHops = 2;
const maxIndexed = 100_000;
const maxResolved = 2000;
const maxDepth = 8;

/**
 * A record with the objects that it only names put where they are named: JSON:API `relationships.x.data` gets the attributes of its
 * `included` object (`relationships.field_place.data.attributes.name`), JSON-LD `{ "@id": … }` the object of that `@id`,
 * HAL `_links.x` the object whose `_links.self` it is, `venue_id` the one of that id in the `venues` beside. What is found nowhere stays as it is; circles end after two hops.
 */
export function resolveReferences(whole: unknown, body: unknown): unknown {
  if (!isRecord(whole) && !Array.isArray(whole)) return whole;
  const record = resolveDirectories(whole, body);
  const index = indexOf(body);
  if (index.size === 0) return record;
  let left = maxResolved;
  const resolve = (value: unknown, hops: number, depth: number): unknown => {
    if (value === null || typeof value !== 'object' || depth > maxDepth) return value;
    if (Array.isArray(value))
      return keep(
        value,
        value.map((item) => resolve(item, hops, depth + 1)),
      );
    const object = value as Json;
    const key = depth === 0 ? null : referenceOf(object);
    const target = key === null ? undefined : index.get(key);
    if (target !== undefined && target !== object) {
      left -= 1;
      if (hops <= 0 || left < 0) return value;
      return resolveFields({ ...target, ...object }, hops - 1, depth + 1);
    }
    return resolveFields(object, hops, depth);
  };
  const resolveFields = (object: Json, hops: number, depth: number): Json => {
    const entries = Object.entries(object).filter(([name]) => name !== '__proto__');
    const resolved = entries.map(([name, part]) => [name, resolve(part, hops, depth + 1)] as const);
    return resolved.every(([name, part]) => part === object[name]) ? object : Object.fromEntries(resolved);
  };
  return resolve(record, maxHops, 0);
}

const keep = (before: readonly unknown[], after: readonly unknown[]) =>
  after.every((item, n) => item === before[n]) ? before : after;

/** What an object names, when it is only a name: a JSON:API identifier, a JSON-LD node without properties, a HAL link. */
function referenceOf(object: Json): string | null {
  const keys = Object.keys(object);
  if (typeof object.type === 'string' && isId(object.id) && keys.every((key) => ['type', 'id', 'meta'].includes(key))) {
    return jsonApiKey(object);
  }
  if (typeof object['@id'] === 'string' && keys.every((key) => key === '@id' || key === '@type'))
    return `@id ${object['@id']}`;
  if (typeof object.href === 'string' && keys.length <= 4) return `href ${object.href}`;
  const [only] = keys;
  return only !== undefined && keys.length === 1 ? identityIn(only, object[only]) : null;
}

/** `{ sys: { type, id } }`: an object whose identity has a place of its own, and of which there is nothing but that. */
function identityIn(key: string, value: unknown): string | null {
  return isRecord(value) && isId(value.id) && typeof value.type === 'string' ? `${key} ${String(value.id)}` : null;
}

const isId = (id: unknown) => typeof id === 'string' || typeof id === 'number';
const jsonApiKey = (object: Json) => `${String(object.type)} ${String(object.id)}`;

const indexes = new WeakMap<object, ReadonlyMap<string, Json>>();

/** Every object of an answer that can be named, built once for each answer. */
function indexOf(body: unknown): ReadonlyMap<string, Json> {
  if (body === null || typeof body !== 'object') return new Map();
  const before = indexes.get(body);
  if (before) return before;
  const index = new Map<string, Json>();
  let left = maxIndexed;
  const add = (key: string, object: Json) => {
    if (!index.has(key)) index.set(key, object);
  };
  const visit = (value: unknown, depth: number): void => {
    left -= 1;
    if (left < 0 || value === null || typeof value !== 'object' || depth > maxDepth) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
      return;
    }
    const object = value as Json;
    if (typeof object['@id'] === 'string' && Object.keys(object).some((key) => key !== '@id' && key !== '@type')) {
      add(`@id ${object['@id']}`, object);
    }
    if (isRecord(object.attributes) && typeof object.type === 'string' && isId(object.id))
      add(jsonApiKey(object), object);
    if (depth > 0 && Object.keys(object).length > 1) {
      for (const [key, part] of Object.entries(object)) {
        const identity = identityIn(key, part);
        if (identity !== null) add(identity, object);
      }
    }
    const self = isRecord(object._links) && isRecord(object._links.self) ? object._links.self.href : undefined;
    if (typeof self === 'string' && depth > 0) add(`href ${self}`, object);
    for (const part of Object.values(object)) visit(part, depth + 1);
  };
  const first = (body as Json).included;
  if (Array.isArray(first)) visit(first, 0);
  visit(body, 0);
  indexes.set(body, index);
  return index;
}

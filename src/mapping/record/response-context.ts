import { readTimeZone } from '../../calendar/time-zone.ts';
import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { languageTag } from '../language.ts';
import { general, isMoment } from '../structure/list-shapes.ts';

// What a record takes from its response: the objects that it references, and the time zone.

/** How many references are followed in a row: to an event's image, and from there to the image's file. */
const maxHops = 2;
const maxIndexed = 100_000;
const maxResolved = 2000;
const maxDepth = 8;

/**
 * Puts the objects that a record references in the place of the references.
 *
 * - JSON:API: `relationships.x.data` gets the attributes of its `included` object.
 * - JSON-LD: `{ "@id": … }` becomes the object with that `@id`.
 * - HAL: `_links.x` becomes the object whose `_links.self` has that `href`.
 * - Ids: `venue_id` adds the `venue` with that id from the response's list of `venues`.
 *
 * A reference to an object that the response doesn't hold stays as it is. Circles end after two hops.
 */
export function resolveReferences(whole: unknown, body: unknown): unknown {
  if (!isRecord(whole) && !Array.isArray(whole)) return whole;
  const record = resolveIds(whole, body);
  const index = referencedObjects(body);
  if (index.size === 0) return record;
  let left = maxResolved;
  const resolve = (value: unknown, hops: number, depth: number): unknown => {
    if (value === null || typeof value !== 'object' || depth > maxDepth) return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => resolve(item, hops, depth + 1));
      return items.every((item, n) => item === value[n]) ? value : items;
    }
    const object = value as JsonObject;
    const key = depth === 0 ? null : referenceKey(object);
    const target = key === null ? undefined : index.get(key);
    if (target !== undefined && target !== object) {
      left -= 1;
      if (hops <= 0 || left < 0) return value;
      return resolveFields({ ...target, ...object }, hops - 1, depth + 1);
    }
    return resolveFields(object, hops, depth);
  };
  const resolveFields = (object: JsonObject, hops: number, depth: number): JsonObject => {
    const entries = Object.entries(object).filter(([name]) => name !== '__proto__');
    // What calls itself `self` is the object that it stands in.
    const resolved = entries.map(
      ([name, part]) => [name, name === 'self' ? part : resolve(part, hops, depth + 1)] as const,
    );
    return resolved.every(([name, part]) => part === object[name]) ? object : Object.fromEntries(resolved);
  };
  return resolve(record, maxHops, 0);
}

/** The key of the referenced object: of a JSON:API identifier, a JSON-LD node without properties, or a HAL link. */
function referenceKey(object: JsonObject): string | null {
  const keys = Object.keys(object);
  if (typeof object.type === 'string' && isId(object.id) && keys.every((key) => ['type', 'id', 'meta'].includes(key))) {
    return jsonApiKey(object);
  }
  if (typeof object['@id'] === 'string' && keys.every((key) => key === '@id' || key === '@type'))
    return `@id ${object['@id']}`;
  if (typeof object.href === 'string' && keys.length <= 4) return `href ${object.href}`;
  const [only] = keys;
  return only !== undefined && keys.length === 1 ? nestedIdentityKey(only, object[only]) : null;
}

/** `{ sys: { type, id } }`: an object whose identity is an object of its own. */
function nestedIdentityKey(key: string, value: unknown): string | null {
  return isRecord(value) && isId(value.id) && typeof value.type === 'string' ? `${key} ${scalarText(value.id)}` : null;
}

const isId = (id: unknown) => typeof id === 'string' || typeof id === 'number';
const jsonApiKey = (object: JsonObject) => `${scalarText(object.type)} ${scalarText(object.id)}`;

const indexByBody = new WeakMap<object, ReadonlyMap<string, JsonObject>>();

/** Every object of a response that a reference can name, by its key. Built once for each response. */
function referencedObjects(body: unknown): ReadonlyMap<string, JsonObject> {
  if (body === null || typeof body !== 'object') return new Map();
  const cached = indexByBody.get(body);
  if (cached) return cached;
  const index = new Map<string, JsonObject>();
  let left = maxIndexed;
  const add = (key: string, object: JsonObject) => {
    if (!index.has(key)) index.set(key, object);
  };
  const visit = (value: unknown, depth: number): void => {
    left -= 1;
    if (left < 0 || value === null || typeof value !== 'object' || depth > maxDepth) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
      return;
    }
    const object = value as JsonObject;
    if (typeof object['@id'] === 'string' && Object.keys(object).some((key) => key !== '@id' && key !== '@type')) {
      add(`@id ${object['@id']}`, object);
    }
    if (isRecord(object.attributes) && typeof object.type === 'string' && isId(object.id))
      add(jsonApiKey(object), object);
    if (depth > 0 && Object.keys(object).length > 1) {
      for (const [key, part] of Object.entries(object)) {
        const identity = nestedIdentityKey(key, part);
        if (identity !== null) add(identity, object);
      }
    }
    const self = isRecord(object._links) && isRecord(object._links.self) ? object._links.self.href : undefined;
    if (typeof self === 'string' && depth > 0) add(`href ${self}`, object);
    for (const part of Object.values(object)) visit(part, depth + 1);
  };
  const { included } = body as JsonObject;
  if (Array.isArray(included)) visit(included, 0);
  visit(body, 0);
  indexByBody.set(body, index);
  return index;
}

/** A list in the response with the things that records name by id: the `venues` of `venue_id`, or labels by code. */
interface LookupTable {
  /** The word of the table's key that says what it lists. */
  readonly noun: string;
  readonly concepts: ReadonlySet<Concept>;
  /** The object that holds the table. A list among a record's own keys is no table for that record. */
  readonly holder: JsonObject;
  /** Objects, or labels. */
  readonly entries: ReadonlyMap<string, unknown>;
  /** The key of the list itself. */
  readonly key: string;
  /** The objects by each of their keys that no two share: a record with such a key names one of them. */
  readonly shared: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

interface TableMatch {
  readonly table: LookupTable;
  /** The key to add the object under; null when the object replaces the id. */
  readonly targetKey: string | null;
  readonly entries: ReadonlyMap<string, unknown>;
}

interface LookupTables {
  readonly all: readonly LookupTable[];
  /** The table that a key's ids belong to. */
  find(key: string): TableMatch | null;
}

/**
 * Adds the objects that a record names by id: `venue_id: 7` gets a `venue` next to it. Where the key doesn't say that
 * it holds an id (`venue: 7`, `tags: [3, 5]`), the object replaces the id. Returns the record itself when it names
 * nothing.
 */
function resolveIds(record: unknown, body: unknown): unknown {
  if (!isRecord(record)) return record;
  const tables = lookupTables(body);
  return tables.all.length === 0 ? record : resolveIdsIn(record, tables, 0);
}

function resolveIdsIn(object: JsonObject, tables: LookupTables, depth: number): JsonObject {
  const resolved: [string, unknown][] = [];
  for (const [key, value] of Object.entries(object)) {
    if (isRecord(value) && depth < 3) {
      const inner = resolveIdsIn(value, tables, depth + 1);
      if (inner !== value) resolved.push([key, inner]);
      continue;
    }
    const found = isIdOrIds(value) ? tables.find(key) : null;
    if (found === null || found.table.holder === object) continue;
    if (found.targetKey !== null && !isBlank(object[found.targetKey])) continue;
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
    const things = ids.map((id) => found.entries.get(scalarText(id)));
    if (things.some((one) => one === undefined || one === object || isPartOf(one, object))) continue;
    // The objects may reference others in turn: a room has a building.
    const whole = things.map((one) => (isRecord(one) && depth < 3 ? resolveIdsIn(one, tables, 3) : one));
    resolved.push([found.targetKey ?? key, Array.isArray(value) ? whole : whole[0]]);
  }
  return resolved.length === 0 ? object : { ...object, ...Object.fromEntries(resolved) };
}

/** The record itself, as another object. */
const isPartOf = (one: unknown, record: JsonObject): boolean =>
  isRecord(one) && Object.entries(one).every(([key, value]) => record[key] === value);

const isIdOrIds = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 && value.length <= 100 && value.every(isIdText) : isIdText(value);

const isIdText = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isInteger(value)) ||
  (typeof value === 'string' && value.length > 0 && value.length <= 100 && !/\s/.test(value));

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

const noTables: LookupTables = { all: [], find: () => null };
const tablesByBody = new WeakMap<object, LookupTables>();

/** The lookup tables of a response, found once for each response. */
function lookupTables(body: unknown): LookupTables {
  if (!isRecord(body)) return noTables;
  const cached = tablesByBody.get(body);
  if (cached !== undefined) return cached;
  const all: LookupTable[] = [];
  collectTables(body, 0, all, null);
  const matches = new Map<string, TableMatch | null>();
  const tables: LookupTables = {
    all,
    find(key) {
      const known = matches.get(key);
      if (known !== undefined) return known;
      const found = findTable(key, all) ?? findShared(key, all);
      matches.set(key, found);
      return found;
    },
  };
  tablesByBody.set(body, tables);
  return tables;
}

const maxTableDepth = 4;
const maxTables = 50;
const maxEntries = 20_000;

/** Keys of a store that hold all of one kind, by their ids. */
const shelf = /^(?:entities|by_?id|all_?by_?id|items|records|rows|map|index|lookup|data|values)$/i;

/** Lists under such keys hold the records themselves, not things that records name. */
const recordConcepts: readonly Concept[] = ['event', 'sessions', 'related', 'api', 'language'];

function collectTables(holder: JsonObject, depth: number, all: LookupTable[], above: string | null): void {
  for (const [key, value] of Object.entries(holder).slice(0, 200)) {
    if (all.length >= maxTables) return;
    if (value === null || typeof value !== 'object') continue;
    // `halls: { ids: […], byId: {…} }`: what is listed stands above.
    const name = above !== null && shelf.test(key) ? above : key;
    const { concepts } = readKey(name);
    const noun = splitKey(name).at(-1);
    const calendars = concepts.has('calendar') && !concepts.has('category');
    // `eventTypes` are types.
    const listed = readKey(noun ?? '').concepts;
    const records = calendars || general.has(noun ?? '') || recordConcepts.some((one) => listed.has(one));
    const entries = records ? null : tableEntries(value);
    const shared = records ? noShared : sharedKeys(value);
    if ((entries !== null || shared.size > 0) && noun !== undefined)
      all.push({ noun, concepts, holder, entries: entries ?? new Map(), key: name, shared });
    else if (isRecord(value) && depth < maxTableDepth) collectTables(value, depth + 1, all, key);
  }
}

const noShared: ReadonlyMap<string, ReadonlyMap<string, unknown>> = new Map();

/** What says which kind an object is, and not which one. */
const kinds = /^[@$_]?(?:type|kind|class|object|model|locale|lang|rel|format|status|state)$/i;

/** What is no code, however short. */
const contents: readonly Concept[] = [
  'title', 'name', 'summary', 'description', 'start', 'end', 'date', 'time', 'url', 'image', 'price', 'count', 'status', 'language', 'email', 'phone', 'capacity', 'latitude', 'longitude',
]; // biome-ignore format: a list

/** What a code stands for is short and of no time: it is no event, and no group of events. */
const isOfCodes = (object: JsonObject): boolean =>
  Object.keys(object).length <= 8 &&
  Object.values(object).every(
    (one) =>
      one === null ||
      typeof one === 'number' ||
      typeof one === 'boolean' ||
      (typeof one === 'string' && one.length <= 200 && !isMoment(one)),
  ) &&
  Object.keys(object).every((key) => languageTag(key) === null);

/** Keys of a list's objects that may be codes and nothing else, each with the objects by it. */
function sharedKeys(value: object): ReadonlyMap<string, ReadonlyMap<string, unknown>> {
  if (!Array.isArray(value) || value.length < 2 || value.length > maxEntries || !value.every(isRecord)) return noShared;
  const list = value as readonly JsonObject[];
  if (!list.every(isOfCodes)) return noShared;
  const found = new Map<string, ReadonlyMap<string, unknown>>();
  for (const key of Object.keys(list[0] as object).slice(0, 20)) {
    const { concepts } = readKey(key);
    if (
      isPlainId(key) ||
      idWords.has(key.toLowerCase()) ||
      kinds.test(key) ||
      contents.some((one) => concepts.has(one))
    )
      continue;
    if (!list.every((one) => isIdText(one[key]) && scalarText(one[key]).length <= 24)) continue;
    const entries = new Map(list.map((one) => [scalarText(one[key]), one]));
    if (entries.size === list.length) found.set(key, entries);
  }
  return found;
}

/** A list whose objects have the very key, which no two of them share: `{ hallCode: 'S1' }` beside `halls: [{ hallCode: 'S1', … }]`. */
function findShared(key: string, all: readonly LookupTable[]): TableMatch | null {
  const tables = all.filter(({ shared }) => shared.has(key));
  const [table] = tables;
  if (table === undefined || tables.length > 1) return null;
  return { table, targetKey: table.key, entries: table.shared.get(key) as ReadonlyMap<string, unknown> };
}

/**
 * The entries of a table by id: a list of objects with ids, objects by key, or labels by code. Null for other values.
 */
function tableEntries(value: object): ReadonlyMap<string, unknown> | null {
  if (!Array.isArray(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0 || entries.length > maxEntries || !entries.every(([key]) => /^[\w-]{1,60}$/.test(key)))
      return null;
    if (entries.every(([key, one]) => isRecord(one) && (/\d/.test(key) || entries.length > 2)))
      return new Map(entries.map(([key, one]) => [key, { id: key, ...(one as JsonObject) }]));
    // Two small letters are a language: these are translations.
    const isLabel = ([key, one]: readonly [string, unknown]) =>
      typeof one === 'string' && /\p{L}/u.test(one) && one !== key && !/^https?:/.test(one) && !/^[a-z]{2}$/.test(key);
    return entries.every(isLabel) && (entries.length > 1 || /\d/.test(entries[0]?.[0] ?? '')) ? new Map(entries) : null;
  }
  if (value.length === 0 || value.length > maxEntries || !value.every(isRecord)) return null;
  const entries = new Map<string, unknown>();
  for (const key of idKeysOf(value as readonly JsonObject[])) {
    for (const one of value as readonly JsonObject[]) {
      const id = scalarText(one[key]);
      if (!entries.has(id)) entries.set(id, one);
    }
  }
  return entries.size === 0 ? null : entries;
}

/** The keys that identify each object of a list: `id` first, then codes and slugs. */
function idKeysOf(list: readonly JsonObject[]): readonly string[] {
  const [first] = list;
  if (first === undefined || Object.keys(first).length < 2) return [];
  const identifying = Object.keys(first).filter((key) => {
    if (!list.every((one) => isIdText(one[key]))) return false;
    const { concepts } = readKey(key);
    const named = concepts.has('id') || concepts.has('slug') || key === 'value' || idWords.has(key.toLowerCase());
    return named && new Set(list.map((one) => scalarText(one[key]))).size === list.length;
  });
  return identifying.sort((a, b) => Number(isPlainId(b)) - Number(isPlainId(a)));
}

const isPlainId = (key: string): boolean => /^[_$@]*id$/i.test(key);

/** Words that mark a key as an id, at its beginning or end: `venue_id`, `raum_nr`, `id_lieu`. */
const idWords = new Set('id ids uid uids uuid uuids guid ref refs key keys code codes nr no pk fk'.split(' '));

function findTable(key: string, all: readonly LookupTable[]): TableMatch | null {
  const words = splitKey(key);
  const marked = words.length > 1 && (idWords.has(words.at(-1) as string) || idWords.has(words[0] as string));
  const atEnd = idWords.has(words.at(-1) as string) && words.length > 1;
  const rest = !marked ? words : atEnd ? words.slice(0, -1) : words.slice(1);
  const noun = rest.at(-1);
  if (noun === undefined || noun.length < 2) return null;
  const known = all.filter(({ entries }) => entries.size > 0);
  const exact = known.filter((one) => isSameNoun(one.noun, noun));
  const { concepts } = readKey(rest.join('_'));
  const candidates = exact.length > 0 || !marked ? exact : known.filter((one) => shareConcept(one.concepts, concepts));
  const table = candidates.length === 1 ? candidates[0] : candidates.find((one) => one.noun === noun);
  if (table === undefined) return null;
  return { table, targetKey: marked ? withoutIdWord(key, atEnd) : null, entries: table.entries };
}

/** `venueId` → `venue`, `id_lieu` → `lieu`, `VENUE_ID` → `VENUE`. */
function withoutIdWord(key: string, atEnd: boolean): string {
  const rest = atEnd
    ? key.replace(/[^\p{L}\p{N}]*\p{L}[\p{Ll}]*$|[^\p{L}\p{N}]+\p{L}+$/u, '')
    : key.replace(/^\p{L}[\p{Ll}]*[^\p{L}\p{N}]*/u, '');
  return rest === '' ? `${key}_named` : rest;
}

/**
 * Whether two words are the same in singular and plural: `venue` and `venues`, `ort` and `orte`, `category` and
 * `categories`.
 */
function isSameNoun(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 3 || Math.abs(one.length - other.length) > 3) return false;
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  return common >= Math.max(3, shorter - 1);
}

const shareConcept = (one: ReadonlySet<Concept>, other: ReadonlySet<Concept>): boolean =>
  [...other].some((concept) => concept !== 'id' && concept !== 'modifier' && one.has(concept));

const zoneByBody = new WeakMap<object, string | null>();

/**
 * The IANA zone that a response names once for all its dates, in its envelope and not in its lists. It applies to dates
 * of records that name no zone. Null when the response names none.
 */
export function responseTimeZone(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const cached = zoneByBody.get(body);
  if (cached !== undefined) return cached;
  const zone = zoneIn(body, 0);
  zoneByBody.set(body, zone);
  return zone;
}

const maxZoneDepth = 2;

function zoneIn(object: JsonObject, depth: number): string | null {
  const entries = Object.entries(object).slice(0, 100);
  for (const [key, value] of entries) {
    if (typeof value !== 'string' || value.length > 60 || !namesZone(key)) continue;
    const name = readTimeZone(value)?.name ?? null;
    if (name !== null) return name;
  }
  if (depth >= maxZoneDepth) return null;
  for (const [key, value] of entries) {
    if (!isRecord(value)) continue;
    // Under the key of a user, a venue or an event, the zone belongs to that thing.
    const { concepts } = readKey(key);
    if (concepts.has('place') || concepts.has('person') || concepts.has('event')) continue;
    const zone = zoneIn(value, depth + 1);
    if (zone !== null) return zone;
  }
  return null;
}

function namesZone(key: string): boolean {
  const { concepts, words } = readKey(key);
  return concepts.has('timeZone') && !words.some((word) => otherOwners.test(word));
}

/**
 * `serverTimeZone` is the zone of the portal's machine, `user_timezone` that of the client. Neither is the zone of the
 * dates.
 */
const otherOwners = /^(?:server|system|machine|host|user|users|viewer|client|account|admin)$/;

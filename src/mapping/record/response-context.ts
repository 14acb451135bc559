import { readTimeZone } from '../../calendar/time-zone.ts';
import { readKey } from '../../vocabulary/key-words.ts';
import { type Concept, stampConcepts } from '../../vocabulary/language-words.ts';
import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { plainBody } from '../plain-body.ts';
import type { CalendarTables } from './calendar-tables.ts';
import { lookUpIds } from './directories.ts';
import { withHours } from './hour-tables.ts';
import { type Folder, pictureFoldersIn, withPictureFolders } from './picture-folders.ts';
import { withStateWord } from './state-tables.ts';

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
 * - Ids: `venue_id` adds the `venue` with that id from a directory in the response.
 * - A code of a state gets its word from a table of states in the response.
 * - The number of a lesson becomes its hours, from a table of these in the response.
 * - Names of pictures' files get the folder that the response names once.
 *
 * `tables` are those beside the calendars, where the response has none. A reference to an object that nothing holds stays as it is.
 * Circles end after two hops.
 */
export function resolveReferences(whole: unknown, given: unknown, tables: CalendarTables | null = null): unknown {
  if (!isRecord(whole) && !Array.isArray(whole)) return whole;
  const body = plainBody(given);
  const folders = picturesOf(body);
  const own = lookUpIds(folders.length === 0 ? whole : withPictureFolders(whole, folders), body);
  const named = tables === null ? own : lookUpIds(own, tables, true);
  const told = hasMore(body, whole) ? withHours(withStateWord(named, body), body) : named;
  const record = tables === null ? told : withHours(withStateWord(told, tables), tables);
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

const foldersByBody = new WeakMap<object, readonly Folder[]>();

/** What is inside an answer as long as nothing stands beside it, and whether something does then. */
interface Wrapping {
  readonly layers: ReadonlySet<unknown>;
  readonly isOpen: boolean;
}

const wrappings = new WeakMap<object, Wrapping>();

/** Whether an answer has more than a record or their list, however that is wrapped: only then may a table of states be there. */
export function hasMore(body: unknown, record: unknown): boolean {
  if (!isRecord(body)) return false;
  const { layers, isOpen } = wrappings.get(body) ?? wrappingOf(body);
  return isOpen && !layers.has(record);
}

/** An answer may be a map of all its records, so that it is looked at once and not for each of them. */
function wrappingOf(body: JsonObject): Wrapping {
  const layers = new Set<unknown>();
  let isOpen = false;
  let part: unknown = body;
  for (let depth = 0; depth < maxDepth && isRecord(part) && !isOpen; depth += 1) {
    layers.add(part);
    const parts: readonly unknown[] = Object.values(part).filter((one) => typeof one === 'object' && one !== null);
    isOpen = parts.length > 1;
    part = parts[0];
  }
  const wrapping = { layers, isOpen };
  wrappings.set(body, wrapping);
  return wrapping;
}

function picturesOf(body: unknown): readonly Folder[] {
  if (!isRecord(body)) return [];
  const known = foldersByBody.get(body);
  if (known !== undefined) return known;
  const folders = pictureFoldersIn(body);
  foldersByBody.set(body, folders);
  return folders;
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
    if (typeof value !== 'string' || value.length > 200) continue;
    if (saysUniversalTime(key, value)) return 'UTC';
    const name = value.length <= 60 && namesZone(key) ? (readTimeZone(value)?.name ?? null) : null;
    if (name !== null) return name;
  }
  if (depth >= maxZoneDepth) return null;
  for (const [key, value] of entries) {
    if (!isRecord(value)) continue;
    const { concepts } = readKey(key);
    if (owners.some((concept) => concepts.has(concept))) continue;
    const zone = zoneIn(value, depth + 1);
    if (zone !== null) return zone;
  }
  return null;
}

/**
 * Under the key of a user, a venue or an event, the zone belongs to that thing; under that of a moment, to the moment
 * alone: `{ updated: { date: '2026-10-17 20:00', timezone: 'UTC' } }`.
 */
const owners: readonly Concept[] = [
  'place', 'person', 'event', 'start', 'end', 'date', 'time', 'created', 'updated', 'published', 'deadline',
]; // biome-ignore format: a list

function namesZone(key: string): boolean {
  const { concepts, words } = readKey(key);
  return concepts.has('timeZone') && !words.some((word) => otherOwners.test(word));
}

/**
 * `time_system: 'UT'`, `note: 'All times are UTC'`: the key or the text speaks of times, the text of universal time and neither of local
 * time nor, with a number, of a moment or of an offset.
 */
function saysUniversalTime(key: string, text: string): boolean {
  const universal = universalTime.exec(text);
  if (universal === null || /\p{Nd}/u.test(text)) return false;
  const rest = text.replace(universal[0], ' ').split(/[^\p{L}]+/u);
  const said = [key, ...rest].map((word) => readKey(word));
  const says = (...some: readonly Concept[]) =>
    said.some(({ concepts }) => some.some((concept) => concepts.has(concept)));
  // The system of `time_system` is that of the times.
  const isOther = said.some(({ words }) => words.some((word, n) => otherOwners.test(word) && words[n - 1] !== 'time'));
  return says('time', 'sessions', 'timeZone') && !says('local', 'offset', ...stampConcepts) && !isOther;
}

const universalTime = /(?<![\p{L}/])(?:UTC?|GMT|(?:[Cc]oordinated )?[Uu]niversal [Tt]ime)(?![\p{L}/])/u;

/**
 * `serverTimeZone` is the zone of the portal's machine, `user_timezone` that of the client. Neither is the zone of the
 * dates.
 */
const otherOwners = /^(?:server|system|machine|host|user|users|viewer|client|account|admin)$/;

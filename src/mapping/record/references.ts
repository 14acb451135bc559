import { resolveDirectories } from './directories.ts';
import { isRecord } from './empty.ts';

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

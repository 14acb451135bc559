import { isRecord, type JsonObject, scalarText } from '../../json.ts';

// A client of GraphQL keeps each object once, under its type and id, and queries by their arguments. Sites put that into their pages.

const roots = ['ROOT_QUERY', 'client:root'] as const;
/** A page holds its state so deep at most. */
const maxWraps = 5;
/** From a list on, so many references are followed: an edge, its node, a room, its house, its town. */
const hopsInLists = 8;
/** So many references lead to the list, more than those: the visitor, the site, the connection. */
const hopsToList = 4;
/** So many values come out at most, or so many times those of the cache: an object is copied to each place that refers to it. */
const mostCopied = 1_000_000;
const mostTimes = 4;
/** An object's own values are so deep at most. What lies deeper stays as it is. */
const maxDepth = 100;

/**
 * The answers to the queries in a cache (Apollo, Relay), each object in the place of what refers to it: `{ "Event:7": { id: '7', venue: { __ref:
 * 'Venue:2' } }, "Venue:2": {…}, ROOT_QUERY: { 'events({"first":10})': [{ __ref: 'Event:7' }] } }` as `{ events: [{ id: '7', venue: {…} }] }`.
 * The same object if it holds no cache, or if too much would come out.
 */
export function withoutClientCache(body: unknown, depth = 0): unknown {
  if (!isRecord(body) || depth > maxWraps) return body;
  const root = roots.map((key) => body[key]).find(isRecord);
  if (root !== undefined) return copyOf(root, body) ?? body;
  for (const [key, inner] of Object.entries(body)) {
    const plain = withoutClientCache(inner, depth + 1);
    if (plain !== inner) return { ...body, [key]: plain };
  }
  return body;
}

/** How a value was reached. */
interface Way {
  /** So many references may still be followed. */
  readonly left: number;
  /** Whether it is in a list of the last object. */
  readonly inList: boolean;
  /** The kinds of the objects from the first list on: a record, then what it refers to. */
  readonly kinds: readonly string[];
  /** Whether one of these is the single object that a field refers to, as the venue of an event. */
  readonly isReferred: boolean;
}

/** Null: it would be too much. */
function copyOf(root: JsonObject, cache: JsonObject): unknown {
  const open = new Set<object>();
  let room = Math.max(mostCopied, mostTimes * sizeOf(cache, 0));
  const refer = (name: unknown, way: Way): unknown => {
    const target = way.left > 0 ? namedIn(cache, name) : null;
    if (target === null || open.has(target)) return {};
    return copy(target, isPart(name) ? { ...way, left: way.left - 1 } : wayTo(kindOf(cache, name), way), 0);
  };
  const copy = (value: unknown, way: Way, depth: number): unknown => {
    room -= 1;
    if (typeof value !== 'object' || value === null || depth > maxDepth || room < 0) return value;
    const { __ref: one, __refs: many } = value as JsonObject;
    if (typeof one === 'string') return refer(one, way);
    const within = { ...way, left: Math.min(way.left, hopsInLists), inList: true };
    if (Array.isArray(value)) {
      return leadsBack(value, way, cache) ? [] : value.map((each) => copy(each, within, depth + 1));
    }
    if (Array.isArray(many)) {
      room -= 1;
      return leadsBack(value, way, cache) ? [] : many.map((name) => (room < 0 ? name : refer(name, within)));
    }
    open.add(value);
    const fields = copyFields(value as JsonObject, (inner) => copy(inner, way, depth + 1));
    room -= Object.keys(fields).length;
    open.delete(value);
    return fields;
  };
  const answers = copy(root, { left: hopsInLists + hopsToList, inList: false, kinds: [], isReferred: false }, 0);
  return room < 0 ? null : answers;
}

const namedIn = (cache: JsonObject, name: unknown): JsonObject | null => {
  const key = scalarText(name);
  const target = Object.hasOwn(cache, key) ? cache[key] : null;
  return isRecord(target) ? target : null;
};

/** Relay keeps a part of an object, as a connection or an edge, apart. */
const isPart = (name: unknown): boolean => scalarText(name).startsWith('client:');

const kindOf = (cache: JsonObject, name: unknown): string =>
  scalarText(namedIn(cache, name)?.__typename) || (scalarText(name).split(':', 1)[0] ?? '');

function wayTo(kind: string, { left, inList, kinds, isReferred }: Way): Way {
  const isInLists = inList || kinds.length > 0;
  return {
    left: left - 1,
    inList: false,
    kinds: isInLists ? [...kinds, kind] : kinds,
    isReferred: isReferred || (isInLists && !inList),
  };
}

/**
 * Whether a list is left out: the events of an event's venue, or of its tag. They would come again with each event. It depends on kinds alone,
 * never on how many there are, so that the same fields come out of tomorrow's cache.
 */
function leadsBack(list: unknown, { kinds, isReferred }: Way, cache: JsonObject): boolean {
  if (kinds.length === 0) return false;
  const kind = firstKind(list, cache, 0);
  return kind !== null && (isReferred || kinds.slice(0, -1).includes(kind));
}

/** The kind of the first object that a list refers to, by itself or in edges. */
function firstKind(value: unknown, cache: JsonObject, depth: number): string | null {
  if (typeof value !== 'object' || value === null || depth > hopsToList) return null;
  const { __ref: one, __refs: many } = value as JsonObject;
  const name = Array.isArray(many) ? many[0] : one;
  if (name !== undefined) return isPart(name) ? firstKind(namedIn(cache, name), cache, depth + 1) : kindOf(cache, name);
  for (const inner of Array.isArray(value) ? value.slice(0, 1) : Object.values(value)) {
    const kind = firstKind(inner, cache, depth + 1);
    if (kind !== null) return kind;
  }
  return null;
}

function sizeOf(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null || depth > maxDepth || '__ref' in value) return 1;
  let sum = 1;
  for (const inner of Object.values(value)) sum += sizeOf(inner, depth + 1);
  return sum;
}

/** The same object if nothing in it changes: most records hold texts, and there are many. */
function copyFields(value: JsonObject, copy: (inner: unknown) => unknown): JsonObject {
  const isNamed = Object.keys(value).some((key) => hasArguments(key) || key === '__id' || key === '__proto__');
  let fields: Record<string, unknown> | null = isNamed ? {} : null;
  for (const key in value) {
    const inner = value[key];
    const own = typeof inner === 'object' && inner !== null ? copy(inner) : inner;
    if (isNamed && fields !== null) {
      const name = nameOf(key, fields);
      if (name !== '__proto__' && key !== '__id') fields[name] = own;
    } else if (own !== inner) {
      fields ??= { ...value };
      fields[key] = own;
    }
  }
  return fields ?? value;
}

const hasArguments = (key: string): boolean => key.includes('(') || key.includes(':{');

/** `image({"size":"LARGE"})` without its arguments; beside another `image`, with what they say. */
function nameOf(key: string, fields: JsonObject): string {
  if (!hasArguments(key)) return key;
  const [, name, given] = /^(\w+)(?:\(|:\{)(.*)$/s.exec(key) ?? [];
  if (name === undefined || given === undefined) return key;
  if (!Object.hasOwn(fields, name)) return name;
  const said = given.match(/[\p{L}\p{N}]+/gu)?.at(-1) ?? '';
  return Object.hasOwn(fields, `${name}_${said}`) ? key : `${name}_${said}`;
}

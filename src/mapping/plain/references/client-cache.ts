import { isRecord, type JsonObject, scalarText } from '../../json.ts';

// A client of GraphQL keeps each object once, under its type and id, and queries by their arguments. Sites put that into their pages.

const roots = ['ROOT_QUERY', 'client:root'] as const;
/** A page holds its state so deep at most. */
const maxWraps = 5;
/** From a list on, so many references are followed: an edge, its node, a room, its house, its town. Fewer, where it would be too much. */
const hopsTried = [8, 6, 4, 3, 2, 1];
/** So many references lead to the list, more than those: the visitor, the site, the connection. */
const hopsToList = 4;
/** So many values come out at most, or so many times those of the cache: an object is copied to each place that refers to it. */
const mostCopied = 500_000;
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
  if (root !== undefined) return answersOf(root, body) ?? body;
  for (const [key, inner] of Object.entries(body)) {
    const plain = withoutClientCache(inner, depth + 1);
    if (plain !== inner) return { ...body, [key]: plain };
  }
  return body;
}

/** Null: it would be too much. */
function answersOf(root: JsonObject, cache: JsonObject): unknown {
  let most = 0;
  const isLittle = (size: number): boolean => {
    if (size <= mostCopied) return true;
    most ||= mostTimes * sizes(cache, 0)(Object.values(cache), 0);
    return size <= most;
  };
  const hops = hopsTried.find((inLists) => isLittle(sizes(cache, inLists)(root, inLists + hopsToList)));
  return hops === undefined ? null : copyOf(root, cache, hops);
}

const namedIn = (cache: JsonObject, name: unknown): JsonObject | null => {
  const key = scalarText(name);
  const target = Object.hasOwn(cache, key) ? cache[key] : null;
  return isRecord(target) ? target : null;
};

/** How many values come out of a value, with `left` references to follow; or more, as what leads back counts too. */
function sizes(cache: JsonObject, inLists: number): (value: unknown, left: number) => number {
  const known = new Map<JsonObject, number[]>();
  const referred = (name: unknown, left: number): number => {
    const target = left > 0 ? namedIn(cache, name) : null;
    if (target === null) return 1;
    const ofTarget = known.get(target) ?? [];
    known.set(target, ofTarget);
    ofTarget[left] ??= sizeOf(target, left - 1, 0);
    return ofTarget[left];
  };
  const sizeOf = (value: unknown, left: number, depth: number): number => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return 1;
    const within = Math.min(left, inLists);
    let sum = 1;
    if (Array.isArray(value)) {
      for (const one of value) sum += sizeOf(one, within, depth + 1);
      return sum;
    }
    const fields = value as JsonObject;
    if (typeof fields.__ref === 'string') return referred(fields.__ref, left);
    if (Array.isArray(fields.__refs)) {
      for (const name of fields.__refs) sum += referred(name, within);
      return sum;
    }
    for (const key in fields) sum += sizeOf(fields[key], left, depth + 1);
    return sum;
  };
  return (value, left) => sizeOf(value, left, 0);
}

function copyOf(root: JsonObject, cache: JsonObject, inLists: number): unknown {
  const open = new Set<object>();
  const refer = (name: unknown, left: number): unknown => {
    const target = left > 0 ? namedIn(cache, name) : null;
    return target === null || open.has(target) ? {} : copy(target, left - 1, 0);
  };
  const copy = (value: unknown, left: number, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
    const within = Math.min(left, inLists);
    if (Array.isArray(value)) return value.map((one) => copy(one, within, depth + 1));
    const { __ref: one, __refs: many } = value as JsonObject;
    if (typeof one === 'string') return refer(one, left);
    if (Array.isArray(many)) return many.map((name) => refer(name, within));
    open.add(value);
    const fields = copyFields(value as JsonObject, (inner) => copy(inner, left, depth + 1));
    open.delete(value);
    return fields;
  };
  return copy(root, inLists + hopsToList, 0);
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

import { isRecord, type JsonObject, scalarText } from '../../json.ts';

// A client of GraphQL keeps each object once, under its type and id, and queries by their arguments. Sites put that into their pages.

const roots = ['ROOT_QUERY', 'client:root'] as const;
/** A page holds its state so deep at most. */
const maxWraps = 5;
/** An object within others is copied so deep: a room, its house, its town, and the events there again. */
const maxHops = 4;
const mostCopied = 500_000;

/**
 * The answers to the queries in a cache (Apollo, Relay), each object in the place of what refers to it: `{ "Event:7": { id: '7', venue: { __ref:
 * 'Venue:2' } }, "Venue:2": {…}, ROOT_QUERY: { 'events({"first":10})': [{ __ref: 'Event:7' }] } }` as `{ events: [{ id: '7', venue: {…} }] }`.
 * The same object if it holds no cache.
 */
export function withoutClientCache(body: unknown, depth = 0): unknown {
  if (!isRecord(body) || depth > maxWraps) return body;
  const root = roots.map((key) => body[key]).find(isRecord);
  if (root !== undefined) return answersOf(root, body);
  for (const [key, inner] of Object.entries(body)) {
    const plain = withoutClientCache(inner, depth + 1);
    if (plain !== inner) return { ...body, [key]: plain };
  }
  return body;
}

function answersOf(root: JsonObject, cache: JsonObject): unknown {
  const open = new Set<object>();
  let left = mostCopied;
  const refer = (name: unknown, hops: number): unknown => {
    const target = cache[scalarText(name)];
    return isRecord(target) && hops < maxHops && !open.has(target) ? copy(target, hops + 1) : {};
  };
  const copy = (value: unknown, hops: number): unknown => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0) return value;
    if (Array.isArray(value)) return value.map((one) => copy(one, hops));
    const { __ref: one, __refs: many } = value as JsonObject;
    if (typeof one === 'string') return refer(one, hops);
    if (Array.isArray(many)) return many.map((name) => refer(name, hops));
    open.add(value);
    const fields: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '__proto__' && key !== '__id') fields[nameOf(key, fields)] = copy(inner, hops);
    }
    open.delete(value);
    return fields;
  };
  return copy(root, 0);
}

/** `image({"size":"LARGE"})` without its arguments; beside another `image`, with what they say. */
function nameOf(key: string, fields: JsonObject): string {
  const [, name, given] = /^(\w+)(?:\(|:\{)(.*)$/s.exec(key) ?? [];
  if (name === undefined || given === undefined) return key;
  if (!Object.hasOwn(fields, name)) return name;
  const said = given.match(/[\p{L}\p{N}]+/gu)?.at(-1) ?? '';
  return Object.hasOwn(fields, `${name}_${said}`) ? key : `${name}_${said}`;
}

import { isRecord, type JsonObject } from '../../json.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// A pool lists every value of an answer once, the whole first. Objects and lists in it hold the positions of their members.

/** How deep in an answer a pool stands. */
const maxWrappers = 20;
const maxDepth = 100;
/** What a pool may become, in values: equal values are shared, so they can multiply each other. */
const maxBuilt = 1_000_000;
/** A page has few parts. */
const mostParts = 20;

/**
 * - `numbers`: `[{ "title": 1, "days": 2 }, "Fair", [3], "2026-10-17"]`, with a marker such as `-1` for what is undefined;
 * - `texts`: `[{ "title": "1", "seats": 80 }, "Fair"]`, where only texts, objects and lists have a position;
 * - `keys`: `[{ "_1": 2 }, "title", "Fair"]`, where the keys have one, too;
 * - `letters`: `["Fair", { "title": "0" }]`, where positions are counted to the base of 36 and the whole may stand anywhere.
 */
type Manner = 'numbers' | 'texts' | 'keys' | 'letters';

interface Pool {
  readonly values: readonly unknown[];
  readonly manner: Manner;
  /** Where the whole is. */
  readonly root: number;
}

/**
 * An answer with each pool as what it stands for. A list that begins with a text, `["Date", "2026-10-17T07:00:00Z"]`, is a value of a
 * type that JSON does not have. What leads back to where it stands is null. The parts of a page, each with a pool of its own, become
 * one object: `{ "nodes": [{ "data": [{ "user": 1 }, …] }, { "data": [{ "events": 1 }, …] }] }` as `{ "nodes": { "user": …, "events": … } }`.
 * The same object if there is no pool.
 */
export function withoutValuePools(body: unknown): unknown {
  return hasEarly(body, isPool) ? rewritten(body, 0) : body;
}

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxWrappers) return value;
  const pool = poolOf(value);
  if (pool !== null) return built(pool) ?? value;
  const whole = withParts(value, (one) => rewritten(one, depth + 1));
  return (Array.isArray(value) && together(value, whole as readonly unknown[])) || whole;
}

const isPool = (value: unknown): boolean => poolOf(value) !== null;

/** The parts of a page as one object; what comes later is nearer to what was asked for. Null: the list has other elements. */
function together(parts: readonly unknown[], wholes: readonly unknown[]): JsonObject | null {
  if (parts.length > mostParts || !parts.every((part) => isRecord(part) || part === null)) return null;
  const held = parts.flatMap((part, n) =>
    Object.entries(part ?? {}).flatMap(([key, one]) => (isPool(one) ? [(wholes[n] as JsonObject)[key]] : [])),
  );
  return held.length > 0 && held.every(isRecord) ? Object.assign({}, ...held) : null;
}

/** A list as a pool; null: it is none. In a pool, something refers to each value but the whole. */
function poolOf(list: unknown): Pool | null {
  if (!Array.isArray(list) || list.length < 2) return null;
  const values = withoutTypes(list) ?? list;
  const sample = values.find((one): one is JsonObject => isRecord(one) && Object.keys(one).length > 0);
  for (const manner of sample === undefined ? [] : mannersOf(sample)) {
    const root = rootOf(values, manner);
    if (root !== null) return { values, manner, root };
  }
  return null;
}

/** Where the whole stands, to which all values belong; null: some belong to nothing. */
function rootOf(values: readonly unknown[], manner: Manner): number | null {
  const [first] = values;
  if (manner !== 'letters' && (typeof first !== 'object' || first === null)) return null;
  const referred = new Set<number>();
  let references = 0;
  for (const one of values) {
    const positions = positionsIn(one, manner, values.length);
    if (positions === null) return null;
    // Positions are given while the whole is walked.
    if (manner !== 'letters' && referred.size === 0 && positions.length > 0 && positions[0] !== 1) return null;
    references += positions.length;
    for (const position of positions) referred.add(position);
  }
  const isFull = values.length > 3 && values.some((one) => typeof one === 'string');
  if (!isFull && (references > referred.size || !holdsNone(values))) return null;
  // Without a letter, these may be numbers of something else.
  if (manner === 'letters' && referred.size <= 10) return null;
  const root = manner === 'letters' ? values.findIndex((_, n) => !referred.has(n)) : 0;
  if (root < 0) return null;
  referred.add(root);
  return referred.size === values.length ? root : null;
}

/** Whether an empty list is a value of the whole. `[{ "page": 1 }, []]` is a page with nothing on it: its key is for a number. */
function holdsNone(values: readonly unknown[]): boolean {
  const [first] = values;
  const empty = values.findIndex((one) => Array.isArray(one) && one.length === 0);
  const counts = isRecord(first) && Object.entries(first).some(([key, one]) => one === empty && ofPages.test(key));
  return empty > 0 && !counts;
}

const ofPages =
  /^(?:(?:current|last|total|per)_?)?(?:pages?|total|count|limit|offset|size|number|status|code|results|hits)$/i;

/** The types of values that say theirs by a number: a list, a date, a map and a set; other ones are what they hold. */
const markers: ReadonlyMap<number, readonly string[]> = new Map([
  [1, []],
  [3, ['Date']],
  [5, ['Map']],
  [6, ['Set']],
]);

/** `[[2, [[1, 2]]], [0, "title"], [0, "Fair"]]` as `[{ "_1": 2 }, "title", "Fair"]`; null: the list is another. */
function withoutTypes(list: readonly unknown[]): readonly unknown[] | null {
  const isTyped = (one: unknown): one is readonly [number, unknown] =>
    Array.isArray(one) && one.length > 0 && one.length < 3 && Number.isInteger(one[0]) && one[0] >= -1 && one[0] < 10;
  if (!isTyped(list[0]) || !Array.isArray(list[0][1]) || !list.every(isTyped)) return null;
  return list.map(([type, held = null]) => {
    if (type === 2 && Array.isArray(held)) return Object.fromEntries(held.map(([key, value]) => [`_${key}`, value]));
    const marker = markers.get(type);
    return marker === undefined ? held : [...marker, ...[held].flat(2)];
  });
}

const keyPosition = /^_(\d{1,7})$/;
const textPosition = /^\d{1,7}$/;
const letterPosition = /^[\da-z]{1,5}$/;

/** How the object of a pool may refer to its members. Objects of others do not at all. */
function mannersOf(object: JsonObject): readonly Manner[] {
  const values = Object.values(object);
  const texts = values.filter((value) => typeof value === 'string');
  const manners: Manner[] = [];
  if (values.every(Number.isInteger))
    manners.push(Object.keys(object).every((key) => keyPosition.test(key)) ? 'keys' : 'numbers');
  if (texts.every((text) => textPosition.test(text))) manners.push('texts');
  if (texts.length === values.length && texts.every((text) => letterPosition.test(text))) manners.push('letters');
  return manners;
}

/** The positions that a value of a pool holds; null: it holds something else. */
function positionsIn(value: unknown, manner: Manner, count: number): readonly number[] | null {
  if (typeof value !== 'object' || value === null) return manner === 'texts' && typeof value !== 'string' ? null : [];
  const isMarked = hasMarkers(manner) && isMarkedValue(value);
  const positions: number[] = [];
  for (const [key, one] of Object.entries(value)) {
    if (manner === 'keys' && !Array.isArray(value)) {
      const own = keyPosition.exec(key);
      if (own === null || Number(own[1]) >= count) return null;
      positions.push(Number(own[1]));
    }
    const position = positionOf(one, manner);
    if (position !== null && position < count) positions.push(...(position < 0 ? [] : [position]));
    else if (!isMarked && !isInline(one, manner)) return null;
  }
  return positions;
}

/** Where positions are texts, a list that begins with one holds its position. */
const hasMarkers = (manner: Manner): boolean => manner === 'numbers' || manner === 'keys';

/** Whether a member stands in its object itself. */
const isInline = (value: unknown, manner: Manner): boolean =>
  manner === 'texts' && typeof value !== 'string' && (typeof value !== 'object' || value === null);

/** Where a value stands; negative: it is none. Null: this is no position. */
function positionOf(value: unknown, manner: Manner): number | null {
  if (!hasMarkers(manner)) {
    const base = manner === 'texts' ? 10 : 36;
    const isPosition = typeof value === 'string' && (base === 10 ? textPosition : letterPosition).test(value);
    return isPosition ? Number.parseInt(value, base) : null;
  }
  return Number.isInteger(value) && (value as number) > -10 ? (value as number) : null;
}

/** A value of a type that JSON does not have: `["Date", …]`, `["Set", 3, 4]`. */
type MarkedValue = readonly [type: string, ...rest: unknown[]];

const isMarkedValue = (value: unknown): value is MarkedValue => Array.isArray(value) && typeof value[0] === 'string';

const isSet = /^(?:Set|S)$/;
const isMap = /^(?:Map|M)$/;
const isDate = /^(?:Date|D)$/;
/** An object with no prototype, whose keys stand in the list. */
const isBare = /^null$/;

/** What a pool stands for, copied so that no two of its parts are one object; null: it would be too large. */
function built({ values, manner, root }: Pool): unknown {
  const open = new Set<number>();
  let left = maxBuilt;
  const at = (position: number): unknown => {
    left -= 1;
    if (position < 0 || left < 0 || open.has(position) || open.size > maxDepth) return null;
    const value = values[position];
    if (typeof value !== 'object' || value === null) return value;
    open.add(position);
    const whole = wholeOf(value);
    open.delete(position);
    return whole;
  };
  const part = (value: unknown): unknown => {
    const position = positionOf(value, manner);
    return position !== null && position < values.length ? at(position) : value;
  };
  const wholeOf = (value: object): unknown => {
    if (hasMarkers(manner) && isMarkedValue(value)) return unmarked(value);
    if (Array.isArray(value)) return value.map(part);
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, one]) => [manner === 'keys' ? String(at(Number(key.slice(1)))) : key, part(one)] as const)
        .filter(([key]) => key !== '__proto__'),
    );
  };
  const unmarked = ([type, ...rest]: MarkedValue): unknown => {
    const [only] = rest;
    if (isSet.test(type)) return rest.map(part);
    if (isMap.test(type)) return fromPairs(rest.map(part));
    if (isBare.test(type)) return fromPairs(rest.map((one, n) => (n % 2 === 0 ? one : part(one))));
    if (isDate.test(type)) return typeof only === 'number' ? momentOf(only) : only || null;
    return isRecord(only) ? wholeOf(only) : part(only ?? null);
  };
  const whole = at(root);
  return left < 0 ? null : whole;
}

function fromPairs(flat: readonly unknown[]): JsonObject {
  const pairs = flat.flatMap((name, n) => (n % 2 === 0 ? [[String(name), flat[n + 1] ?? null] as const] : []));
  return Object.fromEntries(pairs.filter(([name]) => name !== '__proto__'));
}

/** Milliseconds since 1970 as a date and a time. */
const momentOf = (milliseconds: number): string | null =>
  Math.abs(milliseconds) <= 8.64e15 ? new Date(milliseconds).toISOString() : null;

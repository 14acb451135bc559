import type { JsonObject } from '../json.ts';

/**
 * A list or an object with its parts as `part` gives them. The same one if each stays the same: then nothing is built, for nearly all
 * of most answers is plain.
 */
export function withParts(value: object, part: (inner: unknown, key: string) => unknown): object {
  if (Array.isArray(value)) {
    let items: unknown[] | null = null;
    for (let n = 0; n < value.length; n++) {
      const one = part(value[n], '');
      if (items !== null) items.push(one);
      else if (one !== value[n]) items = [...value.slice(0, n), one];
    }
    return items ?? value;
  }
  let changed: Map<string, unknown> | null = null;
  for (const key in value) {
    const inner = (value as JsonObject)[key];
    const one = part(inner, key);
    if (one !== inner) changed = (changed ?? new Map()).set(key, one);
  }
  if (changed === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key === '__proto__' ? [] : [[key, changed.has(key) ? changed.get(key) : inner]],
    ),
  );
}

/** What `find` finds in an answer, once for each: the list of the events is the same for the details of each. `none`: for what is no answer. */
export function oncePerAnswer<Found>(find: (answer: object) => Found, none: Found): (answer: unknown) => Found {
  const known = new WeakMap<object, { readonly found: Found }>();
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return none;
    const before = known.get(answer) ?? { found: find(answer) };
    known.set(answer, before);
    return before.found;
  };
}

/** More values than an answer may hold: what is read in one record is read in all. */
export const maxVisited = 2_000_000;

/** What describes all records stands in few places, and seldom within one of them. */
const mostPlaces = 50;

/** Visits the lists of an answer, but of each only the first parts for others in them. `visit`: whether these matter. */
export function visitLists(body: unknown, visit: (list: readonly unknown[]) => boolean, deepest: number): void {
  let left = maxVisited;
  const walk = (value: unknown, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > deepest) return;
    if (!Array.isArray(value)) for (const key in value) walk((value as JsonObject)[key], depth + 1);
    else if (visit(value)) for (const one of value.slice(0, mostPlaces)) walk(one, depth + 1);
  };
  walk(body, 0);
}

const maxDepth = 100;
const maxSought = 20_000;

/**
 * Whether a list or an object near the beginning of an answer passes a test: what a serializer does, it does from the first records on.
 * `key`: what it stands under; `''` in a list.
 */
export function hasEarly(body: unknown, test: (value: object, key: string) => boolean): boolean {
  let left = maxSought;
  const found = (value: unknown, under: string, depth: number): boolean => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return false;
    if (test(value, under)) return true;
    if (Array.isArray(value)) return value.some((one) => found(one, '', depth + 1));
    for (const key in value) if (found((value as JsonObject)[key], key, depth + 1)) return true;
    return false;
  };
  return found(body, '', 0);
}

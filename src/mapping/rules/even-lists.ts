import { isRecord, type JsonObject } from '../json.ts';
import { markPlain, plainBody } from '../plain-body.ts';

/** So deep is a list of records looked for, and so many groups does it have at most. */
const maxDepth = 6;
const maxGroups = 400;
/** A record has more keys than a cell or a reference. */
const leastKeys = 4;
/** A group has few keys beside its records. */
const maxGroupKeys = 8;

const evened = new WeakMap<object, unknown>();

/**
 * An answer whose lists of records are lists everywhere and hold nothing but records, so that one expression reads all of them.
 * Keys have one spelling. Left out are nulls, empty objects, and a row that only names the columns; a group with one record by itself, as XML's converters
 * write it, and one with nothing (`''`, null, `{}`), get a list like their neighbours. The same object if there is nothing to do.
 */
export function withEvenLists(body: unknown): unknown {
  const plain = plainBody(body);
  if (typeof plain !== 'object' || plain === null) return plain;
  const known = evened.get(plain);
  if (known !== undefined) return known;
  const result = visit(plain, 0);
  if (typeof result === 'object' && result !== null && result !== plain) markPlain(result);
  evened.set(plain, result);
  return result;
}

function visit(value: unknown, depth: number): unknown {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? ofList(value, depth) : ofObject(value as JsonObject, depth);
}

function ofList(list: readonly unknown[], depth: number): readonly unknown[] {
  const kept = spelledAlike(holdsRecords(list) ? list.filter((one) => !isNoRecord(one)) : list);
  if (kept.length > maxGroups) return isSame(kept, list) ? list : kept;
  const groups = kept.map((one) =>
    isRecord(one) && Object.keys(one).length <= maxGroupKeys ? visit(one, depth + 1) : one,
  );
  const even = withMembersAlike(groups);
  return isSame(even, list) ? list : even;
}

/** A null in a row of cells, `[{ v: 7 }, null, { v: 'Hall' }]`, is a place. */
const holdsRecords = (list: readonly unknown[]): boolean => {
  const filled = list.filter(isFilled);
  return filled.length > 0 && filled.every((one) => Object.keys(one).length >= leastKeys || isGroup(one));
};
const isGroup = (one: JsonObject): boolean =>
  Object.values(one).some((inner) => Array.isArray(inner) && inner.some(isFilled));

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, n) => value === other[n]);

/** Records whose keys differ from the others' only in capitals, `TITLE` and `title`, as from two databases, with the keys that most have. */
function spelledAlike(list: readonly unknown[]): readonly unknown[] {
  const counts = new Map<string, number>();
  for (const one of list) if (isRecord(one)) for (const key in one) counts.set(key, (counts.get(key) ?? 0) + 1);
  const usual = new Map<string, string>();
  for (const key of counts.keys()) {
    const known = usual.get(key.toLowerCase());
    if (known === undefined || (counts.get(key) ?? 0) > (counts.get(known) ?? 0)) usual.set(key.toLowerCase(), key);
  }
  if (usual.size === counts.size) return list;
  const spelling = (key: string) => usual.get(key.toLowerCase()) ?? key;
  // A record that has both means two things.
  if (list.some((one) => isRecord(one) && new Set(Object.keys(one).map(spelling)).size < Object.keys(one).length))
    return list;
  return list.map((one) =>
    isRecord(one) && Object.keys(one).some((key) => spelling(key) !== key)
      ? Object.fromEntries(Object.entries(one).map(([key, value]) => [spelling(key), value]))
      : one,
  );
}

function ofObject(object: JsonObject, depth: number): JsonObject {
  const entries = Object.entries(object);
  const inner = entries.map(([key, one]) => [key, visit(one, depth + 1)] as const);
  const lists = asLists(inner.map(([, one]) => one));
  if (lists !== null) return Object.fromEntries(inner.map(([key], n) => [key, lists[n]]));
  return inner.every(([, one], n) => one === entries[n]?.[1]) ? object : Object.fromEntries(inner);
}

/** The groups with the member that holds their records as a list in each. */
function withMembersAlike(groups: readonly unknown[]): readonly unknown[] {
  const objects = groups.filter(isRecord);
  const [first] = objects;
  if (first === undefined || objects.length < 2 || objects.some((one) => Object.keys(one).length > maxGroupKeys))
    return groups;
  const keys = new Set(objects.flatMap((one) => Object.keys(one)));
  const members = [...keys].flatMap((key) => {
    const having = objects.filter((one) => Object.hasOwn(one, key));
    const lists = asLists(having.map((one) => one[key]));
    return lists === null ? [] : [[key, new Map(having.map((one, n) => [one, lists[n]]))] as const];
  });
  if (members.length === 0) return groups;
  return groups.map((group) => {
    const own = members.filter(([, lists]) => lists.has(group as JsonObject));
    return own.length === 0
      ? group
      : {
          ...(group as JsonObject),
          ...Object.fromEntries(own.map(([key, lists]) => [key, lists.get(group as JsonObject)])),
        };
  });
}

/** Lists of records, single ones and none, all as lists; null: they are that already, or something else. */
function asLists(values: readonly unknown[]): readonly (readonly unknown[])[] | null {
  const lists = values.filter((one): one is readonly JsonObject[] => Array.isArray(one) && one.length > 0);
  const bare = values.filter(isFilled);
  const sample = lists[0]?.[0];
  if (lists.length === 0 || bare.length + values.filter(isNothing).length === 0) return null;
  if (
    !isRecord(sample) ||
    Object.keys(sample).length < leastKeys ||
    !lists.every((list) => list.every((one) => isLike(one, sample)))
  )
    return null;
  if (!bare.every((one) => isLike(one, sample))) return null;
  if (lists.length + bare.length + values.filter(isNothing).length + values.filter(isEmptyList).length < values.length)
    return null;
  return values.map((one) => (Array.isArray(one) ? one : isFilled(one) ? [one] : []));
}

const isFilled = (value: unknown): value is JsonObject => isRecord(value) && Object.keys(value).length > 0;
const isNothing = (value: unknown): boolean => value === null || value === '' || (isRecord(value) && !isFilled(value));
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const isNoRecord = (value: unknown): boolean =>
  value === null || (isRecord(value) && (!isFilled(value) || namesColumns(value)));

/** Most of its keys are those of the other. */
const isLike = (one: unknown, other: JsonObject): boolean => {
  const keys = isRecord(one) ? Object.keys(one) : [];
  return keys.length > 0 && keys.filter((key) => Object.hasOwn(other, key)).length * 2 > keys.length;
};

/** `{ title: 'Title', start: 'Start' }`: the head of a table that was taken for a row. */
export function namesColumns(record: JsonObject): boolean {
  const plain = (text: string) => text.replace(/[\s_-]+/g, '').toLowerCase();
  const entries = Object.entries(record);
  return (
    entries.length > 2 && entries.every(([key, value]) => typeof value === 'string' && plain(value) === plain(key))
  );
}

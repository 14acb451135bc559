import { readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { isMoment } from '../../structure/lists/list-shapes.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Some programs write each record of a list under its own id, as other programs do in a map.

const maxDepth = 20;
/** So many records of a list are judged by what they hold. */
const looked = 50;
const leastShared = 3;

/**
 * An answer with such records as others write them: `{ answers: [{ "14": { title: 'Fair', … } }, { "15": { … } }] }` as `{ answers: [{ id: '14', title:
 * 'Fair', … }, { id: '15', … }] }`. An id that the record has itself is not said twice. The same object if it has none. `isKnown`: the portal is
 * known to write so, so that one record is enough.
 */
export function withoutKeyedItems(body: unknown, isKnown = false): unknown {
  const isSuch = (value: object) => Array.isArray(value) && recordsIn(value, isKnown) !== null;
  return hasEarly(body, isSuch) ? rewritten(body, isKnown, 0) : body;
}

function rewritten(value: unknown, isKnown: boolean, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const entries = Array.isArray(value) ? recordsIn(value, isKnown) : null;
  if (entries === null) return withParts(value, (one) => rewritten(one, isKnown, depth + 1));
  const hasId = entries.some(([, record]) => Object.hasOwn(record, 'id'));
  return entries.map((entry) => (repeatsKey(entry) ? entry[1] : { [hasId ? 'key' : 'id']: entry[0], ...entry[1] }));
}

type Entry = readonly [key: string, record: JsonObject];

/** The records of such a list by their ids; null: it is another list. Nearly all end at their first item. */
function recordsIn(list: readonly unknown[], isKnown: boolean): readonly Entry[] | null {
  const entries: Entry[] = [];
  for (const item of list) {
    const entry = entryOf(item);
    if (entry === null) return null;
    entries.push(entry);
  }
  if (entries.length === 0 || new Set(entries.map(([key]) => key)).size < entries.length) return null;
  const some = entries.slice(0, looked);
  if (!areAlike(some.map(([, record]) => record))) return null;
  // What has numbers for names, such as the fields of a catalogue, has no day each.
  if (some.filter(([, record]) => Object.values(record).some(isMoment)).length * 2 <= some.length) return null;
  return some.every(repeatsKey) || entries.length > 1 || isKnown ? entries : null;
}

function entryOf(item: unknown): Entry | null {
  if (!isRecord(item)) return null;
  let only: string | null = null;
  for (const key in item) {
    if (only !== null) return null;
    only = key;
  }
  const record = only === null ? null : item[only];
  if (only === null || only === '__proto__' || !isRecord(record) || isMoment(only)) return null;
  return mayBeId(only) || repeatsKey([only, record]) ? [only, record] : null;
}

/** A number, or signs with a digit among them. What a list is of, such as `event2`, names a kind. */
const mayBeId = (key: string): boolean => /^(?=.*\d)[\w:.-]{1,64}$/.test(key) && readKey(key).concepts.size === 0;

const repeatsKey = ([key, record]: Entry): boolean =>
  Object.values(record).some((value) => typeof value !== 'object' && scalarText(value) === key);

/** They have most of their keys in common. */
function areAlike(records: readonly JsonObject[]): boolean {
  const shape = Object.keys(records[0] ?? {});
  const shared = shape.filter((key) => records.every((record) => Object.hasOwn(record, key)));
  return shared.length >= leastShared && shared.length * 2 >= shape.length;
}

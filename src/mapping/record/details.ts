import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isEmpty, isPlainId, isRecord, type JsonObject, scalarText } from '../json.ts';
import { areFieldNames, labelIn, labelsOf } from '../structure/labelled.ts';
import { beside, isGeneral } from '../structure/lists/list-shapes.ts';
import { isDated, isPart, likenessTo, partsNamed, saysWhen, withoutOthers } from './own-parts.ts';

const maxLevels = 4;
/** So deep is the event in the envelopes of SOAP, where nothing nearer is like the record. */
const maxDeep = 8;
const maxKeys = 50;
/** The most objects that are compared. */
const maxVisited = 3000;

/**
 * Finds the event in a details response when no rule names its place. The candidates are the body, the objects under
 * its keys, and the item of a list with one item. The one most similar to the list's record wins: shared values count
 * more than shared keys, and of equals the outermost wins. A part of what has the record's own texts, its id and its title,
 * is a section of it, `dates: { start, end }`, however much it shares.
 */
export function unwrapDetails(body: unknown, record: unknown): unknown {
  const known = isRecord(record) ? record : {};
  const values = new Set(distinctiveValues(known));
  let best: Found | null = null;
  let left = maxVisited;
  const visit = (
    value: unknown,
    level: number,
    most: number,
    holder: JsonObject | null = null,
    above: readonly string[] = [],
    name = '',
  ): void => {
    left -= 1;
    if (left < 0) return;
    if (Array.isArray(value)) {
      if (Array.isArray(record) && !value.every(isRecord)) best ??= { value, score: 0, holder };
      const only = level >= most || isListInEvent(name, holder, known) ? undefined : theOne(name, value, known);
      if (only !== undefined) visit(only, level + 1, most, null, above, name);
      return;
    }
    if (!isRecord(value)) return;
    const row = onlyRow(value);
    if (row !== null) {
      visit(row, level, most, null, above, name);
      return;
    }
    const own = sameKeys(value, known);
    const isSection = above.length > 0 && !above.some((key) => own.includes(key));
    const score =
      isSection || isReferredThing(name, value, known) || isOtherThing(value, known, values)
        ? 0
        : Math.max(similarity(value, known, values), inSections(value, known, values));
    const isFuller = score > 0 && score === best?.score && holder !== null && holder === best.holder;
    if (best === null || score > best.score || (isFuller && sizeOf(value) > sizeOf(best.value)))
      best = { value, score, holder };
    if (level >= most) return;
    // A title is in a section where several of them stand below the id.
    const isWhole = own.length > 1 || (own.some(isOwnId) && Object.values(value).filter(isThing).length > 1);
    const held = isWhole && own.some(isCalled) ? own : above;
    for (const key of Object.keys(value).slice(0, maxKeys)) visit(value[key], level + 1, most, value, held, key);
  };
  visit(body, 0, maxLevels);
  const near = best as Found | null;
  if (near !== null && near.score === 0) visit(body, 0, maxDeep);
  const found = best as Found | null;
  if (found === null) return null;
  return withoutOthers(found.score === 0 ? onlyObject(found.value, 0) : withBeside(found));
}

const sizeOf = (value: unknown): number => (isRecord(value) ? Object.keys(value).length : 0);

/** The event in a list: its only item, or the one that has more of the record's values than any other; undefined: there is none. */
function theOne(key: string, list: readonly unknown[], record: JsonObject): unknown {
  if (list.length < 2) return list[0];
  if (beside.has(key.toLowerCase())) return undefined;
  const all = list.slice(0, maxKeys).map((one) => ({ one, same: isRecord(one) ? sameKeys(one, record).length : 0 }));
  const [first, second] = all.toSorted((a, b) => b.same - a.same);
  if (first === undefined || first.same <= (second?.same ?? 0)) return undefined;
  // A step of a path to the page says no more than the list does.
  const says = Object.entries(first.one as JsonObject).filter(([, one]) => !isEmpty(one));
  return says.every(([own]) => !isEmpty(record[own])) ? undefined : first.one;
}

/** Whether what holds the list is the event itself: `{ description, price, attachments: [{ title }] }`. */
function isListInEvent(key: string, holder: JsonObject | null, record: JsonObject): boolean {
  if (holder === null) return false;
  const mayHold = isGeneral(key) || readKey(key).concepts.has('event');
  if (mayHold && !sameKeys(holder, record).some(isOwnId)) return false;
  return Object.entries(holder).some(
    ([other, one]) =>
      other !== key && !isEmpty(one) && ofEvents.some((concept) => readKey(other).concepts.has(concept)),
  );
}

/** What an answer says of an event, and never of itself. */
const ofEvents: readonly Concept[] = [
  'description', 'place', 'room', 'address', 'organizer', 'performer', 'price', 'image', 'contact', 'cancelled',
]; // biome-ignore format: a list

const isOwnId = (key: string): boolean => isPlainId(key) || readKey(key).concepts.has('id');

interface Found {
  readonly value: unknown;
  readonly score: number;
  /** The object that the value stands in. */
  readonly holder: JsonObject | null;
}

/** `organizer: { organizer_id: 5, name }`, for a record with `organizer_id: 5`: nothing in common but the id of the thing that the key names. */
function isReferredThing(name: string, thing: JsonObject, record: JsonObject): boolean {
  const shared = name === '' ? [] : Object.keys(thing).filter((key) => Object.hasOwn(record, key));
  if (shared.length === 0 || shared.length > mostIds) return false;
  const named = partsNamed(name);
  return shared.every((key) => {
    const { concepts } = readKey(key);
    return concepts.has('id') && named.some((one) => concepts.has(one));
  });
}

/** Another id, and no value in common. */
const isOtherThing = (thing: JsonObject, record: JsonObject, values: ReadonlySet<string>): boolean =>
  Object.keys(thing).some(
    (key) =>
      isPlainId(key) && distinctiveText(record[key]) !== null && scalarText(thing[key]) !== scalarText(record[key]),
  ) && !distinctiveValues(thing).some((value) => values.has(value));

/** A thing has a number and perhaps a code. */
const mostIds = 2;

/** The event with what an answer has beside it, and not in it: `{ event: {…}, venue: {…} }`. */
function withBeside({ value, holder }: Found): unknown {
  if (holder === null || !isRecord(value)) return value;
  const { isLike, isOther } = likenessTo(value);
  const isCopy = (thing: JsonObject) => isLike(thing) && sameKeys(thing, value).some(isPlainId);
  const isOwn = (key: string, thing: JsonObject) =>
    (isPart(key) || (isReferredTo(thing, value) && !isLike(thing))) && !isCopy(thing) && !isOther(key, thing);
  const own = Object.entries(holder).filter(
    ([key, one]) =>
      one !== value &&
      !Object.hasOwn(value, key) &&
      (isThing(one) ? isOwn(key, one as JsonObject) : isListOfOwn(key, one, value)),
  );
  return own.length === 0 ? value : { ...value, ...Object.fromEntries(own) };
}

/** An object with values of its own, and no directory of others. */
const isThing = (one: unknown): boolean =>
  isRecord(one) && Object.values(one).some((part) => !isEmpty(part) && typeof part !== 'object');

/**
 * `{ event: {…}, categories: [{ id: 4, name: 'Dance' }] }`: what an event is sorted by, or consists of, though it has no key for it. Beside
 * an event that has one, `category_ids: [4]`, the list may be of all that there are.
 */
function isListOfOwn(key: string, list: unknown, event: JsonObject): boolean {
  if (!Array.isArray(list) || list.length === 0 || list.length > mostOwn || !list.every(isThing)) return false;
  const own = partsNamed(key);
  if (own.length === 0) return false;
  // Beside an event that says when it is, times are those of a whole festival, or free to book.
  if ((saysWhen(key) || list.every(isDated)) && isDated(event)) return false;
  const isSort = (one: string) => own.some((sort) => readKey(one).concepts.has(sort));
  const entries = list.flatMap((one) => Object.entries(one as JsonObject));
  const known = new Set(entries.flatMap(([one, value]) => (isCalled(one) ? [scalarText(value)] : [])));
  return Object.entries(event).every(
    ([one, value]) =>
      !isSort(one) ||
      isEmpty(value) ||
      (typeof value !== 'object' && !readKey(one).concepts.has('id') && !known.has(scalarText(value))),
  );
}

/** Longer ones are those of a whole portal. */
const mostOwn = 12;

/** Whether the event has the id of a thing among what it refers to: `{ event: { works: [{ ref: 'W_7' }] }, work: { id: 'W_7', … } }`. */
function isReferredTo(thing: unknown, event: JsonObject): boolean {
  const ids = Object.entries(thing as JsonObject).flatMap(([key, one]) =>
    typeof one === 'string' && one.length >= leastId && readKey(key).concepts.has('id') ? [one] : [],
  );
  if (ids.length === 0) return false;
  let left = maxVisited;
  const holds = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (typeof value === 'string') return ids.includes(value);
    if (typeof value !== 'object' || value === null || depth > maxDeep || left < 0) return false;
    return Object.values(value).some((one) => holds(one, depth + 1));
  };
  return holds(event, 0);
}

/** Shorter ones are those of several things. */
const leastId = 4;

/** The key of what a record is called by: its id, its title. */
const isCalled = (key: string): boolean =>
  isPlainId(key) || (['id', 'title', 'name'] as const).some((concept) => readKey(key).concepts.has(concept));

/** The keys under which two objects have the same id, or the same text or number that hardly occurs by chance. */
const sameKeys = (object: JsonObject, record: JsonObject): readonly string[] =>
  Object.keys(object).filter((key) => {
    const [one, other] = [object[key], record[key]];
    return isPlainId(key)
      ? !isEmpty(one) && typeof one !== 'object' && one === other
      : distinctiveText(one) !== null && distinctiveText(one) === distinctiveText(other);
  });

/**
 * Shared values count most, because the place of an event may have the keys `id` and `name` like the record, but with
 * other values. Objects under a shared key are compared with each other.
 */
function similarity(object: JsonObject, record: JsonObject, values: ReadonlySet<string>, depth = 0): number {
  const shared = Object.keys(object).filter((key) => Object.hasOwn(record, key));
  const same = distinctiveValues(object).filter((value) => values.has(value)).length;
  const inner = shared.map((key) => {
    const [one, other] = [object[key], record[key]];
    if (depth >= 2 || !isRecord(one) || !isRecord(other)) return 0;
    return similarity(one, other, new Set(distinctiveValues(other)), depth + 1);
  });
  return shared.length + 3 * same + inner.reduce((sum, score) => sum + score, 0);
}

/**
 * What the sections of an event share with the record together: `{ general: { name }, when: { from, to }, where: { place } }`.
 * 0: they are no sections. The record's fields are spread over those, and none holds most of them.
 */
function inSections(object: JsonObject, record: JsonObject, values: ReadonlySet<string>): number {
  const members = Object.values(object).slice(0, maxKeys);
  const sections = members.filter(isRecord);
  if (sections.length < 3 || members.length - sections.length > 3) return 0;
  const shared = sections.map((one) => Object.keys(one).filter((key) => Object.hasOwn(record, key)));
  const all = shared.flat();
  const most = Math.max(...shared.map(({ length }) => length));
  if (all.length < 4 || new Set(all).size < all.length || most > 0.6 * all.length) return 0;
  return sections.reduce((sum, one) => sum + similarity(one, record, values), 0);
}

/** `{ columns: ['id', 'title'], data: [[7, 'Jazz night']] }`: the fields of the one row that an answer about one record has; null: it is no such table. */
function onlyRow(value: JsonObject): JsonObject | null {
  const members = Object.values(value);
  const rows = members.find((one) => Array.isArray(one) && one.length === 1 && Array.isArray(one[0]));
  const row = (rows as readonly (readonly unknown[])[] | undefined)?.[0];
  const names = members.find(
    (one): one is readonly string[] =>
      Array.isArray(one) && one.length > 1 && one.every((name) => typeof name === 'string' && name !== ''),
  );
  if (row === undefined || names === undefined || row.length !== names.length) return null;
  return new Set(names).size === names.length ? Object.fromEntries(names.map((name, n) => [name, row[n]])) : null;
}

const distinctiveValues = (object: JsonObject): readonly string[] =>
  Object.values(object).flatMap((value) => distinctiveText(value) ?? []);

/** A text or number that hardly occurs by chance: nothing shorter than three characters, no boolean. */
function distinctiveText(value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? scalarText(value).trim() : '';
  return text.length > 2 ? text : null;
}

/** The one object inside an envelope such as `{ success: true, result: {…} }` that shares no key with the record. */
function onlyObject(value: unknown, level: number): unknown {
  if (!isRecord(value) || level >= maxLevels) return value;
  const inner = Object.entries(value).filter(([, part]) => isRecord(part));
  const plain = Object.keys(value).length - inner.length;
  const isBesideList = Object.values(value).some(
    (part) => Array.isArray(part) && part.length > 0 && part.every(isThing),
  );
  const [alone] = inner.length === 1 && plain <= 4 && !isBesideList ? inner : [];
  return alone === undefined || isPart(alone[0]) ? value : onlyObject(alone[1], level + 1);
}

const maxMergeDepth = 20;

/** `{ label: 'Room', value: 'B12' }` has two parts, and little more. */
function isLabelled(one: unknown): boolean {
  const parts = isRecord(one) ? Object.keys(one).length : 0;
  return parts >= 2 && parts <= 4;
}

/** Fields as pairs of label and value: those that only the list has follow those of the details. Other lists are replaced. */
function mergeLabelled(listed: readonly unknown[], details: readonly unknown[]): readonly unknown[] {
  const labels = labelsOf([listed, details]);
  if (labels === null || !areFieldNames([...listed, ...details].map((one) => labelIn(one, labels.label))))
    return details;
  const known = new Set(details.map((one) => labelIn(one, labels.label)));
  const missing = listed.filter((one) => !known.has(labelIn(one, labels.label)));
  return missing.length === 0 ? details : [...details, ...missing];
}

/**
 * Merges the details into the list's record. A field that the details lack or leave empty (null, '', [], {}) keeps the
 * list's value, and so does the id of a thing that the list has whole. Objects are merged field by field, and lists of fields by
 * their labels; other lists and values are replaced.
 */
export function mergeDetails(listed: unknown, details: unknown, depth = 0): unknown {
  if (isEmpty(details)) return isEmpty(listed) ? details : listed;
  if (isIdOf(details, listed)) return listed;
  if (Array.isArray(listed) && Array.isArray(details))
    return isLabelled(listed[0]) && isLabelled(details[0]) ? mergeLabelled(listed, details) : details;
  if (!isRecord(listed) || !isRecord(details) || depth >= maxMergeDepth) return details;
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(listed), ...Object.keys(details)])) {
    if (key === '__proto__') continue;
    const fromDetails = Object.hasOwn(details, key) ? details[key] : undefined;
    const fromList = Object.hasOwn(listed, key) ? listed[key] : undefined;
    const value = mergeDetails(fromList, fromDetails, depth + 1);
    merged[key] = value === undefined ? fromList : value;
  }
  return merged;
}

/** `venue: 7` of `venue: { id: 7, name: 'Town hall' }`, and `[7, 9]` of a list of such. */
function isIdOf(id: unknown, thing: unknown): boolean {
  if (Array.isArray(id) && Array.isArray(thing))
    return id.length > 0 && id.length === thing.length && id.every((one, at) => isIdOf(one, thing[at]));
  if (!isRecord(thing) || (typeof id !== 'string' && typeof id !== 'number')) return false;
  return Object.entries(thing).some(([key, value]) => value === id && readKey(key).concepts.has('id'));
}

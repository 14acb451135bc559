import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { languageTag } from '../language.ts';
import { nounOf } from '../reference-keys.ts';
import { isGeneral, isMoment } from '../structure/lists/list-shapes.ts';

// What the things of a directory are.

/** Whether things have no time of their own, as what is played on several evenings. */
export const hasNoTimes = (things: object): boolean =>
  Object.values(things).every((one) => isRecord(one) && isDayAtMost(Object.values(one).filter(isMoment))) &&
  (!Array.isArray(things) || !timeWithin.test(JSON.stringify(things)));

/** A play has the day of its first night. */
const isDayAtMost = (moments: readonly unknown[]): boolean =>
  moments.length === 0 ||
  (moments.length === 1 && /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4})$/.test(String(moments[0])));

/** A time somewhere in a thing: then it is an event itself, whose dates are parts of it. */
const timeWithin = /\b\d{1,2}:\d\d\b|\b1[6-9]\d{8,11}\b/;

/** Each says when it is, and not only when it was written: these are records. */
export const areDated = (list: readonly JsonObject[]): boolean =>
  !hasNoTimes(list) &&
  list.every((one) =>
    Object.entries(one).some(
      ([key, value]) => isMoment(value) && !stamps.some((concept) => readKey(key).concepts.has(concept)),
    ),
  );

const stamps: readonly Concept[] = ['updated', 'created', 'published'];

/** The states themselves, by their codes: `[{ STAV: 'Z', TEXT: 'zrušeno' }, …]`. */
export const areStates = (list: readonly JsonObject[], own: string, concepts: ReadonlySet<Concept>): boolean =>
  concepts.has('status') &&
  list.every((one) => {
    const others = Object.entries(one).filter(([key]) => key !== own);
    return (
      scalarText(one[own]).length <= 3 && others.length === 1 && /\p{L}{3}/u.test(scalarText(others[0]?.[1] ?? ''))
    );
  });

/** What a code stands for is short and of no time: it is no event, and no group of events. */
export const isOfCodes = (object: JsonObject): boolean =>
  Object.keys(object).length <= 8 &&
  Object.values(object).every(
    (one) =>
      one === null ||
      typeof one === 'number' ||
      typeof one === 'boolean' ||
      (typeof one === 'string' && one.length <= 200 && !isMoment(one)),
  ) &&
  Object.keys(object).every((key) => languageTag(key) === null);

/** The thing is the object itself, written once more: all its plain values are there. */
export const isPartOf = (one: unknown, object: JsonObject): boolean =>
  isRecord(one) &&
  Object.entries(one).every(([key, value]) => object[key] === value || (value !== null && typeof value === 'object'));

/** Nothing is said of a thing but its id, which then says more by itself: a hall has a number and no name. */
export const isBare = (thing: unknown, own: string): boolean =>
  isRecord(thing) && Object.entries(thing).every(([key, value]) => key === own || isEmptyWithin(value));

const isEmptyWithin = (value: unknown): boolean =>
  value !== null && typeof value === 'object'
    ? Object.values(value).every(isEmptyWithin)
    : value === null || value === '';

/** `hall_a: { system: { codename: 'hall_a', … }, elements: { … } }`: the object that says what the thing is has the key that it stands under. */
export const namesItself = (key: string, thing: JsonObject): boolean =>
  key.length > 2 && Object.values(thing).some((head) => isRecord(head) && Object.values(head).includes(key));

/** The same of all things of a map. */
export const doNameThemselves = (things: object): boolean =>
  Object.entries(things).every(([key, one]) => isRecord(one) && namesItself(key, one));

/** The object is the one in the thing that says what it is. */
export const isHead = (one: unknown, object: JsonObject): boolean =>
  isRecord(one) &&
  Object.values(one).some((head) => isRecord(head) && Object.values(head).some(isPlain) && isPartOf(head, object));

/** A thing without the list that the record stands in: what else takes place in a house is no field of one event there. */
export function withoutListOf(thing: JsonObject, record: JsonObject): JsonObject {
  const isHolding = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.some((one) => isPartOf(one, record) && Object.values(one as object).filter(isPlain).length > 1);
  const entries = Object.entries(thing);
  const kept = entries.filter(([, value]) => !isHolding(value));
  return kept.length === entries.length ? thing : Object.fromEntries(kept);
}

const isPlain = (value: unknown): boolean => value !== null && typeof value !== 'object';

/** Lists under such keys hold the records themselves, not things that records name. */
const recordConcepts: readonly Concept[] = ['event', 'sessions', 'related', 'api', 'language'];

/** Whether what stands under a key are the records themselves, or calendars, by what the key says. */
export function isOfRecords(name: string, things: object): boolean {
  const { concepts } = readKey(name);
  const noun = nounOf(name) ?? '';
  // `eventTypes` are types.
  const listed = readKey(noun).concepts;
  // `linked: […]` holds what the records name, as long as it is nothing that takes place. So do `files`, which are rows in Catalan.
  const mayBeNamed = isOfLinked(name) || listed.has('attachment');
  if (mayBeNamed && Array.isArray(things) && things.every(isRecord) && !areDated(things)) return false;
  const areCalendars = concepts.has('calendar') && !concepts.has('category');
  const isOf = (concept: Concept) => listed.has(concept) && !(areWorks.has(concept) && hasNoTimes(things));
  const areGeneral = isGeneral(noun) && (isGeneral(name) || !doNameThemselves(things));
  return areCalendars || areGeneral || recordConcepts.some(isOf);
}

const isOfLinked = (name: string): boolean => splitKey(name).some((word) => linked.has(word));
const linked: ReadonlySet<string> = new Set(['linked', 'referenced']);

/** What is played on several evenings has no time of its own: `plays: { P01: { title } }` with `performances: [{ play: 'P01' }]`. */
const areWorks: ReadonlySet<Concept> = new Set<Concept>(['event', 'sessions']);

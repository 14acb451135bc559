import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isEmpty, isPlainId, isRecord, type JsonObject } from '../json.ts';
import { formsOf } from '../structure/forms.ts';
import { isGeneral, isMoment, isStamp } from '../structure/lists/list-shapes.ts';

// A page of details shows an event's own parts, its place and its sessions, and other events. A system may give all of them the same fields.

const maxLevels = 4;
/** Of a list, so many items are looked at. */
const maxItems = 50;
/** The most objects that are compared. */
const maxVisited = 3000;

/** What an event consists of. */
const parts: readonly Concept[] = [
  'place', 'room', 'address', 'geo', 'organizer', 'contact', 'performer', 'price', 'start', 'end', 'date', 'time', 'sessions', 'recurrence',
  'image', 'series', 'status', 'online', 'registration',
]; // biome-ignore format: a list

/** What an event is sorted by. */
const sorts: readonly Concept[] = ['category', 'tag'];

/** What its key says that a part of an event is; none: it may be anything. */
export const partsNamed = (key: string): readonly Concept[] => {
  const { concepts } = readKey(key);
  return concepts.has('related') ? [] : partsIn(concepts);
};

const partsIn = (concepts: ReadonlySet<Concept>): readonly Concept[] =>
  [...sorts, ...parts].filter((one) => concepts.has(one));

/** Whether a thing under this key, and no list, is what an event consists of. */
export const isPart = (key: string): boolean => !isGeneral(key) && partsNamed(key).some((one) => !sorts.includes(one));

/** Whether a key says when an event is, and not when it was changed. */
export const saysWhen = (key: string): boolean =>
  !isStamp(key) &&
  !isGeneral(key) &&
  (['start', 'date', 'time', 'sessions', 'recurrence'] as const).some((one) => readKey(key).concepts.has(one));

/** Whether a record says when it is, itself or in what it wraps: `{ start }`, `{ dates: { from } }`. */
export const isDated = (record: JsonObject): boolean =>
  Object.entries(record).some(
    ([key, one]) =>
      !isStamp(key) &&
      !isEmpty(one) &&
      (saysWhen(key) ||
        isMoment(one) ||
        (isRecord(one) && Object.entries(one).some(([inner, value]) => !isEmpty(value) && saysWhen(inner)))),
  );

/** `venueEvents` are events, and `eventVenue` is none. */
function namesEvents(key: string): boolean {
  const last = readKey(key).words.at(-1) ?? '';
  return readKey(last).concepts.has('event') && partsNamed(last).length === 0;
}

/** What compares things with an event, whose keys are read once. */
export interface Likeness {
  /** Whether a thing has most of the event's keys, those of what either wraps included. */
  readonly isLike: (thing: JsonObject) => boolean;
  /** Whether a thing under this key is another event. */
  readonly isOther: (key: string, thing: JsonObject) => boolean;
}

const leastShared = 6;

/** Compares things with this event. */
export function likenessTo(event: JsonObject): Likeness {
  const keys = Object.keys(event);
  let titles: readonly string[] | undefined;
  let ownKeys: ReadonlySet<string> | undefined;
  const isLike = (thing: JsonObject): boolean => {
    if (keysIn(thing).length < leastShared) return false;
    ownKeys ??= new Set(keysIn(event));
    const own = ownKeys;
    // The event may hold the thing, whose own keys then say nothing.
    const held = keys.find((key) => event[key] === thing);
    const left = held === undefined ? new Set<string>() : new Set(keysIn({ [held]: thing }));
    const shared = keysIn(thing).filter((key) => own.has(key) && !left.has(key)).length;
    return shared >= Math.max(leastShared, 0.6 * (own.size - left.size));
  };
  const isSame = (thing: JsonObject, key: string): boolean =>
    isEmpty(thing[key]) || thing[key] === event[key] || JSON.stringify(thing[key]) === JSON.stringify(event[key]);
  const isOther = (key: string, thing: JsonObject): boolean => {
    const shared = Object.keys(thing).filter((one) => Object.hasOwn(event, one));
    const isAlike = isLike(thing);
    if (!isAlike && shared.length < 0.8 * Object.keys(thing).length) return false;
    const { concepts } = readKey(key);
    // A series is related to the event, and its own.
    if (partsIn(concepts).length > 0 && !namesEvents(key)) return false;
    const isRelated = concepts.has('related');
    const differs = (one: string) => !isSame(thing, one);
    if (shared.some((one) => isPlainId(one) && !differs(one))) return false;
    // Its sessions have its title, or none.
    titles ??= keys.filter(isTitle);
    if (titles.length > 0 && !titles.some((one) => Object.hasOwn(thing, one) && differs(one))) return false;
    // Without a date it is a place or a state in a system that gives all the same fields.
    if (shared.some((one) => isId(one) && differs(one)) && (isRelated || (isAlike && isDated(thing)))) return true;
    const texts = shared.filter((one) => formsOf(thing[one]).includes('text'));
    const isWhen = (one: string) =>
      !isStamp(one) && differs(one) && (isMoment(thing[one]) || formsOf(thing[one]).includes('epoch'));
    return texts.filter(differs).length * 2 > texts.length && shared.some(isWhen);
  };
  return { isLike, isOther };
}

const isId = (key: string): boolean => isPlainId(key) || readKey(key).concepts.has('id');

/** Its own title, and not the name of its place. */
const isTitle = (key: string): boolean =>
  (['title', 'name'] as const).some((one) => readKey(key).concepts.has(one)) && partsNamed(key).length === 0;

const keysIn = (record: JsonObject): readonly string[] =>
  Object.entries(record).flatMap(([key, one]) =>
    isRecord(one) ? Object.keys(one).map((inner) => `${key} ${inner}`) : key,
  );

/** The days on which something begins and ends, as they are written. */
const daysOf = (record: JsonObject): readonly string[] =>
  Object.entries(record)
    .flatMap(([key, one]) => (typeof one === 'string' && isOfTime(key) && isMoment(one) ? [one.slice(0, 10)] : []))
    .toSorted();
const isOfTime = (key: string): boolean => saysWhen(key) || readKey(key).concepts.has('end');

/** Whether all take place in the days of the event, `programme: [{ title: 'Opening', start }, …]`: other events do not. */
function areWithin(things: readonly JsonObject[], days: readonly string[]): boolean {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || !/^\d{4}-\d\d-\d\d$/.test(first)) return false;
  return things.every((thing) => {
    const own = daysOf(thing);
    return own.length > 0 && own.every((day) => day >= first && day <= last);
  });
}

/** The event without the other events that its page shows, `{ id, title, start, …, nextEvents: [{ id, title, start, … }] }`. */
export function withoutOthers(event: unknown): unknown {
  if (!isRecord(event)) return event;
  const { isOther } = likenessTo(event);
  let left = maxVisited;
  const clean = (value: JsonObject, depth: number): JsonObject => {
    const entries = Object.entries(value);
    const rest = entries.flatMap(([key, one]): readonly (readonly [string, unknown])[] => {
      left -= 1;
      if (typeof one !== 'object' || one === null || left < 0) return [[key, one]];
      const all = Array.isArray(one) ? one.slice(0, maxItems) : [one];
      const areOther = all.length > 0 && all.every((other) => isRecord(other) && isOther(key, other));
      if (areOther && (all.length < 2 || !areWithin(all as JsonObject[], daysOf(event)))) return [];
      return [[key, isRecord(one) && depth < maxLevels ? clean(one, depth + 1) : one]];
    });
    const isSame = rest.length === entries.length && rest.every(([, one], n) => one === entries[n]?.[1]);
    return isSame ? value : Object.fromEntries(rest);
  };
  return clean(event, 0);
}

import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isEmpty, isRecord, type JsonObject } from '../../json.ts';
import { type Form, formsOf } from '../forms.ts';

const titles: readonly Concept[] = ['title', 'name', 'summary'];
/** What an event has several of: another one may come. */
const several: readonly Concept[] = [
  'sessions', 'date', 'time', 'start', 'person', 'organizer', 'place', 'category', 'tag', 'price', 'image', 'attachment', 'related',
]; // biome-ignore format: a list

/** Keys of which a number says when. */
const moments: readonly Concept[] = ['start', 'end', 'date', 'time'];
const dates: readonly Form[] = ['instant', 'dateTime', 'day'];

/** The event itself stands so many lists down at most. */
const maxLists = 3;

/**
 * The key of a list of one that holds the event itself, `{ id, rev, versions: [{ parts: [{ name, from, till }] }] }`: what stands
 * beside it has no title, and what it holds has one and a date. Null: there is no such list.
 */
export function coreList(objects: readonly JsonObject[]): string | null {
  const [first] = objects;
  if (first === undefined || objects.length < 2) return null;
  const hasOwnTitle = objects.some((object) => Object.entries(object).some(isTitle));
  if (hasOwnTitle) return null;
  const found = Object.keys(first).filter((key) => {
    const { concepts } = readKey(key);
    if (several.some((concept) => concepts.has(concept))) return false;
    const inner = objects.map((object) => onlyRecord(object[key]));
    return inner.every((one) => one !== null && holdsEvent(one, 1));
  });
  return found.length === 1 ? (found[0] as string) : null;
}

const onlyRecord = (value: unknown): JsonObject | null =>
  Array.isArray(value) && value.length === 1 && isRecord(value[0]) ? value[0] : null;

const isTitle = ([key, value]: readonly [string, unknown]): boolean =>
  typeof value === 'string' &&
  titles.some((concept) => readKey(key).concepts.has(concept)) &&
  formsOf(value).some((form) => form === 'text');

function holdsEvent(record: JsonObject, lists: number): boolean {
  if (Object.entries(record).some(isTitle))
    return Object.entries(record).some(([key, value]) => holdsDate(value, 0, key));
  return (
    lists < maxLists &&
    Object.values(record).some((value) => {
      const only = onlyRecord(value);
      return only !== null && holdsEvent(only, lists + 1);
    })
  );
}

/** A date as a text, or a number whose key speaks of one: another number may be anything. */
function holdsDate(value: unknown, depth: number, key = ''): boolean {
  if (typeof value === 'string') return formsOf(value).some((form) => dates.includes(form));
  if (typeof value === 'number')
    return formsOf(value).includes('epoch') && moments.some((concept) => readKey(key).concepts.has(concept));
  const only = onlyRecord(value) ?? value;
  return depth < 2 && isRecord(only) && Object.entries(only).some(([name, inner]) => holdsDate(inner, depth + 1, name));
}

/**
 * Two or more keys whose lists all have one record, of the same keys and with a date, `{ s: [{ d, tz }], e: [{ d, tz }] }`: from when to
 * when, each in a list.
 */
export function twinLists(objects: readonly JsonObject[]): readonly string[] {
  if (objects.length < 2) return [];
  const bySignature = new Map<string, string[]>();
  for (const key of new Set(objects.flatMap((object) => Object.keys(object)))) {
    const { concepts } = readKey(key);
    if (several.some((concept) => concepts.has(concept) && !moments.includes(concept)) || concepts.has('date'))
      continue;
    const full = objects.filter((object) => !isEmpty(object[key]));
    const inner = full.map((object) => onlyRecord(object[key]));
    if (full.length < 2 || !inner.every((one) => one !== null && holdsDate(one, 0))) continue;
    const signature = inner
      .map((one) =>
        Object.keys(one as JsonObject)
          .sort()
          .join(' '),
      )
      .join('\n');
    bySignature.set(signature, [...(bySignature.get(signature) ?? []), key]);
  }
  return [...bySignature.values()].filter(({ length }) => length > 1).flat();
}

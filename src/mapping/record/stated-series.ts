import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isRecord, type JsonObject } from '../json.ts';

const mostMembers = 50;

const known = new WeakMap<object, unknown>();

/**
 * What an answer states once, outside its lists, as the event or the series that all its events are parts of: `{ conference: { name },
 * sessions: […] }`. Null: there is no such thing, or several.
 */
export function statedSeries(body: unknown): unknown {
  if (!isRecord(body)) return null;
  if (known.has(body)) return known.get(body);
  const [only = null, ...more] = seriesIn(body, 0);
  const series = more.length > 0 ? null : only;
  known.set(body, series);
  return series;
}

function seriesIn(object: JsonObject, depth: number): readonly JsonObject[] {
  // Without a list beside it, it may be the only event.
  const isBesideList = Object.values(object).some(Array.isArray);
  return Object.entries(object)
    .slice(0, mostMembers)
    .flatMap(([key, value]): readonly JsonObject[] => {
      if (!isRecord(value)) return [];
      const { concepts, words } = readKey(key);
      // `next_event`, `event_filter` and `event_calendar` are something else.
      const isCalled = concepts.has('series') || (concepts.has('event') && words.length === 1);
      const isWhole = isCalled || isSeriesOf(value, object);
      if (isBesideList && isWhole && hasName(value)) return [value];
      return depth > 0 || owners.some((concept) => concepts.has(concept)) ? [] : seriesIn(value, depth + 1);
    });
}

/** `{ info: { id, name }, matches: [{ series_id }, …] }`: all that is listed beside it names it as its series, by its id. */
function isSeriesOf({ id }: JsonObject, beside: JsonObject): boolean {
  const records = Object.values(beside).flatMap((value) => (Array.isArray(value) ? value : []));
  const names = (record: unknown) =>
    isRecord(record) && Object.entries(record).some(([key, value]) => value === id && isIdOfSeries(key));
  return id !== undefined && id !== null && id !== '' && records.length > 0 && records.every(names);
}

const isIdOfSeries = (key: string): boolean => {
  const { words } = readKey(key);
  return words.at(-1) === 'id' && readKey(words.at(-2) ?? '').concepts.has('series');
};

/** What is theirs is no series of events. */
const owners: readonly Concept[] = ['organizer', 'person', 'contact', 'sponsor', 'place', 'related'];

/** It is called by words, in one language or several. A list by ids has only objects. */
function hasName(object: JsonObject): boolean {
  const isName = ([key, value]: [string, unknown]) =>
    (isRecord(value) || (typeof value === 'string' && /\p{L}{2}/u.test(value))) && readKey(key).concepts.has('title');
  const members = Object.entries(object);
  return members.length <= mostMembers && !members.every(([, value]) => isRecord(value)) && members.some(isName);
}

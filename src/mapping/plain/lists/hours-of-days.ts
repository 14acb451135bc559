import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isEmpty, isRecord, type JsonObject } from '../../json.ts';
import { momentIn } from '../../structure/lists/list-shapes.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Days, each with a list of its hours.

const maxDepth = 100;
const maxHours = 50;
const [day, hour] = [86_400_000, 3_600_000];

/**
 * An answer with each hour beside its day: `{ dates: [{ date: '2026-10-06', times: [{ from: '10:00', to: '12:00' }, { from: '14:00', … }] }] }` as
 * `{ dates: [{ date: '2026-10-06', from: '10:00', to: '12:00' }, { date: '2026-10-06', from: '14:00', … }] }`, and `times: ['10:00', '14:00', …]`
 * likewise. In records with a title the day is written into each hour instead. A span of several days keeps its list, which says when a house is
 * open. All days together say whether an answer is written so, and each day by itself how it is read. `isKnown`: the portal is known to write so.
 * The same object if it has none.
 */
export function withoutHoursOfDays(body: unknown, isKnown = false): unknown {
  return isKnown || isWrittenSo(body) ? rewritten(body, 0) : body;
}

/** The key under which a day has its hours; null: it is no such day. */
function hoursKeyIn(value: JsonObject): string | null {
  for (const key in value) {
    const inner = value[key];
    if (Array.isArray(inner) && inner.length > 0 && areHours(inner)) return datesOf(value).length > 0 ? key : null;
  }
  return null;
}

const clock = /^(?:[01]?\d|2[0-3])[:.h][0-5]\d(?::[0-5]\d)?$/;
const isClock = (value: unknown): boolean => typeof value === 'string' && clock.test(value);

const areHours = (list: readonly unknown[]): boolean =>
  list.length <= maxHours && (list.every(isClock) || (list.every(isHour) && areAlike(list as readonly JsonObject[])));

/** A time of day or two, and no day, nor records that are then. */
function isHour(value: unknown): boolean {
  if (!isRecord(value)) return false;
  let times = 0;
  for (const key in value) {
    const part = value[key];
    if (isClock(part)) times += 1;
    else if (isRecord(part) || (Array.isArray(part) && part.some(isRecord))) return false;
    else if (typeof part === 'string' && /\d{4}/.test(part) && momentIn(part) !== null) return false;
  }
  return times > 0;
}

/** Parts of a programme have words of their own, and the hours of a house a weekday. Others have the same, but each a state. */
function areAlike(hours: readonly JsonObject[]): boolean {
  const [first] = hours as readonly [JsonObject];
  const isTold = (key: string, part: unknown) =>
    typeof part === 'string'
      ? /\p{L}{2}/u.test(part) && !isClock(part) && !says(key, 'id', 'status', 'soldOut', 'remaining')
      : isWeekdayNumber(part) && !says(key, 'id', 'count', 'price', 'capacity', 'booked', 'remaining');
  return hours.every((one) =>
    Object.entries(one).every(
      ([key, part]) => !isTold(key, part) || (part === first[key] && !says(key, 'title', 'name')),
    ),
  );
}

const isWeekdayNumber = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 7;

const says = (key: string, ...concepts: readonly Concept[]): boolean => {
  const read = readKey(key).concepts;
  return concepts.some((one) => read.has(one));
};

interface Day {
  readonly text: string;
  readonly at: number;
}

/** The days that an object says, by keys that say so. */
const datesOf = (value: JsonObject): readonly Day[] =>
  Object.entries(value).flatMap(([key, part]) => {
    if (typeof part !== 'string' || !/\d{4}/.test(part) || !isDayKey(key)) return [];
    const moment = momentIn(part);
    return moment === null ? [] : [{ text: part, at: moment.at }];
  });

const isDayKey = (key: string): boolean =>
  says(key, 'date', 'start', 'end') && !says(key, 'created', 'updated', 'published', 'deadline');

const isTitled = (item: JsonObject): boolean =>
  Object.entries(item).some(([key, part]) => typeof part === 'string' && part !== '' && says(key, 'title', 'name'));

/** Whether all days under one key have such lists. */
function isWrittenSo(body: unknown): boolean {
  if (!hasEarly(body, (value) => isRecord(value) && hoursKeyIn(value) !== null)) return false;
  const objects = new Map<string, JsonObject[]>();
  const visit = (value: unknown, under: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, under, depth + 1);
      return;
    }
    const same = objects.get(under);
    if (same === undefined) objects.set(under, [value as JsonObject]);
    else same.push(value as JsonObject);
    for (const key in value) visit((value as JsonObject)[key], key, depth + 1);
  };
  visit(body, '', 0);
  return [...objects.values()].some((all) => {
    const hours = all.map(hoursKeyIn).find((one) => one !== null);
    return hours !== undefined && hours !== null && areDays(all, hours);
  });
}

/** Days at midnight somewhere that have nothing but hours under the key. */
function areDays(items: readonly JsonObject[], hours: string): boolean {
  const lists = items.map((item) => item[hours]).filter((inner) => !isEmpty(inner));
  if (!lists.every((inner) => Array.isArray(inner) && areHours(inner))) return false;
  // Two texts may be a start and an end.
  const texts = (lists as readonly (readonly unknown[])[]).filter((list) => list.every(isClock));
  if (texts.length > 0 && !texts.some(({ length }) => length > 2)) return false;
  if (items.some(hasClock)) return false;
  return areMidnights(items.flatMap(datesOf));
}

const hasClock = (item: JsonObject): boolean => Object.values(item).some(isClock);

const isMidnight = ({ text, at }: Day): boolean => at % day === 0 || text.includes('T00:00');
const isUtc = ({ text }: Day): boolean => /(?:Z|[+-]00:?00)$/.test(text);

function areMidnights(dates: readonly Day[]): boolean {
  const others = dates.filter((one) => !isMidnight(one));
  if (!others.every(isUtc)) return false;
  // In UTC, midnight in summer is an hour earlier than in winter.
  const clocks = [...new Set(others.map(({ at }) => at % day))];
  return clocks.length <= 2 && Math.abs((clocks[0] ?? 0) - (clocks.at(-1) ?? 0)) <= hour;
}

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const parts = withParts(value, (one) => rewritten(one, depth + 1));
  if (!Array.isArray(parts)) return isTitled(parts as JsonObject) ? withDays(parts as JsonObject) : parts;
  const areSessions = parts.some((one) => isRecord(one) && !isTitled(one) && hoursOf(one) !== null);
  return areSessions ? parts.flatMap((one) => (isRecord(one) && !isTitled(one) ? sessionsOf(one) : [one])) : parts;
}

interface Hours {
  readonly key: string;
  readonly list: readonly JsonObject[];
}

/** The hours of a day as objects; null: it has none, or it is several days, or a moment. */
function hoursOf(item: JsonObject): Hours | null {
  const key = hoursKeyIn(item);
  if (key === null || hasClock(item)) return null;
  const dates = datesOf(item);
  const days = dates.map(({ at }) => at);
  const isOneDay = Math.max(...days) - Math.min(...days) < day;
  if (!isOneDay || !dates.every((one) => isMidnight(one) || isUtc(one))) return null;
  const list = item[key] as readonly unknown[];
  return { key, list: list.map((one) => (isRecord(one) ? one : { time: one })) };
}

/** A day with each of its hours. */
function sessionsOf(item: JsonObject): readonly JsonObject[] {
  const hours = hoursOf(item);
  if (hours === null) return [item];
  const { [hours.key]: _, ...own } = item;
  return hours.list.map((one) => besides(own, one, hours.key));
}

/** A record whose hours have its day each. */
function withDays(item: JsonObject): JsonObject {
  const hours = hoursOf(item);
  if (hours === null) return item;
  const days = Object.fromEntries(Object.entries(item).filter(([one, part]) => isDayKey(one) && !Array.isArray(part)));
  return { ...item, [hours.key]: hours.list.map((one) => besides(days, one, hours.key)) };
}

/** `{ start: '2026-10-06', hours: [{ start: '10:00' }] }`: both are kept, and of two ids that of the hour. */
function besides(own: JsonObject, one: JsonObject, key: string): JsonObject {
  const nameOf = (name: string) => (Object.hasOwn(own, name) && !says(name, 'id') ? `${key}_${name}` : name);
  const parts = Object.entries(one).filter(([name]) => name !== '__proto__');
  return { ...own, ...Object.fromEntries(parts.map(([name, part]) => [nameOf(name), part])) };
}

import type { CalendarEvent } from '../../calendar/event.ts';
import { isEmpty, isRecord } from '../json.ts';

const maxLevels = 4;
const maxKeys = 50;

/**
 * Where the event is in the details' answer when no rule says it: of the body, what its keys hold and a list of one, the object that
 * agrees most with the list's record, by its values first and by its keys; the outermost of equals.
 */
export function unwrapDetails(body: unknown, record: unknown): unknown {
  const known = isRecord(record) ? record : {};
  const values = new Set(telling(known).map(([, value]) => value));
  let best: { value: unknown; score: number } | null = null;
  const visit = (value: unknown, level: number): void => {
    if (Array.isArray(value)) {
      if (Array.isArray(record) && !value.every(isRecord)) best ??= { value, score: 0 };
      if (value.length === 1 && level < maxLevels) visit(value[0], level + 1);
      return;
    }
    if (!isRecord(value)) return;
    const score = agreement(value, known, values);
    if (best === null || score > best.score) best = { value, score };
    if (level >= maxLevels) return;
    for (const key of Object.keys(value).slice(0, maxKeys)) visit(value[key], level + 1);
  };
  visit(body, 0);
  const found = best as { value: unknown; score: number } | null;
  if (found === null) return null;
  return found.score === 0 ? onlyObject(found.value, 0) : found.value;
}

/**
 * Values that both hold weigh most: the place of an event may have an `id` and a `name` like the record, but others. What both have
 * under one key agrees for itself.
 */
function agreement(object: Json, record: Json, values: ReadonlySet<string>, depth = 0): number {
  const shared = Object.keys(object).filter((key) => Object.hasOwn(record, key));
  const same = telling(object).filter(([, value]) => values.has(value)).length;
  const inner = shared.map((key) => {
    const [one, other] = [object[key], record[key]];
    if (depth >= 2 || !isRecord(one) || !isRecord(other)) return 0;
    return agreement(one, other, new Set(telling(other).map(([, value]) => value)), depth + 1);
  });
  return shared.length + 3 * same + inner.reduce((sum, score) => sum + score, 0);
}

type Json = Readonly<Record<string, unknown>>;

/** Texts and numbers that are not like any other: no yes and no, nothing short. */
const telling = (object: Json): readonly (readonly [string, string])[] =>
  Object.entries(object).flatMap(([key, value]): (readonly [string, string])[] => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value).trim();
    return text.length > 2 ? [[key, text]] : [];
  });

/** `{ success: true, result: {…} }` without a key in common with the list: the one object in it. */
function onlyObject(value: unknown, level: number): unknown {
  if (!isRecord(value) || level >= maxLevels) return value;
  const inner = Object.values(value).filter((part) => isRecord(part));
  const plain = Object.keys(value).length - inner.length;
  return inner.length === 1 && plain <= 4 ? onlyObject(inner[0], level + 1) : value;
}

const maxDepth = 20;

/**
 * The details laid over the list's record. What the details leave out, or leave empty (null, '', [], {}), keeps the list's value;
 * objects are merged field by field, lists and everything else replaced whole.
 */
export function layDetails(listed: unknown, details: unknown, depth = 0): unknown {
  if (isEmpty(details)) return isEmpty(listed) ? details : listed;
  if (!isRecord(listed) || !isRecord(details) || depth >= maxDepth) return details;
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(listed), ...Object.keys(details)])) {
    if (key === '__proto__') continue;
    const over = Object.hasOwn(details, key) ? details[key] : undefined;
    const under = Object.hasOwn(listed, key) ? listed[key] : undefined;
    const value = layDetails(under, over, depth + 1);
    merged[key] = value === undefined ? under : value;
  }
  return merged;
}

/**
 * Where several records of a list share one id, their details tell of only one of them. An event whose details say other
 * times than its own record keeps the record's, with all else from the details; times that the details only say more
 * exactly (an hour for a day), or among others, are the details'.
 */
export function keepOwnTimes(
  detailed: readonly CalendarEvent[],
  listed: readonly CalendarEvent[],
): readonly CalendarEvent[] {
  const [rest] = detailed;
  if (rest === undefined || listed.length === 0) return detailed;
  const starts = detailed.map(({ start }) => start);
  const told = (start: string | null) =>
    start === null || starts.some((one) => one === start || (start.length === 10 && one?.startsWith(start)));
  if (listed.every(({ start }) => told(start))) return detailed;
  return listed.map(({ occurrence, overrides, start, end, allDay, timeZone, recurrence, status }) => ({
    ...rest,
    ...{ occurrence, overrides, start, end, allDay, recurrence },
    timeZone: timeZone ?? rest.timeZone,
    status: status === 'confirmed' ? rest.status : status,
  }));
}

import type { CalendarEvent } from '../../calendar/event.ts';

/**
 * Gives the events of a calendar that share an id different occurrences: their starts, then their ends, and as a last
 * resort numbers in the order of their content. An event that shares its id with no other keeps its occurrence, so that
 * its identity doesn't change when other events come and go, except when another event begins to share its id.
 *
 * Portals may list all sessions with each of several records. Such a session is taken once, from the newest record.
 */
export function distinguishOccurrences(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const occurrences: readonly ((event: CalendarEvent) => string | null)[] = [
    (event) => event.start,
    (event) => `${event.start ?? 'undated'}/${event.end ?? ''}`,
  ];
  let all = withoutRepetitions(events);
  for (const occurrenceOf of occurrences) {
    const counts = countByIdentity(all);
    all = all.map((event) => (isShared(event, counts) ? { ...event, occurrence: occurrenceOf(event) } : event));
  }
  return numberRemaining(all);
}

/** Keeps one of identical events, and one of the sessions with the same id and occurrence. */
function withoutRepetitions(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const newest = new Map<string, CalendarEvent>();
  for (const event of events) {
    const key = event.occurrence === null ? JSON.stringify({ ...event, updated: null }) : identityOf(event);
    const before = newest.get(key);
    if (before === undefined || (event.updated ?? '') > (before.updated ?? '')) newest.set(key, event);
  }
  return [...newest.values()];
}

// An override has the id of its series; the start it replaces (RECURRENCE-ID) tells it apart.
const identityOf = (event: CalendarEvent) => JSON.stringify([event.id, event.occurrence, event.overrides]);

function countByIdentity(events: readonly CalendarEvent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const event of events) counts.set(identityOf(event), (counts.get(identityOf(event)) ?? 0) + 1);
  return counts;
}

const isShared = (event: CalendarEvent, counts: ReadonlyMap<string, number>) =>
  (counts.get(identityOf(event)) ?? 0) > 1;

function numberRemaining(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const counts = countByIdentity(events);
  const groups = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    if (!isShared(event, counts)) continue;
    const group = groups.get(identityOf(event));
    if (group) group.push(event);
    else groups.set(identityOf(event), [event]);
  }
  if (groups.size === 0) return events;
  const numbers = new Map<CalendarEvent, number>();
  for (const group of groups.values()) {
    const order = group.map((event) => [JSON.stringify(event), event] as const).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [n, [, event]] of order.entries()) numbers.set(event, n + 1);
  }
  return events.map((event) => {
    const number = numbers.get(event);
    return number === undefined || number === 1 ? event : { ...event, occurrence: `${event.occurrence}#${number}` };
  });
}

/**
 * Keeps the times of the list where several of its records share one id: the details by that id describe only one of
 * them. An event whose details give other times than its own record keeps the record's times, and takes everything else
 * from the details. The times of the details count where they are more exact (an hour for a day), or include the
 * record's.
 */
export function keepListedTimes(
  detailed: readonly CalendarEvent[],
  listed: readonly CalendarEvent[],
): readonly CalendarEvent[] {
  const [rest] = detailed;
  if (rest === undefined || listed.length === 0) return detailed;
  const starts = detailed.map(({ start }) => start);
  const isConfirmed = (start: string | null) =>
    start === null || starts.some((one) => one === start || (start.length === 10 && one?.startsWith(start)));
  if (listed.every(({ start }) => isConfirmed(start))) return detailed;
  return listed.map(({ occurrence, overrides, start, end, allDay, timeZone, recurrence, status }) => ({
    ...rest,
    ...{ occurrence, overrides, start, end, allDay, recurrence },
    timeZone: timeZone ?? rest.timeZone,
    status: status === 'confirmed' ? rest.status : status,
  }));
}

/**
 * Excludes cancelled occurrences without dates of their own from their series (EXDATE, RFC 5545 §3.8.5.1). As events
 * they would have no day, and the series would still show the occurrence.
 */
export function excludeCancelled(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const series = new Set(events.filter(isSeries).map(({ id }) => id));
  const cancelled = new Map<string, string[]>();
  const rest = events.filter(({ overrides, start, status }) => {
    if (overrides === null || start !== null || status !== 'cancelled' || !series.has(overrides.id)) return true;
    cancelled.set(overrides.id, [...(cancelled.get(overrides.id) ?? []), overrides.start]);
    return false;
  });
  if (cancelled.size === 0) return events;
  return rest.map((event) => {
    const starts = isSeries(event) ? cancelled.get(event.id) : undefined;
    if (starts === undefined || event.recurrence === null) return event;
    const exclude = [...new Set([...event.recurrence.exclude, ...starts])].sort();
    return { ...event, recurrence: { ...event.recurrence, exclude } };
  });
}

const isSeries = ({ recurrence, overrides }: CalendarEvent): boolean => recurrence !== null && overrides === null;

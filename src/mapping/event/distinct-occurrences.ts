import type { CalendarEvent } from '../../calendar/event.ts';

/**
 * Tells apart the events of a calendar that share an id: by start, then by end, then, for want of anything better, by number in the order
 * of their content. An event that is alone with its id keeps what it has, so that the identity of one doesn't change when another comes or goes,
 * unless that one was the first to share its id. A session that several records list (each with all sessions) is taken once, newest first.
 */
export function distinguishOccurrences(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const steps: readonly ((event: CalendarEvent) => string | null)[] = [
    (event) => event.start,
    (event) => `${event.start ?? 'undated'}/${event.end ?? ''}`,
  ];
  let all = withoutRepetitions(events);
  for (const step of steps) {
    const counts = countBy(all);
    all = all.map((event) => (isShared(event, counts) ? { ...event, occurrence: step(event) } : event));
  }
  return numbered(all);
}

/** Exact repetitions, and sessions that are the same by id and occurrence, once each. */
function withoutRepetitions(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const newest = new Map<string, CalendarEvent>();
  for (const event of events) {
    const key = event.occurrence === null ? JSON.stringify({ ...event, updated: null }) : keyOf(event);
    const before = newest.get(key);
    if (before === undefined || (event.updated ?? '') > (before.updated ?? '')) newest.set(key, event);
  }
  return [...newest.values()];
}

// An override shares its master's identity; RECURRENCE-ID tells it apart.
const keyOf = (event: CalendarEvent) => JSON.stringify([event.id, event.occurrence, event.overrides]);

function countBy(events: readonly CalendarEvent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const event of events) counts.set(keyOf(event), (counts.get(keyOf(event)) ?? 0) + 1);
  return counts;
}

const isShared = (event: CalendarEvent, counts: ReadonlyMap<string, number>) => (counts.get(keyOf(event)) ?? 0) > 1;

function numbered(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const counts = countBy(events);
  const groups = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    if (!isShared(event, counts)) continue;
    const group = groups.get(keyOf(event));
    if (group) group.push(event);
    else groups.set(keyOf(event), [event]);
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
 * Occurrences that were called off and come with no dates of their own are left out of their series (EXDATE, RFC 5545
 * §3.8.5.1) instead: without a date they would be nowhere, and the series would go on saying that they take place.
 */
export function excludeCalledOff(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const series = new Set(events.filter(isSeries).map(({ id }) => id));
  const off = new Map<string, string[]>();
  const rest = events.filter(({ overrides, start, status }) => {
    if (overrides === null || start !== null || status !== 'cancelled' || !series.has(overrides.id)) return true;
    off.set(overrides.id, [...(off.get(overrides.id) ?? []), overrides.start]);
    return false;
  });
  if (off.size === 0) return events;
  return rest.map((event) => {
    const starts = isSeries(event) ? off.get(event.id) : undefined;
    if (starts === undefined || event.recurrence === null) return event;
    const exclude = [...new Set([...event.recurrence.exclude, ...starts])].sort();
    return { ...event, recurrence: { ...event.recurrence, exclude } };
  });
}

const isSeries = ({ recurrence, overrides }: CalendarEvent): boolean => recurrence !== null && overrides === null;

import type { CalendarEvent } from '../calendar/event.ts';
import { distinguishOccurrences, excludeCancelled } from '../mapping/event/distinct-occurrences.ts';
import type { MappedRecord, Occurrences, RecordState } from './model.ts';

/** Separates the parts of a record's key and of an event's identity. */
export const keySeparator = '\u001f';

/** The portal's id in a record's key or in an event's identity. */
export const idOf = (key: string): string => key.split(keySeparator, 1)[0] ?? key;

/** The ids that several records share, according to the keys of these records. */
export const sharedIds = (keys: Iterable<string>): ReadonlySet<string> =>
  new Set([...keys].filter((key) => key.includes(keySeparator)).map(idOf));

/**
 * Identifies an event in its calendar. An override has the id of its series; the start that it replaces tells it from
 * the series.
 */
export function identityOf({
  id,
  occurrence,
  overrides,
}: Pick<CalendarEvent, 'id' | 'occurrence' | 'overrides'>): string {
  if (overrides !== null) return [id, occurrence ?? '', overrides.id, overrides.start].join(keySeparator);
  return occurrence === null ? id : id + keySeparator + occurrence;
}

/** The events under the identities that they are published under. An override learns the occurrence of its series. */
export function withOccurrences(
  events: ReadonlyMap<string, CalendarEvent>,
  occurrences: Occurrences,
): ReadonlyMap<string, CalendarEvent> {
  const hasOverrides = [...events.values()].some(({ overrides }) => overrides !== null);
  if (occurrences.size === 0 && !hasOverrides) return events;
  const published = [...events].map(([identity, event]) => {
    const occurrence = occurrences.get(identity);
    return occurrence === undefined ? event : { ...event, occurrence };
  });
  const series = Map.groupBy(
    published.filter(({ recurrence, overrides }) => recurrence !== null && overrides === null),
    ({ id }) => id,
  );
  return new Map(published.map((event) => [identityOf(event), ofSeries(event, series)]));
}

function ofSeries(event: CalendarEvent, series: ReadonlyMap<string, readonly CalendarEvent[]>): CalendarEvent {
  if (event.overrides === null) return event;
  const [one, another] = series.get(event.overrides.id) ?? [];
  // Which of several it belongs to, nothing says.
  if (!one?.occurrence || another !== undefined) return event;
  return { ...event, overrides: { ...event.overrides, occurrence: one.occurrence } };
}

/** Some portals keep only the id and status of a cancelled event. It is published like an event that is no longer listed. */
export const isTombstone = ({ status, title, start }: CalendarEvent): boolean =>
  status === 'cancelled' && title === null && start === null;

/**
 * The events of all records by the identity that the list alone gives them. Events with the same id become its occurrences. Records that wait for their
 * details have no events yet.
 */
export function assembleEvents(
  records: ReadonlyMap<string, RecordState>,
  mapped: ReadonlyMap<string, MappedRecord>,
): ReadonlyMap<string, CalendarEvent> {
  const all = excludeCancelled(
    [...records].flatMap(([key, { waiting }]) => (waiting ? [] : (mapped.get(key)?.events ?? []))),
  );
  const counts = new Map<string, number>();
  for (const { id } of all) counts.set(id, (counts.get(id) ?? 0) + 1);
  // When only one of the events that shared an id is left, it keeps its identity.
  const shared = sharedIds(records.keys());
  const single = all
    .filter(({ id }) => counts.get(id) === 1)
    .map((event) => (shared.has(event.id) ? { ...event, occurrence: event.occurrence ?? event.start } : event));
  const sharing = all.filter(({ id }) => counts.get(id) !== 1);
  return new Map([...single, ...distinguishOccurrences(sharing)].map((event) => [identityOf(event), event]));
}

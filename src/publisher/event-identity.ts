import type { CalendarEvent } from '../calendar/event.ts';
import type { Problem } from '../calendar/problem.ts';
import { toldOf } from '../calendar/told.ts';
import { distinguishOccurrences, excludeCancelled } from '../mapping/event/distinct-occurrences.ts';
import type { ListedRecord, Mapper } from '../mapping/mapper.ts';
import type { Listing } from '../source/source.ts';
import { digestText } from './digest.ts';
import type { MappedRecord, Occurrences, RecordState } from './model.ts';
import { portalProblem } from './portal-problem.ts';

/** Separates the parts of a record's key and of an event's identity. */
export const keySeparator = '\u001f';

/** The portal's id in a record's key or in an event's identity. */
export const idOf = (key: string): string => key.split(keySeparator, 1)[0] ?? key;

/** The ids that several records share, according to the keys of these records. */
export const sharedIds = (keys: Iterable<string>): ReadonlySet<string> =>
  new Set([...keys].filter((key) => key.includes(keySeparator)).map(idOf));

/** A record of the list with its key, which tells it from the others, and its digest, which tells when it changed. */
export interface KeyedRecord {
  /** The portal's id. If several records share the id, the record's digest is part of the key. */
  readonly key: string;
  readonly id: string;
  readonly listed: ListedRecord;
  readonly digest: string;
  /** Where the record is, for problems. */
  readonly where: string;
}

/**
 * The records of a listing by key. A record that is repeated unchanged counts once. `before`: the keys of the previous
 * run. An id that was shared then stays shared while it is listed, so that its last record does not become another event.
 */
export function keyRecords(
  { pages }: Listing,
  mapper: Pick<Mapper, 'eventId' | 'whyNoId'>,
  calendarId: string,
  before: Iterable<string> = [],
): { readonly records: ReadonlyMap<string, KeyedRecord>; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const all: Omit<KeyedRecord, 'key'>[] = [];
  const seen = new Map<string, Set<string>>();
  let number = 0;
  for (const { items, body } of pages) {
    const around = digestAround(body, items);
    for (const record of items) {
      number += 1;
      const where = `calendar ${calendarId}, record ${number}`;
      try {
        const id = mapper.eventId({ record, body });
        if (id === null) {
          const why = mapper.whyNoId?.({ record, body }) ?? 'holds no id';
          problems.push({ level: 'error', where, ...portalProblem('unusableRecord', { why }) });
          continue;
        }
        const digest = digestText(`${around} ${JSON.stringify(record)}`);
        seen.set(id, (seen.get(id) ?? new Set()).add(digest));
        all.push({ id, listed: { record, body }, digest, where: `calendar ${calendarId}, event ${id}` });
      } catch (error) {
        problems.push({ level: 'error', where, ...portalProblem('unreadableRecord', { why: toldOf(error) }) });
      }
    }
  }
  const sharedBefore = sharedIds(before);
  const records = new Map<string, KeyedRecord>();
  for (const record of all) {
    if (seen.get(record.id)?.size === 1 && !sharedBefore.has(record.id)) {
      records.set(record.id, { ...record, key: record.id });
      continue;
    }
    const key = `${record.id}${keySeparator}${record.digest}`;
    records.set(key, { ...record, key, listed: { ...record.listed, shared: true } });
  }
  return { records, problems };
}

/**
 * A digest of the rest of a page, since its records may refer to it (JSON:API's `included`, a table of places). Plain
 * values of the first two levels outside lists don't count: they are the envelope's own counters and stamps.
 */
export function digestAround(body: unknown, items: readonly unknown[]): string {
  const records = new Set<unknown>(items);
  const around = outside(body, records, 0);
  return around === undefined ? '' : digestText(JSON.stringify(around));
}

function outside(value: unknown, records: ReadonlySet<unknown>, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return depth > 2 ? value : undefined;
  if (records.has(value)) return undefined;
  // Records may refer to anything in a list of other things, or in a deeper object.
  if (Array.isArray(value)) return value.some((item) => holdsRecord(item, records)) ? undefined : value;
  if (depth > 2) return value;
  const members = Object.entries(value)
    .map(([key, member]) => [key, outside(member, records, depth + 1)] as const)
    .filter(([, member]) => member !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** Whether the item is a record or wraps one: `{ node: record }`. */
function holdsRecord(item: unknown, records: ReadonlySet<unknown>): boolean {
  if (records.has(item)) return true;
  if (typeof item !== 'object' || item === null) return false;
  return Object.values(item).some((member) => records.has(member));
}

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

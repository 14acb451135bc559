import { type CalendarEvent, emptyEvent, isPublishable } from '../../calendar/event.ts';
import type { Mapper } from '../mapper.ts';
import type { CalendarSample } from './calendar-sample.ts';

/** What a mapper makes of the records of a sample. */
export interface SampledEvents {
  readonly records: readonly {
    readonly id: string | null;
    readonly events: readonly CalendarEvent[];
    /** Anyone may read the status, so only what is published of calendars that are not hidden is quoted. */
    readonly isQuotable: boolean;
  }[];
  /** Every place of an event that has a value in any of them, such as `location.name`. */
  readonly filled: ReadonlySet<string>;
}

export interface Difference {
  readonly events: number;
  /** How many of them have another value where they had one, another identity, or take place otherwise. */
  readonly changed: number;
  /** How many have no value where they had one, and are not changed. */
  readonly lost: number;
  /** How many have a value where they had none, and are not changed. */
  readonly filled: number;
  /** The places that were filled. */
  readonly places: ReadonlySet<string>;
  /** A few of what is changed. */
  readonly examples: readonly { readonly id: string | null; readonly from: string; readonly to: string }[];
}

export function eventsBy(
  mapper: Mapper,
  samples: ReadonlyMap<string, CalendarSample>,
  hidden: ReadonlySet<string>,
): SampledEvents {
  const records: SampledEvents['records'][number][] = [];
  const filled = new Set<string>();
  for (const [calendar, sample] of samples) {
    const owner = { id: calendar, title: null, description: null, timeZone: null, url: null };
    const answers = new Map(sample.details.map(({ record, body }) => [record, body]));
    for (const [at, record] of sample.records.entries()) {
      const listed = { record, body: sample.body, calendar };
      try {
        const { events } = mapper.events(owner, listed, answers.get(at) ?? null);
        const isQuotable = !hidden.has(calendar) && events.every(isPublishable);
        records.push({ id: mapper.eventId(listed), events, isQuotable });
        for (const event of events) for (const place of valuesOf(event).keys()) filled.add(place);
      } catch {
        records.push({ id: null, events: [], isQuotable: false });
      }
    }
  }
  return { records, filled };
}

/** The share of the records that have an id, a title and a start. */
export function readableShare({ records }: SampledEvents): number {
  if (records.length === 0) return 0;
  const isReadable = ({ id, events: [event] }: SampledEvents['records'][number]): boolean =>
    id !== null && event !== undefined && event.title !== null && event.start !== null;
  return records.filter(isReadable).length / records.length;
}

/** How many examples a person needs. */
const mostExamples = 3;
/** How much of a value an example shows. */
const mostText = 60;

/**
 * `needed`: what the rules in force should give every event. Of a record that lacks it, nothing else counts: it may have
 * got another format, in which keys mean other things.
 */
export function compareEvents(before: SampledEvents, after: SampledEvents, needed: readonly string[]): Difference {
  const places = new Set<string>();
  const examples: { id: string | null; from: string; to: string }[] = [];
  const counts = { events: 0, changed: 0, lost: 0, filled: 0 };
  for (const [at, { id, events, isQuotable }] of before.records.entries()) {
    const other = after.records[at];
    counts.events += Math.max(events.length, 1);
    const [[first], [next]] = [events, other?.events ?? []];
    const difference = events.length > 0 || next === undefined ? changeOf({ id, events }, other) : null;
    if (difference !== null) {
      counts.changed += 1;
      if (isQuotable && examples.length < mostExamples) examples.push({ id, ...difference });
      continue;
    }
    const [had, has] = [valuesOf(first), valuesOf(next)];
    if ([...had.keys()].some((place) => !has.has(place))) counts.lost += 1;
    const missed = needed.filter((place) => !had.has(place));
    const added = (missed.length > 0 ? missed : [...has.keys()]).filter((place) => has.has(place) && !had.has(place));
    if (added.length > 0) counts.filled += 1;
    for (const place of added) places.add(place);
  }
  return { ...counts, places, examples };
}

/** What is changed of a record's events; null: what both have is the same. */
function changeOf(
  { id, events }: Pick<SampledEvents['records'][number], 'id' | 'events'>,
  other: SampledEvents['records'][number] | undefined,
): { readonly from: string; readonly to: string } | null {
  const after = other?.events ?? [];
  if (events.length > 0 && id !== (other?.id ?? null)) return { from: `id ${id}`, to: `id ${other?.id ?? 'none'}` };
  if (events.length !== after.length) return { from: `${events.length} events`, to: `${after.length} events` };
  for (const [at, event] of events.entries()) {
    const [had, has] = [valuesOf(event), valuesOf(after[at])];
    for (const [place, value] of had) {
      const next = has.get(place);
      if (next !== undefined && next !== value) return { from: shortened(value), to: shortened(next) };
      // An event that loses its time or its title is changed, whatever it gains.
      if (next === undefined && vital.has(place)) return { from: shortened(value), to: `no ${place}` };
    }
  }
  return null;
}

const vital: ReadonlySet<string> = new Set(['id', 'occurrence', 'title', 'start']);

const shortened = (value: string): string => (value.length > mostText ? `${value.slice(0, mostText - 1)}…` : value);

/** Nobody sees when the portal edited an event. */
const unseen: ReadonlySet<string> = new Set(['updated']);

/** The values of an event by place; what every event has counts as none. */
function valuesOf(event: CalendarEvent | undefined): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  if (event === undefined) return values;
  const visit = (value: unknown, usual: unknown, place: string): void => {
    if (value === null || value === undefined || value === '' || value === usual) return;
    if (Array.isArray(value) || typeof value !== 'object') {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      if (text !== '[]' && text !== 'false') values.set(place, text);
      return;
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, undefined, place === '' ? key : `${place}.${key}`);
  };
  for (const [key, value] of Object.entries(event))
    if (!unseen.has(key)) visit(value, (emptyEvent as unknown as Record<string, unknown>)[key], key);
  return values;
}

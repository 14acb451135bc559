import { eventNames, type NameFilter } from '../../calendar/event-names.ts';
import { comparable } from '../../feeds/select/selection.ts';
import type { Frame } from '../frame/page-layout.ts';
import {
  type Occurrence,
  occurrencesIn,
  pastOccurrences,
  type ShownEvent,
  timeSpanOf,
  upcomingOccurrences,
} from '../listing/shown-events.ts';

/** What the page of an event shows. */
export interface EventPage extends Frame {
  /** Absolute, without a final slash. */
  readonly origin: string;
  /** The occurrence that the page is about. An event without a date has no start. */
  readonly shown: Occurrence | (ShownEvent & { readonly start: null });
  /** The occurrences of the event in their order, the one shown among them. */
  readonly dates: readonly Occurrence[];
  /** There are more after these. */
  readonly moreDates: boolean;
  /** The event with the rule that they follow. Null: they follow none. */
  readonly series: ShownEvent | null;
  /** The next date that takes place, if there are several. */
  readonly nextDate: Occurrence | null;
  /** The single events of the calendar that begin before and after the one shown. */
  readonly neighbours: { readonly before: Occurrence | null; readonly after: Occurrence | null };
  /** Whether the calendar has other events to come at the event's place, and by its organizer. */
  readonly shares: Readonly<Record<'place' | 'organizer', boolean>>;
  /** IANA: the event's own zone, else its calendar's. */
  readonly timeZone: string;
  /** The language that the address asks for. */
  readonly lang: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const dayMs = 86_400_000;
/** How many upcoming and past dates of a series are listed. */
const maxDates = 30;
const maxPast = 6;

/**
 * The occurrences of one event, and which of them its page shows: the one that begins at `start`, else the current or
 * next one, else the last one. Null: there is no such event. `events` are all those of the calendar, `now` is in
 * milliseconds since 1970.
 */
export function findEventOccurrences(
  events: readonly ShownEvent[],
  id: string,
  start: string | null,
  now: number,
): Omit<EventPage, keyof Frame | 'origin' | 'timeZone' | 'lang' | 'now'> | null {
  const own = events.filter(({ event }) => event.id === id || event.overrides?.id === id);
  const [first] = own;
  if (first === undefined) return null;
  const upcoming = upcomingOccurrences(own, { begins: now, ends: Number.POSITIVE_INFINITY }, 0, maxDates);
  const past = pastOccurrences(own, now, 0, maxPast);
  const near = [...past.occurrences.toReversed(), ...upcoming.occurrences];
  const asked = start === null ? undefined : (near.find((one) => one.start === start) ?? occurrenceAt(own, start));
  const next = upcoming.occurrences.find(({ event, removed }) => !removed && event.status !== 'cancelled');
  const shown = asked ?? next ?? upcoming.occurrences[0] ?? near.at(-1);
  const series = own.find(({ event }) => event.recurrence !== null) ?? null;
  if (shown === undefined) {
    const neighbours = { before: null, after: null };
    const undated = { shown: { ...first, start: null }, dates: [], moreDates: false, series, nextDate: null } as const;
    return { ...undated, neighbours, shares: sharesOf(first, events, now) };
  }
  const dates = near.some((one) => one.start === shown.start) ? near : [shown, ...near];
  const ordered = dates.toSorted((a, b) => timeSpanOf(a).begins - timeSpanOf(b).begins);
  const nextDate = dates.length > 1 ? (next ?? null) : null;
  return {
    shown,
    dates: ordered,
    moreDates: upcoming.more,
    series,
    nextDate,
    neighbours: neighboursOf(shown, events),
    shares: sharesOf(shown, events, now),
  };
}

const sharesOf = (shown: ShownEvent, events: readonly ShownEvent[], now: number): EventPage['shares'] => ({
  place: shares('place', shown, events, now),
  organizer: shares('organizer', shown, events, now),
});

/** Whether another event to come has a name that the event has. */
function shares(filter: NameFilter, { event }: ShownEvent, events: readonly ShownEvent[], now: number): boolean {
  const keysOf = (one: ShownEvent['event']) => eventNames[filter](one).map(comparable);
  const keys = new Set(keysOf(event));
  if (keys.size === 0) return false;
  const isOwn = (other: ShownEvent['event']) => other.id === event.id || other.overrides?.id === event.id;
  return events.some(
    (one) =>
      !isOwn(one.event) &&
      keysOf(one.event).some((key) => keys.has(key)) &&
      upcomingOccurrences([one], { begins: now, ends: Number.POSITIVE_INFINITY }, 0, 1).occurrences.length > 0,
  );
}

/** Events with one date only: the dates of series are on each other's pages, and would be in between everywhere. */
function neighboursOf(shown: Occurrence, events: readonly ShownEvent[]): EventPage['neighbours'] {
  const own = timeSpanOf(shown).begins;
  let [before, after]: (readonly [number, Occurrence] | null)[] = [null, null];
  for (const one of events) {
    const { id, start, end, recurrence, overrides, occurrence, status } = one.event;
    if (start === null || recurrence !== null || overrides !== null || occurrence !== null) continue;
    if (id === shown.event.id || one.removed || status === 'cancelled') continue;
    const other = { ...one, start, end };
    const { begins } = timeSpanOf(other);
    // Events that begin together are in the order of their ids, so that no link leads back at once.
    const isBefore = begins < own || (begins === own && id < shown.event.id);
    const isNearer = (known: readonly [number, Occurrence] | null | undefined, by: number) =>
      known == null || (begins - known[0]) * by < 0 || (begins === known[0] && id < known[1].event.id === by > 0);
    if (isBefore && isNearer(before, -1)) before = [begins, other];
    if (!isBefore && isNearer(after, 1)) after = [begins, other];
  }
  return { before: before?.[1] ?? null, after: after?.[1] ?? null };
}

/** An occurrence further away than the ones that are listed. */
function occurrenceAt(own: readonly ShownEvent[], start: string) {
  const at = Date.parse(start);
  if (Number.isNaN(at)) return undefined;
  return occurrencesIn(own, { begins: at - dayMs, ends: at + dayMs }).find((one) => one.start === start);
}

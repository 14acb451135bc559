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
  /** IANA: the event's own zone, else its calendar's. */
  readonly timeZone: string;
  /** The language that the address asks for. */
  readonly lang: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The address of the event's .ics file; `origin` is the site's origin, or the path that the site is under. */
export function eventFile({ shown }: EventPage, origin: string): string {
  const { event, calendar } = shown;
  const id = event.overrides?.id ?? event.id;
  return `${origin}/feeds/${encodeURIComponent(calendar.slug)}/${encodeURIComponent(id)}.ics`;
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
): Pick<EventPage, 'shown' | 'dates' | 'moreDates'> | null {
  const own = events.filter(({ event }) => event.id === id || event.overrides?.id === id);
  const [first] = own;
  if (first === undefined) return null;
  const upcoming = upcomingOccurrences(own, { begins: now, ends: Number.POSITIVE_INFINITY }, 0, maxDates);
  const past = pastOccurrences(own, now, 0, maxPast);
  const near = [...past.occurrences.toReversed(), ...upcoming.occurrences];
  const asked = start === null ? undefined : (near.find((one) => one.start === start) ?? occurrenceAt(own, start));
  const next = upcoming.occurrences.find(({ event, removed }) => !removed && event.status !== 'cancelled');
  const shown = asked ?? next ?? upcoming.occurrences[0] ?? near.at(-1);
  if (shown === undefined) return { shown: { ...first, start: null }, dates: [], moreDates: false };
  const dates = near.some((one) => one.start === shown.start) ? near : [shown, ...near];
  const ordered = dates.toSorted((a, b) => timeSpanOf(a).begins - timeSpanOf(b).begins);
  return { shown, dates: ordered, moreDates: upcoming.more };
}

/** An occurrence further away than the ones that are listed. */
function occurrenceAt(own: readonly ShownEvent[], start: string) {
  const at = Date.parse(start);
  if (Number.isNaN(at)) return undefined;
  return occurrencesIn(own, { begins: at - dayMs, ends: at + dayMs }).find((one) => one.start === start);
}

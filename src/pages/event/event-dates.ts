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
  /** The time that the page is about; its texts are shown. Without a date: the event alone. */
  readonly shown: Occurrence | (ShownEvent & { readonly start: null });
  /** All times of the event, in their order, the one shown among them. */
  readonly dates: readonly Occurrence[];
  /** There are more than these. */
  readonly moreDates: boolean;
  /** IANA: the event's own zone, else its calendar's. */
  readonly timeZone: string;
  /** Asked for in the address. */
  readonly lang: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The file to add it by. */
export function eventFile({ shown }: EventPage, origin: string): string {
  const { event, calendar } = shown;
  const id = event.overrides?.id ?? event.id;
  return `${origin}/feeds/${encodeURIComponent(calendar.slug)}/${encodeURIComponent(id)}.ics`;
}

const day = 86_400_000;
/** Of an event that repeats, so many of its times are listed. */
const maxDates = 30;
const maxPast = 6;

/**
 * The times of one event, and which of them its page is about: the one that begins at `start`, else the one that is on or
 * next, else the last. Null: there is no such event. `events` are all of the calendar, `now` is in milliseconds since 1970.
 */
export function findEventDates(
  events: readonly ShownEvent[],
  id: string,
  start: string | null,
  now: number,
): Pick<EventPage, 'shown' | 'dates' | 'moreDates'> | null {
  const own = events.filter(({ event }) => event.id === id || event.overrides?.id === id);
  const [first] = own;
  if (first === undefined) return null;
  const coming = upcomingOccurrences(own, { begins: now, ends: Number.POSITIVE_INFINITY }, 0, maxDates);
  const past = pastOccurrences(own, now, 0, maxPast);
  const near = [...past.occurrences.toReversed(), ...coming.occurrences];
  const wanted = start === null ? undefined : (near.find((one) => one.start === start) ?? around(own, start));
  const next = coming.occurrences.find(({ event, removed }) => !removed && event.status !== 'cancelled');
  const shown = wanted ?? next ?? coming.occurrences[0] ?? near.at(-1);
  if (shown === undefined) return { shown: { ...first, start: null }, dates: [], moreDates: false };
  const dates = near.some((one) => one.start === shown.start) ? near : [shown, ...near];
  const ordered = dates.toSorted((a, b) => timeSpanOf(a).begins - timeSpanOf(b).begins);
  return { shown, dates: ordered, moreDates: coming.more };
}

function around(own: readonly ShownEvent[], start: string) {
  const at = Date.parse(start);
  if (Number.isNaN(at)) return undefined;
  return occurrencesIn(own, { begins: at - day, ends: at + day }).find((one) => one.start === start);
}

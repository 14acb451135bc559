import type { Frame } from '../frame/page-layout.ts';
import type { Occurrence, ShownEvent } from '../listing/shown-events.ts';

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

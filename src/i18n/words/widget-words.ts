import type { Phrases } from '../phrases.ts';

/** Every word of the widget. Dates, times and names of zones come from Intl. */
export interface WidgetWords {
  /** The language of these words: the primary subtag of BCP 47. */
  readonly language: string;
  readonly loading: string;
  readonly empty: string;
  readonly emptyMonth: string;
  readonly failed: string;
  /** The calendar does not exist, or no longer. */
  readonly missing: string;
  /** A refresh failed, so the events are those of a time: `14:00`. */
  readonly stale: (time: string) => string;
  readonly retry: string;
  /** Stands for the title of an event that has none. */
  readonly untitled: string;
  readonly toBeAnnounced: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly allDay: string;
  /** `day` is short, and may have a time: `Sat, 24 October, 14:00`. */
  readonly until: (day: string) => string;
  readonly status: Readonly<Record<'cancelled' | 'postponed' | 'tentative' | 'moved', string>>;
  /** The time that a moved event was first announced for. */
  readonly former: (when: string) => string;
  readonly online: string;
  readonly free: string;
  /** `amount` is formatted: `€10`. */
  readonly priceFrom: (amount: string) => string;
  readonly priceUpTo: (amount: string) => string;
  readonly soldOut: string;
  readonly subscribe: string;
  readonly allEvents: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Opens the events that a day of the month has no room for. */
  readonly more: (count: number) => string;
  readonly timeZone: (name: string) => string;
  readonly yourTime: (time: string) => string;
  /** Opens the links that put one event into the visitor's own calendar. */
  readonly addToCalendar: string;
  /** The link to the event's iCalendar file. */
  readonly calendarFile: string;
  readonly googleCalendar: string;
  /** What the file, and what a link, adds of an event with several dates. */
  readonly addsAll: string;
  readonly addsOne: string;
  /** Names the sign of an event with several dates. */
  readonly severalDates: string;
  /** Names the buttons that filter by category. */
  readonly categories: string;
  /** Turn the parts of the agenda. */
  readonly earlier: string;
  readonly later: string;
}

/** The same as data, as a language's file writes it. */
export type WidgetPhrases = Phrases<Omit<WidgetWords, 'language'>>;

/** The words of the widget as data, with their language. */
export interface SpokenWidgetPhrases {
  readonly language: string;
  readonly phrases: WidgetPhrases;
}

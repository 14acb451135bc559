import type { SpokenWidgetPhrases } from '../../i18n/words/widget-words.ts';
import type { DatePatterns } from './dates/date-patterns.ts';

/**
 * The answer of `/embed/<id>/events.json`. Browsers cache the widget's script for an hour, so older scripts read it
 * too: fields may be added, but never changed.
 */
export interface WidgetAnswer {
  readonly version: 1;
  /** The widget's words in the language that was asked for, or that of the texts. Absent: those of English. */
  readonly words?: SpokenWidgetPhrases;
  /** How the language writes dates. Absent: every browser knows it. */
  readonly dates?: DatePatterns;
  /** The title of the calendar or the saved feed. */
  readonly title: string;
  /** BCP 47: the language of the texts. */
  readonly language: string;
  /** IANA: the zone of times and days. */
  readonly timeZone: string;
  /** Absolute URLs: the calendar's page, and the menu to subscribe on it. */
  readonly page: string;
  readonly subscribe: string;
  /** The first and last day for which the events are complete, both inclusive. Later events may be missing. */
  readonly from: string;
  readonly through: string;
  /**
   * No event is before the first or after the last of these days. Null: there is no such day, because no event has a date or,
   * for the last one, a series may go on. Absent: an earlier release wrote the answer.
   */
  readonly earliest?: string | null;
  readonly latest?: string | null;
  /** The categories that were asked for, in lower case and sorted; empty: all. A host of files ignores what is asked. */
  readonly category?: readonly string[];
  /** The organizers that were asked for, in the same way. Absent: all, or from a host of files. */
  readonly organizer?: readonly string[];
  /**
   * The names of the categories of all events that are still to come, as the portal writes them: the most frequent first,
   * at most `maxCategories`. Absent: an earlier release wrote the answer.
   */
  readonly categoryNames?: readonly string[];
  /** CSS: the site's accent and the colours of its calendars. Absent: none is configured. */
  readonly style?: string;
  /** By day, all-day events first, then by start. Events without a date come last. */
  readonly events: readonly WidgetEvent[];
}

/** One occurrence of an event, or an event without a date. */
export interface WidgetEvent {
  /** Null: the widget shows the word for 'Event'. */
  readonly title: string | null;
  /** Instants in UTC, or days when all-day; the end is exclusive. Start null: no date yet. End null: not known. */
  readonly start: string | null;
  readonly end: string | null;
  readonly status: 'confirmed' | 'tentative' | 'cancelled' | 'postponed' | 'moved';
  /** The start that was announced first, if the event was moved: an instant, or a day. */
  readonly movedFrom?: string;
  /** Absolute URL of the event's own page. */
  readonly url: string;
  readonly place: string | null;
  /** The URL to join online, http or https. */
  readonly online: string | null;
  readonly summary: string | null;
  /** In lower case, as filters compare them. Absent: an earlier release wrote the answer. */
  readonly categories?: readonly string[];
  /** In lower case. Absent: nobody is named, or an earlier release wrote the answer. */
  readonly organizer?: string;
  /** The portal's id of the event, which the dates of a series share. Absent: an earlier release wrote the answer. */
  readonly id?: string;
  /** Absolute URL of the event's iCalendar file. */
  readonly file?: string;
  /** Absolute URL of a picture, http or https. Absent: there is none. */
  readonly image?: string;
  /** `#rrggbb`: the calendar's colour, where events of several calendars stand together. `style` has its rule. */
  readonly color?: string;
  /** What it costs, as far as there are amounts; a currency is ISO 4217. Absent for what does not take place or is over. */
  readonly price?: {
    readonly free: boolean;
    readonly from: number | null;
    readonly to: number | null;
    readonly currency: string | null;
  };
  /** No places or tickets are left. */
  readonly soldOut?: true;
  /** The event has other dates, which its file holds too. Absent: it has none, or an earlier release wrote the answer. */
  readonly repeats?: true;
}

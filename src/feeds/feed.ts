import type { PublishedEvent } from '../calendar/snapshot.ts';
import type { SiteWords } from '../i18n/site-words.ts';

/**
 * A feed before it is written in a format: the feed of one calendar, or a saved feed over several. Its entries are
 * already selected and ordered.
 */
export interface Feed {
  readonly title: string;
  readonly description: string | null;
  /** The IANA zone of times that are written in words. */
  readonly timeZone: string;
  /** BCP 47. */
  readonly language: string;
  /** Words that the site gives itself. Absent: none. */
  readonly siteWords?: SiteWords;
  readonly color: string | null;
  /** Author of entries whose event names no organizer. */
  readonly author: string;
  /** `site.id`, a part of every UID and guid. */
  readonly siteId: string;
  /** The feed's part of its own id, percent-encoded: the calendar's id, or `feed/<name>`. */
  readonly path: string;
  readonly entries: readonly FeedEntry[];
  /** Instant of the last change of any of its calendars. It never goes back. */
  readonly lastModified: string;
  /** The same, completions by details apart: what news say of themselves. Absent: the last change was no completion. */
  readonly changedAt?: string;
  readonly links: FeedLinks;
  /** Absolute URLs of pictures that show whose the feed is; the icon is square. Null: there is none. */
  readonly logo: string | null;
  readonly icon: string | null;
  /** Seconds that a client should wait between two polls. */
  readonly refreshSeconds: number;
}

export interface FeedEntry extends PublishedEvent {
  /** The calendar that the event belongs to: a part of its identity, also in a feed of several calendars. */
  readonly calendarId: string;
  /** That calendar's zone, IANA. Recurring events without a zone of their own repeat in it. */
  readonly timeZone: string;
  /** Absolute URL of the event's page: the portal's, or else the one here. */
  readonly link: string;
  /** Absolute URL of the event's own iCalendar file. */
  readonly file: string;
  /** In news: the date of a series that comes next on the feed's day. Absent: it is no series, or no date is left. */
  readonly next?: NextDate;
}

/** One date of a series: instants, or days with an exclusive end. */
export interface NextDate {
  readonly start: string;
  readonly end: string | null;
}

export interface FeedLinks {
  /** Absolute URL of this feed, as it was asked for. */
  readonly self: string;
  /** Absolute URL of the calendar's page. */
  readonly home: string;
  /** Of news in several pages, absolute: that of the first page where this is another, and that of the next. */
  readonly first?: string;
  readonly next?: string;
  /** Absolute URL of the style sheet for people who open RSS or Atom in a browser. Absent: there is none. */
  readonly style?: string;
}

export const feedFormats = ['ics', 'rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** The programs for which calendars are written with properties of their own, by the names in addresses: `for=outlook`. */
export const calendarPrograms = ['outlook', 'thunderbird'] as const;
export type CalendarProgram = (typeof calendarPrograms)[number];

import type { PublishedEvent } from '../calendar/snapshot.ts';

/** What a renderer is given: one calendar, or a saved feed over several, with its events already selected and ordered. */
export interface Feed {
  readonly title: string;
  readonly description: string | null;
  /** IANA; times in words are in it. */
  readonly timeZone: string;
  /** BCP 47. */
  readonly language: string;
  readonly color: string | null;
  /** Author of the feed when an event names no organizer. */
  readonly author: string;
  /** The `site.id` of identities. */
  readonly siteId: string;
  /** Path of the feed's own identity, percent-encoded: the calendar's id, or `feed/<name>`. */
  readonly path: string;
  readonly entries: readonly FeedEntry[];
  /** Instant: never goes back. */
  readonly lastModified: string;
  readonly links: FeedLinks;
  /** Seconds that a client should wait between two polls. */
  readonly refreshSeconds: number;
}

export interface FeedEntry extends PublishedEvent {
  /** The calendar whose event it is: part of its identity, also in a combined feed. */
  readonly calendarId: string;
  /** IANA: the zone of that calendar, in which its recurring events repeat unless they name one. */
  readonly timeZone: string;
  /** Absolute URL of the event's own page: the portal's, else Kalends's. */
  readonly link: string;
}

export interface FeedLinks {
  /** Absolute URL that this feed was asked by. */
  readonly self: string;
  /** Absolute URL of the page for people. */
  readonly home: string;
}

export const feedFormats = ['ics', 'rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

import type { Phrases } from '../phrases.ts';

/** The few words that Kalends itself adds to a feed. Texts of the portal are never translated. */
export interface FeedWords {
  /** Stands for the title of an event that has none. */
  readonly event: string;
  /** Stands for the time of an event that has no date yet. */
  readonly toBeAnnounced: string;
  /** Stands before a title; the feed adds a colon. So do the next three. */
  readonly cancelled: string;
  readonly postponed: string;
  readonly tentative: string;
  /** The event takes place at another time than was announced, or than its series says. */
  readonly moved: string;
  /** Stands before the time that was announced first; the feed adds a colon. */
  readonly formerly: string;
  /** In the title of a feed that holds only what is free. */
  readonly free: string;
  /** Stands before the address to join at; the feed adds a colon. */
  readonly online: string;
  /** Stands after the time of a series, after a comma. */
  readonly repeats: string;
  /** The links of an entry: to the event's file, and to where people register or buy tickets. */
  readonly add: string;
  readonly register: string;
  /** Stands before the price; the feed adds a colon. */
  readonly price: string;
  /** `amount` is formatted: `€10`. */
  readonly priceFrom: (amount: string) => string;
  readonly priceUpTo: (amount: string) => string;
  readonly soldOut: string;
  /** Stands before the names of those who perform or speak; the feed adds a colon. */
  readonly performers: string;
  /** What people read who open a feed in a browser: what it is, and what to do. */
  readonly isFeed: string;
  readonly toSubscribe: string;
  /** The link to the calendar's page, whose menu has all ways to subscribe. */
  readonly asPage: string;
}

/** The same as data, as a language's file writes it. */
export type FeedPhrases = Phrases<FeedWords>;

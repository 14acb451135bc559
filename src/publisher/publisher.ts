import type { Calendar } from '../calendar/calendar.ts';
import type { FeedCut } from '../calendar/feed-cut.ts';
import type { Preview } from '../calendar/preview.ts';
import type { Problem } from '../calendar/problem.ts';
import type { Snapshot } from '../calendar/snapshot.ts';

/** Serves the calendars to the application. On Node it is in the same process, on Workers it is behind Durable Objects. */
export interface Publisher {
  /** The list of calendars. Waits for the first list as `snapshot` waits for the first copy. */
  index(): Promise<PublishedIndex>;
  /**
   * The last good copy of a calendar, by its id. If there is a copy, the answer comes at once, and a refresh that is due
   * runs in the background. If there is none yet, the request waits up to ten seconds for the first refresh.
   * `known`: the version that the caller holds. If it is still the current one, the answer is `unchanged`.
   */
  snapshot(calendarId: string, known?: string): Promise<SnapshotAnswer>;
  /**
   * The version of what `snapshot` answers, without the events: for a caller that loads them later. It waits and refreshes
   * like `snapshot`. Absent on Workers, where it would be one more call to an object.
   */
  version?(calendarId: string): Promise<VersionAnswer>;
  /**
   * The same of several calendars in one call, in their order; null: it can't tell. `withPreviews`: the caller will ask for
   * previews, so they come along. Only on Workers.
   */
  versions?(calendarIds: readonly string[], withPreviews: boolean): Promise<readonly VersionAnswer[] | null>;
  /**
   * By calendar id: the previews that were made when the calendars changed. A calendar may be absent, and a preview may be
   * of another version than `snapshot` answers. Absent: nobody makes any.
   */
  previews?(calendarIds: readonly string[]): Promise<Readonly<Record<string, Preview>>>;
  status(): Promise<PublisherStatus>;
  /**
   * A number that grows as soon as an answer of `index` or `snapshot` has changed. While it stays the same, cached
   * responses may be served without asking. Absent on Workers, where the Worker can't know without asking.
   */
  generation?(): number;
  /** What was said of feeds before. Absent: nobody keeps it. */
  readonly feeds?: FeedHistory;
}

/**
 * What this process and others have said of the feeds that they rendered, so that the next one says the same. Feeds are
 * named as in their addresses.
 */
export interface FeedHistory {
  /**
   * Since when a saved feed is what it is, in milliseconds since 1970: later than when it was anything else. Its calendars
   * alone don't tell, since two of them may change within one second. `contents`: all that it is made of. `earliest`: by
   * its calendars.
   */
  changedAt(name: string, contents: unknown, earliest: number): Promise<number>;
  /** Remembers what a calendar lost. */
  noteShortened(feed: ShortenedFeed): Promise<void>;
  /** The calendars that lost something. */
  shortened(): Promise<readonly ShortenedFeed[]>;
}

/** A calendar that was shortened to stay under `limits.bytes`. */
export interface ShortenedFeed {
  readonly name: string;
  /** Null: a saved feed. */
  readonly calendarId: string | null;
  readonly cut: FeedCut;
  /** The limit, in bytes. */
  readonly limit: number;
}

export type SnapshotAnswer =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly kind: 'unchanged' }
  /** The portal has never listed the calendar. */
  | { readonly kind: 'unknown' }
  /** The portal has not listed the calendar for more than seven days. */
  | { readonly kind: 'gone' }
  /** There is no copy yet; ask again after `retryAfter` seconds. */
  | { readonly kind: 'pending'; readonly retryAfter: number };

export type VersionAnswer =
  | { readonly kind: 'version'; readonly version: string }
  | Exclude<SnapshotAnswer, { readonly kind: 'snapshot' | 'unchanged' }>;

export type PublishedIndex =
  | {
      readonly kind: 'index';
      /** In the portal's order, hidden ones included. */
      readonly calendars: readonly Calendar[];
      /** The `site.id` in force: the configured one, otherwise the host of the base URL at the first start. */
      readonly siteId: string;
      readonly version: string;
      readonly lastModified: string;
      /** The instant since which news are rendered as they are now: the last upgrade or new configuration. Absent: always. */
      readonly renderedSince?: string;
    }
  | { readonly kind: 'pending'; readonly retryAfter: number };

/** What `/status` says. It contains no URL of the portal, no body of an answer and no token. */
export interface PublisherStatus {
  /** Every calendar has a copy. */
  readonly ready: boolean;
  readonly list: OperationStatus;
  readonly calendars: readonly CalendarStatus[];
  /** Problems with the list of calendars: a record that can't be read, a slug that is taken. */
  readonly problems: readonly Problem[];
  /** What is wrong with the store, in a sentence; null: nothing. */
  readonly store: string | null;
  /** What refreshing takes of the platform's quotas. Only on Workers. */
  readonly platform?: PlatformUse;
}

/** What refreshing is reckoned to take in a day, without visitors and without changes of the events. */
export interface PlatformUse {
  readonly plan: string;
  /** The interval in force, which the plan may have stretched. */
  readonly everySeconds: number;
  readonly quotas: readonly QuotaUse[];
}

export interface QuotaUse {
  /** Calls and alarms of objects, rows of their storage, and the time for which they are in memory (GB-s). */
  readonly of: 'objectRequests' | 'rowsWritten' | 'rowsRead' | 'duration';
  readonly used: number;
  /** Null: the plan has no limit for a day. */
  readonly allowed: number | null;
}

export interface OperationStatus {
  /** Instants; null: never. */
  readonly lastSuccess: string | null;
  readonly lastAttempt: string | null;
  /** Why the last attempt failed, in a sentence; null: it succeeded. */
  readonly failure: string | null;
  /** Instant since which this process is reading; null: it is not. */
  readonly runningSince: string | null;
}

export interface CalendarStatus extends OperationStatus {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** There is a copy to serve. */
  readonly hasCopy: boolean;
  readonly events: number;
  readonly lastModified: string | null;
  /** How many events wait for their details to be read. */
  readonly pendingDetails: number;
  /** How many upcoming events the list lacks: they stay published until their removal is confirmed. Absent: none. */
  readonly missing?: number;
  /** What the guard holds back, in a sentence. */
  readonly heldBack: string | null;
  /** Instant since which the portal no longer lists the calendar. */
  readonly withdrawnSince: string | null;
  /** The first few problems; `problemCount` is how many there are. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

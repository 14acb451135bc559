import type { Calendar } from '../calendar/calendar.ts';
import type { Problem } from '../calendar/problem.ts';
import type { Snapshot } from '../calendar/snapshot.ts';

/** What the application asks. In one process on Node; through Durable Objects on Workers. */
export interface Publisher {
  /** The calendars there are. Waits for the first list as `snapshot` does. */
  index(): Promise<PublishedIndex>;
  /**
   * The last good copy of a calendar, by its id. Served at once when there is one, and refreshed behind when stale;
   * the first request of all waits up to ten seconds for the first refresh.
   * `known`: the version that the caller holds; when it is still the one, `unchanged` comes back in its place.
   */
  snapshot(calendarId: string, known?: string): Promise<SnapshotAnswer>;
  status(): Promise<PublisherStatus>;
  /**
   * Moves, at once, whenever an answer of `index` or `snapshot` has changed: a cached response made since it last moved
   * may be served without asking. Absent where only asking tells (on Workers).
   */
  generation?(): number;
}

export type SnapshotAnswer =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly kind: 'unchanged' }
  /** The portal never listed it. */
  | { readonly kind: 'unknown' }
  /** The portal has withdrawn it for more than seven days. */
  | { readonly kind: 'gone' }
  /** No copy yet; ask again in so many seconds. */
  | { readonly kind: 'pending'; readonly retryAfter: number };

export type PublishedIndex =
  | {
      readonly kind: 'index';
      /** In the portal's order, hidden ones included. */
      readonly calendars: readonly Calendar[];
      /** `site.id` in force: the one configured, else the base URL's host when first run. */
      readonly siteId: string;
      readonly version: string;
      readonly lastModified: string;
    }
  | { readonly kind: 'pending'; readonly retryAfter: number };

/** What `/status` says. No URL of the portal, no body of an answer, no token. */
export interface PublisherStatus {
  /** Each calendar has a copy. */
  readonly ready: boolean;
  readonly list: OperationStatus;
  readonly calendars: readonly CalendarStatus[];
  /** Of the list of calendars: a record that can't be read, a slug that is taken. */
  readonly problems: readonly Problem[];
  /** What the store's state is, in a sentence; null: it is well. */
  readonly store: string | null;
}

export interface OperationStatus {
  /** Instants; null: never. */
  readonly lastSuccess: string | null;
  readonly lastAttempt: string | null;
  /** In a sentence; null: the last attempt succeeded. */
  readonly failure: string | null;
}

export interface CalendarStatus extends OperationStatus {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly events: number;
  readonly lastModified: string | null;
  /** Events that wait for their details to be read. */
  readonly pendingDetails: number;
  /** What the guard holds back, in a sentence. */
  readonly heldBack: string | null;
  /** Since when the portal no longer lists the calendar. */
  readonly withdrawnSince: string | null;
  /** The first few; `problemCount` is how many there are. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

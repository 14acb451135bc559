import type { Calendar } from './calendar.ts';
import type { CalendarEvent } from './event.ts';

/** What clients compare. It moves when what is published of the event changes, for whatever reason, and never otherwise. */
export interface Revision {
  /** Instant at which the event was first seen here. */
  readonly firstSeen: string;
  /** Instant of the last change of what is published; never goes back. */
  readonly lastModified: string;
  /** RFC 5545 §3.8.7.4: 0 at first, then one more for each change. */
  readonly sequence: number;
  /** Of everything that is published of the event. */
  readonly digest: string;
}

export interface PublishedEvent {
  readonly event: CalendarEvent;
  readonly revision: Revision;
  /** The portal no longer lists it: published as cancelled until it is dropped. */
  readonly removed: boolean;
  /**
   * The start that a single event had before it was moved: an instant, or a day. Kept until it moves back; absent or
   * null where it was not moved. The occurrences of a recurring event say it by `overrides`.
   */
  readonly movedFrom?: string | null;
}

/** One calendar as it is published now. The same snapshot gives the same bytes, whoever renders it. */
export interface Snapshot {
  readonly calendar: Calendar;
  /** Publishable events only (no draft, private or unlisted one), by start, then id, then occurrence. */
  readonly events: readonly PublishedEvent[];
  /** Digest of the calendar and the revisions of all its events: equal versions are equal snapshots. */
  readonly version: string;
  /** Instant of the last change of anything in it; never goes back, deletions included. */
  readonly lastModified: string;
}

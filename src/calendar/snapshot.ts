import type { Calendar } from './calendar.ts';
import type { CalendarEvent } from './event.ts';

/** The state that clients compare. It changes when the published form of the event changes, and only then. */
export interface Revision {
  /** The instant at which this program first saw the event. */
  readonly firstSeen: string;
  /** The instant of the last change to the published form, completions apart; it never moves back. */
  readonly lastModified: string;
  /**
   * The instant at which the published form was last written anew without being a change: details completed an event that
   * was published from the list alone, or a new store began. Neither the sequence nor `lastModified` moves then, but
   * calendar clients need a later stamp. Absent: never, or a change came later.
   */
  readonly completed?: string;
  /** RFC 5545 §3.8.7.4: one more with each change. */
  readonly sequence: number;
  /** The number that `sequence` began with; absent: 0. */
  readonly firstSequence?: number;
  /** Digest of the whole published form of the event. */
  readonly digest: string;
}

export interface PublishedEvent {
  readonly event: CalendarEvent;
  readonly revision: Revision;
  /** The portal no longer lists the event. It is published as cancelled until it is dropped. */
  readonly removed: boolean;
  /**
   * The start that a single event had before it was moved: an instant, or a day. It stays until the event moves back;
   * absent or null when the event was not moved. For an override, the start that it was published with at first, if
   * nobody has seen its series before: then it was no move. Absent or null: the series was there with its own start.
   */
  readonly movedFrom?: string | null;
}

/** The published state of one calendar. Every process renders the same bytes from the same snapshot. */
export interface Snapshot {
  readonly calendar: Calendar;
  /** The publishable events (see `isPublishable`), ordered by start, then id, then occurrence. */
  readonly events: readonly PublishedEvent[];
  /** Digest of the calendar and of the revisions of all its events. Equal versions mean equal snapshots. */
  readonly version: string;
  /** The instant of the last change to anything in it, deletions included; it never moves back. */
  readonly lastModified: string;
  /** The same, completions apart. Absent: the last change was no completion. */
  readonly changedAt?: string;
}

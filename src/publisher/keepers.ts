import type { Calendar, CalendarRecord } from '../calendar/calendar.ts';
import type { Problem } from '../calendar/problem.ts';
import type { DetectedMapping } from '../mapping/mapper.ts';
import type { CalendarStatus, OperationStatus, PublishedIndex, SnapshotAnswer } from './publisher.ts';

/*
 * The publisher's two parts. They share no memory, only these interfaces of plain data, so that they live together in
 * one process or each in an object of its own.
 */

/** Keeps the list of the calendars, and what all of them share. */
export interface IndexKeeper extends IndexLink {
  /** Reads the list when it is due, at once with `force`. Rejects only when the store belongs to another source. */
  refresh(force?: boolean): Promise<void>;
  /** When the next refresh is due, in milliseconds since 1970. */
  dueAt(): Promise<number>;
  index(): Promise<PublishedIndex>;
  /** What is known of a calendar's being there, by its id; of one that is gone, by its slug too. `pending`: no list was read yet. */
  standing(calendarId: string): Promise<Standing>;
  status(): Promise<IndexStatus>;
}

/** What a calendar's keeper asks the index. */
export interface IndexLink {
  /** What a calendar's refresh needs to know; null when the calendar is not known, or gone. */
  brief(calendarId: string): Promise<CalendarBrief | null>;
  /**
   * Hands in what was detected from a calendar's answers; null: it had none to look at. The first one is kept for all
   * calendars, and the one in force comes back.
   */
  keepDetected(calendarId: string, detected: DetectedMapping | null): Promise<KeptMapping | null>;
}

export type Standing = 'known' | 'unknown' | 'gone' | 'pending';

export interface CalendarBrief {
  readonly calendar: Calendar;
  /** The portal's record, with the configured zone laid over it: what events are mapped by. */
  readonly record: CalendarRecord;
  readonly siteId: string;
  /** Instant since which the portal no longer lists it. */
  readonly withdrawnSince: string | null;
  readonly mapping: KeptMapping | null;
  /** No mapping is kept yet, and it is this calendar's answers that detection is to look at. */
  readonly sampled: boolean;
  /** Bodies of the list of calendars, for detection; empty unless `sampled`. */
  readonly calendarBodies: readonly unknown[];
}

export interface KeptMapping {
  /** Moves with the configured rules, and with detection's version. */
  readonly key: string;
  readonly detected: DetectedMapping;
}

export interface IndexStatus extends OperationStatus {
  /** The calendars that are served, in order. */
  readonly calendars: readonly Pick<CalendarStatus, 'id' | 'slug' | 'title' | 'withdrawnSince'>[];
  readonly problems: readonly Problem[];
  readonly store: string | null;
}

/** Keeps one calendar current. */
export interface CalendarKeeper {
  /** Refreshes when it is due, at once with `force`; never rejects: failures are in the status. */
  refresh(force?: boolean): Promise<void>;
  /** When the next refresh is due, in milliseconds since 1970. */
  dueAt(): Promise<number>;
  /**
   * As the publisher's, of a calendar that the index says to be `known`. Without a copy it waits for the first refresh
   * for so many milliseconds, ten seconds unless said.
   */
  snapshot(known?: string, waitMs?: number): Promise<SnapshotAnswer>;
  status(): Promise<KeeperStatus>;
}

export interface KeeperStatus extends Omit<CalendarStatus, 'slug' | 'title' | 'withdrawnSince'> {
  readonly store: string | null;
  readonly hasCopy: boolean;
}

import type { Calendar, CalendarRecord } from '../calendar/calendar.ts';
import type { Problem } from '../calendar/problem.ts';
import type { DetectedMapping, Mapping } from '../mapping/mapper.ts';
import type { Limiter } from '../source/http/limiter.ts';
import type { Source } from '../source/source.ts';
import type { Packer } from '../store/packer.ts';
import type { Store } from '../store/store.ts';
import type { OpenEvents } from './persist/event-cache.ts';
import type { CalendarStatus, OperationStatus, PublishedIndex, SnapshotAnswer } from './publisher.ts';
import type { PublisherSettings } from './publisher-settings.ts';
import type { Runtime } from './runtime.ts';

/*
 * The publisher's two parts. They share no memory, only these interfaces of plain data, so that they live together in
 * one process or each in an object of its own.
 */

/** Keeps the list of the calendars, and what all of them share. */
export interface IndexRefresher extends IndexClient {
  /** Reads the list when it is due, at once with `force`. Rejects only when the store belongs to another source. */
  refresh(force?: boolean): Promise<void>;
  /** When the next refresh is due, in milliseconds since 1970. */
  dueAt(): Promise<number>;
  index(): Promise<PublishedIndex>;
  /** What is known of a calendar's being there, by its id; of one that is gone, by its slug too. `pending`: no list was read yet. */
  availability(calendarId: string): Promise<Availability>;
  status(): Promise<IndexStatus>;
}

/** What a calendar's keeper asks the index. */
export interface IndexClient {
  /** What a calendar's refresh needs to know; null when the calendar is not known, or gone. */
  brief(calendarId: string): Promise<CalendarContext | null>;
  /**
   * Hands in what was detected from a calendar's answers; null: it had none to look at. The first one is kept for all
   * calendars, and the one in force comes back.
   */
  keepDetected(calendarId: string, detected: DetectedMapping | null): Promise<KeptMapping | null>;
}

type Availability = 'known' | 'unknown' | 'gone' | 'pending';

export interface CalendarContext {
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

interface IndexStatus extends OperationStatus {
  /** The calendars that are served, in order. */
  readonly calendars: readonly Pick<CalendarStatus, 'id' | 'slug' | 'title' | 'withdrawnSince'>[];
  readonly problems: readonly Problem[];
  readonly store: string | null;
}

/** Keeps one calendar current. */
export interface CalendarRefresher {
  /** Refreshes when it is due, at once with `force`; never rejects: failures are in the status. */
  refresh(force?: boolean): Promise<void>;
  /** When the next refresh is due, in milliseconds since 1970. */
  dueAt(): Promise<number>;
  /**
   * As the publisher's, of a calendar that the index says to be `known`. Without a copy it waits for the first refresh
   * for so many milliseconds, ten seconds unless said.
   */
  snapshot(known?: string, waitMs?: number): Promise<SnapshotAnswer>;
  status(): Promise<RefresherStatus>;
}

export interface RefresherStatus extends Omit<CalendarStatus, 'slug' | 'title' | 'withdrawnSince'> {
  readonly store: string | null;
  readonly hasCopy: boolean;
}

/** What a keeper works with. */
export interface PublisherDeps {
  readonly source: Source;
  readonly mapping: Mapping;
  readonly store: Store;
  readonly settings: PublisherSettings;
  readonly runtime: Runtime;
  /** Requests to the portal that one run may make, redirects and retries included; absent: no limit. */
  readonly budget?: number;
  /** Shared by the calendars of one process, so that not all their events lie open in memory; absent: they do. */
  readonly openEvents?: OpenEvents;
  readonly packer?: Packer;
  /** Lets a few calendars be refreshed at a time; absent: there is only one. */
  readonly refreshLimiter?: Limiter;
  /** Called when a large piece of work is done, and what it was made of is of no more use. */
  readonly collectGarbage?: () => void;
  /** Called at once when what the keeper answers has changed. */
  readonly changed?: () => void;
  /** Aborts what runs when the process stops. */
  readonly signal?: AbortSignal;
}

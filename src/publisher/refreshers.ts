import type { Calendar, CalendarRecord } from '../calendar/calendar.ts';
import type { Preview, PreviewHead, PreviewPlace } from '../calendar/preview.ts';
import type { Problem } from '../calendar/problem.ts';
import type { Snapshot } from '../calendar/snapshot.ts';
import type { CalendarSample } from '../mapping/learning/calendar-sample.ts';
import type { LearningMapping } from '../mapping/learning/learning.ts';
import type { DetectedMapping } from '../mapping/mapper.ts';
import type { Limiter } from '../source/http/limiter.ts';
import type { Source } from '../source/source.ts';
import type { Store } from '../store/store.ts';
import type { EventCacheDeps } from './persist/event-cache.ts';
import type { CalendarStatus, OperationStatus, PublishedIndex, SnapshotAnswer, VersionAnswer } from './publisher.ts';
import type { PublisherSettings } from './publisher-settings.ts';
import type { Runtime } from './runtime.ts';

/*
 * The publisher's two kinds of refreshers. They share no memory and exchange only plain data through these interfaces,
 * so that they can run in one process, or each in its own Durable Object.
 */

/** Keeps the list of the calendars and what all calendars share. */
export interface IndexRefresher extends IndexClient {
  /** Rejects with an `UnusableStoreError` when nothing may be published, because of the store. */
  open(): Promise<void>;
  /** Reads the list when it is due, or at once with `force`. Rejects only when the store can't be used, as `open`. */
  refresh(force?: boolean): Promise<void>;
  /** Loads what another process has written. */
  follow(): Promise<void>;
  /** When the next refresh is due, in milliseconds since 1970. */
  dueAt(): Promise<number>;
  index(): Promise<PublishedIndex>;
  /**
   * Whether a calendar exists, by its id; a calendar that is gone is also found by its slug. `pending`: no list was read
   * yet.
   */
  availability(calendarId: string): Promise<Availability>;
  status(): Promise<IndexStatus>;
}

/** What a calendar's refresher asks the index. */
export interface IndexClient {
  /** What a calendar's refresh needs to know; null when the calendar is unknown or gone. */
  context(calendarId: string): Promise<CalendarContext | null>;
  /**
   * Reports a sample of a calendar's answers; null: there is nothing to learn from them. While nothing is known yet, it
   * waits a little for the samples of other calendars. Resolves to the mapping in force for this calendar; null: none yet.
   */
  learn(calendarId: string, lesson: Lesson | null): Promise<KeptMapping | null>;
  /** Reports that the mapping in force has read another list than those that it was detected from. */
  confirm(calendarId: string, mapping: Pick<KeptMapping, 'key' | 'edition'>): Promise<void>;
}

type Availability = 'known' | 'unknown' | 'gone' | 'pending';

export interface CalendarContext {
  /** As it is to be published. */
  readonly calendar: Calendar;
  /** The portal's record with the configured time zone: events are mapped by it. */
  readonly record: CalendarRecord;
  readonly siteId: string;
  /** Instant since which the portal no longer lists the calendar. */
  readonly withdrawnSince: string | null;
  /** What this calendar is mapped by; null: nothing was detected yet. */
  readonly mapping: KeptMapping | null;
  /** Whether detection knows a sample of this calendar. */
  readonly sampled: 'no' | 'without details' | 'yes';
  /** How many records of it a sample needs. */
  readonly sampleSize: number;
  /** The pages over all calendars. */
  readonly pages: PreviewPlace;
}

/** What a refresh has seen that detection can learn from. */
export interface Lesson {
  readonly sample: CalendarSample;
  /** What is kept of the calendar stays beside it; otherwise the sample takes its place. */
  readonly isMore: boolean;
  /** Nothing of the calendar was published yet. */
  readonly isNew: boolean;
  /** By what the sample alone gives, every event is the one that it was: it comes into force for this calendar. */
  readonly isTaken?: true;
  /** The mapping in force could not read the calendar. Absent: it could, or there is none. */
  readonly misreadBy?: Pick<KeptMapping, 'key' | 'edition'>;
}

export interface KeptMapping {
  /** Changes with the configured rules and with detection's version. */
  readonly key: string;
  readonly detected: DetectedMapping;
  /** How often it was detected again; absent: never. Then it is another mapping, although the key is the same. */
  readonly edition?: number;
  /**
   * It has read no list but the one it was detected from, which may have been a bad answer. So it may be detected again
   * when it can't read two lists in a row.
   */
  readonly unproven?: true;
}

interface IndexStatus extends OperationStatus {
  /** The calendars that are served, in order. */
  readonly calendars: readonly Pick<CalendarStatus, 'id' | 'slug' | 'title' | 'withdrawnSince'>[];
  readonly problems: readonly Problem[];
  /** What is wrong with the store, in a sentence; null: nothing. */
  readonly store: string | null;
}

/** Keeps one calendar up to date. */
export interface CalendarRefresher {
  /** Refreshes when it is due, or at once with `force`. Never rejects: failures are in the status. */
  refresh(force?: boolean): Promise<void>;
  /** Loads what another process has written. Never rejects. */
  follow(): Promise<void>;
  /** When the next refresh is due, in milliseconds since 1970. */
  dueAt(): Promise<number>;
  /**
   * As `Publisher.snapshot`, for a calendar that is `known` to the index. Without a copy it waits for the first refresh,
   * for `waitMs` milliseconds at most (ten seconds by default).
   */
  snapshot(known?: string, waitMs?: number): Promise<SnapshotAnswer>;
  /** As `Publisher.version`; otherwise like `snapshot`. */
  version(waitMs?: number): Promise<VersionAnswer>;
  /** That of the last publication; null: there is none. It may be over. */
  preview(): Promise<Preview | null>;
  /** Its head, without reading it. */
  previewHead(): Promise<PreviewHead | null>;
  status(): Promise<RefresherStatus>;
}

export interface RefresherStatus extends Omit<CalendarStatus, 'slug' | 'title' | 'withdrawnSince'> {
  /** What is wrong with the store, in a sentence; null: nothing. */
  readonly store: string | null;
}

/** What a refresher works with. */
export interface PublisherDeps extends EventCacheDeps {
  readonly source: Source;
  readonly mapping: LearningMapping;
  readonly store: Store;
  readonly settings: PublisherSettings;
  readonly runtime: Runtime;
  /** Requests to the portal that one run may make, redirects and retries included; absent: no limit. */
  readonly budget?: number;
  /** Seconds between two refreshes of a calendar or of the list, where they may change; absent: `settings.refresh.everySeconds`. */
  readonly everySeconds?: () => number;
  /** Makes previews of what is published; absent: there are none. */
  readonly previews?: PreviewMaker;
  /** Limits how many calendars are refreshed at the same time; absent: there is only one. */
  readonly refreshLimiter?: Limiter;
  /** Called at once when the refresher's answers have changed. */
  readonly changed?: () => void;
  /** Called when a refresh has ended, well or not. */
  readonly onRefresh?: (report: RefreshReport) => void;
  /** Aborts running work when the process stops. */
  readonly signal?: AbortSignal;
}

/** Makes the preview of a calendar when it has changed, and again before it is over. */
export interface PreviewMaker {
  /** `Preview.madeBy` of those that it makes. */
  kind(place: PreviewPlace): string;
  /** `now` is in milliseconds since 1970. */
  make(snapshot: Snapshot, place: PreviewPlace, now: number): Preview;
}

/** One attempt to bring a calendar or the list of calendars up to date. */
export interface RefreshReport {
  /** Null: the list. */
  readonly calendarId: string | null;
  /** Milliseconds. */
  readonly ms: number;
  readonly failed: boolean;
}

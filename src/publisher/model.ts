import type { Calendar } from '../calendar/calendar.ts';
import type { CalendarEvent } from '../calendar/event.ts';
import type { PreviewHead } from '../calendar/preview.ts';
import type { Problem } from '../calendar/problem.ts';
import type { PublishedEvent, Revision } from '../calendar/snapshot.ts';
import type { Coverage } from '../mapping/detection/drift.ts';

/*
 * The state of one calendar, what a refresh learns about it, and what is published. Everything here is plain data;
 * `persist/documents.ts` converts the state to the store's documents and back. Times are milliseconds since 1970,
 * instants are ISO 8601 in UTC.
 */

/**
 * The state of a calendar without its events: one document, so that a refresh that finds nothing new reads and writes
 * little. The events are documents of their own; see `CalendarEvents`.
 */
export interface Manifest {
  readonly calendar: Calendar;
  /** Digest of the rules that the records were mapped by. */
  readonly mappingDigest: string;
  /** Digest of what the rendering of every event depends on, apart from the event. */
  readonly renderingDigest: string;
  /** By the record's key. */
  readonly records: ReadonlyMap<string, RecordState>;
  /** Everything that is published now, by the event's identity. */
  readonly published: ReadonlyMap<string, PublishedState>;
  /** The last revisions of events that are no longer published, by identity, and when each event was dropped. */
  readonly dropped: ReadonlyMap<string, Revision & { readonly droppedAt: number }>;
  /** Absent: there are none. */
  readonly occurrences?: Occurrences;
  /**
   * The details of an event once marked it as private although its record in the list did not. Since then, no event of
   * this calendar is published before its details are read.
   */
  readonly detailsDecide: boolean;
  /** Version of the snapshot. */
  readonly version: string;
  /** Instant of the snapshot's last change. */
  readonly lastModified: string;
  /** The same, completions apart; absent: the last change was no completion. */
  readonly changedAt?: string;
}

/**
 * The occurrences that sessions without an id of their own are published under, where the list alone gives them others:
 * by the identity that the list gives.
 */
export type Occurrences = ReadonlyMap<string, string | null>;

/** A record of the portal's list, as it was last read. */
export interface RecordState {
  /** Digest of the record and of the parts of its page that it may refer to. */
  readonly digest: string;
  /** When the record was last edited, according to the portal; null: it does not say. */
  readonly stamp: string | null;
  /** Digest of the events that the record gives without its details. */
  readonly listed: string;
  /** When the details were read; null: never. */
  readonly detailsAt: number | null;
  readonly detailsDigest: string | null;
  /** The record has changed since its details were read. */
  readonly stale: boolean;
  /** When the details were last requested without success, and how often in a row; null: not since the last success. */
  readonly failedAt: number | null;
  readonly failures: number;
  /** The record must not be published before its details are read. */
  readonly waiting: boolean;
  /** Start of its first event: the details of the soonest events are read first. */
  readonly start: string | null;
  /** The fields that its first event has, as bits; see `filledFields`. */
  readonly filled: number;
  /** No event could be made from it. An earlier copy stays published if there is one. */
  readonly unreadable: boolean;
  /** The first few problems, and how many there are. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /**
   * The portal's list lacks the record, and it is not confirmed yet that its upcoming events are removed. They stay as
   * they are published, or are withheld if the record is `waiting`. Absent: it is listed.
   */
  readonly missing?: MissingState;
}

/** The complete lists in a row that lacked a record. Times are when each was read, in milliseconds since 1970. */
export interface MissingState {
  readonly first: number;
  readonly last: number;
  readonly times: number;
}

/** Marks the digest of a record that has to be mapped again although it has not changed. */
const postponed = '~';

export const markPostponed = (record: RecordState): RecordState => ({
  ...record,
  digest: postponed + plainDigest(record),
});

export const isPostponed = ({ digest }: RecordState): boolean => digest.startsWith(postponed);

/** The digest without the mark. */
export const plainDigest = ({ digest }: RecordState): string => digest.replace(postponed, '');

/** How an event is published; the event itself is in `CalendarEvents`. */
export interface PublishedState extends Revision {
  /** Last moment of the event; null: it has none, or it is not known. */
  readonly until: number | null;
  readonly removed: boolean;
  /** Instant since which the portal no longer lists the event; null: it lists it. */
  readonly unlistedSince: string | null;
  readonly movedFrom: string | null;
}

/** What the mapping made of one record. */
export interface MappedRecord {
  readonly events: readonly CalendarEvent[];
  readonly problems: readonly Problem[];
}

/** What one refresh learnt about a calendar from the portal. */
export interface CalendarReading {
  /** Digest of the rules that the records were mapped by. */
  readonly mappingDigest: string;
  /** The records as they are listed now. Records that the guard holds back are unchanged. */
  readonly records: ReadonlyMap<string, RecordState>;
  /** What was mapped again, by the record's key. */
  readonly mapped: ReadonlyMap<string, MappedRecord>;
  /** Details that differ from those in the store, as JSON by the record's key. */
  readonly details: ReadonlyMap<string, string>;
  readonly detailsDecide: boolean;
  readonly guard: GuardState | null;
  readonly heldBack: string | null;
  /** Only a part of the list was read, so events that it lacks may still exist. */
  readonly partial: boolean;
  /** The list's `doubt`; absent: it had none. */
  readonly doubt?: string;
  /** Fields that were lost. The loss of a field that every event needs ends the refresh instead. */
  readonly drift: FieldLossState | null;
  /** Number of records without a usable id; while a list is held back, the number in the list before it. */
  readonly unusable: number;
  readonly problems: readonly Problem[];
  /** How many events wait for their details. */
  readonly pendingDetails: number;
  /** The next run should be soon: this one's limits left some details to it, or the mapping was detected again. */
  readonly cutShort: boolean;
  /** What was read has brought another mapping into force, by which it must be read again. Absent: it has not. */
  readonly isDetectedAgain?: boolean;
  /** What the records have had so far, as `RecordWatch.memory` gives it. Absent: nothing is new. */
  readonly shapes?: string;
  /** How many milliseconds the portal asks to wait. */
  readonly restMs: number;
}

/** The events that belong to a manifest. They are loaded only when they are needed. */
export interface CalendarEvents {
  /** By the record's key. */
  readonly mapped: ReadonlyMap<string, MappedRecord>;
  /** By identity. */
  readonly published: ReadonlyMap<string, PublishedEvent>;
}

/** What is published of a calendar at one moment. */
export interface Publication {
  /** Null: nothing is published. */
  readonly manifest: Manifest | null;
  /** Null: they are not loaded. */
  readonly events: CalendarEvents | null;
}

/** Nothing is published. */
export const noPublication: Publication = { manifest: null, events: null };

/** A step from what is published to what is published next. Objects that are the same in both have not changed. */
export interface NextPublication {
  readonly before: Publication;
  /** If its events are not loaded, they are the same as before. */
  readonly after: Publication;
}

/** How the last refreshes went: a small document that each refresh writes. */
export interface RefreshState {
  readonly attempts: Attempts;
  /** Fingerprint of the last attempt's inputs (configuration, mapping); when it changes, the calendar is due at once. */
  readonly attemptedBy: string;
  readonly guard: GuardState | null;
  /** What the guard holds back, in a sentence. */
  readonly heldBack: string | null;
  /** Only parts of the list were read so far. Absent where an earlier release wrote the document. */
  readonly partial?: boolean;
  /** The last list's `doubt`; absent: it had none. */
  readonly doubt?: string | undefined;
  /** Absent where an earlier release wrote the document. */
  readonly drift?: FieldLossState | null;
  /** Number of records without a usable id in the last accepted list. Absent where an earlier release wrote the document. */
  readonly unusable?: number;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  readonly pendingDetails: number;
  /** How many events the list lacks whose removal is not confirmed yet. Absent where an earlier release wrote the document. */
  readonly missing?: number;
  /** Time of the first page that the next run may reuse; absent or null: no pages are kept. */
  readonly pagesSince?: number | null;
  /** The preview that is stored. Absent: there is none. */
  readonly preview?: PreviewHead;
}

/** When a refresh was tried and how it went. */
export interface Attempts {
  readonly lastSuccess: number | null;
  readonly lastAttempt: number | null;
  /** Why the last attempt failed, in a sentence. */
  readonly failure: string | null;
  /** How many attempts have failed since the last success. */
  readonly failures: number;
  /** Time of the first of these failures. Absent or null: there are none, or an earlier release counted them. */
  readonly failingSince?: number | null;
  /** When the log last said the failure. Absent or null: it never did. */
  readonly loggedAt?: number | null;
  readonly nextDue: number;
  /** The portal asked for no requests before this time; 0: it did not ask. */
  readonly notBefore: number;
}

/** What the guard against shrinking lists remembers between refreshes. */
export interface GuardState {
  /** Time of the first of the refreshes that agree. */
  readonly since: number;
  /** How many refreshes agree so far. */
  readonly times: number;
  /** Ids of the upcoming events that all of them lacked. */
  readonly lost: readonly string[];
  /** Time of the last list that was counted. Absent where an earlier release wrote the document. */
  readonly last?: number;
}

/** How many events had the fields that were lost since. It is kept until the fields come back. */
export interface FieldLossState {
  /** Digest of the rules by which the fields were read. */
  readonly mapping: string;
  readonly before: Coverage;
}

export const noAttempts: Attempts = {
  lastSuccess: null,
  lastAttempt: null,
  failure: null,
  failures: 0,
  nextDue: 0,
  notBefore: 0,
};

export const neverRefreshed: RefreshState = {
  attempts: noAttempts,
  attemptedBy: '',
  guard: null,
  heldBack: null,
  problems: [],
  problemCount: 0,
  pendingDetails: 0,
};

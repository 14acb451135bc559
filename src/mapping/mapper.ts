import type { CalendarRecord } from '../calendar/calendar.ts';
import type { CalendarEvent } from '../calendar/event.ts';
import type { Problem } from '../calendar/problem.ts';
import type { EventField, MappingSettings, Rule } from './mapping-settings.ts';
import type { Notations } from './plain-body.ts';
import type { Reasoned } from './reason.ts';
import type { CalendarTables } from './record/calendar-tables.ts';
import type { RuleTrace } from './rules/trace-rule.ts';

/** A record of a list. */
export interface ListedRecord {
  readonly record: unknown;
  /** The body of the record's page, because the record may reference objects there. */
  readonly body: unknown;
  /** Whether other records of the list have the same id. */
  readonly shared?: boolean;
  /** The id of the calendar that lists it; absent: there is only one, or it does not matter. */
  readonly calendar?: string;
}

export interface MappedEvents {
  /** Empty when the record can't be read; several events when it has sessions. */
  readonly events: readonly CalendarEvent[];
  readonly problems: readonly Problem[];
}

/** Maps the portal's responses to calendars and events by one set of compiled rules. It has no state. */
export interface Mapper {
  /** The rules in force with their origins, as `kalends check` shows them. */
  readonly rules: MappingInForce;
  /** What only a person can decide, without the fields that have a configured rule. Absent: nothing. */
  readonly questions?: readonly Question[];
  /** Problems with rules that an earlier release detected and this one can't use: they are left out. Absent: none. */
  readonly problems?: readonly Problem[];
  calendarItems(body: unknown): readonly unknown[];
  eventItems(body: unknown): readonly unknown[];
  calendar(listed: ListedRecord): { readonly calendar: CalendarRecord | null; readonly problems: readonly Problem[] };
  /** The id that the details are requested by; null when the record has none. */
  eventId(listed: ListedRecord): string | null;
  /** Why `eventId` is null, in words that follow "it". Absent: it holds no id. */
  whyNoId?(listed: ListedRecord): string;
  /** The unparsed `updated` value of the list's record, to notice changes; null when it has none. */
  stamp(listed: ListedRecord): string | null;
  /**
   * Whether the list's record has all fields that the rules for visibility and status read. When it is false, the event
   * must not be published before its details are read: they may make it private or a draft. Absent: always true.
   */
  knowsVisibility?(listed: ListedRecord): boolean;
  /**
   * Maps a record to its events. `details` is the body of its details response. It is null when they were not requested
   * or the request failed; then the list's record is all there is.
   */
  events(calendar: CalendarRecord, listed: ListedRecord, details: unknown): MappedEvents;
  /**
   * What the rules for events are evaluated on in turn: the details merged over the list's record, or each by itself where one
   * is an object and the other a row of columns. Empty: the record can't be mapped. Absent: nobody asks.
   */
  scopes?(listed: ListedRecord, details: unknown): readonly unknown[];
  /** What each rule gives on such scopes, and from where in the record. Absent: nobody asks. */
  trace?(scopes: readonly unknown[]): TraceField;
}

/** What the rule of a field gave for an event of the record, the first without a number; null: the field has no rule. */
export type TraceField = (field: EventField, nth?: number) => RuleTrace | null;

/** A rule with its origin and confidence. */
export interface RuleInForce extends Reasoned {
  /** The rule as a configuration would have it; for a function, its name. Null: the configuration has switched the field off. */
  readonly rule: unknown;
  readonly origin: 'configured' | 'detected';
  /** 0 to 1; 1 for a configured one. */
  readonly confidence: number;
  /** Other rules that the field could have, likeliest first. Absent: none. */
  readonly alternatives?: readonly Alternative[];
}

/** One other rule that a field could have. */
export interface Alternative {
  readonly rule: unknown;
  /** 0 to 1. */
  readonly confidence: number;
  /** What a few events would have by it. */
  readonly examples: readonly string[];
}

/** Something only a person can decide; the first choice is in force meanwhile. */
export interface Question {
  /** `mapping.event.start` */
  readonly where: string;
  /** One sentence: `Which hour is right: 17:30 or 19:30 in Europe/Berlin?` */
  readonly message: string;
  /** Likeliest first. */
  readonly choices: readonly {
    readonly rule: unknown;
    /** 0 to 1. */
    readonly likelihood: number;
    /** Rules of other fields that go with it, such as the end of a start; null: the field has none then. Absent: those in force. */
    readonly with?: { readonly [field in EventField]?: Rule | null };
    readonly examples: readonly { readonly id: string | null; readonly title: string | null; readonly value: string }[];
  }[];
  /** The likelihoods are nearly equal and it is about the hour: events that were never published wait. */
  readonly undecided: boolean;
}

export interface MappingInForce {
  readonly calendars: Readonly<Record<string, RuleInForce>>;
  readonly events: Readonly<Record<string, RuleInForce>>;
  readonly details: Readonly<Record<string, RuleInForce>>;
  readonly event: Readonly<Record<string, RuleInForce>>;
  readonly allDayEnd: RuleInForce;
}

/**
 * The result of detection, as plain data. It is stored with the snapshot, so that feeds don't change from run to run.
 */
export interface DetectedMapping {
  /** The version of detection that made it. A stored result of another version is outdated. */
  readonly version: number;
  readonly settings: MappingSettings;
  readonly inForce: MappingInForce;
  readonly problems: readonly Problem[];
  /** What detection could not decide. Absent: nothing. */
  readonly questions?: readonly Question[];
  /** The portal's details could not be read at the time, so the rules know only its list. Absent: they were, or it has none. */
  readonly withoutDetails?: true;
  /**
   * Paths where a word that withholds or cancels stands in most of the samples, so that it says nothing of one event. Absent:
   * an earlier release detected it.
   */
  readonly silentState?: readonly string[];
  /** Tables of the answer with the calendars that records name things of. Absent: none. */
  readonly tables?: CalendarTables;
  /** What the answers are written in. Absent: an earlier release detected it. */
  readonly notations?: Notations;
}

/** Responses of the portal that detection examines: the records that were read anyway, and the details of a few. */
export interface Samples {
  /** Bodies of the list of calendars, page by page. */
  readonly calendars: readonly unknown[];
  /** What `DetectedMapping.tables` was before, for where these bodies are no longer known. Absent: none. */
  readonly tables?: CalendarTables;
  /** What is known of what the answers are written in, where these bodies don't tell the whole of it. Absent: they do. */
  readonly notations?: Pick<Notations, 'events' | 'details'>;
  /**
   * Ids that certainly identify calendars: the portal returned events for them, or links name them. Absent: none known.
   */
  readonly calendarIds?: readonly string[];
  /** Ids that certainly identify events: they are published under them. Absent: none known. */
  readonly eventIds?: readonly string[];
  /** The portal has at least as many calendars that are not among these. Absent: it has not, or nobody knows. */
  readonly isPart?: boolean;
  readonly events: readonly ListedRecord[];
  readonly details: readonly {
    readonly listed: ListedRecord;
    readonly body: unknown;
    /** The id that the details were requested by: a candidate for the event's id. Absent: not known. */
    readonly id?: string;
  }[];
}

/** A place that may hold the id of the records of a list. */
export interface IdCandidate {
  /** As a configuration would name it. */
  readonly rule: string;
  /** It is what the record is called, and an id only if the portal answers by it. */
  readonly isName?: boolean;
  /** Null: the record has nothing there. */
  idOf(record: unknown): string | null;
}

/** The configured rules, and how to complete them from the portal's responses. Created by `createMapping`. */
export interface Mapping {
  /** The `DetectedMapping.version` that `detect` gives now. A stored result of another version is detected again. */
  readonly version: number;
  /**
   * The list in a response before detection: at the configured path, or found in the envelope. Throws an Error that
   * explains what is missing.
   */
  calendarItems(body: unknown): readonly unknown[];
  eventItems(body: unknown): readonly unknown[];
  /** The same for the pages of one listing, in order: later pages have their list where the first one has it. */
  itemsInTurn?(kind: 'calendars' | 'events'): (body: unknown) => readonly unknown[];
  /** The id of an event record before detection, to request sample details by; null when none is evident. */
  eventId(listed: ListedRecord): string | null;
  calendarId(record: unknown): string | null;
  /** The places of the records that may hold their id, the likeliest first, to be tried until the portal answers by one. */
  idCandidates?(kind: 'calendars' | 'events', records: readonly unknown[]): readonly IdCandidate[];
  /** Every list in the pages that may be the calendars, as its records, the likeliest first. None: the configuration says where they are. */
  calendarLists?(bodies: readonly unknown[]): readonly (readonly ListedRecord[])[];
  /** Completes the configured rules; the same samples give the same mapping. */
  detect(samples: Samples): DetectedMapping;
  /** Compiles a result of `detect`, of this or an earlier run. Today's configured rules override it. */
  mapper(detected: DetectedMapping): Mapper;
  /** The mapping with its tables as the bodies of the list of calendars have them now: the same one if it has none, or none has changed. */
  withTables?(detected: DetectedMapping, calendars: readonly unknown[]): DetectedMapping;
  /** Notes in what an earlier release detected which plain words say nothing of one event, by the records of a list. */
  noteSilentState?(kept: DetectedMapping, events: readonly ListedRecord[]): DetectedMapping;
}

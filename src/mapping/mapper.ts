import type { CalendarRecord } from '../calendar/calendar.ts';
import type { CalendarEvent } from '../calendar/event.ts';
import type { Problem } from '../calendar/problem.ts';
import type { MappingSettings } from './mapping-settings.ts';

/** A record of a list, with the body of its page beside it: references may point elsewhere in the answer. */
export interface ListedRecord {
  readonly record: unknown;
  readonly body: unknown;
  /** Other records of the list have the same id. */
  readonly shared?: boolean;
}

export interface MappedEvents {
  /** None when the record can't be read; several when it holds sessions. */
  readonly events: readonly CalendarEvent[];
  readonly problems: readonly Problem[];
}

/** Turns the portal's answers into calendars and events by one set of rules, compiled once. Holds no state. */
export interface Mapper {
  /** The rules in force, each with where it came from: what `kalends check` shows. */
  readonly rules: MappingInForce;
  /** Of detected rules that an earlier release kept and this one can't use: they are left out. Absent: none. */
  readonly problems?: readonly Problem[];
  calendarItems(body: unknown): readonly unknown[];
  eventItems(body: unknown): readonly unknown[];
  calendar(listed: ListedRecord): { readonly calendar: CalendarRecord | null; readonly problems: readonly Problem[] };
  /** The id that the details are asked by; null: the record has none. */
  eventId(listed: ListedRecord): string | null;
  /** Where `eventId` is null: why, in words that follow "it". Absent: it holds none. */
  whyNoId?(listed: ListedRecord): string;
  /** The updated stamp of the list's record as it stands, to see a change by; null: it has none. */
  stamp(listed: ListedRecord): string | null;
  /**
   * Whether the list's record alone says what the rules for visibility and status read. False: the event must not be
   * published before its details were read, because they may say that it is private or a draft. Absent: always true.
   */
  knowsVisibility?(listed: ListedRecord): boolean;
  /** `details` is the body of the details' answer; null: not asked, or failed: mapped from the list's record. */
  events(calendar: CalendarRecord, listed: ListedRecord, details: unknown): MappedEvents;
}

/** Where a rule came from and how sure it is. */
export interface RuleInForce {
  /** As it would be written in a configuration; of a function, its name. */
  readonly rule: unknown;
  readonly origin: 'configured' | 'detected';
  /** 0 to 1; 1 for a configured one. */
  readonly confidence: number;
  /** A sentence: why this one. */
  readonly why: string;
}

export interface MappingInForce {
  readonly calendars: Readonly<Record<string, RuleInForce>>;
  readonly events: Readonly<Record<string, RuleInForce>>;
  readonly details: Readonly<Record<string, RuleInForce>>;
  readonly event: Readonly<Record<string, RuleInForce>>;
  readonly allDayEnd: RuleInForce;
}

/** What detection found: plain data, kept with the snapshot so that feeds don't change shape from run to run. */
export interface DetectedMapping {
  /** Moves when detection itself changes, so that a kept one can be told from a new one. */
  readonly version: number;
  readonly settings: MappingSettings;
  readonly inForce: MappingInForce;
  readonly problems: readonly Problem[];
}

/** Answers of the portal that detection looks at: as many records as were read anyway, and the details of a few. */
export interface Samples {
  /** Bodies of the list of calendars, page by page. */
  readonly calendars: readonly unknown[];
  /** Ids that calendars surely go by: events were answered by them, or links name them. Absent: none is known. */
  readonly calendarIds?: readonly string[];
  readonly events: readonly ListedRecord[];
  readonly details: readonly {
    readonly listed: ListedRecord;
    readonly body: unknown;
    /** What they were asked by: the event's id, then, whatever else looks like one. Absent: not known. */
    readonly id?: string;
  }[];
}

/** The configured rules, and the way to complete them from what the portal answers. `createMapping(settings, context)` makes it. */
export interface Mapping {
  /** That of `DetectedMapping.version` which `detect` would give now: a kept one of another version is made anew. */
  readonly version: number;
  /** Where lists are, before anything was detected: as configured, else found in the envelope. Throws an Error in words. */
  calendarItems(body: unknown): readonly unknown[];
  eventItems(body: unknown): readonly unknown[];
  /** The same for the pages of one listing in turn: a later page has its list where the first had it. */
  itemsInTurn?(kind: 'calendars' | 'events'): (body: unknown) => readonly unknown[];
  /** The id of an event record, before anything was detected, so that details can be sampled; null: none is evident. */
  eventId(listed: ListedRecord): string | null;
  /** The same, and what else may be it, the likeliest first: to be tried where the portal knows no details by the first. */
  eventIds?(listed: ListedRecord): readonly string[];
  calendarId(record: unknown): string | null;
  /** The same, and what else may be it, the likeliest first: to be tried where the portal knows no events by the first. */
  calendarIds?(record: unknown): readonly string[];
  /** Completes the configured rules; the same samples give the same mapping. */
  detect(samples: Samples): DetectedMapping;
  /** Compiles what `detect` returned, now or in an earlier run, with the configured rules of today over it. */
  mapper(detected: DetectedMapping): Mapper;
}

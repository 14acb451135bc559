import type { DetectedMapping, ListedRecord, Mapping } from '../mapper.ts';
import type { CalendarSample, SampledRecord } from './calendar-sample.ts';

/** How the mapping of a portal is learnt from what its calendars answer, in the course of time. */
export interface Learning {
  /** How many records of each calendar are worth keeping, where there are so many calendars. */
  sampleSize(calendars: number): number;
  /** A sample of a calendar's list. `details`: those that were read, by the record. */
  takeSample(
    events: readonly ListedRecord[],
    details: ReadonlyMap<unknown, NonNullable<SampledRecord['details']>>,
    size: number,
  ): CalendarSample;
  /** The sample with the records of another one. */
  joinSamples(sample: CalendarSample, added: CalendarSample): CalendarSample;
  /** A sample as JSON, read again; undefined: the text holds none. */
  readSample(text: string): CalendarSample | undefined;
  /**
   * Detects the rules from what is known of each calendar: those for all, and of their own for calendars that these can't
   * read. `before`: those in force. They change only where no event that they read comes out differently; what else
   * detection finds is proposed. `published`: calendars that have published events, which no other rules take over by
   * themselves. The same samples give the same rules.
   */
  learn(samples: ReadonlyMap<string, CalendarSample>, calendars: readonly unknown[], known: KnownRules): LearntRules;
  /** Whether both mappings give each sampled record the same id. */
  givesSameIds(samples: ReadonlyMap<string, CalendarSample>, one: DetectedMapping, other: DetectedMapping): boolean;
  /** Watches records for what none of those before had. `known`: what `memory` gave after the last ones, or an empty text. */
  watch(known: string): RecordWatch;
}

/** The rules of all calendars. */
export interface PortalRules {
  readonly shared: DetectedMapping;
  /** The complete rules of calendars whose records have another shape, by the calendar's id. */
  readonly own: Readonly<Record<string, DetectedMapping>>;
}

export interface KnownRules {
  readonly before: PortalRules | null;
  readonly published: ReadonlySet<string>;
  /** Calendars of which nothing is quoted. Absent: none. */
  readonly hidden?: ReadonlySet<string>;
  /** The tables of the answer with the calendars, where that is no longer known. Absent: those of `before`. */
  readonly tables?: DetectedMapping['tables'];
}

export interface LearntRules extends PortalRules {
  /** What has come into force by itself, in sentences. */
  readonly news: readonly Finding[];
  /** What a person has to decide, since it would change published events. */
  readonly proposals: readonly Finding[];
}

/** Something that was learnt about one rule. */
export interface Finding {
  /** `mapping.event.title`; for a calendar's own rules `calendar 42, mapping.event.title`. */
  readonly where: string;
  readonly message: string;
  /** Tells it from others, whatever its counts and examples. */
  readonly key: string;
  /** The calendar whose own rules it is about; absent: it is about the rules for all. */
  readonly calendar?: string;
}

/** Notices records that have something which none before had: a key, a form of value, or a word of a small set. */
export interface RecordWatch {
  /** What detection knows already is not new. */
  prime(sample: CalendarSample): void;
  /** `details`: what the portal answered for the record; absent: they were not read now. */
  see(listed: ListedRecord, details?: SampledRecord['details']): void;
  /** The first record with each thing that is new since the last time. Empty: there was nothing new. */
  found(): readonly SampledRecord[];
  /** What to hand to the next watch. */
  memory(): string;
}

/** A mapping that learns. */
export interface LearningMapping extends Mapping {
  readonly learning: Learning;
}

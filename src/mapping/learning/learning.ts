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
  /** Detects the rules for all calendars from what is known of each. The same samples give the same rules. */
  detect(samples: ReadonlyMap<string, CalendarSample>, calendars: readonly unknown[]): DetectedMapping;
  /** Whether both mappings give each sampled record the same id. */
  givesSameIds(samples: ReadonlyMap<string, CalendarSample>, one: DetectedMapping, other: DetectedMapping): boolean;
}

/** A mapping that learns. */
export interface LearningMapping extends Mapping {
  readonly learning: Learning;
}

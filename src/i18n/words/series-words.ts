import type { Phrases } from '../phrases.ts';

/** By weekday, Monday first. */
type Weekdays = readonly [string, string, string, string, string, string, string];

/** How often a series takes place, RFC 5545 §3.3.10. The parts are put together: `every month, on the last Friday, until 15 December`. */
export interface SeriesWords {
  /** Between two parts, with its space. */
  readonly comma: string;
  /** `every day`, `every 3 days`. The next three likewise. */
  readonly daily: (interval: number) => string;
  readonly weekly: (interval: number) => string;
  readonly monthly: (interval: number) => string;
  readonly yearly: (interval: number) => string;
  /** `every Monday`, for one day of every week. */
  readonly every: Weekdays;
  /** `Mondays`, for one of several days, or behind `every 2 weeks`. */
  readonly days: Weekdays;
  /** Monday to Friday of every week. */
  readonly workdays: string;
  /** `on the first Monday` of a month: 1 to 5, or -1 for the last. By weekday, Monday first. */
  readonly weekdayOfMonth: readonly ((which: number) => string)[];
  /** `on the 15th` of a month: 1 to 31, or -1 for its last day. */
  readonly dayOfMonth: (day: number) => string;
  /** `at 19:30`. */
  readonly at: (time: string) => string;
  /** `until 15 December 2026`. */
  readonly until: (date: string) => string;
  /** `10 times`. */
  readonly times: (count: number) => string;
  /** Stands before the next date; the feed adds a colon. */
  readonly next: string;
}

/** The same as data, as a language's file writes it. */
export type SeriesPhrases = Phrases<SeriesWords>;

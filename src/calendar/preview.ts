import type { CalendarEvent } from './event.ts';
import type { ByName } from './event-names.ts';

/** A name that lists can be filtered by, in the portal's first spelling, and how many events have it. */
export interface Choice {
  readonly name: string;
  readonly count: number;
}

/** What the coming events of a list can be filtered by, the most frequent first. */
export interface Choices {
  readonly names: ByName<readonly Choice[]>;
  readonly free: number;
  readonly online: number;
  /** The events themselves. A series counts once. */
  readonly events: number;
}

/** A date of an event: start and end as in `CalendarEvent`, and what lists compare. */
export interface PreviewDate {
  readonly start: string;
  readonly end: string | null;
  /** The days that it takes in the zone of the list, both inclusive. */
  readonly first: string;
  readonly last: string;
  /** Milliseconds since 1970. */
  readonly begins: number;
  readonly ends: number;
}

/** An event of a preview, with its next times. */
export interface PreviewEntry {
  /** Without its description. */
  readonly event: CalendarEvent;
  /** As in `PublishedEvent`. */
  readonly removed: boolean;
  readonly movedFrom: string | null;
  /** In order, never empty. Of a series, the next few. */
  readonly times: readonly PreviewDate[];
}

/** A date of the first days of a preview, for counting. */
export type PreviewCount = readonly [firstDay: string, begins: number, ends: number];

/** An event that ends soon, with what it is counted under. */
export interface PreviewEnding {
  /** It counts before this moment, in milliseconds since 1970. */
  readonly until: number;
  readonly names: ByName<readonly string[]>;
  readonly free: boolean;
  readonly online: boolean;
}

/**
 * What a page over all calendars needs of one of them: its next events. It is made when the calendar changes, and bounded,
 * so that such a page needs no snapshots. It is plain data that JSON can carry. `previewAt` says what it holds at a moment.
 */
export interface Preview {
  /** Version and `lastModified` of the snapshot that it was made of. */
  readonly version: string;
  readonly lastModified: string;
  /** By what code and settings it was made, its place included: others make another one. */
  readonly madeBy: string;
  /** IANA: the zone that its days are counted in. */
  readonly timeZone: string;
  /** It is right from this moment on, and before the other one: milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** By their next time. A series is one entry. */
  readonly entries: readonly PreviewEntry[];
  /** The dates of the first two days, those that began before included. */
  readonly near: readonly PreviewCount[];
  /** How many dates begin on each later day, all dates of a series counted. */
  readonly days: readonly (readonly [day: string, count: number])[];
  /** Of what begins on this day or later, there may be more than the entries say. Null: they are all. */
  readonly until: string | null;
  /** What coming events can be filtered by at the moment `from`, and what ends before `to`. */
  readonly choices: Choices;
  readonly endings: readonly PreviewEnding[];
}

/** What tells a preview from another one, and until when it is right. */
export type PreviewHead = Pick<Preview, 'version' | 'madeBy' | 'to'>;

/** For which pages a preview is made. */
export interface PreviewPlace {
  /** IANA: the zone that they count days in. */
  readonly timeZone: string;
  /** How many calendars they show. */
  readonly calendars: number;
}

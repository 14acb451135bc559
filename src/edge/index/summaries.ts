import type { Preview } from '../../calendar/preview.ts';
import type { PlatformUse } from '../../publisher/publisher.ts';
import type { IndexRefresher, RefresherStatus } from '../../publisher/refreshers.ts';

/** What a calendar's object tells the index when a refresh has ended, so that nobody has to ask every calendar. */
export interface Summary {
  readonly status: RefresherStatus;
  /** The version of what is published; null: nothing is. */
  readonly version: string | null;
  /** When its next refresh is due, in milliseconds since 1970. Absent from those of earlier releases, like `runMs`. */
  readonly dueAt?: number;
  /** How long the refresh took, in milliseconds; in the index, smoothed over some of them. */
  readonly runMs?: number;
}

/** What the index answers to a summary. */
export interface Standing {
  readonly availability: Awaited<ReturnType<IndexRefresher['availability']>>;
  /** Which preview of the calendar the index has (`previewName`); null: none. */
  readonly preview: string | null;
  /** Seconds between two refreshes, by what all calendars together take. */
  readonly everySeconds: number;
}

/** What the index knows of everything: one call instead of one for each calendar. */
export interface Overview {
  readonly list: Awaited<ReturnType<IndexRefresher['status']>>;
  /** One for each calendar of the list. */
  readonly calendars: readonly RefresherStatus[];
  readonly platform: PlatformUse;
}

/** By calendar id, what pages over all calendars need. */
export interface Previews {
  readonly versions: Readonly<Record<string, string | null>>;
  /** Those that the caller does not have. */
  readonly previews: Readonly<Record<string, Preview>>;
}

/** The last summary of each calendar, in the index's object. */
export interface Summaries {
  find(calendarId: string): Summary | undefined;
  put(calendarId: string, summary: Summary): void;
  drop(calendarId: string): void;
}

const prefix = 'summary ';

/** Each is a row, read once and then kept in memory. */
export function openSummaries(kv: DurableObjectStorage['kv']): Summaries {
  let known: Map<string, Summary> | null = null;
  const load = (): Map<string, Summary> => {
    known ??= new Map([...kv.list<Summary>({ prefix })].map(([key, summary]) => [key.slice(prefix.length), summary]));
    return known;
  };
  return {
    find: (calendarId) => load().get(calendarId),
    put(calendarId, summary) {
      load().set(calendarId, summary);
      kv.put(prefix + calendarId, summary);
    },
    drop(calendarId) {
      if (load().delete(calendarId)) kv.delete(prefix + calendarId);
    },
  };
}

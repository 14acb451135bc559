import type { CalendarStatus, PublisherStatus } from '../publisher/publisher.ts';

/** When a calendar was read too long ago. */
export interface Freshness {
  readonly everySeconds: number;
  /** A calendar that was read longer ago makes the server not ready; null: none does. */
  readonly staleAfterMinutes: number | null;
}

/** What `/readyz` says. Calendars are named by their ids, hidden ones are only counted. */
export interface Readiness {
  /** Every calendar has a copy, and none is older than the configuration allows. */
  readonly ready: boolean;
  readonly calendars: number;
  readonly withoutCopy: { readonly count: number; readonly ids: readonly string[] };
  readonly stale: { readonly count: number; readonly calendars: readonly StaleCalendar[] };
  readonly staleAfterMinutes: number | null;
  /**
   * What is wrong with the store, in a sentence; null: nothing. The server is ready all the same: it serves what it has,
   * and another one would not be better off.
   */
  readonly store: string | null;
}

interface StaleCalendar {
  readonly id: string;
  readonly lastSuccess: string | null;
  /** Null: it was never read. */
  readonly ageSeconds: number | null;
}

/** How many calendars are named. */
const maxNamed = 50;

/**
 * Whether the server can take requests. `stale` holds the calendars that are older than configured or, where nothing is
 * configured, those that are late. `now` is in milliseconds since 1970.
 */
export function judgeReadiness(
  { ready, calendars, store, platform }: PublisherStatus,
  freshness: Freshness,
  now: number,
  isHidden: (calendarId: string) => boolean,
): Readiness {
  const { staleAfterMinutes } = freshness;
  const limit = staleAfterMinutes === null ? lateAfterSeconds(platform ?? freshness) : staleAfterMinutes * 60;
  // The portal has withdrawn the others, so nobody reads them.
  const listed = calendars.filter(({ withdrawnSince }) => withdrawnSince === null);
  const without = listed.filter(({ hasCopy }) => !hasCopy);
  const stale = listed.filter((one) => one.hasCopy && (ageSeconds(one, now) ?? Number.POSITIVE_INFINITY) > limit);
  const named = <One extends { readonly id: string }>(all: readonly One[]): readonly One[] =>
    all.filter(({ id }) => !isHidden(id)).slice(0, maxNamed);
  return {
    ready: ready && (staleAfterMinutes === null || stale.length === 0),
    calendars: calendars.length,
    withoutCopy: { count: without.length, ids: named(without).map(({ id }) => id) },
    stale: {
      count: stale.length,
      calendars: named(stale).map((one) => ({
        id: one.id,
        lastSuccess: one.lastSuccess,
        ageSeconds: ageSeconds(one, now),
      })),
    },
    staleAfterMinutes,
    store,
  };
}

/** Seconds after which a calendar is late: three intervals, and a minute for the refresh itself. */
export const lateAfterSeconds = ({ everySeconds }: Pick<Freshness, 'everySeconds'>): number => everySeconds * 3 + 60;

/**
 * How many seconds ago the calendar was read; null: never. While the first refresh still reads details, its list is
 * already published: it is as old as that refresh.
 */
function ageSeconds({ lastSuccess, runningSince }: CalendarStatus, now: number): number | null {
  const since = lastSuccess ?? runningSince ?? null;
  return since === null ? null : Math.max(Math.round((now - Date.parse(since)) / 1000), 0);
}

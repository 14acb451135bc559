import { createLimiter, type Limiter } from '../source/http/limiter.ts';
import { createIndexRefresher } from './index/index-refresher.ts';
import { errorMessage } from './messages.ts';
import { createOpenEvents } from './persist/event-cache.ts';
import type { CalendarStatus, Publisher, PublisherStatus, SnapshotAnswer } from './publisher.ts';
import { createCalendarRefresher } from './refresh/calendar-refresher.ts';
import { startPolling } from './refresh/poller.ts';
import { firstCopyWaitMs } from './refresh/refresh-schedule.ts';
import type { CalendarRefresher, IndexRefresher, PublisherDeps, RefresherStatus } from './refreshers.ts';

/** A publisher in one process, which refreshes in the background between `start` and `stop`. */
export interface RunningPublisher extends Publisher {
  generation(): number;
  /**
   * Checks that the store is this source's, and begins to refresh in the background. What failed when the process was
   * stopped last is tried at once. Rejects with a sentence when the store belongs to another source.
   */
  start(): Promise<void>;
  /** Ends what runs, in a second or so. The store is the caller's to close. */
  stop(): Promise<void>;
  /** Refreshes everything now, whether it is due or not. */
  refresh(): Promise<void>;
}

/**
 * Calendars that are refreshed at once. The portal is asked so much at a time whatever their number; each holds what it
 * has read until it is written, and more than one, so that a slow one does not keep all others waiting.
 */
const atOnce = 3;
/** Events that lie open in memory, at about 10 KB each. */
const mostOpen = 2000;

export function createPublisher(
  given: Omit<PublisherDeps, 'signal' | 'changed' | 'refreshLimiter' | 'openEvents'>,
): RunningPublisher {
  const stopping = new AbortController();
  let generation = 0;
  const changed = () => {
    generation += 1;
  };
  const limiter = createLimiter(atOnce);
  const refreshLimiter: Limiter = { run: (work, signal) => limiter.run(work, signal).finally(given.collectGarbage) };
  const openEvents = createOpenEvents(mostOpen);
  const parts: PublisherDeps = { ...given, changed, signal: stopping.signal, refreshLimiter, openEvents };
  const index = createIndexRefresher(parts);
  const keepers = new Map<string, CalendarRefresher>();
  const keeper = (calendarId: string): CalendarRefresher => {
    const known = keepers.get(calendarId) ?? createCalendarRefresher(calendarId, index, parts);
    keepers.set(calendarId, known);
    return known;
  };
  const background = startPolling(index, keeper, parts, stopping.signal);
  return {
    ...joinRefreshers(index, keeper, parts.runtime.now),
    generation: () => generation,
    start: background.start,
    async stop() {
      stopping.abort();
      await background.stopped();
    },
    async refresh() {
      await index.refresh(true);
      const { calendars } = await index.status();
      for (const { id } of calendars) await keeper(id).refresh(true);
    },
  };
}

/** The publisher of an index and its calendars, wherever they are. */
export function joinRefreshers(
  index: Pick<IndexRefresher, 'index' | 'availability' | 'status'>,
  keeper: (calendarId: string) => Pick<CalendarRefresher, 'snapshot' | 'status'>,
  now: () => number,
): Publisher {
  return {
    index: () => index.index(),
    async snapshot(calendarId, known): Promise<SnapshotAnswer> {
      const asked = now();
      const availability = await index.availability(calendarId);
      if (availability === 'pending') return { kind: 'pending', retryAfter: 5 };
      if (availability !== 'known') return { kind: availability };
      return await keeper(calendarId).snapshot(known, Math.max(asked + firstCopyWaitMs - now(), 0));
    },
    async status(): Promise<PublisherStatus> {
      const list = await index.status();
      const calendars = await Promise.all(
        list.calendars.map(async (listed) => ({
          listed,
          kept: await keeper(listed.id)
            .status()
            .catch((error) => silent(listed.id, error)),
        })),
      );
      return {
        ready:
          list.lastSuccess !== null &&
          calendars.every(({ listed, kept }) => kept.hasCopy || listed.withdrawnSince !== null),
        list: { lastSuccess: list.lastSuccess, lastAttempt: list.lastAttempt, failure: list.failure },
        calendars: calendars.map(
          ({ listed, kept: { store: _, hasCopy: __, ...status } }): CalendarStatus => ({ ...status, ...listed }),
        ),
        problems: list.problems,
        store: list.store ?? calendars.find(({ kept }) => kept.store !== null)?.kept.store ?? null,
      };
    },
  };
}

/** One calendar whose object does not answer must not hide how the others are. */
const silent = (id: string, error: unknown): RefresherStatus => ({
  id,
  lastSuccess: null,
  lastAttempt: null,
  failure: `Its keeper does not answer: ${errorMessage(error)}`,
  events: 0,
  lastModified: null,
  pendingDetails: 0,
  heldBack: null,
  problems: [],
  problemCount: 0,
  store: null,
  hasCopy: false,
});

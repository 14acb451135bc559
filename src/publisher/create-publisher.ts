import { createLimiter, type Limiter } from '../source/http/limiter.ts';
import { createIndexRefresher } from './index/index-refresher.ts';
import { errorMessage } from './messages.ts';
import { createOpenEvents } from './persist/event-cache.ts';
import { openFeedHistory } from './persist/feed-history.ts';
import type { CalendarStatus, Publisher, PublisherStatus, SnapshotAnswer, VersionAnswer } from './publisher.ts';
import { createCalendarRefresher } from './refresh/calendar-refresher.ts';
import { type Polling, startPolling } from './refresh/poller.ts';
import { firstCopyWaitMs } from './refresh/refresh-schedule.ts';
import type { CalendarRefresher, IndexRefresher, PublisherDeps, RefresherStatus } from './refreshers.ts';

/*
 * A refresh, from the portal to what is published:
 *
 * 1. index/    knows which calendars there are, their slugs and the mapping that all of them share (`CalendarContext`).
 * 2. refresh/  decides when a calendar is due and who refreshes it: one process at a time, by a lease in the store.
 * 3. read/     asks the portal for the list of events. Each record gets its key (`KeyedRecord`); records that changed are
 *              mapped, with the details that are read for them (`RecordUpdate`). A list that lost many events is held
 *              back, and lost fields can end the refresh. The result is a `CalendarReading`: a `RecordState` and the
 *              events of each record.
 * 4. publish/  computes from the reading and the current publication what is published next (`NextPublication`): each
 *              event with its revision, and for a while also events that the portal no longer lists.
 * 5. persist/  holds the last good copy of a calendar: the `Manifest`, its `CalendarEvents` and the `RefreshState`. It
 *              writes changes to the store, and returns the `Snapshot` that feeds and pages are made from.
 */

/** A publisher in one process, which refreshes in the background between `start` and `stop`. */
export interface RunningPublisher extends Publisher {
  /** As `Publisher.generation`, which is always there in one process. */
  generation(): number;
  /**
   * Checks that the store can be used and starts to refresh in the background. Refreshes that had failed when the process
   * last stopped are tried again at once. Rejects with an `UnusableStoreError` when the store can't be used.
   */
  start(): Promise<void>;
  /** Cancels running refreshes and resolves within about a second. The caller closes the store. */
  stop(): Promise<void>;
  /**
   * Refreshes everything now, whether it is due or not. `triedBefore`: only what was tried before this moment or never,
   * in milliseconds since 1970.
   */
  refresh(triedBefore?: number): Promise<void>;
}

/**
 * How many calendars are refreshed at the same time. With more than one, a slow calendar does not hold up all others.
 * Each refresh keeps what it has read in memory until it is written. The number of concurrent requests to the portal has
 * its own limit, `source.concurrency`.
 */
const maxRefreshes = 3;
/** How many more refreshes may run that hang. They wait for the portal and hold little in memory. */
const maxHangingRefreshes = 12;
/** After how many milliseconds without a request to the portal a refresh counts as hanging. */
const patienceMs = 5_000;
/** How many events are unpacked in memory, at about 10 KB each. */
const maxOpenEvents = 2000;

export function createPublisher(
  given: Omit<PublisherDeps, 'signal' | 'changed' | 'refreshLimiter' | 'openEvents'> & {
    /** Called with each new generation, for those who can't call `generation`. */
    readonly onChange?: (generation: number) => void;
  },
): RunningPublisher {
  const stopping = new AbortController();
  let generation = 0;
  const changed = () => {
    generation += 1;
    given.onChange?.(generation);
  };
  const { now, sleep } = given.runtime;
  const limiter = createLimiter({ limit: maxRefreshes, slowLimit: maxHangingRefreshes, patienceMs, now, sleep });
  const refreshLimiter: Limiter = {
    run: (owner, work, signal) => limiter.run(owner, work, signal).finally(given.collectGarbage),
  };
  const openEvents = createOpenEvents(maxOpenEvents);
  const deps: PublisherDeps = { ...given, changed, signal: stopping.signal, refreshLimiter, openEvents };
  const index = createIndexRefresher(deps);
  const feeds = openFeedHistory(deps.store, deps.runtime);
  const refreshers = new Map<string, CalendarRefresher>();
  const refresherOf = (calendarId: string): CalendarRefresher => {
    const known = refreshers.get(calendarId) ?? createCalendarRefresher(calendarId, index, deps);
    refreshers.set(calendarId, known);
    return known;
  };
  let polling: Polling | null = null;
  /** Takes over what another process has written; `collection` is null if it may be anything. */
  const follow = async (collection: string | null): Promise<void> => {
    if (collection === null || collection === 'index') await index.follow();
    if (collection === null || collection === 'feeds') await feeds.follow();
    for (const [id, refresher] of refreshers)
      if (collection === null || collection === `calendar ${id}`) await refresher.follow();
  };
  const unwatch = given.store.watch?.((collection) => {
    follow(collection).catch((error) => given.runtime.log('error', errorMessage(error)));
  });
  return {
    ...joinRefreshers(index, refresherOf, deps.runtime.now),
    version: (id) => whenKnown(index, id, deps.runtime.now, (waitMs) => refresherOf(id).version(waitMs)),
    async previews(calendarIds) {
      const previews = await Promise.all(calendarIds.map((id) => refresherOf(id).preview()));
      return Object.fromEntries(previews.flatMap((one, i) => (one === null ? [] : [[calendarIds[i], one]])));
    },
    generation: () => generation,
    feeds,
    async start() {
      polling ??= startPolling(index, refresherOf, deps.runtime, stopping.signal);
      await polling.started;
    },
    async stop() {
      unwatch?.();
      stopping.abort();
      await polling?.stopped();
    },
    async refresh(triedBefore = Number.POSITIVE_INFINITY) {
      const refreshOne = async (one: Pick<CalendarRefresher, 'refresh'> & { status(): Promise<Tried> }) => {
        const { lastAttempt } = await one.status();
        if (lastAttempt === null || Date.parse(lastAttempt) < triedBefore) await one.refresh(true);
      };
      await refreshOne(index);
      const { calendars } = await index.status();
      await Promise.all(calendars.map(({ id }) => refreshOne(refresherOf(id))));
    },
  };
}

type Tried = Pick<RefresherStatus, 'lastAttempt'>;

/** Combines an index and its calendars into one publisher, whether they are in this process or in Durable Objects. */
export function joinRefreshers(
  index: Pick<IndexRefresher, 'index' | 'availability' | 'status'>,
  refresherOf: (calendarId: string) => Pick<CalendarRefresher, 'snapshot' | 'status'>,
  now: () => number,
): Publisher {
  return {
    index: () => index.index(),
    snapshot: (id, known) =>
      whenKnown<SnapshotAnswer>(index, id, now, (waitMs) => refresherOf(id).snapshot(known, waitMs)),
    async status(): Promise<PublisherStatus> {
      const list = await index.status();
      const calendars = await Promise.all(
        list.calendars.map(async (listed) => ({
          listed,
          own: await refresherOf(listed.id)
            .status()
            .catch((error) => unansweredStatus(listed.id, error)),
        })),
      );
      return {
        ready:
          list.lastSuccess !== null &&
          calendars.every(({ listed, own }) => own.hasCopy || listed.withdrawnSince !== null),
        list: {
          lastSuccess: list.lastSuccess,
          lastAttempt: list.lastAttempt,
          failure: list.failure,
          runningSince: list.runningSince,
        },
        calendars: calendars.map(
          ({ listed, own: { store: _, ...status } }): CalendarStatus => ({ ...status, ...listed }),
        ),
        problems: list.problems,
        store: list.store ?? calendars.find(({ own }) => own.store !== null)?.own.store ?? null,
      };
    },
  };
}

/** Asks a calendar that the index knows. `ask` gets what is left of the ten seconds that a first copy may take. */
async function whenKnown<Answer>(
  index: Pick<IndexRefresher, 'availability'>,
  calendarId: string,
  now: () => number,
  ask: (waitMs: number) => Promise<Answer>,
): Promise<Answer | Exclude<VersionAnswer, { readonly kind: 'version' }>> {
  const asked = now();
  const availability = await index.availability(calendarId);
  if (availability === 'pending') return { kind: 'pending', retryAfter: 5 };
  if (availability !== 'known') return { kind: availability };
  return await ask(Math.max(asked + firstCopyWaitMs - now(), 0));
}

/** When the Durable Object of one calendar does not answer, the status of the others is still shown. */
export const unansweredStatus = (id: string, error: unknown): RefresherStatus => ({
  id,
  lastSuccess: null,
  lastAttempt: null,
  failure: `The calendar's Durable Object does not answer: ${errorMessage(error)}`,
  runningSince: null,
  events: 0,
  lastModified: null,
  pendingDetails: 0,
  heldBack: null,
  problems: [],
  problemCount: 0,
  store: null,
  hasCopy: false,
});

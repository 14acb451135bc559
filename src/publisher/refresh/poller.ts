import { errorMessage } from '../messages.ts';
import type { CalendarRefresher, IndexRefresher } from '../refreshers.ts';
import type { Runtime } from '../runtime.ts';

export interface Polling {
  /** Resolves when the known calendars are polled. Rejects when the store can't be used. */
  readonly started: Promise<void>;
  /** Resolves when everything has ended after the signal was aborted. */
  stopped(): Promise<void>;
}

/** Refreshes the index and each calendar whenever they are due, each at its own pace. */
export function startPolling(
  index: IndexRefresher,
  refresherOf: (calendarId: string) => CalendarRefresher,
  { now, sleep, log }: Runtime,
  signal: AbortSignal,
): Polling {
  /** By the calendar's id; the index has the empty one. */
  const loops = new Map<string, Promise<void>>();

  async function loop({ dueAt, refresh }: Pick<CalendarRefresher, 'dueAt' | 'refresh'>): Promise<void> {
    while (!signal.aborted) {
      const due = await dueAt().catch(() => now() + 60_000);
      // At most once a second, even if something fails; at least once an hour, in case the clock was changed.
      await sleep(Math.min(Math.max(due - now(), 1000), 3_600_000), signal);
      if (!signal.aborted) await refresh().catch((error) => log('error', errorMessage(error)));
    }
  }

  /** Polls the calendars that are new in the index. */
  async function pollCalendars(): Promise<void> {
    const { calendars } = await index.status();
    for (const { id } of calendars)
      if (!loops.has(id) && !signal.aborted) {
        const refresher = refresherOf(id);
        loops.set(
          id,
          retryFailed(refresher).then(() => loop(refresher)),
        );
      }
  }

  async function retryFailed(refresher: CalendarRefresher): Promise<void> {
    const hasFailed = refresher.status().then(({ failure }) => failure !== null);
    await refresher.refresh(await hasFailed.catch(() => false));
  }

  async function refreshIndex(force: boolean): Promise<void> {
    await index.refresh(force);
    await pollCalendars();
  }

  async function start(): Promise<void> {
    await index.open();
    const { failure } = await index.status();
    const first = refreshIndex(failure !== null).catch((error) => log('error', errorMessage(error)));
    loops.set(
      '',
      first.then(() => loop({ dueAt: () => index.dueAt(), refresh: () => refreshIndex(false) })),
    );
    await pollCalendars();
  }

  return {
    started: start(),
    async stopped() {
      await Promise.all(loops.values());
    },
  };
}

import { errorMessage } from '../messages.ts';
import type { CalendarRefresher, IndexRefresher, PublisherDeps } from '../refreshers.ts';

/** Refreshes the index and each calendar whenever they are due, each at its own pace. */
export function startPolling(
  index: IndexRefresher,
  keeper: (calendarId: string) => CalendarRefresher,
  { runtime }: PublisherDeps,
  signal: AbortSignal,
): { start(): Promise<void>; stopped(): Promise<void> } {
  const { now, sleep, log } = runtime;
  const loops = new Map<string, Promise<void>>();

  /** Never faster than once a second, whatever goes wrong. */
  async function loop(due: () => Promise<number>, refresh: () => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      const wait = await due().catch(() => now() + 60_000);
      // Looked at every hour at least, should the clock have been set.
      await sleep(Math.min(Math.max(wait - now(), 1000), 3_600_000), signal);
      if (!signal.aborted) await refresh().catch((error) => log('error', errorMessage(error)));
    }
  }

  async function follow(): Promise<void> {
    const { calendars } = await index.status();
    for (const { id } of calendars)
      if (!loops.has(id) && !signal.aborted) {
        const kept = keeper(id);
        loops.set(
          id,
          retryFailed(kept).then(() =>
            loop(
              () => kept.dueAt(),
              () => kept.refresh(),
            ),
          ),
        );
      }
  }

  async function retryFailed(kept: CalendarRefresher): Promise<void> {
    const { failure } = await kept.status();
    await kept.refresh(failure !== null);
  }

  async function refreshIndex(force: boolean): Promise<void> {
    await index.refresh(force);
    await follow();
  }

  return {
    async start() {
      const { failure } = await index.status();
      const first = refreshIndex(failure !== null).catch((error) => log('error', errorMessage(error)));
      loops.set(
        '',
        first.then(() =>
          loop(
            () => index.dueAt(),
            () => refreshIndex(false),
          ),
        ),
      );
      await follow();
    },
    async stopped() {
      await Promise.all(loops.values());
    },
  };
}

import type { RunningPublisher } from '../../publisher/create-publisher.ts';
import type { PublisherStatus } from '../../publisher/publisher.ts';
import type { CommandRuntime } from '../command.ts';

type Runtime = Pick<CommandRuntime, 'now' | 'sleep' | 'stop'>;

/** How long another process may be busy with what this one waits for, in milliseconds. */
const patienceMs = 120_000;

type Told = (status: PublisherStatus, since: number) => void;

/**
 * Reads the list of calendars and every calendar. What another process with the same store is reading at this moment is
 * waited for. `isPolling`: the publisher reads what is due by itself. `told`: called with the status from time to time.
 */
export async function readPortal(
  publisher: RunningPublisher,
  runtime: Runtime,
  { isPolling, told }: { readonly isPolling: boolean; readonly told: Told },
): Promise<void> {
  const isFirst = (await publisher.status()).calendars.every(({ hasCopy }) => !hasCopy);
  await readOnce(publisher, runtime, { isForced: !isPolling, told });
  // A calendar that was read first may have taught the mapping less than one that was read after it.
  if (isFirst && !isPolling && !runtime.stop.aborted) await readOnce(publisher, runtime, { isForced: true, told });
}

async function readOnce(
  publisher: RunningPublisher,
  { now, sleep, stop }: Runtime,
  { isForced, told }: { readonly isForced: boolean; readonly told: Told },
): Promise<void> {
  // The status says seconds. An attempt of an earlier process may be in the same one.
  const since = Math.floor(now() / 1000) * 1000;
  let triedBefore = isForced ? Number.POSITIVE_INFINITY : since;
  for (const begun = now(); !stop.aborted && now() - begun < patienceMs; await sleep(1000, stop)) {
    const reading = new AbortController();
    const telling = tell(publisher, since, { sleep, told, signal: AbortSignal.any([reading.signal, stop]) });
    await Promise.race([publisher.refresh(triedBefore), stopped(stop)]);
    reading.abort();
    await telling;
    if (unread(await publisher.status(), since) === 0) return;
    triedBefore = since;
  }
}

async function tell(
  publisher: RunningPublisher,
  since: number,
  {
    sleep,
    told,
    signal,
  }: Pick<Runtime, 'sleep'> & {
    readonly told: Told;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  while (!signal.aborted) {
    told(await publisher.status(), since);
    await sleep(300, signal);
  }
}

/** How many calendars were not tried since then. The list of calendars counts as one. */
export function unread({ list, calendars }: PublisherStatus, since: number): number {
  const isUnread = ({ lastAttempt }: { readonly lastAttempt: string | null }) =>
    lastAttempt === null || Date.parse(lastAttempt) < since;
  return [list, ...calendars.filter(({ withdrawnSince }) => withdrawnSince === null)].filter(isUnread).length;
}

const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

import type { Store } from '../../store/store.ts';
import type { Runtime } from '../runtime.ts';

/*
 * One refresh at a time: within a process, callers share the running one; between processes, a lease in the store decides.
 */

/**
 * Wraps a refresh that can be requested in two ways: when it is due, and at once (`force`). Callers that request it in
 * the same way while it runs share that run. The two ways never run at the same time.
 */
export function oneRefresh(work: (force: boolean) => Promise<void>): (force?: boolean) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (force: boolean) =>
    singleFlight(() => {
      const turn = last.then(() => work(force));
      last = turn.catch(() => undefined);
      return turn;
    });
  const [whenDue, atOnce] = [inTurn(false), inTurn(true)];
  return (force = false) => (force ? atOnce() : whenDue());
}

function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** How many milliseconds a lease lasts unless it is renewed. Other processes wait this long for one that was killed. */
const leaseMs = 10_000;

/**
 * Does the work while it holds a lease, so that only one process does it at a time. False: another process holds the
 * lease. While the store fails, the work is done without a lease: other processes can't read the store either.
 */
export async function withLease(
  store: Store,
  name: string,
  holder: string,
  { now, sleep }: Runtime,
  work: () => Promise<void>,
): Promise<boolean> {
  const take = () => store.lease(name, holder, leaseMs, now()).catch(() => true);
  if (!(await take())) return false;
  const done = new AbortController();
  const renew = async () => {
    while (!done.signal.aborted) {
      await sleep(leaseMs / 3, done.signal);
      if (!done.signal.aborted) await take();
    }
  };
  const renewing = renew();
  try {
    await work();
  } finally {
    done.abort();
    await renewing;
    await store.release(name, holder).catch(() => undefined);
  }
  return true;
}

import type { Store } from '../../store/store.ts';
import type { Runtime } from '../runtime.ts';

/** Milliseconds for which a lease lasts without being prolonged: what a killed process leaves the others to wait. */
const leaseMs = 10_000;

/**
 * Does the work while holding a lease, so that one process at a time does it. False: another one holds it. A store that
 * fails is no reason not to work: without it there is nobody to share with.
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
  const prolong = async () => {
    while (!done.signal.aborted) {
      await sleep(leaseMs / 3, done.signal);
      if (!done.signal.aborted) await take();
    }
  };
  const prolonging = prolong();
  try {
    await work();
  } finally {
    done.abort();
    await prolonging;
    await store.release(name, holder).catch(() => undefined);
  }
  return true;
}

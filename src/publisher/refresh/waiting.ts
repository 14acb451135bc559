import type { Attempts } from './attempts.ts';

/** How long the first request of all waits for the first refresh. */
export const firstCopyWaitMs = 10_000;

export interface FirstCopy {
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** There is a copy, or a reason not to wait for it. */
  readonly settled: () => boolean;
  readonly refresh: () => Promise<void>;
}

/** Waits for the first copy, which another process may be about to write, or another calendar to make possible. */
export async function untilFirstCopy({ now, sleep, settled, refresh }: FirstCopy, waitMs: number): Promise<void> {
  const asked = now();
  const deadline = asked + waitMs;
  // A clock that was set back meanwhile would make it a long wait.
  while (!settled() && asked <= now() && now() < deadline) {
    const done = new AbortController();
    await Promise.race([refresh().finally(() => done.abort()), sleep(deadline - now(), done.signal)]);
    if (!settled()) await sleep(Math.min(100, Math.max(deadline - now(), 0)));
  }
}

/** Seconds after which to ask again for what has no copy yet. */
export function retryAfter({ nextDue, notBefore, failures }: Attempts, now: number): number {
  if (failures === 0) return 5;
  return Math.min(Math.max(Math.ceil((Math.max(nextDue, notBefore) - now) / 1000), 1), 300);
}

import type { Attempts } from './attempts.ts';

/** How long the first request of all waits for the first refresh. */
export const firstCopyWaitMs = 10_000;

/** Seconds after which to ask again for what has no copy yet. */
export function retryAfter({ nextDue, failures }: Attempts, now: number): number {
  if (failures === 0) return 5;
  return Math.min(Math.max(Math.ceil((nextDue - now) / 1000), 1), 300);
}

import { formatInstant } from '../../calendar/instant.ts';
import { SourceError } from '../../source/source.ts';
import { errorMessage } from '../messages.ts';
import type { OperationStatus } from '../publisher.ts';

/** How the refreshes of one thing went. Times are milliseconds since 1970. */
export interface Attempts {
  readonly lastSuccess: number | null;
  readonly lastAttempt: number | null;
  /** The last attempt's, in a sentence. */
  readonly failure: string | null;
  /** How many attempts failed since the last success. */
  readonly failures: number;
  readonly nextDue: number;
  /** The portal asked to be left alone until then; 0: it did not. */
  readonly notBefore: number;
}

export const noAttempts: Attempts = {
  lastSuccess: null,
  lastAttempt: null,
  failure: null,
  failures: 0,
  nextDue: 0,
  notBefore: 0,
};

/** So that many calendars don't beat as one: a tenth more or less. */
const jittered = (ms: number, random: number): number => Math.round(ms * (0.9 + random * 0.2));

/** `restMs`: for how long the portal asked to be left alone. */
export function succeeded(now: number, waitMs: number, random: number, restMs = 0): Attempts {
  return {
    lastSuccess: now,
    lastAttempt: now,
    failure: null,
    failures: 0,
    nextDue: now + jittered(waitMs, random),
    notBefore: notBefore(now, restMs),
  };
}

/**
 * Failures wait longer and longer, up to four times the usual interval, and at least as long as the portal asked for;
 * without a copy to serve the first waits are short.
 */
export function failed(
  before: Attempts,
  error: unknown,
  now: number,
  { everyMs, hasCopy, random }: { everyMs: number; hasCopy: boolean; random: number },
): Attempts {
  const failures = before.failures + 1;
  const first = hasCopy ? everyMs : Math.min(everyMs, 5000);
  const wait = jittered(Math.min(first * 2 ** Math.min(failures - 1, 20), everyMs * 4), random);
  const restMs = error instanceof SourceError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
  const rest = { nextDue: now + wait, notBefore: notBefore(now, restMs) };
  return { lastSuccess: before.lastSuccess, lastAttempt: now, failure: errorMessage(error), failures, ...rest };
}

/** The run's limits ended it before there was anything to judge it by: the next one goes on from there. */
export function interrupted(before: Attempts, now: number, waitMs: number, random: number): Attempts {
  return { ...before, lastAttempt: now, nextDue: now + jittered(waitMs, random) };
}

const dayMs = 86_400_000;

/** A day at the most, whatever the portal asks for. */
const notBefore = (now: number, restMs: number): number => (restMs > 0 ? now + Math.min(restMs, dayMs) : 0);

/** When the next attempt is due; at once when the clock says that the last one is yet to come. */
export function dueAt(attempts: Attempts, now: number, everyMs: number): number {
  if (attempts.lastAttempt === null || attempts.lastAttempt > now) return now;
  // The interval may have been shortened since.
  const usual = attempts.failures === 0 ? attempts.lastAttempt + everyMs * 1.1 : attempts.nextDue;
  return Math.max(Math.min(attempts.nextDue, usual), attempts.notBefore);
}

export function operationStatus({ lastSuccess, lastAttempt, failure }: Attempts): OperationStatus {
  const instant = (ms: number | null) => (ms === null ? null : formatInstant(ms));
  return { lastSuccess: instant(lastSuccess), lastAttempt: instant(lastAttempt), failure };
}

/** How long the first request of all waits for the first refresh. */
export const firstCopyWaitMs = 10_000;

interface FirstCopy {
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

import { formatInstant } from '../../calendar/instant.ts';
import { SourceError } from '../../source/source.ts';
import type { Store } from '../../store/store.ts';
import { errorMessage } from '../messages.ts';
import type { Attempts } from '../model.ts';
import type { OperationStatus } from '../publisher.ts';
import type { Log, LogFields, Runtime } from '../runtime.ts';

/** Up to a tenth more or less, so that many calendars are not all due at the same moment. */
const jittered = (ms: number, random: number): number => Math.round(ms * (0.9 + random * 0.2));

/** `restMs`: how many milliseconds the portal asks to wait. */
export function succeeded(now: number, waitMs: number, random: number, restMs = 0): Attempts {
  return {
    lastSuccess: now,
    lastAttempt: now,
    failure: null,
    failures: 0,
    nextDue: now + jittered(waitMs, random),
    notBefore: notBefore(now, restMs, waitMs, 1),
  };
}

/**
 * With each failure in a row the wait grows, up to four times the usual interval, and it is at least as long as the
 * portal asks for. Without a copy to serve, the first waits are short. `force`: an administrator waits for the result, or
 * the process has just started, so the log says the failure even if it said it before.
 */
export function failed(
  before: Attempts,
  error: unknown,
  now: number,
  { everyMs, hasCopy, random, force }: { everyMs: number; hasCopy: boolean; random: number; force: boolean },
): Attempts {
  const failures = before.failures + 1;
  const first = hasCopy ? everyMs : Math.min(everyMs, 5000);
  const wait = jittered(Math.min(first * 2 ** Math.min(failures - 1, 20), everyMs * 4), random);
  const restMs = error instanceof SourceError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
  const rest = { nextDue: now + wait, notBefore: notBefore(now, restMs, everyMs, failures) };
  const failure = errorMessage(error);
  const loggedAt = before.loggedAt ?? null;
  const isKnown = before.failure === failure && loggedAt !== null && loggedAt <= now && now - loggedAt < dayMs;
  return {
    lastSuccess: before.lastSuccess,
    lastAttempt: now,
    failure,
    failures,
    failingSince: before.failures === 0 ? now : (before.failingSince ?? null),
    loggedAt: isKnown && !force ? loggedAt : now,
    ...rest,
  };
}

/**
 * Logs what is new about an attempt: that failures have begun, that they have another reason, once a day that they go on,
 * and that they are over. `subject`: `Calendar 42`.
 */
export function logAttempt(log: Log, subject: string, before: Attempts, after: Attempts, fields: LogFields): void {
  const { failure, failures, loggedAt = null } = after;
  if (failure === null) {
    if (before.failures > 0) log('info', `${subject} is read again, after ${countFailures(before)}.`, fields);
  } else if (loggedAt !== null && loggedAt === after.lastAttempt) {
    const repeated = failures > 1 ? ` (${countFailures(after)})` : '';
    log('warn', `${subject} could not be refreshed${repeated}: ${failure}`, fields);
  }
}

function countFailures({ failures, failingSince = null }: Attempts): string {
  const count = failures === 1 ? '1 failure' : `${failures} failures`;
  return failingSince === null ? count : `${count} since ${formatInstant(failingSince)}`;
}

/** The run's limits ended it before the list was complete. It neither succeeded nor failed; the next run continues. */
export function interrupted(before: Attempts, now: number, waitMs: number, random: number): Attempts {
  return { ...before, lastAttempt: now, nextDue: now + jittered(waitMs, random) };
}

const dayMs = 86_400_000;

/** What is waited at least, if the portal asks for it, even where the interval is short. */
const leastRestMs = 600_000;

/**
 * A portal that asks for a long rest gets it, but one answer alone may be a mistake, and must not stop the calendar for a
 * day. So the first one counts for two intervals at most, and each further one in a row for twice as long, up to a day.
 */
function notBefore(now: number, restMs: number, everyMs: number, failures: number): number {
  if (restMs <= 0) return 0;
  const longest = Math.max(2 * everyMs, leastRestMs) * 2 ** Math.min(failures - 1, 20);
  return now + Math.min(restMs, longest, dayMs);
}

/** The clocks of machines that share a store may differ by so much. */
const mostSkewMs = 60_000;

/** When the next attempt is due. If the last one lies in the future because the clock was set back: at once. */
export function dueAt(attempts: Attempts, now: number, everyMs: number): number {
  if (attempts.lastAttempt === null || attempts.lastAttempt > now + mostSkewMs) return now;
  // The configured interval may be shorter by now.
  const usual = attempts.failures === 0 ? attempts.lastAttempt + everyMs * 1.1 : attempts.nextDue;
  return Math.max(Math.min(attempts.nextDue, usual), attempts.notBefore);
}

/** `runningSince`: since when an attempt is running, in milliseconds since 1970; null: none is. */
export function operationStatus(
  { lastSuccess, lastAttempt, failure }: Attempts,
  runningSince: number | null,
): OperationStatus {
  const instant = (ms: number | null) => (ms === null ? null : formatInstant(ms));
  return {
    lastSuccess: instant(lastSuccess),
    lastAttempt: instant(lastAttempt),
    failure,
    runningSince: instant(runningSince),
  };
}

/** How long a request waits for the first refresh when there is no copy yet. */
export const firstCopyWaitMs = 10_000;

interface FirstCopy {
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** There is a copy, or a reason not to wait for it. */
  readonly isSettled: () => boolean;
  readonly refresh: () => Promise<void>;
  /** Resolves at the next publication, which may come before the refresh ends. Absent: none does. */
  readonly published?: () => Promise<void>;
}

/**
 * Waits for the first copy. It may come from this refresh, from another process, or after another calendar's refresh has
 * detected the mapping.
 */
export async function untilFirstCopy(
  { now, sleep, isSettled, refresh, published }: FirstCopy,
  waitMs: number,
): Promise<void> {
  const asked = now();
  const deadline = asked + waitMs;
  // Ends when the clock is set back, which would make the wait very long.
  while (!isSettled() && asked <= now() && now() < deadline) {
    const done = new AbortController();
    const waits = [refresh(), sleep(deadline - now(), done.signal), ...(published ? [published()] : [])];
    await Promise.race(waits).finally(() => done.abort());
    if (!isSettled()) await sleep(Math.min(100, Math.max(deadline - now(), 0)));
  }
}

/** Seconds after which to ask again for a copy that is not there yet. */
export function retryAfter({ nextDue, notBefore, failures }: Attempts, now: number): number {
  if (failures === 0) return 5;
  return Math.min(Math.max(Math.ceil((Math.max(nextDue, notBefore) - now) / 1000), 1), 300);
}

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
const longestLeaseMs = 10_000;
const shortestLeaseMs = 2_000;

/** A process that was killed holds up the others for one interval at most, if intervals are not very short. */
export const leaseMsFor = (everyMs: number): number => Math.min(Math.max(everyMs, shortestLeaseMs), longestLeaseMs);

/**
 * Does the work while it holds a lease, so that only one process does it at a time. False: another process holds the
 * lease. While the store fails, the work is done without a lease (`held` is undefined): other processes can't read the
 * store either. If other machines use the store, it is not done: their view of the store may be another.
 */
export async function withLease(
  store: Store,
  { name, holder, leaseMs }: { readonly name: string; readonly holder: string; readonly leaseMs: number },
  { now, sleep }: Runtime,
  work: (held: string | undefined) => Promise<void>,
): Promise<boolean> {
  const take = () => store.lease(name, holder, leaseMs, now()).catch(() => null);
  const taken = await take();
  if (taken === false || (taken === null && store.isShared)) return false;
  const done = new AbortController();
  const renew = async () => {
    while (!done.signal.aborted) {
      await sleep(leaseMs / 3, done.signal);
      if (!done.signal.aborted) await take();
    }
  };
  const renewing = renew();
  try {
    await work(taken ? holder : undefined);
  } finally {
    done.abort();
    await renewing;
    await store.release(name, holder).catch(() => undefined);
  }
  return true;
}

/** How long requests to the portal may take in total. Waiting for the limiter does not count. */
export interface Deadline {
  /** The remaining milliseconds. */
  left(): number;
  spend(ms: number): void;
  /** The initial milliseconds. */
  readonly total: number;
}

export function createDeadline(total: number): Deadline {
  let left = total;
  return {
    total,
    left: () => left,
    // A clock that was set back must not extend the deadline.
    spend(ms) {
      left -= Math.max(0, ms);
    },
  };
}

type TimedResult<T> =
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'expired' }
  | { readonly status: 'aborted' };

/** Created once, because a DOMException for each request would cost more than the rest of `withTimeout`. */
const workEnded = new DOMException('The work is over.', 'AbortError');

/**
 * Runs work with a signal that aborts after `ms` milliseconds or together with `outer`. Resolves at that moment even if
 * the work ignores the signal.
 */
export async function withTimeout<T>(
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>,
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<TimedResult<T>> {
  if (outer?.aborted) return { status: 'aborted' };
  const stopWork = new AbortController();
  const stopTimer = new AbortController();
  const aborted = Promise.withResolvers<TimedResult<T>>();
  const onAbort = () => aborted.resolve({ status: 'aborted' });
  outer?.addEventListener('abort', onAbort, { once: true });
  const expired = sleep(ms, stopTimer.signal).then(
    (): TimedResult<T> => ({ status: 'expired' }),
    (): TimedResult<T> => ({ status: 'expired' }),
  );
  try {
    const done = work(stopWork.signal).then((value): TimedResult<T> => ({ status: 'done', value }));
    return await Promise.race([done, expired, aborted.promise]);
  } finally {
    stopTimer.abort(workEnded);
    stopWork.abort(workEnded);
    outer?.removeEventListener('abort', onAbort);
  }
}

/** Time that may be spent on the portal; waiting for one's turn among others does not count. */
export interface Deadline {
  /** Milliseconds. */
  left(): number;
  spend(ms: number): void;
  /** What it was at first, milliseconds. */
  readonly total: number;
}

export function createDeadline(total: number): Deadline {
  let left = total;
  return {
    total,
    left: () => left,
    // A clock that was set back must not lengthen it.
    spend(ms) {
      left -= Math.max(0, ms);
    },
  };
}

export type TimedResult<T> =
  | { readonly how: 'done'; readonly value: T }
  | { readonly how: 'expired' }
  | { readonly how: 'aborted' };

/** Made once: a reason of its own for each request would cost more than the rest of this. */
const workEnded = new DOMException('The work is over.', 'AbortError');

/** Runs work with a signal that aborts after `ms` or with `outer`; ends then even if the work does not heed it. */
export async function withTimeout<T>(
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>,
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<TimedResult<T>> {
  if (outer?.aborted) return { how: 'aborted' };
  const stopWork = new AbortController();
  const stopTimer = new AbortController();
  const aborted = Promise.withResolvers<TimedResult<T>>();
  const onAbort = () => aborted.resolve({ how: 'aborted' });
  outer?.addEventListener('abort', onAbort, { once: true });
  const expired = sleep(ms, stopTimer.signal).then(
    (): TimedResult<T> => ({ how: 'expired' }),
    (): TimedResult<T> => ({ how: 'expired' }),
  );
  try {
    const done = work(stopWork.signal).then((value): TimedResult<T> => ({ how: 'done', value }));
    return await Promise.race([done, expired, aborted.promise]);
  } finally {
    stopTimer.abort(workEnded);
    stopWork.abort(workEnded);
    outer?.removeEventListener('abort', onAbort);
  }
}

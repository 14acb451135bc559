/** Limits how many tasks run at the same time. The others wait, first come, first served. */
export interface Limiter {
  /** Rejects with the signal's reason if it aborts before the work begins. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export function createLimiter(limit: number): Limiter {
  let free = Math.max(1, limit);
  const waiting = new Set<() => void>();

  const enter = (signal: AbortSignal | undefined): Promise<void> => {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(go);
        reject(signal?.reason);
      };
      const go = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      waiting.add(go);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  };

  const leave = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    async run(work, signal) {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

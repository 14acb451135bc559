/** Lets `limit` pieces of work through at once, the others wait in the order they came. */
export interface Limiter {
  /** Rejects with the signal's reason when it aborts before the work began. */
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
      const leave = () => {
        waiting.delete(go);
        reject(signal?.reason);
      };
      const go = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(go);
      signal?.addEventListener('abort', leave, { once: true });
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

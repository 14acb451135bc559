import type { Log, Runtime } from './publisher/runtime.ts';

const log: Log = (level, message) => console[level](message);

/** The clock, chance, timers and log that every platform has: Workers, Node, and others with the standards of the web. */
export const platformRuntime: Runtime = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done, { once: true });
      function done() {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      }
    }),
  log,
};

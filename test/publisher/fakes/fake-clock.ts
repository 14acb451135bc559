/** A clock that goes when it is told, and sleepers that wake by it. */
export interface FakeClock {
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Lets so much time pass, sleepers waking on the way, each with time to act. */
  advance(ms: number): Promise<void>;
  /** Sets it, backwards too; nobody wakes. */
  set(ms: number): void;
}

export const noon = Date.parse('2026-11-20T12:00:00Z');

export function fakeClock(start = noon): FakeClock {
  let now = start;
  const sleepers = new Set<{ readonly at: number; wake(): void }>();
  /**
   * Lets what is awake run until it waits again: for this clock, or for something that never comes by itself. It counts
   * turns of the event loop and not milliseconds, since a busy machine gives few turns in a millisecond.
   */
  const settle = async () => {
    for (let quiet = 0; quiet < 2; ) {
      await new Promise((done) => setImmediate(done));
      quiet = process.getActiveResourcesInfo().includes('Immediate') ? 0 : quiet + 1;
    }
  };
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((done) => {
        if (signal?.aborted) return done();
        // Who only gives way needs no time.
        if (ms <= 0) return void setImmediate(done);
        const sleeper = {
          at: now + ms,
          wake() {
            sleepers.delete(sleeper);
            done();
          },
        };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', sleeper.wake, { once: true });
      }),
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = [...sleepers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (next === undefined) break;
        now = Math.max(now, next.at);
        next.wake();
        await settle();
      }
      now = end;
      await settle();
    },
    set(ms) {
      now = ms;
    },
  };
}

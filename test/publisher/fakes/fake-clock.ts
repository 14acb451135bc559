/** A clock that moves only when a test advances it, and timers that fire by it. */
export interface FakeClock {
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Advances the clock. Timers that come due on the way fire in order, and what they wake gets time to act. */
  advance(ms: number): Promise<void>;
  /** Sets the clock, backwards too; no timer fires. */
  set(ms: number): void;
}

export const noon = Date.parse('2026-11-20T12:00:00Z');

export function fakeClock(start = noon): FakeClock {
  let now = start;
  const sleepers = new Set<{ readonly at: number; wake(): void }>();
  /**
   * Lets all running work go on until it waits again: for this clock, or for something that a test must release. It
   * counts turns of the event loop, not milliseconds, because a busy machine gives few turns in a millisecond.
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
        // A sleep of zero only yields to other work.
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

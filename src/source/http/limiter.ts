/*
 * Limits on how much work runs at the same time. Work that waits is taken first come, first served.
 *
 * Work that hangs must not hold up the rest. So there are two lanes, each with its own limit. Work that has made no
 * progress for a while moves to the slow lane when others wait for its place, and work of the same owner starts there
 * until it has once ended in time.
 */

export interface Limiter {
  /**
   * `owner`: whose work it is, such as a calendar's id. `work` may call `progress` to show that it does not hang, and
   * `aside` to let other work have its place while it waits. Rejects with the signal's reason if it aborts before the work
   * begins.
   */
  run<T>(owner: string, work: (progress: () => void, aside: Aside) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Waits for something in the slow lane, if there is room, and then for a place to go on. */
export type Aside = <T>(wait: () => Promise<T>) => Promise<T>;

export interface LimiterOptions {
  /** How much work runs at the same time. */
  readonly limit: number;
  /** How much work that hangs runs in addition. */
  readonly slowLimit: number;
  /** After how many milliseconds without progress work counts as hanging. */
  readonly patienceMs: number;
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

interface Running {
  readonly owner: string;
  progressAt: number;
  lane: Lane;
}

export function createLimiter({ limit, slowLimit, patienceMs, now, sleep }: LimiterOptions): Limiter {
  const [fast, slow] = [createLane(limit), createLane(slowLimit)];
  /** In the order in which they began. */
  const running = new Set<Running>();
  const hanging = new Set<string>();
  let watching = false;

  const hangs = ({ progressAt }: Running): boolean => Math.abs(now() - progressAt) >= patienceMs;

  /** Moves work that hangs out of the fast lane, for as long as other work waits there. */
  async function watch(): Promise<void> {
    if (watching) return;
    watching = true;
    while (fast.isWaitedFor()) {
      await sleep(patienceMs / 5, fast.untilNobodyWaits()).catch(() => undefined);
      for (const work of [...running].filter((one) => one.lane === fast && hangs(one))) {
        hanging.add(work.owner);
        if (!fast.isWaitedFor() || !slow.tryEnter()) break;
        work.lane = slow;
        fast.leave();
      }
    }
    watching = false;
  }

  async function enter(owner: string, signal: AbortSignal | undefined): Promise<Lane> {
    if (!hanging.has(owner)) {
      const entered = fast.enter(signal);
      if (fast.isWaitedFor()) void watch();
      await entered;
      if (!hanging.has(owner)) return fast;
      // It was found to hang while this work waited.
      fast.leave();
    }
    await slow.enter(signal);
    return slow;
  }

  return {
    async run(owner, work, signal) {
      const lane = await enter(owner, signal);
      const own: Running = { owner, progressAt: now(), lane };
      running.add(own);
      const aside: Aside = async (wait) => {
        if (own.lane !== fast || !slow.tryEnter()) return await wait();
        own.lane = slow;
        fast.leave();
        try {
          return await wait();
        } finally {
          const entered = fast.enter(undefined);
          if (fast.isWaitedFor()) void watch();
          await entered;
          slow.leave();
          own.lane = fast;
          own.progressAt = now();
        }
      };
      try {
        return await work(() => {
          own.progressAt = now();
        }, aside);
      } finally {
        if (hangs(own)) hanging.add(owner);
        else if (own.lane === lane) hanging.delete(owner);
        running.delete(own);
        own.lane.leave();
      }
    },
  };
}

interface Lane {
  enter(signal: AbortSignal | undefined): Promise<void>;
  /** Enters if there is room. */
  tryEnter(): boolean;
  leave(): void;
  isWaitedFor(): boolean;
  /** Aborts as soon as nobody waits. */
  untilNobodyWaits(): AbortSignal;
}

function createLane(limit: number): Lane {
  let free = Math.max(1, limit);
  const waiting = new Set<() => void>();
  let idle: AbortController | null = null;

  const remove = (go: () => void): void => {
    waiting.delete(go);
    if (waiting.size > 0) return;
    idle?.abort();
    idle = null;
  };

  return {
    tryEnter() {
      if (free === 0) return false;
      free -= 1;
      return true;
    },
    enter(signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      if (this.tryEnter()) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          remove(go);
          reject(signal?.reason);
        };
        const go = () => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        };
        waiting.add(go);
        signal?.addEventListener('abort', giveUp, { once: true });
      });
    },
    leave() {
      const [next] = waiting;
      if (next === undefined) {
        free += 1;
        return;
      }
      remove(next);
      next();
    },
    isWaitedFor: () => waiting.size > 0,
    untilNobodyWaits() {
      idle ??= new AbortController();
      return idle.signal;
    },
  };
}

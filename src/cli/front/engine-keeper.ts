import type { Log } from '../../publisher/runtime.ts';
import type { EngineSettings } from '../engine/engine-messages.ts';
import type { EngineThread } from './engine-thread.ts';

interface EngineKeeperDeps {
  readonly start: () => EngineThread;
  /** The address that an engine with these settings is reached at, without a final slash. */
  readonly originOf: (settings: EngineSettings) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly log: Log;
}

/** Keeps one engine running: starts another when it fails. */
export interface EngineKeeper {
  /** Null: none is ready to answer. */
  current(): EngineThread | null;
  /** Ends the engine, or ends it by force after `graceMs` milliseconds. */
  stop(graceMs: number): Promise<void>;
}

/** An engine that ran for so long had no fault that a new one has at once. */
const longLifeMs = 60_000;
const longestPauseMs = 60_000;

/** Takes over an engine that is open. */
export function keepEngine(first: EngineThread, { start, originOf, now, sleep, log }: EngineKeeperDeps): EngineKeeper {
  const stopping = new AbortController();
  let current: EngineThread | null = null;
  /** Every engine that has not ended. */
  const running = new Set<EngineThread>();

  const begin = (): EngineThread => {
    const thread = start();
    running.add(thread);
    void thread.ended.then(() => running.delete(thread));
    return thread;
  };

  /** Rejects when it can't be opened; then it has been stopped. */
  const opened = async (thread: EngineThread): Promise<EngineThread> => {
    try {
      const settings = await thread.configured;
      if ('problems' in settings)
        throw new Error(settings.problems.map(({ where, message }) => `${where}: ${message}`).join(' '));
      await thread.open(originOf(settings));
      return thread;
    } catch (error) {
      await thread.stop(0);
      throw error;
    }
  };

  /** Makes it the one that answers, and watches over it. */
  const use = async (thread: EngineThread): Promise<void> => {
    current = thread;
    const began = now();
    const error = await thread.ended;
    if (current !== thread) return;
    current = null;
    if (stopping.signal.aborted) return;
    log(
      'error',
      `The engine has failed: ${reasonOf(error)} What was served before is served on, and a new one starts.`,
    );
    // The first new one starts at once.
    for (
      let pause = now() - began < longLifeMs ? 1000 : 0;
      ;
      pause = Math.min(Math.max(pause * 2, 1000), longestPauseMs)
    ) {
      await sleep(pause, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        void use(await opened(begin()));
        return;
      } catch (again) {
        if (!stopping.signal.aborted) log('error', `A new engine could not start: ${reasonOf(again)}`);
      }
    }
  };

  running.add(first);
  void use(first);
  return {
    current: () => current,
    async stop(graceMs) {
      stopping.abort();
      await Promise.all([...running].map((thread) => thread.stop(graceMs)));
    },
  };
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error ?? 'it ended by itself');
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}

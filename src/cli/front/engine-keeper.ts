import type { Problem } from '../../calendar/problem.ts';
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

/** Keeps one engine running: starts another when it fails, and when the configuration has changed. */
export interface EngineKeeper {
  /** Null: none is ready to answer. */
  current(): EngineThread | null;
  /** The settings in use. */
  settings(): EngineSettings;
  /**
   * Loads the configuration again. If it is valid, an engine with it takes over as soon as it has its copies of the
   * calendars. Otherwise the engine stays that there is.
   */
  reload(): Promise<void>;
  /** Ends the engine, or ends it by force after `graceMs` milliseconds. */
  stop(graceMs: number): Promise<void>;
}

/** An engine that ran for so long had no fault that a new one has at once. */
const longLifeMs = 60_000;
const longestPauseMs = 60_000;
/** How long an engine may take to answer its last requests, and to close the store. */
const replacedGraceMs = 10_000;

/** Takes over an engine that is open. */
export function keepEngine(
  first: EngineThread,
  firstSettings: EngineSettings,
  { start, originOf, now, sleep, log }: EngineKeeperDeps,
): EngineKeeper {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: EngineThread | null = null;
  /** Every engine that has not ended. */
  const running = new Set<EngineThread>();
  /** Before the next engine starts. It grows while engines fail soon. */
  let pauseMs = 0;
  let settings = firstSettings;
  let reloading: Promise<void> | null = null;
  /** Resolves when the configuration is to be loaded once more. */
  let again = Promise.withResolvers<void>();
  /** Whether that was asked for since the engine that is starting began. */
  let changedMeanwhile = false;

  const begin = (): EngineThread => {
    const thread = start();
    running.add(thread);
    void thread.ended.then(() => running.delete(thread));
    return thread;
  };

  /** Makes it the one that answers, and watches over it. */
  const use = async (thread: EngineThread): Promise<void> => {
    current = thread;
    const began = now();
    const error = await thread.ended;
    if (current !== thread || signal.aborted) return;
    current = null;
    log('error', `The engine has failed: ${reasonOf(error)} What was served is served on, and a new one starts.`);
    if (now() - began >= longLifeMs) pauseMs = 0;
    await restart();
  };

  const restart = async (): Promise<void> => {
    for (;;) {
      await sleep(pauseMs, signal);
      pauseMs = Math.min(Math.max(pauseMs * 2, 1000), longestPauseMs);
      if (signal.aborted) return;
      changedMeanwhile = false;
      const thread = begin();
      try {
        const found = await thread.configured;
        if ('problems' in found) throw new Error(found.problems.map(problemLine).join(' '));
        if (losesPortal(settings, found)) throw new Error(noPortal);
        await thread.open(originOf(found));
        settings = found;
        void use(thread);
        if (changedMeanwhile) void keeper.reload();
        return;
      } catch (error) {
        await thread.stop(0);
        if (!signal.aborted) log('error', `A new engine could not start: ${reasonOf(error)}`);
      }
    }
  };

  /** Why the engine with the new configuration can't take over, after it was stopped; null: it has taken over. */
  const replace = async (old: EngineThread): Promise<string | null> => {
    const changedAgain = again.promise.then(() => true);
    const thread = begin();
    let next: EngineSettings;
    const refused = async (reason: string): Promise<string> => {
      await thread.stop(0);
      return reason;
    };
    try {
      const found = await thread.configured;
      if ('problems' in found) return refused(found.problems.map(problemLine).join(' '));
      if (losesPortal(settings, found)) return refused(noPortal);
      await thread.open(originOf(found));
      log('info', 'The changed configuration is valid. It is used as soon as its calendars are there.');
      // With a wrong token, say, it never has its calendars. The configuration that puts it right must not wait for them.
      if (await Promise.race([thread.settled, changedAgain]))
        return refused('It has changed again before its calendars were there.');
      next = found;
    } catch (error) {
      return refused(reasonOf(error));
    }
    if (signal.aborted || current !== old) return refused('The engine has ended meanwhile.');
    settings = next;
    void use(thread);
    log('info', 'The changed configuration is in use.');
    await old.stop(replacedGraceMs);
    return null;
  };

  const reload = async (): Promise<void> => {
    if (signal.aborted) return;
    // The next engine that starts loads the configuration anyway.
    changedMeanwhile = true;
    if (current === null) return;
    const reason = await replace(current);
    if (reason !== null && !signal.aborted)
      log('error', `The changed configuration is not used, and the one before stays in use: ${reason}`);
  };

  const keeper: EngineKeeper = {
    current: () => current,
    settings: () => settings,
    reload() {
      again.resolve();
      again = Promise.withResolvers();
      // Whoever changed something during a reload wants that too.
      const next = (reloading ?? Promise.resolve()).then(reload);
      reloading = next;
      return next;
    },
    async stop(graceMs) {
      stopping.abort();
      await Promise.all([...running].map((thread) => thread.stop(graceMs)));
    },
  };
  running.add(first);
  void use(first);
  return keeper;
}

const noPortal = 'It names no portal, and sample data would take the place of the calendars.';
const losesPortal = (before: EngineSettings, found: EngineSettings): boolean =>
  before.portal !== null && found.portal === null;

const problemLine = ({ where, message }: Problem): string => `${where}: ${message}`;

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error ?? 'it ended by itself');
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}

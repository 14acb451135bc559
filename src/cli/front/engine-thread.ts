import { Worker } from 'node:worker_threads';
import type { Problem } from '../../calendar/problem.ts';
import type { Log } from '../../publisher/runtime.ts';
import type { EngineAnswer, EngineSettings, EngineSetup, FromEngine, ToEngine } from '../engine/engine-messages.ts';
import { UsageError } from '../usage-error.ts';
import type { NumberedEngine } from './front.ts';

/** An engine in its own thread. */
export interface EngineThread extends NumberedEngine {
  /** The configuration that it has loaded, or what is wrong with it. Rejects when the thread fails. */
  readonly configured: Promise<EngineSettings | { readonly problems: readonly Problem[] }>;
  /**
   * Opens the store and begins to refresh. Rejects with a UsageError when a person has to do something first, and with
   * the thread's error when it fails.
   */
  open(origin: string): Promise<void>;
  /** Resolves when it has its copies of the calendars, as far as it can get them. Rejects when the thread has ended. */
  readonly settled: Promise<void>;
  /** Resolves when the thread has ended: to its error, or to null when it was stopped. Never rejects. */
  readonly ended: Promise<Error | null>;
  /** Answers what was asked, closes the store and ends the thread. It is ended by force after `graceMs` milliseconds. */
  stop(graceMs: number): Promise<void>;
}

interface EngineThreadDeps {
  /** The module that runs in the thread. */
  readonly entry: URL;
  readonly setup: Omit<EngineSetup, 'generation'>;
  readonly log: Log;
  readonly onList: (list: Extract<FromEngine, { type: 'waiting' | 'listed' }>) => void;
}

let number = 0;

export function startEngineThread({ entry, setup, log, onList }: EngineThreadDeps): EngineThread {
  const generation = new Int32Array(new SharedArrayBuffer(4));
  const workerData: EngineSetup = { ...setup, generation };
  // As with --max-semi-space-size=4: a large new space would only make the process larger.
  const resourceLimits = { maxYoungGenerationSizeMb: 8 };
  const worker = new Worker(entry, { workerData, resourceLimits, name: 'engine' });
  const post = (message: ToEngine) => worker.postMessage(message);
  const asked = new Map<number, { resolve(answer: EngineAnswer): void; reject(error: Error): void }>();
  const configured = Promise.withResolvers<EngineSettings | { readonly problems: readonly Problem[] }>();
  const opened = Promise.withResolvers<void>();
  const settled = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Error | null>();
  for (const { promise } of [configured, opened, settled]) promise.catch(() => undefined);
  let failure: Error | null = null;
  let stopping = false;
  const done = (id: number): boolean => {
    const was = asked.delete(id);
    if (stopping && asked.size === 0) post({ type: 'close' });
    return was;
  };
  let last = 0;
  number += 1;

  worker.on('message', (message: FromEngine) => {
    if (message.type === 'answer') {
      asked.get(message.id)?.resolve(message.answer);
      done(message.id);
    } else if (message.type === 'log') log(...message.line);
    else if (message.type === 'configured') configured.resolve(message.settings);
    else if (message.type === 'refused') configured.resolve(message);
    else if (message.type === 'opened') opened.resolve();
    else if (message.type === 'settled') settled.resolve();
    else if (message.type === 'unusable') opened.reject(new UsageError(message.message));
    else onList(message);
  });
  worker.on('error', (error: Error) => {
    failure = error;
  });
  worker.on('exit', () => {
    const gone = failure ?? new Error('The engine has ended.');
    for (const { reject } of [configured, opened, settled, ...asked.values()]) reject(gone);
    asked.clear();
    ended.resolve(failure);
  });

  return {
    number,
    generation: () => Atomics.load(generation, 0),
    configured: configured.promise,
    settled: settled.promise,
    ended: ended.promise,
    open(origin) {
      post({ type: 'open', origin });
      return opened.promise;
    },
    ask(request, known, signal) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        const cancel = () => {
          if (!done(id)) return;
          post({ type: 'cancel', id });
          reject(new Error('Nobody waits for the answer any more.'));
        };
        if (failure !== null || signal.aborted) return reject(failure ?? new Error('Nobody waits for the answer.'));
        const forget = () => signal.removeEventListener('abort', cancel);
        asked.set(id, {
          resolve(answer) {
            forget();
            resolve(answer);
          },
          reject(error) {
            forget();
            reject(error);
          },
        });
        signal.addEventListener('abort', cancel, { once: true });
        post({ type: 'ask', id, request, known });
      });
    },
    async stop(graceMs) {
      stopping = true;
      if (asked.size === 0 || graceMs === 0) post({ type: 'close' });
      const late = setTimeout(() => void worker.terminate(), graceMs);
      await ended.promise;
      clearTimeout(late);
    },
  };
}

import type { RequestListener } from 'node:http';
import { type AppDeps, createApp } from '../../src/app.ts';
import { createEngine, targetFromEnv } from '../../src/cli/engine/answer-request.ts';
import { inSharedMemory } from '../../src/cli/engine/shared-bodies.ts';
import { createFront, type NumberedEngine } from '../../src/cli/front/front.ts';
import { nodeCompressors } from '../../src/http/representation/node-compressors.ts';
import { sleep } from '../publisher/fakes/portal-publisher.ts';

/** The engine of `kalends serve` over this application, in this thread. */
export function nodeEngine(deps: AppDeps): NumberedEngine {
  const app = createApp({ compressors: nodeCompressors, target: targetFromEnv, place: inSharedMemory, ...deps });
  return { ...createEngine(app, () => deps.publisher.generation?.() ?? Number.NaN, deps.log), number: 1 };
}

/**
 * How a front sleeps whose answers are always current. `kalends serve` sends what it remembers when the engine takes longer
 * than a moment, which it does on a busy machine.
 */
export const untilAnswered = (ms: number, signal?: AbortSignal): Promise<void> =>
  sleep(ms < 1000 ? 2 ** 30 : ms, signal);

/** The listener of `kalends serve` over this application, in one thread. */
export function nodeListener(deps: AppDeps): RequestListener {
  const engine = nodeEngine(deps);
  return createFront({ engine: () => engine, now: deps.now, sleep: untilAnswered, log: deps.log }).listener;
}

import { createApp } from '../src/app.ts';
import { createEngine, targetFromEnv } from '../src/cli/engine/answer-request.ts';
import { inSharedMemory } from '../src/cli/engine/shared-bodies.ts';
import { createFront } from '../src/cli/front/front.ts';
import { startHttpServer } from '../src/cli/front/http-server.ts';
import { nodeCompressors } from '../src/http/representation/node-compressors.ts';
import { manyCalendars } from './many-calendars.ts';

/** Serves many calendars that no portal has to be asked for, in this thread. Their events begin today. */
export async function serveManyCalendars(
  calendars: number,
  events: number,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { config, publisher } = manyCalendars(calendars, events, Date.now());
  const [now, log] = [Date.now, () => undefined];
  const app = createApp({
    config,
    publisher,
    now,
    log,
    compressors: nodeCompressors,
    target: targetFromEnv,
    place: inSharedMemory,
  });
  const engine = { ...createEngine(app, () => 1, log), number: 1 };
  const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const { listener } = createFront({ engine: () => engine, now, sleep, log });
  const server = await startHttpServer({ listener, host: '127.0.0.1', port: 0, now });
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop({ graceMs: 100 }) };
}

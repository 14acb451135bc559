import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import type { Problem } from '../calendar/problem.ts';
import type { Settings } from '../config/settings.ts';
import { edgeGzip } from '../http/representation/content-coding.ts';
import { joinRefreshers } from '../publisher/create-publisher.ts';
import { errorMessage } from '../publisher/messages.ts';
import { setUpSample } from '../sample-setup.ts';
import { tellCacheInFront } from './cache-check.ts';
import { calendarObject } from './calendar-object.ts';
import { clientRequest } from './client-request.ts';
import { edgeRuntime } from './edge-runtime.ts';
import { type Env, readEnv } from './env.ts';
import { indexObject } from './index-object.ts';
import { openEdge, sampleOrigin } from './open-edge.ts';
import { calendarStub, indexStub } from './stubs.ts';

/** Of an isolate's 128 MB: what finished representations may take. */
const cacheBytes = 32_000_000;

/**
 * A Worker that serves Kalends, with its Durable Objects' classes. Without settings it reads them from the variable
 * KALENDS_CONFIG.
 *
 *     const worker = createWorker(defineConfig({ … }));
 *     export const { CalendarObject, IndexObject } = worker;
 *     export default { fetch: worker.fetch, scheduled: worker.scheduled };
 */
export function createWorker(settings?: Settings) {
  const apps = new WeakMap<Env, Answering | Response>();
  const open = (env: Env, state: DurableObjectState) => openEdge(env, state, settings);

  /** Whatever is asked for first, if only /healthz: from then on everything is kept current. */
  function begin(env: Env, context: ExecutionContext): Answering | Response {
    const app = appOf(env, settings);
    apps.set(env, app);
    const told = (error: unknown) => edgeRuntime.log('warn', `The index could not be woken: ${errorMessage(error)}`);
    if (!(app instanceof Response)) context.waitUntil(indexStub(env).wake().catch(told));
    return app;
  }

  return {
    CalendarObject: calendarObject(open),
    IndexObject: indexObject(open),
    async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
      const app = apps.get(env) ?? begin(env, context);
      if (app instanceof Response) return app.clone();
      const response = await app.hono.fetch(clientRequest(request), env, context);
      return tellCacheInFront(response, app.publicUrl);
    },
    /**
     * For the cron trigger: what nobody has asked for since it was deployed is read and kept current too, and an alarm
     * that the platform has given up is set again.
     */
    async scheduled(_: unknown, env: Env): Promise<void> {
      const read = readEnv(env, settings);
      if ('problems' in read) unusable(read.problems);
      else await indexStub(env).wake();
    },
  };
}

interface Answering {
  readonly hono: Hono;
  readonly publicUrl: string | null;
}

function appOf(env: Env, settings: Settings | undefined): Answering | Response {
  const read = readEnv(env, settings);
  if ('problems' in read) return unusable(read.problems);
  const { now, log } = edgeRuntime;
  const publisher = joinRefreshers(indexStub(env), (calendarId) => calendarStub(env, calendarId), now);
  const sample = read.config.sample ? setUpSample(read.config, sampleOrigin(env, read.config), now) : null;
  const { config } = sample ?? read;
  const hono = createApp({ config, publisher, now, log, compressors: [edgeGzip], cacheBytes, join: false });
  sample?.mount(hono);
  return { hono, publicUrl: config.publicUrl };
}

/** What is wrong is for the log: whoever asks need not know how this Worker is set up. */
function unusable(problems: readonly Problem[]): Response {
  for (const { where, message } of problems) edgeRuntime.log('error', `${where}: ${message}`);
  const text = "This calendar service is not set up yet: the Worker's log says what its configuration lacks.\n";
  return new Response(text, { status: 503, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' } });
}

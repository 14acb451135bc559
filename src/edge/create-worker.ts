import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import type { Problem } from '../calendar/problem.ts';
import type { Settings } from '../config/settings.ts';
import type { FindFinished } from '../http/feeds/feed-service.ts';
import { edgeGzip } from '../http/representation/compressors.ts';
import { platformRuntime } from '../platform-runtime.ts';
import { errorMessage } from '../publisher/messages.ts';
import { setUpSample } from '../sample-setup.ts';
import { calendarObject } from './calendar-object.ts';
import { answered, createEdgePublisher } from './edge-publisher.ts';
import { createEnvReader, type Env, type ReadEnv } from './env.ts';
import { rememberVersions } from './index/remembered-versions.ts';
import { indexObject } from './index-object.ts';
import { calendarStub, indexStub } from './object-stubs.ts';
import { openObject, renderedBy, sampleOrigin } from './open-object.ts';
import { clientRequest, setCdnCacheControl } from './platform-http.ts';
import { createFinishedFeeds } from './rendered/finished-feeds.ts';
import { createSharedFeeds } from './rendered/shared-feeds.ts';
import { warmUp } from './warm-up.ts';

/** Bytes of finished representations to keep, of the 128 MB that an isolate has. */
const cacheBytes = 24_000_000;
/** The same for feeds that the objects have rendered, and half of it for saved feeds. */
const finishedBytes = 16_000_000;
/** A request waits for its objects most of the time, so several may be under way. Each holds a snapshot. */
const maxRenderings = 16;

/**
 * A Worker that serves Kalends, and the classes of its Durable Objects. Without settings, it reads them from the
 * variable KALENDS_CONFIG.
 *
 *     const worker = createWorker(defineConfig({ … }));
 *     export const { CalendarObject, IndexObject } = worker;
 *     export default { fetch: worker.fetch, scheduled: worker.scheduled };
 */
export function createWorker(settings?: Settings) {
  const read = createEnvReader(settings);
  const apps = new WeakMap<Env, RunningApp | Response>();
  const open = (env: Env, state: DurableObjectState) => openObject(env, state, read(env));
  warmUp(read);

  /** Called by the first request of an isolate, even for /healthz. Also starts refreshing in the background. */
  function start(env: Env, context: ExecutionContext): RunningApp | Response {
    const app = appOf(env, read(env));
    apps.set(env, app);
    const logFailure = (error: unknown) =>
      platformRuntime.log('warn', `The index could not be woken: ${errorMessage(error)}`);
    if (!(app instanceof Response)) context.waitUntil(indexStub(env).wake().catch(logFailure));
    return app;
  }

  return {
    CalendarObject: calendarObject(open),
    IndexObject: indexObject(open),
    async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
      const app = apps.get(env) ?? start(env, context);
      if (app instanceof Response) return app.clone();
      const response = await app.hono.fetch(clientRequest(request), env, context);
      return setCdnCacheControl(response, app.publicUrl);
    },
    /**
     * For the cron trigger. Starts refreshing when there was no request since the deployment, and sets alarms again that
     * the platform has given up on.
     */
    async scheduled(_: unknown, env: Env): Promise<void> {
      const known = read(env);
      if ('problems' in known) misconfigured(known.problems);
      else await indexStub(env).wake();
    },
  };
}

interface RunningApp {
  readonly hono: Hono;
  readonly publicUrl: string | null;
}

function appOf(env: Env, read: ReadEnv): RunningApp | Response {
  if ('problems' in read) return misconfigured(read.problems);
  const { now, log } = platformRuntime;
  const calendarOf = (calendarId: string) => calendarStub(env, calendarId);
  const index = indexStub(env);
  const versions = rememberVersions(index, now, log);
  const publisher = createEdgePublisher({ index, calendarOf, versions, now, log });
  const sample = read.config.sample ? setUpSample(read.config, sampleOrigin(env, read.config), now) : null;
  const { config } = sample ?? read;
  const bounds = { cacheBytes, maxRenderings, join: false };
  const findFinished = createFinishedFeeds({
    ask: (asked, stamp) => calendarOf(asked.calendarId).feed(asked, stamp),
    bytes: finishedBytes,
    now,
    log,
  });
  const finished: FindFinished = (...asked) => answered(log, () => findFinished(...asked));
  const findSaved = createSharedFeeds({
    index,
    noteVersions: versions.note,
    setup: renderedBy(env, config),
    bytes: finishedBytes / 2,
    log,
  });
  const hono = createApp({ config, publisher, now, log, finished, findSaved, compressors: [edgeGzip], ...bounds });
  sample?.mount(hono);
  return { hono, publicUrl: config.publicUrl };
}

/** Logs what is wrong. The response must not reveal how this Worker is configured. */
function misconfigured(problems: readonly Problem[]): Response {
  for (const { where, message } of problems) platformRuntime.log('error', `${where}: ${message}`);
  const text = "This calendar service is not set up yet. The Worker's log says what is missing.\n";
  return new Response(text, { status: 503, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' } });
}

import type { Problem } from '../calendar/problem.ts';
import type { Settings } from '../config/settings.ts';
import { platformRuntime } from '../platform-runtime.ts';
import { errorMessage } from '../publisher/messages.ts';
import { calendarObject } from './calendar-object.ts';
import { createEnvReader, type Env } from './env.ts';
import { indexObject } from './index-object.ts';
import { calendarStub, indexStub } from './object-stubs.ts';
import { openObject } from './open-object.ts';
import { clientRequest, setCdnCacheControl } from './platform-http.ts';
import { warmUp } from './warm-up.ts';
import { createWorkerApp, type RunningApp } from './worker-app.ts';

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
  void warmUp(read);

  /** Called by the first request of an isolate, even for /healthz. Also starts refreshing in the background. */
  function start(env: Env, context: ExecutionContext): RunningApp | Response {
    const known = read(env);
    const app =
      'problems' in known
        ? misconfigured(known.problems)
        : createWorkerApp(env, known, {
            index: indexStub(env),
            calendarOf: (calendarId) => calendarStub(env, calendarId),
            log: platformRuntime.log,
          });
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
      const response = await app.fetch(clientRequest(request), context);
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

/** Logs what is wrong. The response must not reveal how this Worker is configured. */
function misconfigured(problems: readonly Problem[]): Response {
  for (const { where, message } of problems) platformRuntime.log('error', `${where}: ${message}`);
  const text = "This calendar service is not set up yet. The Worker's log says what is missing.\n";
  return new Response(text, { status: 503, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' } });
}

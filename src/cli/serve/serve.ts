import type { RequestListener } from 'node:http';
import { parseArgs } from 'node:util';
import type { Command, CommandRuntime } from '../command.ts';
import { createThreadCollector } from '../engine/collect-garbage.ts';
import type { Engine, EngineSettings } from '../engine/engine-messages.ts';
import { type EngineKeeper, keepEngine } from '../front/engine-keeper.ts';
import { startEngineThread } from '../front/engine-thread.ts';
import { createFront } from '../front/front.ts';
import { type HttpServer, startHttpServer, urlHost } from '../front/http-server.ts';
import { createServerLog, logsJson } from '../screen/log-writer.ts';
import { printProblems } from '../screen/print-problems.ts';
import { createAnnouncer } from './announcer.ts';
import { watchFiles } from './watch-files.ts';

/** How long current requests may take when the process is asked to end. */
const graceMs = 5000;
/** How long connections are still accepted then, so that load balancers notice and clients are told. */
const lingerMs = 1000;
/** How often the files of the configuration and of the token are looked at. */
const watchMs = 1000;

export const serve: Command = {
  help: `Usage: kalends serve [--port PORT] [--host HOST] [--config FILE]

Serves the calendars, their feeds and pages over HTTP, by default on port 3000.

Environment:
  KALENDS_BASE_URL     the portal's base URL
  KALENDS_TOKEN        its authorization token (or KALENDS_TOKEN_FILE, the file
                       that holds it)
  KALENDS_TIMEZONE     zone of dates without one, such as Europe/Berlin
  KALENDS_CONFIG       a .json, .ts, .js or .mjs file, or the JSON itself; by
                       default kalends.config.* in the working directory
  KALENDS_STORE        sqlite:PATH (sqlite:data/kalends.db), sqlite::memory: or
                       postgres://USER:PASSWORD@HOST:PORT/DATABASE
  KALENDS_PUBLIC_URL   the address that people use
  KALENDS_LOG          text or json: how log lines are written
  KALENDS_METRICS      1 serves /metrics, in Prometheus' text format
  HOST, PORT           where to listen

Without a configured portal it serves sample data.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const { directory, now, sleep, stop, version } = runtime;
  const log = createServerLog(runtime);
  const announcer = createAnnouncer(runtime, log);
  const variables = withFlags(args, runtime.variables);
  const start = () =>
    startEngineThread({ entry: runtime.engine, setup: { variables, directory }, log, onList: announcer.list });
  let server: HttpServer | null = null;
  let keeper: EngineKeeper | null = null;
  let changedMeanwhile = false;
  // First of all, because SIGHUP ends a process that does not listen for it.
  runtime.onHangup(() => {
    changedMeanwhile = true;
    void keeper?.reload();
  });
  const first = start();
  try {
    const settings = await first.configured;
    if ('problems' in settings) {
      if (logsJson(runtime)) for (const { where, message } of settings.problems) log('error', `${where}: ${message}`);
      else printProblems(runtime.terminal, settings.problems);
      return 2;
    }
    // Listening comes first, so that an occupied port is reported before any request is made or any file is written.
    const { memoryBytes, mostWaiting } = settings;
    const engine = () => keeper?.current() ?? null;
    const discard = createThreadCollector();
    const busyWords = () => (keeper?.settings() ?? settings).busyWords;
    const front = createFront({ engine, now, sleep, log, memoryBytes, mostWaiting, discard, busyWords });
    const { host, port } = settings;
    const listener = settings.metrics
      ? await measured(front.listener, version, () => keeper?.current())
      : front.listener;
    server = await startHttpServer({ listener, host, port, now });
    const local = `http://${urlHost(host)}:${server.port}`;
    const originOf = ({ publicUrl }: EngineSettings) => publicUrl ?? local;
    await first.open(originOf(settings));
    const kept = keepEngine(first, settings, { start, originOf, now, sleep, log });
    keeper = kept;
    announcer.greet(settings, originOf(settings));
    if (changedMeanwhile) void kept.reload();
    void watchFiles({
      paths: () => kept.settings().sources,
      changed: () => void kept.reload(),
      everyMs: watchMs,
      sleep,
      signal: stop,
    });
    await stopped(stop);
    front.drain();
    return 0;
  } finally {
    await server?.stop({ graceMs, linger: () => sleep(lingerMs) });
    await (keeper ?? first).stop(graceMs);
  }
}

/** How long `/metrics` waits for the engine before it leaves out what only the engine knows. */
const metricsMs = 5000;

/** The listener with `/metrics`. The library is loaded only where it is used. */
async function measured(
  listener: RequestListener,
  version: string,
  engine: () => Engine | null | undefined,
): Promise<RequestListener> {
  const { createFrontMetrics } = await import('../metrics/front-metrics.ts');
  const request = { method: 'GET', target: '/metrics', scheme: 'http', headers: {} } as const;
  const metrics = createFrontMetrics({
    version,
    async engine() {
      const answer = await engine()?.ask(request, null, AbortSignal.timeout(metricsMs));
      return answer?.kind === 'response' && answer.status === 200
        ? new TextDecoder().decode(answer.body ?? undefined)
        : null;
    },
  });
  return metrics.measured(listener);
}

/** The environment variables, overridden by the command line. */
function withFlags(args: readonly string[], variables: CommandRuntime['variables']): CommandRuntime['variables'] {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, host: { type: 'string' }, config: { type: 'string' } },
  });
  const { port, host, config } = values;
  return {
    ...variables,
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
    ...(config !== undefined && { KALENDS_CONFIG: config }),
  };
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

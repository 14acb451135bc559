import type { RequestListener } from 'node:http';
import { parseArgs } from 'node:util';
import { type LoadedConfig, loadConfig } from '../../config/load-config.ts';
import { ForeignStoreError } from '../../publisher/index/index-state.ts';
import type { Log } from '../../publisher/runtime.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { createServerLog, logsJson } from '../screen/log-writer.ts';
import { printProblems } from '../screen/print-problems.ts';
import { UsageError } from '../usage-error.ts';
import { printCalendars, printGreeting } from './greeting.ts';
import { startHttpServer, urlHost } from './http-server.ts';
import { type Kalends, openKalends } from './open-kalends.ts';

/** How long current requests may take when the process is asked to end. */
const graceMs = 5000;

export const serve: Command = {
  name: 'serve',
  summary: 'serves the calendars, their feeds and pages over HTTP',
  help: `Usage: kalends serve [--port PORT] [--host HOST] [--config FILE]

Serves the calendars, their feeds and pages over HTTP, by default on port 3000.

Environment:
  KALENDS_BASE_URL     the portal's base URL
  KALENDS_TOKEN        its authorization token (or KALENDS_TOKEN_FILE, the file
                       that holds it)
  KALENDS_TIMEZONE     zone of dates without one, such as Europe/Berlin
  KALENDS_CONFIG       a .json, .ts, .js or .mjs file, or the JSON itself; by
                       default kalends.config.* in the working directory
  KALENDS_STORE        sqlite:PATH (sqlite:data/kalends.db) or sqlite::memory:
  KALENDS_PUBLIC_URL   the address that people use
  KALENDS_LOG          text or json: how log lines are written
  HOST, PORT           where to listen

Without a configured portal it serves sample data.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const log = createServerLog(runtime);
  const loaded = await loadConfig(withFlags(args, runtime.variables), runtime.directory);
  if ('problems' in loaded) {
    if (logsJson(runtime)) for (const { where, message } of loaded.problems) log('error', `${where}: ${message}`);
    else printProblems(runtime.terminal, loaded.problems);
    return 2;
  }
  // Listening comes first, so that an occupied port is reported before any request is made or any file is written.
  let listener: RequestListener = (_, response) => response.writeHead(503, { 'Retry-After': '1' }).end();
  const { host, port } = loaded.environment;
  const server = await startHttpServer({ listener: (...exchange) => listener(...exchange), host, port });
  const origin = loaded.config.publicUrl ?? `http://${urlHost(host)}:${server.port}`;
  const kalends = openKalends(loaded, { origin, command: runtime, log });
  listener = kalends.listener;
  try {
    return await serveUntilStopped(kalends, loaded, origin, runtime, log);
  } finally {
    await server.stop(graceMs);
    await kalends.close();
  }
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

async function serveUntilStopped(
  kalends: Kalends,
  loaded: LoadedConfig,
  url: string,
  runtime: CommandRuntime,
  log: Log,
): Promise<number> {
  const { terminal, stop, version } = runtime;
  const { config, file } = loaded;
  try {
    await kalends.publisher.start();
  } catch (error) {
    if (error instanceof ForeignStoreError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
  const portal = config.sample ? null : config.source.baseUrl;
  if (logsJson(runtime)) log('info', `Kalends ${version} serves ${url}/${portal === null ? ' with sample data' : ''}.`);
  else printGreeting(terminal, { version, url, portal, file, command: 'npm start' });
  await Promise.race([printCalendarsOnceListed(kalends, url, runtime, log), stopped(stop)]);
  await stopped(stop);
  return 0;
}

const waiting = `Nothing can be served until the portal lists its calendars. Kalends keeps trying.
  To see what is wrong and what to do about it:   npm run kalends -- check`;

/** Prints the calendars as soon as the portal has listed them. The log says why it has not. */
async function printCalendarsOnceListed(
  { publisher }: Kalends,
  url: string,
  runtime: CommandRuntime,
  log: Log,
): Promise<void> {
  const { terminal, screen, sleep, stop } = runtime;
  for (let tries = 0; !stop.aborted; tries += 1) {
    const index = await publisher.index();
    if (index.kind === 'index') {
      if (!logsJson(runtime)) printCalendars(terminal, index.calendars, url);
      else
        log(
          'info',
          `The portal lists ${index.calendars.length === 1 ? '1 calendar' : `${index.calendars.length} calendars`}.`,
        );
      return;
    }
    if (tries === 0 && !stop.aborted) {
      if (screen.live && !logsJson(runtime)) terminal.err(`\n  ${waiting}\n\n`);
      else log('warn', waiting.replace(/\s+/gu, ' '));
    }
    await sleep(1000, stop);
  }
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

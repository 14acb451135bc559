/**
 * `npm run worker`: runs the application locally in the real Workers runtime, with the configuration of `npm start`.
 * With `--persist` the objects' data stay in .wrangler/state, with `--persist-to` in another folder.
 */

import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { startHttpServer, urlHost } from '../src/cli/front/http-server.ts';
import { createServerLog } from '../src/cli/screen/log-writer.ts';
import { printProblems } from '../src/cli/screen/print-problems.ts';
import { createStyle } from '../src/cli/screen/terminal.ts';
import { printCalendars, printGreeting } from '../src/cli/serve/greeting.ts';
import type { Config } from '../src/config/config.ts';
import { loadConfig } from '../src/config/load-config.ts';
import type { PublisherStatus } from '../src/publisher/publisher.ts';
import { startWorkerd } from './workerd.ts';

const { env, stdout, stderr } = process;
const isTerminal = stderr.isTTY === true && env.TERM !== 'dumb';
const terminal = {
  out: (text: string) => void stdout.write(text),
  err: (text: string) => void stderr.write(text),
  style: createStyle(stdout.isTTY === true && stderr.isTTY === true && !env.NO_COLOR),
};

async function main(): Promise<number> {
  const options = { persist: { type: 'boolean', default: false }, 'persist-to': { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const folder = values['persist-to'];
  const loaded = await loadConfig(env, process.cwd());
  if ('problems' in loaded) {
    printProblems(terminal, loaded.problems);
    return 2;
  }
  const { config, environment, file } = loaded;
  if (env.KALENDS_STORE) {
    terminal.err('KALENDS_STORE has no effect here: a Worker keeps its data in Durable Objects.\n');
  }
  if (environment.metrics) terminal.err('KALENDS_METRICS has no effect here: a Worker serves no /metrics.\n');
  if (environment.log === 'json') terminal.err('KALENDS_LOG has no effect here: the platform writes the log.\n');
  const host = environment.host ?? '127.0.0.1';
  const port = await freePort(host, environment.port);
  const worker = await startWorkerd({
    loaded,
    directory: process.cwd(),
    host,
    port,
    persist: folder === undefined ? values.persist : resolve(folder),
    log: createServerLog({ terminal, variables: {}, now: Date.now, screen: { width: null, live: isTerminal } }),
  });
  const url = config.publicUrl ?? `http://${urlHost(host)}:${worker.port}`;
  const portal = config.sample ? null : config.source.baseUrl;
  printGreeting(terminal, {
    version: `${packageJson.version} (Workers)`,
    url,
    portal,
    file,
    command: 'npm run worker',
  });
  const stopped = stopSignal();
  await Promise.race([
    stopped,
    printCalendarsOnceListed(`http://${urlHost(host)}:${worker.port}`, url, config.calendars),
  ]);
  await stopped;
  await worker.stop();
  return 0;
}

/** Lists the calendars once the portal has named them. If it fails to, the log says why. */
async function printCalendarsOnceListed(origin: string, url: string, settings: Config['calendars']): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}/status`, { headers: { Accept: 'application/json' } }).catch(() => null);
    const status = response?.ok ? ((await response.json()) as PublisherStatus) : null;
    if (status !== null && status.list.lastSuccess !== null) {
      const listed = status.calendars.map((one) => ({ ...one, hidden: settings[one.id]?.hidden ?? false }));
      return printCalendars(terminal, listed, url);
    }
    await sleep(1000);
  }
}

/** The port, or a free one for 0. Throws if it is in use: wrangler would wait for it silently. */
async function freePort(host: string, port: number): Promise<number> {
  const server = await startHttpServer({ listener: () => undefined, host, port, now: Date.now });
  await server.stop({ graceMs: 0 });
  return server.port;
}

function stopSignal(): Promise<unknown> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  // wrangler's own listeners would end the process at once, with another exit code, and leave its files behind.
  for (const signal of signals) process.removeAllListeners(signal);
  return new Promise((resolve) => {
    for (const signal of signals) process.once(signal, resolve);
  });
}

// The runtime's own helpers would keep the process alive for a while.
process.exit(
  await main().catch((error: unknown) => {
    terminal.err(`${terminal.style.red('✗')} ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }),
);

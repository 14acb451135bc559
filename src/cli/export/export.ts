import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type LoadedConfig, loadConfig } from '../../config/load-config.ts';
import { isInMemory } from '../../config/store-address.ts';
import type { PublisherStatus } from '../../publisher/publisher.ts';
import type { Log } from '../../publisher/runtime.ts';
import { UnusableStoreError } from '../../store/store.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { type Kalends, openKalends } from '../engine/open-kalends.ts';
import { describeUpgrade, noteRelease, upgradeSentence } from '../engine/upgrade-report.ts';
import { createHeldLog } from '../screen/held-log.ts';
import { createServerLog, logsJson } from '../screen/log-writer.ts';
import { marks, printProblems } from '../screen/print-problems.ts';
import { type Progress, startProgress } from '../screen/progress.ts';
import { printable } from '../screen/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { createAskApplication } from './ask-application.ts';
import { type ExportFolder, openExportFolder } from './export-folder.ts';
import { portalProblems, resultReport, summary, toldFailures } from './export-report.ts';
import { type ExportMemory, type ExportResult, exportSite } from './export-site.ts';
import { readPortal, unread } from './read-portal.ts';
import { untilChanged } from './until-changed.ts';

export const exportCommand: Command = {
  help: `Usage: kalends export --out DIR [--base-url URL] [--watch] [--force]
                      [--config FILE]

Writes every feed, page and event file into DIR, for any web server or CDN. A
file that has not changed is not touched, and what is no longer published is
removed. Files of somebody else are never changed.

  --out DIR        the folder; it is made if there is none
  --base-url URL   the address that people will use (KALENDS_PUBLIC_URL)
  --watch          goes on, and writes what changes
  --force          uses a folder that holds other things; they stay
  --config FILE    the configuration (KALENDS_CONFIG)

The environment is that of kalends serve. The store (KALENDS_STORE) holds what
subscribers' programs compare from one export to the next, so keep it. A server
may use the same store at the same time.

Exit code: 0 when every file is current, 1 when something could not be read (its
last good files stay), 2 for bad usage or configuration.
`,
  run,
};

/** Where a server without settings would listen. */
const fallback = 'http://localhost:3000';

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string' },
      'base-url': { type: 'string' },
      watch: { type: 'boolean' },
      force: { type: 'boolean' },
      config: { type: 'string' },
    },
  });
  if (!values.out) throw new UsageError('Expected the folder to write into: kalends export --out DIR.');
  const variables = {
    ...runtime.variables,
    ...(values['base-url'] !== undefined && { KALENDS_PUBLIC_URL: values['base-url'] }),
    ...(values.config !== undefined && { KALENDS_CONFIG: values.config }),
  };
  const loaded = await loadConfig(variables, runtime.directory);
  if ('problems' in loaded) {
    printProblems(runtime.terminal, loaded.problems);
    return 2;
  }
  const origin = loaded.config.publicUrl ?? fallback;
  const folder = await openExportFolder(resolve(runtime.directory, values.out), {
    force: values.force === true,
    now: runtime.now,
  });
  try {
    warn(loaded, runtime);
    const site = { loaded: { ...loaded, config: { ...loaded.config, publicUrl: origin } }, origin, folder };
    return await exportInto(site, { name: values.out, watch: values.watch === true }, runtime);
  } finally {
    await folder.release();
  }
}

/** Says what people should set. */
function warn({ config, environment }: LoadedConfig, { terminal }: CommandRuntime): void {
  const say = (text: string) => terminal.err(`${terminal.style.yellow(marks.warning)} ${text}\n`);
  if (config.publicUrl === null)
    say(`No --base-url and no KALENDS_PUBLIC_URL: links say ${fallback}. Name the address that people will use.`);
  if (!config.sample && isInMemory(environment.store))
    say(
      'KALENDS_STORE is kept in memory only, so each export starts anew: subscribers are told that every event has changed.',
    );
  const { cors } = config.server;
  if (Array.isArray(cors) && cors.length > 1)
    say('server.cors names several origins. Files have the same headers for everybody, so set the header at the host.');
}

interface Site {
  readonly loaded: LoadedConfig;
  readonly origin: string;
  readonly folder: ExportFolder;
}

interface Options {
  /** The folder as it was named. */
  readonly name: string;
  readonly watch: boolean;
}

async function exportInto(site: Site, options: Options, runtime: CommandRuntime): Promise<number> {
  const { loaded, origin } = site;
  const progress = startProgress(runtime);
  const serverLog = createServerLog(runtime);
  let changes = 0;
  const written: Log = (...line) => {
    progress.end();
    serverLog(...line);
  };
  // The report names each failure once, with what it means for the files. Programs get every line of the log.
  const held = createHeldLog(written);
  if (logsJson(runtime)) held.release([]);
  const { log } = held;
  let isFirst = true;
  const kalends = openKalends(loaded, {
    origin,
    command: runtime,
    log,
    onChange: () => {
      changes += 1;
    },
    forFiles: true,
  });
  const memory: ExportMemory = new Map();
  const once = async (): Promise<number> => {
    const result = await exportOnce(kalends, { ...site, memory }, runtime, progress);
    progress.end();
    return say(result);
  };
  const say = async (result: ExportResult | null): Promise<number> => {
    const status = await kalends.publisher.status();
    held.release(toldFailures(status));
    // With --watch, the log tells what comes later.
    const problems = isFirst ? portalProblems(status) : [];
    isFirst = false;
    return report(result, { status, problems }, options, runtime);
  };
  try {
    // A store that can't be used is said by the publisher.
    const upgrade = await noteRelease(kalends.store, runtime.version).catch(() => null);
    if (upgrade !== null) log('info', upgradeSentence(upgrade, runtime.version));
    if (options.watch) await kalends.publisher.start();
    await readPortal(kalends.publisher, runtime, {
      isPolling: options.watch,
      told: (status, since) => progress.update(readingText(status, since)),
    });
    if (upgrade !== null)
      for (const id of upgrade.before.keys()) log('info', await describeUpgrade(kalends.store, upgrade, id));
    // What is not read yet would be waited for.
    if (runtime.stop.aborted) return options.watch ? 0 : await say(null);
    if (!options.watch) return await once();
    while (!runtime.stop.aborted) {
      const before = changes;
      await once();
      await untilChanged(() => changes !== before, runtime);
    }
    return 0;
  } catch (error) {
    if (error instanceof UnusableStoreError) throw new UsageError(error.message, { cause: error });
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (code === undefined || syscall === undefined) throw error;
    runtime.terminal.err(`${runtime.terminal.style.red(marks.error)} A file can't be written: ${printable(message)}\n`);
    return 1;
  } finally {
    progress.end();
    held.release([]);
    await kalends.close();
  }
}

function exportOnce(
  { publisher, engine }: Kalends,
  { loaded, origin, folder, memory }: Site & { readonly memory: ExportMemory },
  { now, stop }: CommandRuntime,
  progress: Progress,
): Promise<ExportResult | null> {
  return exportSite({
    publisher,
    savedFeeds: loaded.config.feeds,
    ask: createAskApplication(engine, origin, stop),
    folder,
    memory,
    origin,
    now,
    signal: stop,
    progress: (done, known) => progress.update(`${bar(done, known)} ${done} of ${known} files`),
  });
}

const barWidth = 24;

/** `█████░░░░░` */
function bar(done: number, of: number): string {
  const filled = of === 0 ? 0 : Math.floor((done / of) * barWidth);
  return '█'.repeat(filled) + '░'.repeat(barWidth - filled);
}

const readingText = (status: PublisherStatus, since: number): string =>
  `Reading the portal: ${unread(status, since)} of ${status.calendars.length + 1} lists to go`;

/** Says what was done and what is wrong; returns the exit code. */
function report(
  result: ExportResult | null,
  portal: { readonly status: PublisherStatus; readonly problems: readonly string[] },
  { name, watch }: Options,
  { terminal, now, stop }: CommandRuntime,
): number {
  const { out, err, style } = terminal;
  const own = result === null ? { problems: [], notes: [] } : resultReport(result, portal.status);
  const problems = [...portal.problems, ...own.problems];
  if (result === null && stop.aborted) err(`${style.red(marks.error)} Interrupted: nothing was written.\n`);
  else if (result === null)
    err(`${style.red(marks.error)} There is no list of calendars yet, so nothing was written.\n`);
  else if (result.isInterrupted)
    err(`${style.red(marks.error)} Interrupted: what was written is whole, the rest is as it was.\n`);
  for (const text of problems) err(`${style.red(marks.error)} ${printable(text)}\n`);
  for (const text of own.notes) err(`${style.yellow(marks.warning)} ${printable(text)}\n`);
  if (result !== null && !result.isInterrupted && (!watch || hasChanged(result))) {
    const time = watch ? `${new Date(now()).toISOString().slice(0, 19)}Z ` : '';
    out(`${style.green('✓')} ${time}${summary(result, name)}\n`);
  }
  return problems.length > 0 || result === null || result.isInterrupted ? 1 : 0;
}

const hasChanged = ({ files }: ExportResult): boolean => files.new + files.changed + files.removed > 0;

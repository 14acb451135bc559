import { parseArgs } from 'node:util';
import { type LoadedConfig, loadConfig } from '../../config/load-config.ts';
import { errorMessage } from '../../publisher/messages.ts';
import { createCredentials } from '../../source/http/credentials.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { allAdvice } from '../report/advice.ts';
import { printProblems } from '../screen/print-problems.ts';
import { startProgress } from '../screen/progress.ts';
import { printable } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';
import { describeProgress } from '../survey/run-survey.ts';
import { UsageError } from '../usage-error.ts';
import { openBrowser } from './server/open-browser.ts';
import { startWorkbenchServer, type WorkbenchServer } from './server/workbench-server.ts';
import { type ConfigTarget, configTarget } from './session/config-target.ts';
import type { PortalReading } from './session/sampled-portal.ts';
import { createWorkbenchSession, type WorkbenchSession } from './session/workbench-session.ts';
import { questionCards } from './view/question-cards.ts';

/** Without a request for so long, the workbench ends. */
const idleMs = 3_600_000;

export const map: Command = {
  help: `Usage: kalends map [--config FILE] [--port N] [--no-open]

Opens the mapping workbench in the browser: the portal's records beside the
events that are made of them. It asks what only you can decide, shows why each
rule was chosen and what else it could be, tries other rules on every record
that was read, and writes the configuration once you have seen the change.

The portal is read once; it is asked again only when you say so. The workbench
answers this machine alone, at an address with a key that works once. It ends
with Ctrl-C, from the page, or after an hour in which nobody used it. Nothing is
published or stored.

  --config FILE  use this file instead of KALENDS_CONFIG, and write to it
  --port N       listen on this port instead of any free one
  --no-open      print the address only

Exit code: 0, 1 when it was stopped before the portal was read, or 2 when the
arguments or the configuration are wrong.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { config: { type: 'string' }, port: { type: 'string' }, 'no-open': { type: 'boolean' } },
  });
  const port = portOf(values.port);
  const { terminal, directory, stop } = runtime;
  const named = values.config === undefined ? {} : { KALENDS_CONFIG: values.config };
  const variables = { ...runtime.variables, ...named };
  const loaded = await loadConfig(variables, directory);
  if ('problems' in loaded) {
    printProblems(terminal, loaded.problems);
    return 2;
  }
  const target = configTarget(loaded, directory);
  const session = createWorkbenchSession(loaded, { ...runtime, variables });
  const progress = startProgress(runtime);
  const reading = await session
    .start(stop, (at, requests) => {
      const asked = requests === 1 ? '1 request' : `${requests} requests`;
      progress.update(`${describeProgress(at)} · ${asked}`, at.details === 0);
    })
    .finally(() => progress.end());
  if (stop.aborted) {
    terminal.err(`${terminal.style.red('✗')} Cancelled before the portal was read.\n`);
    return 1;
  }
  const server = await startWorkbenchServer({ session, target, runtime, port, idleMs });
  let removeFile = async () => {};
  try {
    printWelcome(reading, { loaded, target, server, session }, runtime);
    if (values['no-open'] !== true && runtime.screen.width !== null) removeFile = await openBrowser(server.address);
    const why = await Promise.race([server.ended, stopped(stop)]);
    terminal.out(`  ${endings[why]}\n`);
    return 0;
  } finally {
    await Promise.all([server.close(), removeFile()]);
  }
}

const endings = {
  page: 'Ended from the page.',
  idle: 'Ended, since nobody used it for an hour.',
  stop: 'Ended.',
} as const;

function portOf(written = '0'): number {
  const port = /^\d{1,5}$/u.test(written) ? Number(written) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`--port: expected a whole number from 0 to 65535, found ${JSON.stringify(written)}.`);
}

const stopped = (signal: AbortSignal): Promise<'stop'> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve('stop');
    else signal.addEventListener('abort', () => resolve('stop'), { once: true });
  });

/** Why nothing could be read. The settings of `source` can be tried in the workbench. */
function printFailure(
  { survey, config }: PortalReading,
  { token }: LoadedConfig,
  { terminal, screen }: CommandRuntime,
): void {
  const { scrub } = createCredentials(config.source.auth, token);
  const { out, style } = terminal;
  const said = [`${errorMessage(survey.failure)}.`.replace(/\.\.$/u, '.'), ...allAdvice(survey.failures, config)];
  for (const [at, text] of said.entries())
    for (const [nth, line] of wrap(printable(scrub(text)), (screen.width ?? 100) - 4).entries())
      out(`  ${nth > 0 ? ' ' : at === 0 ? style.red('✗') : '→'} ${line}\n`);
}

interface Welcome {
  readonly loaded: LoadedConfig;
  readonly target: ConfigTarget;
  readonly server: WorkbenchServer;
  readonly session: WorkbenchSession;
}

function printWelcome(
  reading: PortalReading,
  { loaded, target, server, session }: Welcome,
  runtime: CommandRuntime,
): void {
  const { terminal, version, machine } = runtime;
  const { out, style } = terminal;
  const { survey, config } = reading;
  const { requests } = session.asked();
  const events = survey.calendars.reduce((sum, one) => sum + one.events.length, 0);
  const portal = loaded.config.sample ? 'the built-in sample portal' : printable(config.source.baseUrl);
  const questions = questionCards(reading, { settings: session.settings(), machineZone: machine.timeZone }).length;
  const count = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);
  const read = `${count(survey.calendars.length, 'calendar')} with ${count(events, 'event')}, in ${count(requests, 'request')}`;
  const asks = questions === 0 ? '' : ` ${style.yellow(`${count(questions, 'question')} for you.`)}`;
  const saves = loaded.config.sample
    ? 'This is sample data to look around in: nothing can be saved.'
    : `Save writes ${printable(target.name)}, once you have seen the change.`;
  out(`\n  ${style.bold('Kalends')} ${version}   the mapping workbench of ${portal}\n\n`);
  if (survey.failure === null) out(`  ${read}.${asks}\n`);
  else printFailure(reading, loaded, runtime);
  out(`  ${saves}\n\n`);
  out(`  ${style.cyan(server.address)}\n`);
  out(`${style.dim('  The address works once, and on this machine only. To end: Ctrl-C.')}\n\n`);
}

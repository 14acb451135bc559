import { nearest } from '../config/schema/nearest.ts';
import type { Command, CommandRuntime } from './command.ts';
import { createServerLog, logsJson } from './screen/log-writer.ts';
import { printable } from './screen/terminal.ts';
import { UsageError } from './usage-error.ts';

/**
 * Each is loaded when it is used. The front of `serve` stays in memory, and needs nothing of what the others load.
 */
const commands: readonly {
  readonly name: string;
  /** What it does, in one line of the overview. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}[] = [
  {
    name: 'serve',
    summary: 'serves the calendars, their feeds and pages over HTTP',
    load: async () => (await import('./serve/serve.ts')).serve,
  },
  {
    name: 'check',
    summary: 'reads the portal and shows calendars, mapping and problems',
    load: async () => (await import('./check/check.ts')).check,
  },
  {
    name: 'init',
    summary: 'explores a portal and writes a configuration for it',
    load: async () => (await import('./init/init.ts')).init,
  },
  {
    name: 'map',
    summary: 'opens the mapping workbench: see, correct, keep',
    load: async () => (await import('./map/map.ts')).map,
  },
  {
    name: 'config',
    summary: 'prints the configuration in force, and where it comes from',
    load: async () => (await import('./config/print-config.ts')).printConfig,
  },
  {
    name: 'export',
    summary: 'writes every feed and page as files, for any web server or CDN',
    load: async () => (await import('./export/export.ts')).exportCommand,
  },
  {
    name: 'doctor',
    summary: 'says what is wrong with store, configuration and portal',
    load: async () => (await import('./doctor/doctor.ts')).doctor,
  },
  {
    name: 'backup',
    summary: 'copies the store, also while Kalends is running',
    load: async () => (await import('./backup/backup.ts')).backup,
  },
];

/** Runs the command line and resolves to the exit code. */
export async function main(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const { terminal, version } = runtime;
  const [first] = args;
  if (first === '--version' || first === '-v') {
    const commit = runtime.commit();
    terminal.out(commit === null ? `${version}\n` : `${version} (${commit})\n`);
    return 0;
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    const described = await commands.find((one) => one.name === args[1])?.load();
    terminal.out(described?.help ?? overview(version));
    return 0;
  }
  // Without a command it serves, so that `npx kalends` in an empty folder shows what Kalends is.
  const [name = 'serve', ...rest] = first?.startsWith('-') ? ['serve', ...args] : args;
  const command = await commands.find((one) => one.name === name)?.load();
  if (command === undefined) return refuse(runtime, unknown(name));
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(command.help);
    return 0;
  }
  try {
    return await command.run(rest, runtime);
  } catch (error) {
    if (name === 'serve' && logsJson(runtime)) {
      const isUsage = error instanceof UsageError;
      createServerLog(runtime)('error', (isUsage ? error.message : (error as Error).stack) ?? String(error));
      return isUsage ? 2 : 1;
    }
    if (error instanceof UsageError) return refuse(runtime, error.message);
    // The messages of parseArgs (node:util) are fit for people.
    const code = (error as { code?: unknown }).code;
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      const unknown = unknownOption(rest, command.help);
      if (unknown !== null) return refuse(runtime, `${unknown}\nSee kalends ${name} --help.`);
    }
    if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS_')) {
      return refuse(runtime, `${(error as Error).message}\nSee kalends ${name} --help.`);
    }
    throw error;
  }
}

function refuse({ terminal }: CommandRuntime, message: string): number {
  terminal.err(`${terminal.style.red('✗')} ${message}\n`);
  return 2;
}

function unknown(name: string): string {
  const near = nearest(
    name,
    commands.map((command) => command.name),
  );
  return `There is no command ${JSON.stringify(name)}.${near === null ? '' : ` Did you mean ${near}?`}\nSee kalends --help.`;
}

/** The first option that the help does not name, with the nearest one that it does; null: each is named. */
function unknownOption(args: readonly string[], help: string): string | null {
  const known = [...new Set(help.match(/--[a-z][a-z-]*/gu))];
  const options = args.slice(0, args.includes('--') ? args.indexOf('--') : args.length);
  const unknown = options
    .filter((arg) => /^--[^=]/u.test(arg))
    .map((arg) => arg.replace(/=.*$/su, ''))
    .find((option) => !known.includes(option));
  if (unknown === undefined) return null;
  const near = nearest(
    unknown.slice(2),
    known.map((option) => option.slice(2)),
  );
  return `There is no option ${printable(unknown)}.${near === null ? '' : ` Did you mean --${near}?`}`;
}

function overview(version: string): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 3;
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return `Kalends ${version}: publishes the events of an organization's portal as
iCalendar, RSS, Atom and JSON Feed.

Usage: kalends [command] [options]; without a command it serves

${lines.join('\n')}

  --help     says more about a command: kalends check --help
  --version

Environment: KALENDS_BASE_URL and KALENDS_TOKEN are enough to run;
KALENDS_CONFIG names a configuration file.
`;
}

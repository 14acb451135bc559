import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment, variableNames } from '../../config/environment.ts';
import { type LoadedConfig, loadConfig } from '../../config/load-config.ts';
import { isInMemory } from '../../config/store-address.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { printable } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';
import { diagnosePortal } from './diagnose-portal.ts';
import { diagnosePostgres } from './diagnose-postgres.ts';
import { diagnoseStore } from './diagnose-store.ts';
import { areas, type Finding, findingsOf } from './diagnosis.ts';

export const doctor: Command = {
  help: `Usage: kalends doctor [--json] [--config FILE]

Says what is wrong with the store, the configuration and the portal, and what
to do about it. It changes nothing, and works while Kalends is running. The
portal is asked for its calendars and for the events of the first one: for
everything else there is kalends check.

  --json          print what was found as JSON on stdout
  --config FILE   use this file instead of KALENDS_CONFIG

Exit code: 0 when everything works, 1 when something does not, 2 when the
arguments or the configuration are wrong.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, config: { type: 'string' } },
  });
  const { terminal, directory, now } = runtime;
  const variables =
    values.config === undefined ? runtime.variables : { ...runtime.variables, KALENDS_CONFIG: values.config };
  const loaded = await loadConfig(variables, directory);
  const config = 'problems' in loaded ? null : loaded.config;
  const { environment, problems } = readEnvironment(variables);
  const isStoreNamed = problems.every(({ where }) => where !== 'KALENDS_STORE');
  const questions = {
    now: now(),
    source: config?.source ?? null,
    everySeconds: config?.refresh.everySeconds ?? 300,
  };
  const named = environment.store;
  const hasNone = isInMemory(named) || !isStoreNamed || config?.sample === true;
  const store = hasNone
    ? [inMemory(isStoreNamed, config?.sample === true)]
    : named.kind === 'postgres'
      ? await diagnosePostgres(named, questions, now)
      : await diagnoseStore({ ...questions, named: named.path, path: resolve(directory, named.path) });
  const portal = 'problems' in loaded ? [] : await diagnosePortal(loaded, runtime);
  const findings = [...store, ...diagnoseConfiguration(loaded, variables), ...portal];
  if (values.json === true) terminal.out(`${JSON.stringify({ findings }, null, 2)}\n`);
  else print(findings, runtime);
  if ('problems' in loaded) return 2;
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

function inMemory(isNamed: boolean, isSample: boolean): Finding {
  const { ok, warning, error } = findingsOf('store');
  if (!isNamed) return error('KALENDS_STORE names no store', 'Set it to sqlite:PATH or postgres://….');
  if (isSample) return ok('The sample portal needs none');
  return warning(
    'It is in memory, and ends with the program',
    "Set KALENDS_STORE to a file: without it, subscribers' programs see every event as changed after a restart.",
  );
}

function diagnoseConfiguration(
  loaded: LoadedConfig | Extract<Awaited<ReturnType<typeof loadConfig>>, { problems: unknown }>,
  variables: CommandRuntime['variables'],
): readonly Finding[] {
  const { ok, warning, error } = findingsOf('configuration');
  const unknown = Object.keys(variables).filter((name) => name.startsWith('KALENDS_') && !variableNames.includes(name));
  const findings = [
    ok(`Node ${process.versions.node}`),
    ...unknown.map((name) => warning(`${name} is no variable of Kalends`, `It knows ${variableNames.join(', ')}.`)),
  ];
  if ('problems' in loaded) {
    const wrong = loaded.problems.map(({ where, message }) => error(`${where}: ${message.replace(/\.$/u, '')}`));
    return [...findings, ...wrong];
  }
  const { config, file, token } = loaded;
  findings.push(ok(file === null ? 'The configuration is that of the environment' : `${file} is valid`));
  if (config.sample) return findings;
  if (token === null && config.source.auth.in !== 'none')
    findings.push(warning('No token is set', 'Set KALENDS_TOKEN or KALENDS_TOKEN_FILE, unless the portal needs none.'));
  findings.push(
    config.publicUrl === null
      ? warning(
          'KALENDS_PUBLIC_URL is not set, so links begin with the host that each request names',
          'Set it to the address that people use.',
        )
      : ok(`People use ${config.publicUrl}`),
  );
  return findings;
}

const marks = { ok: '✓', warning: '!', error: '✗' } as const;

function print(findings: readonly Finding[], { terminal, screen }: CommandRuntime): void {
  const { out, style } = terminal;
  const colors = { ok: style.green, warning: style.yellow, error: style.red };
  const width = (screen.width ?? Number.POSITIVE_INFINITY) - 4;
  for (const area of areas) {
    const own = findings.filter((one) => one.area === area);
    if (own.length === 0) continue;
    out(`${style.bold(`${area[0]?.toUpperCase()}${area.slice(1)}`)}\n`);
    for (const { level, message, advice } of own) {
      const text = advice === undefined ? message : `${message}. ${advice}`;
      const lines = wrap(printable(text), width);
      out(lines.map((line, at) => `${at === 0 ? colors[level](marks[level]) : ' '} ${line}\n`).join(''));
    }
    out('\n');
  }
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const doubtful = warnings === 0 ? '' : `${errors > 0 ? ', ' : ''}${warnings} to look at`;
  if (errors + warnings === 0) out(`${style.green('✓')} Everything works.\n`);
  else if (errors === 0) out(`${style.yellow('!')} Everything works; ${doubtful}.\n`);
  else out(`${style.red('✗')} ${errors} wrong${doubtful}.\n`);
}

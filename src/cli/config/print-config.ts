import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/load-config.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { formatCode } from '../screen/format-code.ts';
import { printProblems } from '../screen/print-problems.ts';
import { printable } from '../screen/terminal.ts';
import { formatTable } from '../screen/text-table.ts';
import { type SettingInForce, settingsInForce } from './setting-origins.ts';

export const printConfig: Command = {
  help: `Usage: kalends config [--config FILE] [--json]

Prints the configuration in force: each setting with its value, and where the
value comes from: the default, the configuration's file, or an environment
variable. It asks the portal nothing. The token is not shown, nor are the values
of source.headers and source.query, which may hold a key.

  --config FILE   as KALENDS_CONFIG
  --json          for programs

Exit code: 0, or 2 when the configuration is not valid.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { config: { type: 'string' }, json: { type: 'boolean' } },
  });
  const { terminal, directory, screen } = runtime;
  const named = values.config;
  const variables = { ...runtime.variables, ...(named !== undefined && { KALENDS_CONFIG: named }) };
  const loaded = await loadConfig(variables, directory);
  if ('problems' in loaded) {
    printProblems(terminal, loaded.problems);
    return 2;
  }
  const { environment, file, input, token } = loaded;
  const inForce = settingsInForce(loaded, variables);
  const source = file ?? (input === undefined ? null : 'KALENDS_CONFIG');
  const tokenFrom = token === null ? null : environment.tokenFile === null ? 'KALENDS_TOKEN' : 'KALENDS_TOKEN_FILE';
  if (values.json === true) {
    const bySetting = (all: readonly SettingInForce[]) =>
      Object.fromEntries(all.map(({ key, value, from }) => [key, { value, from }]));
    const { sample, settings, variables: environmentValues } = inForce;
    const report = {
      file: source,
      sample,
      token: { isSet: token !== null, from: tokenFrom },
      settings: bySetting(settings),
      environment: bySetting(environmentValues),
    };
    terminal.out(`${JSON.stringify(report, null, 2)}\n`);
    return 0;
  }
  const { bold, dim } = terminal.style;
  const row = ({ key, value, from }: SettingInForce) => [
    printable(key),
    from === 'default' ? '' : printable(from),
    printable(formatCode(value ?? null, { width: Number.POSITIVE_INFINITY })),
  ];
  const tokenRow = ['the token', tokenFrom ?? '', token === null ? 'none' : 'set, not shown'];
  const table = (rows: readonly (readonly string[])[]) => {
    const columns = [{}, { mark: dim }, {}];
    return `${formatTable(rows, columns, { width: screen.width ?? Number.POSITIVE_INFINITY }).join('\n')}\n`;
  };
  const from = source === null ? 'no file' : source;
  terminal.out(
    `${bold('Configuration')} (${printable(from)}${inForce.sample ? '; the sample portal is served' : ''})\n` +
      `${table(inForce.settings.map(row))}\n` +
      `${bold('Environment')}\n${table([tokenRow, ...inForce.variables.map(row)])}\n` +
      `${dim('A setting without a name beside it has its default.')}\n`,
  );
  return 0;
}

import type { Runtime } from '../command.ts';
import { printable } from '../terminal.ts';
import type { WayIn } from './find-way-in.ts';
import type { TargetFile } from './target-file.ts';

/** What to run once the configuration is written. */
export function nextSteps(
  { name, isFound }: TargetFile,
  { baseUrl }: WayIn,
  { terminal, variables }: Runtime,
): readonly string[] {
  const { style } = terminal;
  const set = (variable: string) => (variables[variable]?.trim() ?? '') !== '';
  const hasToken = set('KALENDS_TOKEN') || set('KALENDS_TOKEN_FILE');
  const before = isFound ? '' : `KALENDS_CONFIG=${printable(name)} `;
  const conflicts = [
    ...(set('KALENDS_BASE_URL') && variables.KALENDS_BASE_URL?.trim().replace(/\/+$/u, '') !== baseUrl
      ? [`KALENDS_BASE_URL is set, and wins over the file: unset it, or set it to ${baseUrl}.`]
      : []),
    ...(set('KALENDS_CONFIG') && isFound ? ['KALENDS_CONFIG is set, and wins over the file: unset it.'] : []),
  ];
  return [
    `${style.green('✓')} ${style.bold(printable(name))} is written; the token is not in it. Look it over, then:`,
    '',
    ...(hasToken
      ? []
      : [`  ${style.bold('read -rs KALENDS_TOKEN && export KALENDS_TOKEN')}   the token, typed or pasted`]),
    `  ${style.bold(`${before}npm run kalends -- check`)}   what becomes of it`,
    `  ${style.bold(`${before}npm start`)}   serves it`,
    ...conflicts.map((text) => `\n${style.yellow('!')} ${text}`),
  ];
}

import type { CommandRuntime } from '../command.ts';
import { groupProblems } from '../report/problem-report.ts';
import { printable } from '../screen/terminal.ts';
import { wrapped } from '../screen/text-table.ts';
import type { Survey } from '../survey/survey.ts';
import type { Answers } from './answers.ts';
import type { WayIn } from './probe-auth.ts';
import type { TargetFile } from './target-file.ts';

/** What to run once the configuration is written. */
export function nextSteps(
  target: TargetFile,
  found: { readonly way: WayIn; readonly answers: Answers; readonly survey: Survey },
  runtime: CommandRuntime,
): readonly string[] {
  const { name, isFound } = target;
  const { style } = runtime.terminal;
  const set = (variable: string) => (runtime.variables[variable]?.trim() ?? '') !== '';
  const hasToken = found.way.auth.in === 'none' || set('KALENDS_TOKEN') || set('KALENDS_TOKEN_FILE');
  const before = isFound ? '' : `KALENDS_CONFIG=${printable(name)} `;
  const commands = [
    ...(hasToken ? [] : [tokenCommand(found.answers.tokenFile)]),
    [`${before}npm run kalends -- check`, 'what becomes of it'],
    [`${before}npm start`, 'serves it'],
  ] as const;
  const longest = Math.max(...commands.map(([command = '']) => command.length));
  const width = (runtime.screen.width ?? Number.POSITIVE_INFINITY) - 2;
  const marked = (mark: string, text: string) =>
    wrapped(text, width).map((line, at) => `${at === 0 ? mark : ' '} ${line}`);
  return [
    ...marked(style.green('✓'), `${printable(name)} is written; the token is not in it. Look it over, then:`),
    '',
    ...commands.map(
      ([command = '', what = '']) => `  ${style.bold(command)}${' '.repeat(longest - command.length)}   ${what}`,
    ),
    ...warnings(target, found, set, runtime).flatMap((text) => ['', ...marked(style.yellow('!'), text)]),
  ];
}

const tokenCommand = (file: string | null): readonly string[] =>
  file === null
    ? ['read -rs KALENDS_TOKEN && export KALENDS_TOKEN', 'the token, typed or pasted']
    : [`export KALENDS_TOKEN_FILE=${quoted(printable(file))}`, 'where the token is'];

/** As a shell takes it for one word. */
const quoted = (text: string): string => (/^[\w./:@%+-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

function warnings(
  { isFound }: TargetFile,
  { way, answers, survey }: { readonly way: WayIn; readonly answers: Answers; readonly survey: Survey },
  set: (variable: string) => boolean,
  { variables }: CommandRuntime,
): readonly string[] {
  const errors = groupProblems(survey.problems).filter(({ level }) => level === 'error').length;
  return [
    ...(errors > 0
      ? [`${errors === 1 ? 'One problem needs' : `${errors} problems need`} attention: what is named above with a ✗.`]
      : []),
    ...(answers.isZoneAssumed
      ? [
          `Dates that name no zone are read as ${answers.timeZone}, which is this machine's: if the portal means another, change site.timeZone.`,
        ]
      : []),
    ...(set('KALENDS_BASE_URL') && variables.KALENDS_BASE_URL?.trim().replace(/\/+$/u, '') !== way.baseUrl
      ? [`KALENDS_BASE_URL is set, and wins over the file: unset it, or set it to ${way.baseUrl}.`]
      : []),
    ...(set('KALENDS_CONFIG') && isFound ? ['KALENDS_CONFIG is set, and wins over the file: unset it.'] : []),
  ];
}

import type { Question } from '../../mapping/mapper.ts';
import type { CommandRuntime } from '../command.ts';
import { groupProblems } from '../report/problem-report.ts';
import { printable } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';
import type { Survey } from '../survey/survey.ts';
import type { AccessAnswers, SiteAnswers } from './answers.ts';
import type { DifferingRule } from './common-rules.ts';
import type { PortalAccess } from './probe-auth.ts';
import type { TargetFile } from './target-file.ts';

interface Found {
  readonly done: 'written' | 'unchanged';
  readonly access: PortalAccess;
  readonly answers: AccessAnswers & SiteAnswers;
  readonly survey: Survey;
  /** Fields whose rules are too unsure to be written. */
  readonly unsure: readonly string[];
  /** What differs between calendars, so that it was not written. */
  readonly differing: readonly DifferingRule[];
  /** What nobody has answered. */
  readonly open: readonly Question[];
}

/** Says what to run after the configuration was written. */
export function nextSteps(target: TargetFile, found: Found, runtime: CommandRuntime): readonly string[] {
  const { name, isFound } = target;
  const { style } = runtime.terminal;
  const set = (variable: string) => (runtime.variables[variable]?.trim() ?? '') !== '';
  const hasToken = found.access.auth.in === 'none' || set('KALENDS_TOKEN') || set('KALENDS_TOKEN_FILE');
  const before = isFound ? '' : `KALENDS_CONFIG=${printable(name)} `;
  const commands = [
    ...(hasToken ? [] : [tokenCommand(found.answers.tokenFile)]),
    [`${before}${runtime.typed('check')}`, 'shows the result'],
    [`${before}${runtime.typed('serve')}`, 'serves the calendars'],
  ] as const;
  const longest = Math.max(...commands.map(([command = '']) => command.length));
  const width = (runtime.screen.width ?? Number.POSITIVE_INFINITY) - 2;
  const marked = (mark: string, text: string) =>
    wrap(text, width).map((line, at) => `${at === 0 ? mark : ' '} ${line}`);
  return [
    ...marked(
      style.green('✓'),
      `${printable(name)} ${found.done === 'written' ? 'was written, without the token. Review it, then:' : 'says all of this already, and stays as it is. Next:'}`,
    ),
    '',
    ...commands.map(
      ([command = '', what = '']) => `  ${style.bold(command)}${' '.repeat(longest - command.length)}   ${what}`,
    ),
    ...warnings(target, found, set, runtime).flatMap((text) => ['', ...marked(style.yellow('!'), text)]),
    // People read the end first.
    ...questionsText(found.open, runtime).flatMap((text) => ['', ...marked(style.yellow('?'), text)]),
  ];
}

/** How many questions wait, and for which fields. */
function questionsText(open: readonly Question[], { typed }: CommandRuntime): readonly string[] {
  if (open.length === 0) return [];
  const fields = fieldsOf(open).join(', ');
  const text =
    open.length === 1
      ? `1 question waits for your answer, about ${fields}. ${typed('check')} shows it.`
      : `${open.length} questions wait for your answer, about ${fields}. ${typed('check')} shows them.`;
  return [text];
}

/** `title`, `events.items`. */
const fieldsOf = (all: readonly { readonly where: string }[]): readonly string[] => [
  ...new Set(all.map(({ where }) => where.replace(/^mapping\.(?:event\.)?/u, ''))),
];

const tokenCommand = (file: string | null): readonly string[] =>
  file === null
    ? ['read -rs KALENDS_TOKEN && export KALENDS_TOKEN', 'type or paste the token']
    : [`export KALENDS_TOKEN_FILE=${quoted(printable(file))}`, 'the file with the token'];

/** Quoted for a shell, so that it stays one word. */
const quoted = (text: string): string => (/^[\w./:@%+-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

function warnings(
  { isFound }: TargetFile,
  { access, answers, survey, unsure, differing }: Found,
  set: (variable: string) => boolean,
  { variables, typed }: CommandRuntime,
): readonly string[] {
  const errors = groupProblems(survey.problems).filter(({ level }) => level === 'error').length;
  return [
    ...(errors > 0
      ? [`${errors === 1 ? 'One problem needs' : `${errors} problems need`} attention: see the lines with ✗ above.`]
      : []),
    ...(unsure.length > 0
      ? [
          `${unsure.join(', ')}: ${unsure.length === 1 ? 'its rule is' : 'their rules are'} unsure and ${unsure.length === 1 ? 'stays' : 'stay'} detected. ${typed(`check --explain ${unsure[0]}`)} shows what else it could be.`,
        ]
      : []),
    ...(differing.length > 0
      ? [
          `${fieldsOf(differing).join(', ')}: ${differing.length === 1 ? 'its rule differs between calendars and stays' : 'their rules differ between calendars and stay'} detected.`,
        ]
      : []),
    ...(answers.isZoneAssumed
      ? [
          `Dates without a time zone are read as ${answers.timeZone}, which is this machine's. If the portal means another one, change site.timeZone.`,
        ]
      : []),
    ...(set('KALENDS_BASE_URL') && variables.KALENDS_BASE_URL?.trim().replace(/\/+$/u, '') !== access.baseUrl
      ? [`KALENDS_BASE_URL is set and overrides the file: unset it, or set it to ${access.baseUrl}.`]
      : []),
    ...(set('KALENDS_CONFIG') && isFound ? ['KALENDS_CONFIG is set and overrides the file: unset it.'] : []),
  ];
}

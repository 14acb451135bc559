import { parseArgs } from 'node:util';
import type { Problem } from '../../calendar/problem.ts';
import { readEnvironment } from '../../config/environment.ts';
import { type LoadedConfig, loadConfig } from '../../config/load-config.ts';
import { mappingContext } from '../../config/part-settings.ts';
import type { DetectedMapping } from '../../mapping/mapper.ts';
import { createMapping } from '../../mapping/mapping.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { allAdvice } from '../report/advice.ts';
import { groupProblems, problemLines } from '../report/problem-report.ts';
import { questionLines } from '../report/question-report.ts';
import { surveyLines } from '../report/survey-report.ts';
import { printProblems } from '../screen/print-problems.ts';
import { printable } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';
import { excludedEvents, needsAttention } from '../survey/excluded-events.ts';
import { runSurvey } from '../survey/run-survey.ts';
import type { Survey } from '../survey/survey.ts';
import { checkJson } from './check-json.ts';
import { serverDifferences } from './server-mapping.ts';

export const check: Command = {
  help: `Usage: kalends check [--calendar ID] [--json] [--config FILE]

Reads every calendar, event and detail from the portal and shows the result: the
mapping in use with its confidence, what only you can decide, the next events,
and every problem with the record it comes from. Nothing is stored or published.
If KALENDS_STORE exists, it says which rules of the server differ.

A wide terminal, or a file, shows why each rule was chosen. A narrow terminal
shows that for doubtful rules only.

  --calendar ID   only this calendar, by the portal's id
  --json          print everything as JSON on stdout
  --config FILE   use this file instead of KALENDS_CONFIG

Exit code: 0 when all is well, 1 when something needs attention, 2 when the
arguments or the configuration are wrong.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { calendar: { type: 'string' }, json: { type: 'boolean' }, config: { type: 'string' } },
  });
  const { terminal, variables, directory, stop } = runtime;
  const named = values.config === undefined ? variables : { ...variables, KALENDS_CONFIG: values.config };
  const loaded = await loadConfig(named, directory);
  if ('problems' in loaded) {
    printProblems(terminal, loaded.problems);
    return 2;
  }
  const json = values.json === true;
  const began = runtime.now();
  const read = await runSurvey(loaded, { runtime, calendarId: values.calendar ?? null });
  const { requests } = read;
  const ms = runtime.now() - began;
  if (stop.aborted) {
    // A report on half of a portal would mislead.
    terminal.err(`${terminal.style.red('✗')} Cancelled before the portal was read.\n`);
    return 1;
  }
  const mapping = createMapping(loaded.config.mapping, mappingContext(loaded.config));
  const store = loaded.config.sample ? ':memory:' : readEnvironment(named).environment.store;
  const rulesInForce = (detected: DetectedMapping) => mapping.mapper(detected).rules;
  const differences = await serverDifferences(store, directory, read.survey.rules, rulesInForce);
  const survey = { ...read.survey, problems: [...read.survey.problems, ...differences] };
  if (json) terminal.out(checkJson(survey, [...survey.problems, ...excludedEvents(survey)]));
  else printCheck(survey, loaded, runtime, { ms, requests });
  return needsAttention(survey.problems) || survey.questions.length > 0 ? 1 : 0;
}

/** When many things fail, the first few pieces of advice are enough. */
const maxAdvice = 3;
const noCalendarsAdvice =
  'Ask the Organization Administrator which calendars the token may read; kalends init tries other ways to send it. If the list is under another key, set mapping.calendars.items.';
const ownPortalHint = 'To check a portal of your own, set KALENDS_BASE_URL and KALENDS_TOKEN.';
const serveHint =
  'Next: npm start serves the calendars; npm run kalends -- init writes a configuration that you can edit.';

function printCheck(
  survey: Survey,
  { config, file }: LoadedConfig,
  { terminal, screen, now }: CommandRuntime,
  cost: { readonly ms: number; readonly requests: number },
): void {
  const { out, style } = terminal;
  const context = { style, width: screen.width ?? Number.POSITIVE_INFINITY, now: now() };
  const print = (lines: readonly string[]) => out(lines.map((line) => `${line}\n`).join(''));
  const portal = config.sample
    ? 'the built-in sample portal (no portal is configured)'
    : printable(config.source.baseUrl);
  const took = `${cost.requests === 1 ? '1 request' : `${cost.requests} requests`} in ${(cost.ms / 1000).toFixed(1)} s`;
  print([`${style.bold(portal)}  ${style.dim(file === null ? took : `${took}, configured in ${printable(file)}`)}`]);
  if (survey.failure === null) print(surveyLines(survey, context));
  if (survey.questions.length > 0) print(['', style.bold('Questions'), ...questionLines(survey.questions, context)]);
  if (survey.problems.length > 0) print(['', style.bold('Problems'), ...problemLines(survey.problems, context)]);
  const isBare = survey.failure === null && survey.calendars.length === 0;
  const what = [...allAdvice(survey.failures, config).slice(0, maxAdvice), ...(isBare ? [noCalendarsAdvice] : [])];
  if (what.length > 0)
    print(['', style.bold('What to do'), ...what.flatMap((text) => adviceLines(text, context.width))]);
  print(['', ...verdict(survey, style, context.width)]);
  const hasEvents = survey.calendars.some(({ events }) => events.length > 0);
  const next = config.sample
    ? ownPortalHint
    : file === null && hasEvents && !needsAttention(survey.problems)
      ? serveHint
      : null;
  if (next !== null) print(wrap(next, context.width - 2).map((line) => `  ${style.dim(line)}`));
}

const adviceLines = (text: string, width: number): readonly string[] =>
  wrap(printable(text), width - 4).map((line, at) => `  ${at === 0 ? '→' : ' '} ${line}`);

/** The result in one line. It comes last, since people read the end of the output first. */
function verdict(
  { problems, questions, failure, calendars }: Survey,
  style: CommandRuntime['terminal']['style'],
  width: number,
) {
  const groups = groupProblems(problems);
  const count = (level: Problem['level']) => groups.filter((one) => one.level === level).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const warned = warnings === 0 ? '' : `; ${warnings === 1 ? '1 warning' : `${warnings} warnings`}`;
  const isEmpty = calendars.every(({ events }) => events.length === 0);
  const [mark, text] =
    failure !== null
      ? [style.red('✗'), "The portal's calendars can't be read."]
      : errors > 0
        ? [style.red('✗'), `${errors === 1 ? '1 problem needs' : `${errors} problems need`} attention${warned}.`]
        : questions.length > 0
          ? [
              style.yellow('?'),
              `${questions.length === 1 ? '1 question waits' : `${questions.length} questions wait`} for your answer${warned}.`,
            ]
          : isEmpty
            ? [
                style.yellow('!'),
                `There is nothing to publish: the portal lists ${calendars.length === 0 ? 'no calendar' : 'no event'}.`,
              ]
            : [style.green('✓'), `Every event is published, or left out for a reason given above${warned}.`];
  return wrap(text, width - 2).map((line, at) => `${at === 0 ? mark : ' '} ${line}`);
}

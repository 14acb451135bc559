import { parseArgs } from 'node:util';
import { readEnvironment } from '../../config/environment.ts';
import { type LoadedConfig, loadConfig } from '../../config/load-config.ts';
import { mappingContext } from '../../config/part-settings.ts';
import type { DetectedMapping } from '../../mapping/mapper.ts';
import { createMapping } from '../../mapping/mapping.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { allAdvice } from '../report/advice.ts';
import { problemLines } from '../report/problem-report.ts';
import { questionLines } from '../report/question-report.ts';
import { surveyLines } from '../report/survey-report.ts';
import { printProblems } from '../screen/print-problems.ts';
import { printable } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';
import { excludedEvents, needsAttention } from '../survey/excluded-events.ts';
import { runSurvey } from '../survey/run-survey.ts';
import { sizeProblems } from '../survey/size-problems.ts';
import type { Survey } from '../survey/survey.ts';
import { UsageError } from '../usage-error.ts';
import { checkJson, explanationJson, recordsJson } from './check-json.ts';
import { recordLines } from './event-lines.ts';
import { recordViews } from './event-view.ts';
import { explanationLines } from './explain-lines.ts';
import { explain, fieldNamed } from './explain-view.ts';
import { serverDifferences } from './server-mapping.ts';
import { isToDo, type Verdict, verdictLines, verdictOf } from './verdict.ts';

export const check: Command = {
  help: `Usage: kalends check [--calendar ID] [--event ID | --explain FIELD] [--json]
                     [--config FILE]

Reads every calendar, event and detail from the portal and shows the result: the
mapping in use with its confidence, what only you can decide, the next events,
and every problem with the record it comes from. Nothing is stored or published.
If KALENDS_STORE exists, it says which rules of the server differ.

A wide terminal, or a file, shows why each rule was chosen. A narrow terminal
shows that for doubtful rules only.

  --calendar ID    only this calendar, by the portal's id
  --event ID       one event beside the portal's record: each field with its
                   rule and the part of the record that it comes from
  --explain FIELD  one field, such as title: its rule and why, what else it
                   could be, what events have in it, and which have nothing
  --json           print everything as JSON on stdout
  --config FILE    use this file instead of KALENDS_CONFIG

Exit code: 0 when nothing has to be done, 1 when something needs attention or no
event came that could be checked, 2 when the arguments or the configuration are
wrong.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      calendar: { type: 'string' },
      event: { type: 'string' },
      explain: { type: 'string' },
      json: { type: 'boolean' },
      config: { type: 'string' },
    },
  });
  if (values.event !== undefined && values.explain !== undefined)
    throw new UsageError('Expected one of --event and --explain, found both.');
  const field = values.explain === undefined ? null : fieldNamed(values.explain);
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
  const store = loaded.config.sample ? null : readEnvironment(named).environment.store;
  const rulesInForce = (detected: DetectedMapping) => mapping.mapper(detected).rules;
  // Where nothing came, detection has nothing to say.
  const hasEvents = read.survey.calendars.some(({ events }) => events.length > 0);
  const differences = hasEvents ? await serverDifferences(store, runtime, read.survey.rules, rulesInForce) : [];
  const sizes = await sizeProblems(read.survey.calendars, loaded.config, runtime.now());
  const survey = { ...read.survey, problems: [...read.survey.problems, ...differences, ...sizes] };
  const closer = { event: values.event ?? null, field };
  // A list of calendars that can't be read is what has to be shown first.
  if (survey.failure === null && (closer.event !== null || field !== null))
    return showCloser(survey, closer, json, runtime);
  const verdict = verdictOf(survey, runtime.typed);
  if (json) terminal.out(checkJson(survey, [...survey.problems, ...excludedEvents(survey)], verdict));
  else printCheck(survey, loaded, runtime, { ms, requests, verdict });
  return isToDo(verdict, survey) ? 1 : 0;
}

/** Shows one event beside its record, or what is known of one field. */
function showCloser(
  survey: Survey,
  { event, field }: { readonly event: string | null; readonly field: string | null },
  json: boolean,
  { terminal, screen }: CommandRuntime,
): number {
  const { out, style } = terminal;
  const context = { style, width: screen.width ?? Number.POSITIVE_INFINITY };
  const print = (lines: readonly string[]) => out(lines.map((line) => `${line}\n`).join(''));
  if (event !== null) {
    const views = recordViews(survey, event);
    if (json) out(recordsJson(event, views));
    else print(recordLines(views, context).slice(1));
    return views.some(({ problems }) => needsAttention(problems)) ? 1 : 0;
  }
  const explanation = explain(survey, field ?? '');
  if (json) out(explanationJson(explanation));
  else print(explanationLines(explanation, context).slice(1));
  return 0;
}

/** When many things fail, the first few pieces of advice are enough. */
const maxAdvice = 3;
const noCalendarsAdvice =
  'Ask the Organization Administrator which calendars the token may read; kalends init tries other ways to send it. If the list is under another key, set mapping.calendars.items.';
const noEventsAdvice =
  'If the portal has events, its lists may be in a place that detection does not know: kalends map shows the whole answers, and a click names the list. Otherwise ask the Organization Administrator which events the token may read.';
const ownPortalHint = 'To check a portal of your own, set KALENDS_BASE_URL and KALENDS_TOKEN.';
const serveHint = (typed: CommandRuntime['typed']) =>
  `Next: ${typed('serve')} serves the calendars; ${typed('init')} writes a configuration that you can edit.`;

function printCheck(
  survey: Survey,
  { config, file }: LoadedConfig,
  { terminal, screen, now, typed }: CommandRuntime,
  { ms, requests, verdict }: { readonly ms: number; readonly requests: number; readonly verdict: Verdict },
): void {
  const { out, style } = terminal;
  const context = { style, width: screen.width ?? Number.POSITIVE_INFINITY, now: now() };
  const print = (lines: readonly string[]) => out(lines.map((line) => `${line}\n`).join(''));
  const portal = config.sample
    ? 'the built-in sample portal (no portal is configured)'
    : printable(config.source.baseUrl);
  const took = `${requests === 1 ? '1 request' : `${requests} requests`} in ${(ms / 1000).toFixed(1)} s`;
  print([`${style.bold(portal)}  ${style.dim(file === null ? took : `${took}, configured in ${printable(file)}`)}`]);
  if (survey.failure === null) print(surveyLines(survey, context));
  if (survey.questions.length > 0) print(['', style.bold('Questions'), ...questionLines(survey.questions, context)]);
  if (survey.problems.length > 0) print(['', style.bold('Problems'), ...problemLines(survey.problems, context)]);
  const what = [...allAdvice(survey.failures, config).slice(0, maxAdvice), ...emptyAdvice(survey)];
  if (what.length > 0)
    print(['', style.bold('What to do'), ...what.flatMap((text) => adviceLines(text, context.width))]);
  print(['', ...verdictLines(verdict, style, context.width)]);
  const hasEvents = survey.calendars.some(({ events }) => events.length > 0);
  const next = config.sample
    ? ownPortalHint
    : file === null && hasEvents && !needsAttention(survey.problems)
      ? serveHint(typed)
      : null;
  if (next !== null) print(wrap(next, context.width - 2).map((line) => `  ${style.dim(line)}`));
}

/** What to do where everything was read and nothing was in it. */
function emptyAdvice({ failure, failures, calendars }: Survey): readonly string[] {
  if (failure !== null) return [];
  if (calendars.length === 0) return [noCalendarsAdvice];
  return failures.length === 0 && calendars.every(({ events }) => events.length === 0) ? [noEventsAdvice] : [];
}

const adviceLines = (text: string, width: number): readonly string[] =>
  wrap(printable(text), width - 4).map((line, at) => `  ${at === 0 ? '→' : ' '} ${line}`);

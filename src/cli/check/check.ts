import { parseArgs } from 'node:util';
import type { Problem } from '../../calendar/problem.ts';
import { type Loaded, loadConfig } from '../../config/load-config.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { allAdvice } from '../report/advice.ts';
import { groupProblems, problemLines } from '../report/problem-report.ts';
import { surveyLines } from '../report/survey-report.ts';
import { sayProblems } from '../screen/problem-lines.ts';
import { printable } from '../screen/terminal.ts';
import { wrapped } from '../screen/text-table.ts';
import { leftOut, needsAttention } from '../survey/excluded-events.ts';
import { openSurvey } from '../survey/open-survey.ts';
import type { Survey } from '../survey/survey.ts';
import { checkJson } from './check-json.ts';

export const check: Command = {
  name: 'check',
  summary: 'asks the portal and shows what it found: calendars, mapping, problems',
  help: `Usage: kalends check [--calendar ID] [--json] [--config FILE]

Asks the portal for every calendar, event and detail, and shows what it makes of
them: the mapping in force and how sure it is, the next events, and every
problem with the record it came from. Nothing is stored or published.

A wide terminal, or a file, shows why each rule was chosen; a narrow one where
that is in doubt.

  --calendar ID   this calendar only, by the portal's id
  --json          all of it as JSON on stdout
  --config FILE   in place of KALENDS_CONFIG

Ends with 0 when all is well, 1 when something needs attention, 2 when it was
not used or configured rightly.
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
    sayProblems(terminal, loaded.problems);
    return 2;
  }
  const json = values.json === true;
  const began = runtime.now();
  const { survey, requests } = await openSurvey(loaded, { runtime, calendarId: values.calendar ?? null });
  const ms = runtime.now() - began;
  if (stop.aborted) {
    // Half of a portal says nothing about the whole.
    terminal.err(`${terminal.style.red('✗')} Called off before the portal was read.\n`);
    return 1;
  }
  if (json) terminal.out(checkJson(survey, [...survey.problems, ...leftOut(survey)]));
  else sayCheck(survey, loaded, runtime, { ms, requests });
  return needsAttention(survey.problems) ? 1 : 0;
}

/** Of several failures, what to do about the first. */
const mostAdvice = 3;
const noCalendars =
  'Ask the Organization Administrator which calendars the token may read; kalends init tries other ways of sending it. If the list is under another key, say where: mapping.calendars.items.';
const ownPortal = 'To check a portal of your own, set KALENDS_BASE_URL and KALENDS_TOKEN.';
const serveIt =
  'Next: npm start serves it, and npm run kalends -- init writes it down as a configuration that you can edit.';

function sayCheck(
  survey: Survey,
  { config, file }: Loaded,
  { terminal, screen, now }: CommandRuntime,
  cost: { readonly ms: number; readonly requests: number },
): void {
  const { out, style } = terminal;
  const context = { style, width: screen.width ?? Number.POSITIVE_INFINITY, now: now() };
  const say = (lines: readonly string[]) => out(lines.map((line) => `${line}\n`).join(''));
  const portal = config.sample
    ? 'the built-in sample portal (no portal is configured)'
    : printable(config.source.baseUrl);
  const took = `${cost.requests === 1 ? '1 request' : `${cost.requests} requests`} in ${(cost.ms / 1000).toFixed(1)} s`;
  say([`${style.bold(portal)}  ${style.dim(file === null ? took : `${took}, configured in ${printable(file)}`)}`]);
  if (survey.failure === null) say(surveyLines(survey, context));
  if (survey.problems.length > 0) say(['', style.bold('Problems'), ...problemLines(survey.problems, context)]);
  const isBare = survey.failure === null && survey.calendars.length === 0;
  const what = [...allAdvice(survey.failures, config).slice(0, mostAdvice), ...(isBare ? [noCalendars] : [])];
  if (what.length > 0) say(['', style.bold('What to do'), ...what.flatMap((text) => adviceLines(text, context.width))]);
  say(['', ...verdict(survey, style, context.width)]);
  const hasEvents = survey.calendars.some(({ events }) => events.length > 0);
  const next = config.sample
    ? ownPortal
    : file === null && hasEvents && !needsAttention(survey.problems)
      ? serveIt
      : null;
  if (next !== null) say(wrapped(next, context.width - 2).map((line) => `  ${style.dim(line)}`));
}

const adviceLines = (text: string, width: number): readonly string[] =>
  wrapped(printable(text), width - 4).map((line, at) => `  ${at === 0 ? '→' : ' '} ${line}`);

/** It all in one line, which is the last and therefore the first that is read. */
function verdict({ problems, failure, calendars }: Survey, style: CommandRuntime['terminal']['style'], width: number) {
  const groups = groupProblems(problems);
  const count = (level: Problem['level']) => groups.filter((one) => one.level === level).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const looks = warnings === 0 ? '' : `; ${warnings} to look at`;
  const isEmpty = calendars.every(({ events }) => events.length === 0);
  const [mark, text] =
    failure !== null
      ? [style.red('✗'), "The portal's calendars can't be read."]
      : errors > 0
        ? [style.red('✗'), `${errors === 1 ? '1 problem needs' : `${errors} problems need`} attention${looks}.`]
        : isEmpty
          ? [
              style.yellow('!'),
              `There is nothing to publish: the portal lists ${calendars.length === 0 ? 'no calendar' : 'no event'}.`,
            ]
          : [style.green('✓'), `Every event is published, or left out for a reason said above${looks}.`];
  return wrapped(text, width - 2).map((line, at) => `${at === 0 ? mark : ' '} ${line}`);
}

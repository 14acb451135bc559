import type { Problem } from '../../calendar/problem.ts';
import type { CommandRuntime } from '../command.ts';
import { groupProblems } from '../report/problem-report.ts';
import { wrap } from '../screen/text-table.ts';
import { type CoreDoubt, coreDoubts } from '../survey/core-doubts.ts';
import type { Survey } from '../survey/survey.ts';

/** The result in one line. It comes last, since people read the end of the output first. */
export function verdict(
  survey: Survey,
  { terminal: { style }, typed }: Pick<CommandRuntime, 'terminal' | 'typed'>,
  width: number,
): readonly string[] {
  const { problems, questions, failure, calendars } = survey;
  const doubts = coreDoubts(survey);
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
            : doubts.length > 0
              ? [style.yellow('!'), doubtText(doubts, warned, typed)]
              : [style.green('✓'), `Every event is published, or left out for a reason given above${warned}.`];
  return wrap(text, width - 2).map((line, at) => `${at === 0 ? mark : ' '} ${line}`);
}

/** Every event is published, but by a rule that may be wrong. */
function doubtText(doubts: readonly CoreDoubt[], warned: string, typed: CommandRuntime['typed']): string {
  const named = doubts.map(({ field, why }) => `${field} ${why}`).join(', ');
  return `Look before you publish: ${named}. ${typed(`check --explain ${doubts[0]?.field}`)} shows more${warned}.`;
}

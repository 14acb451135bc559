import type { Problem } from '../../calendar/problem.ts';
import type { CommandRuntime } from '../command.ts';
import { groupProblems } from '../report/problem-report.ts';
import type { Style } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';
import { type CoreDoubt, coreDoubts } from '../survey/core-doubts.ts';
import { needsAttention } from '../survey/excluded-events.ts';
import type { Survey } from '../survey/survey.ts';

/** The result in a sentence, and as a word for programs. */
export interface Verdict {
  /**
   * `unread`: the portal's calendars can't be read. `problems`: an event that should be published is not. `questions`: only a
   * person can decide. `empty`: no event came, so nothing could be judged. `doubts`: every event is published, but a field that
   * each of them stands on is uncertain, or the same everywhere. `fine`: none of these.
   */
  readonly state: 'unread' | 'problems' | 'questions' | 'empty' | 'doubts' | 'fine';
  readonly message: string;
}

export function verdictOf(survey: Survey, typed: CommandRuntime['typed']): Verdict {
  const { problems, questions, failure, calendars } = survey;
  const doubts = coreDoubts(survey);
  const groups = groupProblems(problems);
  const count = (level: Problem['level']) => groups.filter((one) => one.level === level).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const warned = warnings === 0 ? '' : `; ${warnings === 1 ? '1 warning' : `${warnings} warnings`}`;
  if (failure !== null) return { state: 'unread', message: "The portal's calendars can't be read." };
  if (errors > 0) {
    const many = errors === 1 ? '1 problem needs' : `${errors} problems need`;
    return { state: 'problems', message: `${many} attention${warned}.` };
  }
  if (questions.length > 0) {
    const many = questions.length === 1 ? '1 question waits' : `${questions.length} questions wait`;
    return { state: 'questions', message: `${many} for your answer${warned}.` };
  }
  if (calendars.every(({ events }) => events.length === 0))
    return { state: 'empty', message: emptyText(survey, warned) };
  if (doubts.length > 0) return { state: 'doubts', message: doubtText(doubts, warned, typed) };
  return { state: 'fine', message: `Every event is published, or left out for a reason given above${warned}.` };
}

/** The result in one line. It comes last, since people read the end of the output first. */
export function verdictLines({ state, message }: Verdict, style: Style, width: number): readonly string[] {
  const marks: Readonly<Record<Verdict['state'], string>> = {
    unread: style.red('✗'),
    problems: style.red('✗'),
    questions: style.yellow('?'),
    empty: style.yellow('!'),
    doubts: style.yellow('!'),
    fine: style.green('✓'),
  };
  return wrap(message, width - 2).map((line, at) => `${at === 0 ? marks[state] : ' '} ${line}`);
}

/** Whether there is something to do. A check that has seen no event has checked nothing. */
export const isToDo = ({ state }: Verdict, { problems, questions }: Survey): boolean =>
  state === 'empty' || questions.length > 0 || needsAttention(problems);

function emptyText({ calendars }: Survey, warned: string): string {
  const none = calendars.length === 0 ? 'no calendar' : 'no event';
  return `Nothing could be judged: the portal lists ${none}. If it has none yet, check again when the first ones are in it${warned}.`;
}

/** Every event is published, but by a rule that may be wrong. */
function doubtText(doubts: readonly CoreDoubt[], warned: string, typed: CommandRuntime['typed']): string {
  const named = doubts.map(({ field, why }) => `${field} ${why}`).join(', ');
  return `Look before you publish: ${named}. ${typed(`check --explain ${doubts[0]?.field}`)} shows more${warned}.`;
}

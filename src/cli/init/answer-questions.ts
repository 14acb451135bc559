import type { MappingInForce, Question, RuleInForce } from '../../mapping/mapper.ts';
import type { Rule } from '../../mapping/mapping-settings.ts';
import { choiceText } from '../report/question-report.ts';
import type { Prompter } from '../screen/prompter.ts';
import { printable } from '../screen/terminal.ts';

/** The rules after a person was asked what detection could not decide. */
interface AnsweredRules {
  readonly rules: MappingInForce;
  /** What nobody has answered. Its fields have no rule, so that the question stays open. */
  readonly open: readonly Question[];
}

const field = ({ where }: Question): string => where.replace('mapping.event.', '');

/** Asks each question; without a prompter, all stay open. */
export async function answerQuestions(
  rules: MappingInForce,
  questions: readonly Question[],
  prompter: Prompter | null,
): Promise<AnsweredRules> {
  const event = { ...rules.event };
  let { allDayEnd } = rules;
  const open: Question[] = [];
  for (const question of questions) {
    const { choices, message } = question;
    if (prompter === null) {
      open.push(question);
      delete event[field(question)];
      // What goes with one of the answers is as open as the question.
      for (const name of choices.flatMap((choice) => Object.keys(choice.with ?? {}))) {
        const rule = event[name];
        if (rule?.origin === 'detected')
          event[name] = { ...rule, confidence: Math.min(rule.confidence, choices[0]?.likelihood ?? 0) };
      }
      continue;
    }
    const list = choices.map((choice, at) => `  ${at + 1}. ${choiceText(choice)}`).join('\n');
    const isChoice = (answer: string) => Number.isInteger(Number(answer)) && choices[Number(answer) - 1] !== undefined;
    const answer = await prompter.text(printable(`${message}\n${list}\nWhich one?`), {
      suggestion: '1',
      check: (text) => isChoice(text) || `Enter a number from 1 to ${choices.length}.`,
    });
    const chosen = choices[Number(answer) - 1];
    if (question.where === 'mapping.allDayEnd') {
      if (chosen !== undefined) allDayEnd = answered(chosen.rule as Rule);
      continue;
    }
    for (const [name, rule] of [[field(question), chosen?.rule], ...Object.entries(chosen?.with ?? {})] as const) {
      if (rule === null) delete event[name];
      else event[name] = answered(rule as Rule);
    }
  }
  return { rules: { ...rules, event, allDayEnd }, open };
}

const answered = (rule: Rule): RuleInForce => ({ rule, origin: 'configured', confidence: 1, why: 'as you answered' });

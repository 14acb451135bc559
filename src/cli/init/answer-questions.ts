import type { MappingInForce, Question, RuleInForce } from '../../mapping/mapper.ts';
import type { EventField, Rule } from '../../mapping/mapping-settings.ts';
import { choiceText } from '../report/question-report.ts';
import type { Prompter } from '../screen/prompter.ts';
import { printable } from '../screen/terminal.ts';
import type { DifferingRule } from './common-rules.ts';

/** The rules after a person was asked what detection could not decide. */
interface AnsweredRules {
  readonly rules: MappingInForce;
  /** What nobody has answered. Its fields have no rule, so that the question stays open. */
  readonly open: readonly Question[];
  /** What still differs between calendars: nobody has given a rule for it. */
  readonly differing: readonly DifferingRule[];
}

const field = ({ where }: Question): string => where.replace('mapping.event.', '');

/** Asks each question; without a prompter, all stay open. */
export async function answerQuestions(
  rules: MappingInForce,
  questions: readonly Question[],
  prompter: Prompter | null,
  differing: readonly DifferingRule[] = [],
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
      else event[name] = answered(withOthers(rule as Rule, name, question, differing));
    }
  }
  const isGiven = (where: string) => event[where.replace('mapping.event.', '')]?.origin === 'configured';
  return { rules: { ...rules, event, allDayEnd }, open, differing: differing.filter(({ where }) => !isGiven(where)) };
}

/**
 * An answer becomes a rule for all calendars. Where these have different rules, those that the question is not about stand
 * behind it: the first that gives a value counts.
 */
function withOthers(rule: Rule, name: string, { choices }: Question, differing: readonly DifferingRule[]): Rule {
  const found = differing.find(({ where }) => where === `mapping.event.${name}`);
  if (found === undefined) return rule;
  const text = (one: unknown) => JSON.stringify(one);
  const asked = new Set(
    [rule, ...choices.flatMap((choice) => [choice.rule, choice.with?.[name as EventField]])].map(text),
  );
  const others = [found.rule, ...Object.values(found.byCalendar)].filter(
    (one) => one !== undefined && !asked.has(text(one)),
  );
  const rules = [rule, ...new Map(others.map((one) => [text(one), one])).values()].flat();
  return rules.length === 1 ? rule : (rules as Rule);
}

const answered = (rule: Rule): RuleInForce => ({ rule, origin: 'configured', confidence: 1, why: 'as you answered' });

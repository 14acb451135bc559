import { describe, expect, it } from 'vitest';
import { answerQuestions } from '../../src/cli/init/answer-questions.ts';
import { generateConfigCode } from '../../src/cli/init/config-code.ts';
import { withOwnRules } from '../../src/cli/init/propose-settings.ts';
import { questionLines } from '../../src/cli/report/question-report.ts';
import { createStyle } from '../../src/cli/screen/terminal.ts';
import type { MappingInForce, Question } from '../../src/mapping/mapper.ts';

const rule = (text: unknown) => ({ rule: text, origin: 'detected' as const, confidence: 0.6, why: 'test' });
const rules: MappingInForce = {
  calendars: {},
  events: {},
  details: {},
  event: { id: rule('id'), title: rule('title'), start: rule('start') },
  allDayEnd: rule('auto'),
};
const example = (value: string) => [{ id: '4', title: 'A talk', value }];
const question: Question = {
  where: 'mapping.event.start',
  message: 'Which hour is right: 17:30 or 19:30 in Europe/Berlin?',
  choices: [
    { rule: 'start', likelihood: 0.52, examples: example('17:30') },
    { rule: { path: 'start', timeZone: 'UTC' }, likelihood: 0.48, examples: example('19:30') },
  ],
  undecided: true,
};

/** A person who gives these answers, one after the other. */
const person = (...answers: string[]) => {
  const asked: string[] = [];
  const text = async (message: string) => {
    asked.push(message);
    return answers.shift() ?? '';
  };
  return { asked, prompter: { text, secret: text, confirm: async () => true } };
};

describe('a question of detection', () => {
  it('is shown with real events and with the line that makes each choice', () => {
    expect(questionLines([question], { style: createStyle(false), width: 100 })).toEqual([
      '  ? mapping.event.start: Which hour is right: 17:30 or 19:30 in Europe/Berlin? The first is',
      '    published meanwhile; events that were never published wait.',
      '      1. 52 %: 17:30 (event 4, "A talk")',
      "         mapping.event.start: 'start'",
      '      2. 48 %: 19:30 (event 4, "A talk")',
      "         mapping.event.start: { path: 'start', timeZone: 'UTC' }",
    ]);
  });

  it('is asked by init, and the answer becomes the rule', async () => {
    const { asked, prompter } = person('2');
    const { rules: answered, open } = await answerQuestions(rules, [question], prompter);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('2. 48 %: 19:30 (event 4, "A talk")');
    expect(answered.event.start?.rule).toEqual({ path: 'start', timeZone: 'UTC' });
    expect(open).toEqual([]);
  });

  it('stays open where nobody can be asked: the file has the choices as comments, and no rule', async () => {
    const { rules: answered, open } = await answerQuestions(rules, [question], null);
    const code = generateConfigCode({
      settings: { source: { baseUrl: 'https://uni.example/api', auth: { in: 'none' } } },
      rules: answered,
      questions: open,
      calendars: [],
      canImport: true,
    });
    expect(code).toContain('// DECIDE: Which hour is right: 17:30 or 19:30 in Europe/Berlin?');
    expect(code).toContain("// start: { path: 'start', timeZone: 'UTC' },");
    expect(code).not.toMatch(/^ *start:/mu);
  });
});

it('rules of single calendars are written behind those for all', () => {
  const byCalendar = { kurse: { event: { title: rule('bezeichnung'), location: rule('ort') } } };
  const { event } = withOwnRules(rules, byCalendar);
  expect([event.title?.rule, event.location?.rule, event.id?.rule]).toEqual([['title', 'bezeichnung'], 'ort', 'id']);
});

it('what goes with an open question is no surer than its first answer, so that init leaves it detected', async () => {
  const sure = { ...rules, event: { ...rules.event, end: { ...rule('end'), confidence: 0.99 } } };
  const pair = { ...question, choices: question.choices.map((choice) => ({ ...choice, with: { end: 'to' } })) };
  const { rules: answered } = await answerQuestions(sure, [pair], null);
  expect(answered.event.end).toMatchObject({ rule: 'end', origin: 'detected', confidence: 0.52 });
  const code = generateConfigCode({
    settings: { source: { baseUrl: 'https://uni.example/api', auth: { in: 'none' } } },
    rules: answered,
    calendars: [],
    canImport: true,
  });
  expect(code).toContain("// end: 'end',");
});

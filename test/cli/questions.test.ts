import { describe, expect, it } from 'vitest';
import { answerQuestions } from '../../src/cli/init/answer-questions.ts';
import { commonRules } from '../../src/cli/init/common-rules.ts';
import { generateConfigCode } from '../../src/cli/init/config-code.ts';
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
      '  ? mapping.event.start: Which hour is right: 17:30 or 19:30 in Europe/Berlin? New events wait for',
      '    the answer; what is published already stays.',
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

describe('rules that differ between calendars', () => {
  const own = {
    kurse: {
      ...rules,
      event: { id: { ...rule('id'), confidence: 0.5 }, title: rule('bezeichnung'), location: rule('ort') },
    },
  };

  it('are none for all: what one calendar has otherwise, lacks or has alone', () => {
    const common = commonRules(rules, own);
    expect(Object.entries(common.rules.event)).toEqual([['id', { ...rule('id'), confidence: 0.5 }]]);
    expect(common.differing).toEqual([
      { where: 'mapping.event.title', rule: 'title', byCalendar: { kurse: 'bezeichnung' } },
      { where: 'mapping.event.start', rule: 'start', byCalendar: { kurse: undefined } },
      { where: 'mapping.event.location', rule: undefined, byCalendar: { kurse: 'ort' } },
    ]);
  });

  it('stand behind the answer to a question about one calendar', async () => {
    const { rules: common, differing } = commonRules(rules, own);
    const about: Question = { ...question, where: 'mapping.event.title', choices: question.choices };
    const { prompter } = person('2');
    const answered = await answerQuestions(common, [about], prompter, differing);
    expect(answered.rules.event.title?.rule).toEqual([{ path: 'start', timeZone: 'UTC' }, 'title', 'bezeichnung']);
    expect(answered.differing.map(({ where }) => where)).toEqual(['mapping.event.start', 'mapping.event.location']);
  });
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

import { describe, expect, it } from 'vitest';
import { allDayEndQuestion } from '../../../src/mapping/detection/all-day-end-question.ts';
import { tableOf } from '../../../src/mapping/detection/profile/table.ts';
import { statusQuestion, titleQuestion } from '../../../src/mapping/detection/questions.ts';

const records = ['Walk', 'Choir', 'Market'].map((title, n) => ({
  id: 70 + n,
  title,
  name: n === 0 ? title : `${title} ${n}`,
}));
const found = (rule: string, confidence: number) => ({ rule, confidence, why: '' });
const ask = (first: number, ...others: readonly number[]) =>
  titleQuestion(
    {
      id: found('id', 0.9),
      title: {
        ...found('title', first),
        alternatives: others.map((confidence, n) => ({ rule: n === 0 ? 'name' : 'id', confidence, examples: [] })),
      },
    },
    tableOf(records, 'en'),
  );

describe('texts that could be the title', () => {
  it('are asked about where the second is at least half as likely, with events where they differ', () => {
    expect(ask(0.5, 0.4)).toEqual([
      {
        where: 'mapping.event.title',
        message: 'Which of these is the title of an event: title or name?',
        choices: [
          {
            rule: 'title',
            likelihood: 0.56,
            examples: [
              { id: '71', title: null, value: 'Choir' },
              { id: '72', title: null, value: 'Market' },
            ],
          },
          {
            rule: 'name',
            likelihood: 0.44,
            examples: [
              { id: '71', title: null, value: 'Choir 1' },
              { id: '72', title: null, value: 'Market 2' },
            ],
          },
        ],
        undecided: false,
      },
    ]);
  });

  it('are not where the first is much likelier', () => {
    expect(ask(0.8, 0.1)).toEqual([]);
  });

  it('are where none is likely, with a third that may be it', () => {
    const [question] = ask(0.55, 0.24, 0.15);
    expect(question?.message).toBe('Which of these is the title of an event: title, name or id?');
    expect(question?.choices.map(({ likelihood }) => likelihood)).toEqual([0.59, 0.26, 0.16]);
    expect(ask(0.55, 0.24, 0.05)[0]?.choices).toHaveLength(2);
  });
});

describe('a state in letters that nobody can read', () => {
  const table = tableOf(
    ['NS', 'NS', 'XLD', 'NS'].map((strStatus, n) => ({ id: n, title: `Match ${n}`, strStatus, moved: n === 1 })),
    'en',
  );
  const ask = (more: object) => statusQuestion({ id: found('id', 0.9), title: found('title', 0.9), ...more }, table);

  it('is asked about with the events that have it', () => {
    const [question] = ask({});
    expect(question?.message).toContain('at strStatus mean that an event is cancelled: XLD (1 of 4 records)?');
    expect(question?.choices.at(-1)).toMatchObject({
      rule: { path: 'strStatus', values: { XLD: 'cancelled', '*': null } },
      examples: [{ id: '2', title: 'Match 2', value: 'cancelled' }],
    });
  });

  it('is asked about with an event that stands far down', () => {
    const many = tableOf(
      Array.from({ length: 40 }, (_, n) => ({ id: n, title: `Match ${n}`, strStatus: n === 30 ? 'XLD' : 'NS' })),
      'en',
    );
    const [question] = statusQuestion({ id: found('id', 0.9), title: found('title', 0.9) }, many);
    expect(question?.choices.at(-1)?.examples).toEqual([{ id: '30', title: 'Match 30', value: 'cancelled' }]);
  });

  it('is asked about beside another rule, which stays', () => {
    const [question] = ask({
      status: { ...found('moved', 0.9), rule: { path: 'moved', values: { true: 'postponed' } } },
    });
    expect(question?.choices.at(-1)?.rule).toEqual([
      { path: 'moved', values: { true: 'postponed' } },
      { path: 'strStatus', values: { XLD: 'cancelled', '*': null } },
    ]);
  });

  it('is not where what is read says what each code means', () => {
    const questions = (names: Readonly<Record<string, string>>) =>
      statusQuestion(
        { status: { ...found('state.name', 0.9), rule: { path: 'state.name', values: { Confirmed: null } } } },
        tableOf(
          ['C', 'X', 'C', 'T'].map((code, n) => ({
            id: n,
            title: `Match ${n}`,
            status: code,
            state: { name: names[code] },
          })),
          'en',
        ),
      );
    expect(questions({ C: 'Confirmed', X: 'Cancelled', T: 'Tentative' })).toEqual([]);
    expect(questions({ C: 'Confirmed', X: 'Xylophone', T: 'Tentative' })).toHaveLength(1);
  });

  it('is not where a rule reads it, or where it may be a region', () => {
    expect(ask({ status: found('strStatus', 0.9) })).toEqual([]);
    const regions = tableOf(
      ['SP', 'MG', 'SP', 'SP'].map((estado, n) => ({ id: n, title: `Jogo ${n}`, estado })),
      'pt',
    );
    expect(statusQuestion({}, regions)).toEqual([]);
  });
});

describe('the end of all-day events', () => {
  const context = { timeZone: 'Europe/Berlin', language: 'en', linkBase: 'https://uni.example' };
  const days = [
    { id: 1, title: 'Fair', from: '2026-10-02', to: '2026-10-04' },
    { id: 2, title: 'Talk', from: '2026-10-07T18:00', to: '2026-10-07T20:00' },
  ];
  const findings = {
    id: found('id', 0.9),
    title: found('title', 0.9),
    start: found('from', 0.9),
    end: found('to', 0.9),
  };
  const askEnd = (records: readonly object[], rule: string, confidence = 0.5) =>
    allDayEndQuestion(findings, { rule, confidence, why: '' }, tableOf(records, 'en'), context);

  it('is asked about where nothing tells, with what either answer makes of the events', () => {
    const [question] = askEnd(days, 'auto');
    expect(question).toMatchObject({ where: 'mapping.allDayEnd', undecided: false });
    expect(question?.choices.map(({ rule, examples }) => [rule, examples])).toEqual([
      ['inclusive', [{ id: '1', title: 'Fair', value: '2026-10-02 to 2026-10-04' }]],
      ['exclusive', [{ id: '1', title: 'Fair', value: '2026-10-02 to 2026-10-03' }]],
    ]);
  });

  it('is where it was only guessed', () => {
    expect(askEnd(days, 'exclusive', 0.6)[0]?.choices.map(({ rule }) => rule)).toEqual(['exclusive', 'inclusive']);
  });

  it('is not where it is known, or where it changes no event', () => {
    expect(askEnd(days, 'inclusive', 0.9)).toEqual([]);
    expect(askEnd(days.slice(1), 'auto')).toEqual([]);
  });
});

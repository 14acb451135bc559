import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../src/mapping/detection/profile/table.ts';
import { titleQuestion } from '../../../src/mapping/detection/questions.ts';

const records = ['Walk', 'Choir', 'Market'].map((title, n) => ({
  id: 70 + n,
  title,
  name: n === 0 ? title : `${title} ${n}`,
}));
const found = (rule: string, confidence: number) => ({ rule, confidence, why: '' });
const ask = (first: number, second: number) =>
  titleQuestion(
    {
      id: found('id', 0.9),
      title: { ...found('title', first), alternatives: [{ rule: 'name', confidence: second, examples: [] }] },
    },
    tableOf(records, 'en'),
  );

describe('two texts that could be the title', () => {
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
});

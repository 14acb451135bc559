import { describe, expect, it } from 'vitest';
import { withoutDescribedAnswers } from '../../../src/mapping/plain/tables/described-answers.ts';
import { counts, ordinary } from './ordinary.ts';

const asked = [
  { id: 'qA', type: 'text', title: 'Title of the event', created: '2026-04-01' },
  { id: 'qB', type: 'date', title: 'Date', created: '2026-04-01' },
  { id: 'qC', type: 'text', title: 'Venue (leave empty if online)', created: '2026-04-02' },
  { id: 'qD', type: 'email', title: 'Colour of the poster', created: '2026-04-02' },
];
const said = [
  ['Fair', '2026-10-17', 'Market square'],
  ['Evening of songs', '2026-10-18', 'Barn'],
];
const plain = said.map(([title, day, place], n) => ({
  id: n + 7,
  'Title of the event': title,
  Date: day,
  Venue: place,
}));
const records = (answer: (question: string, text: string) => object) =>
  said.map((texts, n) => ({ id: n + 7, given: texts.map((text, at) => answer(asked[at]?.id ?? '', text)) }));

describe('answers by the ids of their questions, which a list has', () => {
  it.each<[string, (question: string, text: string) => object]>([
    [
      'an id of the question and an answer',
      (questionId, answer) => ({ id: `${questionId}-${answer}`, questionId, answer }),
    ],
    ['a field and a value', (field, value) => ({ field, value, at: '2026-08-10T16:20:01Z' })],
    ['an object of the question', (id, response) => ({ question: { id, form: 7 }, response })],
    [
      'nothing else that is not of the answer itself',
      (q, said) => ({ q, type: 'text', said, created_at: '2026-08-10' }),
    ],
  ])('stand under the words of these: %s', (_, answer) => {
    const body = { page: 1, questions: asked, submissions: records(answer) };
    expect(withoutDescribedAnswers(body)).toEqual({ page: 1, questions: asked, submissions: plain });
  });

  it('may have their questions in another answer', () => {
    const [one] = records((questionId, answer) => ({ questionId, answer }));
    expect(withoutDescribedAnswers(one, { questions: asked })).toEqual(plain[0]);
    expect(withoutDescribedAnswers(one)).toBe(one);
  });

  it('leave what a record says itself under such a name', () => {
    const body = {
      questions: asked,
      rows: records((questionId, answer) => ({ questionId, answer })).map((one) => ({ ...one, Date: 'n/a' })),
    };
    expect(withoutDescribedAnswers(body)).toMatchObject({
      rows: [{ Date: 'n/a', Venue: 'Market square', given: { Date: '2026-10-17' } }, {}],
    });
  });

  it.each<[string, object]>([
    [
      'kinds of events by their ids',
      {
        kinds: [
          { id: 1, name: 'Concert' },
          { id: 2, name: 'Start-up evening' },
          { id: 3, name: 'Lecture' },
        ],
        events: [
          {
            id: 7,
            kinds: [
              { kind: 1, value: 'x' },
              { kind: 2, value: 'y' },
              { kind: 3, value: 'z' },
            ],
          },
        ],
      },
    ],
    [
      'several texts for one question, as in several languages',
      {
        questions: asked,
        rows: records((questionId, answer) => ({ questionId, answer })).map(({ id, given }) => ({
          id,
          given: [...given.map((one) => ({ ...one, lang: 'en' })), ...given.map((one) => ({ ...one, lang: 'de' }))],
        })),
      },
    ],
    [
      'ids that no question has',
      { questions: asked, rows: records((id, answer) => ({ questionId: `${id}x`, answer })) },
    ],
    [
      'pictures by their widths',
      {
        rows: ordinary(3, (n) => ({
          id: n,
          pic: [400, 900, 1600].map((w) => ({ w, src: `/media/${w}/date-title-${n}.jpg` })),
        })),
      },
    ],
  ])('are nothing else: %s', (_, body) => {
    expect(withoutDescribedAnswers(body)).toBe(body);
  });

  it.each(counts)('are no ordinary events: %i', (count) => {
    const body = {
      fields: asked,
      events: ordinary(count, (n) => ({ id: n, title: 'Fair', tickets: [{ id: 1, name: 'Adult', price: 5 }] })),
    };
    expect(withoutDescribedAnswers(body)).toBe(body);
  });
});

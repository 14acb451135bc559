import { describe, expect, it } from 'vitest';
import { withoutNumberedAnswers } from '../../../src/mapping/plain/numbered-answers.ts';
import { counts, ordinary } from './ordinary.ts';

describe('answers by the numbers of their questions', () => {
  it.each<[string, string, string]>([
    ['a text and an answer', 'text', 'answer'],
    ['a label and a value', 'label', 'value'],
    ['a question and a response', 'question', 'response'],
  ])('stand under the words of the questions: %s', (_, asks, says) => {
    const filledIn = {
      '1': { name: 'head', [asks]: 'Our calendar', kind: 'heading' },
      '3': { name: 'what', [asks]: 'Title of the event', kind: 'line', [says]: 'Fair' },
      '4': { name: 'from', [asks]: 'Start (leave the time empty for a day)', [says]: { day: '17', month: '10' } },
      '6': { name: 'mail', [asks]: 'E-mail (will not be published)', [says]: 'ana@town.example' },
      '7': { name: 'to', [asks]: 'End:', kind: 'date' },
      '8': { name: 'where', [asks]: 'Venue (indoors)', kind: 'line', [says]: 'Town hall' },
    };
    expect(withoutNumberedAnswers({ items: [{ id: '31', fields: filledIn }] })).toEqual({
      items: [
        {
          id: '31',
          fields: {
            'Our calendar': null,
            'Title of the event': 'Fair',
            Start: { day: '17', month: '10' },
            'E-mail (will not be published)': 'ana@town.example',
            End: null,
            'Venue (indoors)': 'Town hall',
          },
        },
      ],
    });
  });

  it('keep the whole words where the questions would be the same without', () => {
    const filledIn = {
      '1': { text: 'Title', answer: 'Fair' },
      '2': { text: 'Date (when does it begin)', answer: '2026-10-17' },
      '3': { text: 'Date (when does it end)', answer: '2026-10-18' },
    };
    expect(withoutNumberedAnswers(filledIn)).toEqual({
      Title: 'Fair',
      'Date (when does it begin)': '2026-10-17',
      'Date (when does it end)': '2026-10-18',
    });
  });

  it.each<[string, unknown]>([
    [
      'events by their ids',
      { '7': { title: 'Start', value: 1 }, '8': { title: 'Ball', value: 2 }, '9': { title: 'End', value: 2 } },
    ],
    [
      'answers by words',
      { a: { text: 'Title', answer: 'Fair' }, b: { text: 'Start', answer: '1' }, c: { text: 'End' } },
    ],
    [
      'the same words twice',
      { '1': { text: 'Start', answer: 'Fair' }, '2': { text: 'Start', answer: '1' }, '3': { text: 'End' } },
    ],
  ])('are nothing else: %s', (_, body) => {
    expect(withoutNumberedAnswers(body)).toBe(body);
  });

  it('are read in each form, also where few or none were given', () => {
    const form = {
      '1': { text: 'Title', answer: 'Fair' },
      '2': { text: 'Date', answer: '17' },
      '3': { text: 'Place' },
    };
    expect(withoutNumberedAnswers([{ form }, { form: { '3': { text: 'Place' } } }])).toEqual([
      { form: { Title: 'Fair', Date: '17', Place: null } },
      { form: { Place: null } },
    ]);
  });

  const named = ['Summer program: times', 'Contact day', 'Place to be', 'Start-up', 'City walk'];
  const byNumber = (count: number, one: (title: string) => object) =>
    Object.fromEntries(ordinary(count, (n) => [String(100 + n), one(named[n - 1] ?? `Walk ${n}`)] as const));
  it.each<[string, (title: string) => object]>([
    ['what entry costs', (title) => ({ title, entry: 'free', date: '2026-10-17' })],
    ['a value and a date', (title) => ({ title, value: 5, date: '2026-10-17' })],
  ])('are no events by their ids with %s', (_, one) => {
    for (const count of counts) {
      const body = { events: byNumber(count, one) };
      expect(withoutNumberedAnswers(body)).toBe(body);
    }
  });

  it('are no events of which few are called like a field', () => {
    const body = { events: byNumber(30, (title) => ({ title, value: 5 })) };
    expect(withoutNumberedAnswers(body)).toBe(body);
  });
});

import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from '../map-records.ts';

const asked = (words: readonly string[]) => {
  const { detected } = mapRecords(plain((n) => ({ status: words[n] })));
  return (detected.questions ?? []).filter(({ where }) => where === 'mapping.event.status');
};

describe('a word that nobody knows beside known words of a state', () => {
  it('is asked about, with the events that have it', () => {
    const [question, ...more] = asked(['scheduled', 'scheduled', 'cancelled', 'zurgled', 'scheduled', 'scheduled']);
    expect(more).toEqual([]);
    expect(question?.message).toBe(
      'Does a word at status that is not known mean that an event is cancelled: zurgled (1 of 6 records)? It is read as confirmed.',
    );
    expect(question?.choices.map(({ examples }) => examples)).toEqual([
      [{ id: '313', title: 'Annual general meeting', value: 'confirmed' }],
      [{ id: '313', title: 'Annual general meeting', value: 'cancelled' }],
    ]);
  });

  it('is answered by a rule that reads it, and the other words as before', () => {
    const words = ['scheduled', 'scheduled', 'cancelled', 'zurgled', 'scheduled', 'scheduled'];
    const cancelled = asked(words)[0]?.choices[1]?.rule;
    const { events } = mapRecords(
      plain((n) => ({ status: words[n] })),
      {},
      { status: cancelled as never },
    );
    expect(events.map(({ status }) => status)).toEqual([
      'confirmed',
      'confirmed',
      'cancelled',
      'cancelled',
      'confirmed',
      'confirmed',
    ]);
  });

  it('is not asked about where most records have it, where all words are known, or where none is', () => {
    expect(asked(['zurgled', 'zurgled', 'cancelled', 'zurgled', 'zurgled', 'zurgled'])).toEqual([]);
    expect(asked(['scheduled', 'sold out', 'cancelled', 'postponed', 'scheduled', 'scheduled'])).toEqual([]);
    expect(asked(['zurgled', 'zurgled', 'zurgled', 'quibbed', 'zurgled', 'zurgled'])).toEqual([]);
  });
});

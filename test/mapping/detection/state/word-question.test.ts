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

describe('a word that nobody knows for who may see an event', () => {
  const seenBy = ['all', 'all', 'zurgles', 'all', 'quibs', 'all'];
  const records = plain((n) => ({ visible_to: seenBy[n] }));
  const shown = (visibility: unknown) =>
    mapRecords(records, {}, visibility === undefined ? {} : { visibility: visibility as never }).events.map(
      (event) => event.visibility,
    );
  const question = mapRecords(records).detected.questions?.find(({ where }) => where === 'mapping.event.visibility');

  it('is read as private beside everybody, and asked about', () => {
    expect(shown(undefined)).toEqual(['public', 'public', 'private', 'public', 'private', 'public']);
    expect(question?.message).toBe(
      'Who may see an event with a word at visible_to that is not known: quibs (1 of 6 records) or zurgles (1 of 6 records)? It is read as private.',
    );
    expect(question?.choices.map(({ examples }) => examples.map(({ value }) => value))).toEqual([
      ['private', 'private'],
      ['public', 'public'],
    ]);
  });

  it('is read as the answer says', () => {
    expect(shown(question?.choices[1]?.rule)).toEqual(records.map(() => 'public'));
    expect(shown(question?.choices[0]?.rule)).toEqual(shown(undefined));
  });

  it.each([
    ['is what most records have', ['zurgles', 'zurgles', 'all', 'zurgles', 'zurgles', 'all']],
    ['has nothing beside it that is for everybody', ['zurgles', 'zurgles', 'quibs', 'zurgles', 'zurgles', 'zurgles']],
  ])('says nothing where it %s', (_, words) => {
    const { events, detected } = mapRecords(plain((n) => ({ visible_to: words[n] })));
    expect(events.map((event) => event.visibility)).toEqual(events.map(() => 'public'));
    expect((detected.questions ?? []).filter(({ where }) => where === 'mapping.event.visibility')).toEqual([]);
  });
});

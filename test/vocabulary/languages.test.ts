import { describe, expect, it } from 'vitest';
import type { LanguageWords } from '../../src/vocabulary/language-words.ts';
import { vocabulary, wordsIn, wordsOf } from '../../src/vocabulary/vocabulary.ts';

type Table = { readonly [section in keyof LanguageWords]?: readonly (keyof NonNullable<LanguageWords[section]>)[] };

/** What every language has words for. The rest is as good as people made it. */
const required: Table = {
  keys: [
    'event', 'calendar', 'id', 'title', 'name', 'summary', 'description', 'start', 'end', 'date', 'time', 'allDay', 'timeZone', 'duration', 'sessions', 'recurrence', 'created', 'updated',
    'published', 'deadline', 'registration', 'place', 'address', 'room', 'city', 'region', 'zip', 'url', 'image', 'online', 'organizer', 'contact', 'person', 'performer', 'category', 'tag',
    'series', 'status', 'visibility', 'featured', 'draft', 'cancelled', 'postponed', 'price', 'free', 'soldOut', 'capacity', 'email', 'phone', 'language', 'attachment', 'sponsor',
  ],
  values: ['confirmed', 'tentative', 'cancelled', 'postponed', 'draft', 'public', 'unlisted', 'private', 'soldOut', 'free', 'online', 'organization', 'venue', 'kind', 'yesNo'],
  dates: ['allDay', 'until'],
  paging: ['next', 'page', 'total'],
}; // biome-ignore format: a table

/** What a language has no word for, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'ja dates.until': 'an ending of the date before it: `まで`',
  'ko dates.until': 'an ending of the date before it: `까지`',
  'ka dates.until': 'an ending of the date before it: `-მდე`',
  'fil values.yesNo': 'its no is the name of a language: `hindi`',
  'sq values.yesNo': 'its no is the yes of the Nordic languages: `jo`',
};

/** What the words of a language lack, as `de keys.start`. */
function lacksOf(tag: string, words: LanguageWords): readonly string[] {
  return Object.entries(required).flatMap(([section, meanings]) =>
    meanings
      .filter((meaning) => !(words[section as keyof LanguageWords] as Readonly<Record<string, string>>)?.[meaning])
      .map((meaning) => `${tag} ${section}.${meaning}`),
  );
}

const languages = Object.entries(vocabulary).filter(([tag]) => tag !== 'und');

describe('a language of portals', () => {
  it.each(languages)('has words for what the table requires: %s', (tag, words) => {
    expect(lacksOf(tag, words).filter((lack) => exceptions[lack] === undefined)).toEqual([]);
  });

  it('needs no exception that it has words for', () => {
    const lacks = languages.flatMap(([tag, words]) => lacksOf(tag, words));
    expect(Object.keys(exceptions).filter((lack) => !lacks.includes(lack))).toEqual([]);
  });

  it('is missed where it has no words at all', () => {
    expect(lacksOf('xx', {})).toContain('xx keys.start');
    expect(lacksOf('xx', {})).toContain('xx paging.total');
  });
});

/** The languages that most portals have. */
const usual = 'ar cs da de el es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk vi zh'.split(' ');
/** What withholds an event or turns people away, or else shows what nobody should see. */
const states = [
  'cancelled',
  'postponed',
  'draft',
  'private',
  'unlisted',
  'tentative',
  'soldOut',
  'free',
  'nothing',
] as const;

describe('a language of most portals', () => {
  it.each(states)('has at least half as many words for a state as others have: %s', (state) => {
    const counts = usual.map((tag) => [tag, wordsIn(vocabulary[tag] ?? {}, 'values', state).length] as const);
    const median = counts.map(([, count]) => count).toSorted((a, b) => a - b)[Math.floor(usual.length / 2)] ?? 0;
    expect(counts.filter(([, count]) => count < median / 2)).toEqual([]);
  });
});

describe('words that mean two things', () => {
  it('say yes or no, never both', () => {
    const pairs = wordsOf('values', 'yesNo').map((pair) => pair.split('/'));
    const yes = new Set(pairs.map(([one]) => one));
    expect(pairs.map(([, no]) => no).filter((no) => yes.has(no))).toEqual([]);
  });

  it('are no cancelled events where they say that an event takes place', () => {
    const off = new Set([...wordsOf('values', 'cancelled'), ...wordsOf('values', 'postponed')]);
    const on = [...wordsOf('values', 'confirmed'), ...wordsOf('values', 'soldOut')];
    expect(on.filter((word) => off.has(word))).toEqual([]);
  });

  it('are not hidden and shown at once', () => {
    const shown = new Set(wordsOf('values', 'public'));
    const hidden = [...wordsOf('values', 'private'), ...wordsOf('values', 'unlisted')];
    expect(hidden.filter((word) => shown.has(word))).toEqual([]);
  });
});

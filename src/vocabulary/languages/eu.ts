import type { LanguageWords } from '../language-words.ts';

/** Basque. */
export const eu: LanguageWords = {
  keys: {
    calendar: 'agenda',
    date: 'data',
    person: 'artista',
    category: 'kategoria kategoriak',
    email: 'eposta',
  },
};

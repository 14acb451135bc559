import type { LanguageWords } from '../language-words.ts';

/** Irish. */
export const ga: LanguageWords = {
  keys: {
    date: 'dáta',
  },
};

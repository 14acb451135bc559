import type { LanguageWords } from '../language-words.ts';

/** Swahili. */
export const sw: LanguageWords = {
  keys: {
    category: 'kategoria',
  },
};

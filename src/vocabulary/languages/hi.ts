import type { LanguageWords } from '../language-words.ts';

/** Hindi. */
export const hi: LanguageWords = {
  keys: {
    name: 'naam',
  },
};

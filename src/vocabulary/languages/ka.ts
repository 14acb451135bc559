import type { LanguageWords } from '../language-words.ts';

/** Georgian. */
export const ka: LanguageWords = {
  keys: {
    calendar: 'kalendari',
  },
};

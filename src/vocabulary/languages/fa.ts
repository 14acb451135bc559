import type { LanguageWords } from '../language-words.ts';

/** Persian. */
export const fa: LanguageWords = {
  keys: {
    title: 'عنوان',
    category: 'نوع',
  },
};

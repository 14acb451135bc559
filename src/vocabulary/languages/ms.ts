import type { LanguageWords } from '../language-words.ts';

/** Malay. */
export const ms: LanguageWords = {
  keys: {
    calendar: 'kalendar',
    phone: 'telefon',
  },
  dates: {
    until: 'hingga',
    at: 'pukul',
  },
};

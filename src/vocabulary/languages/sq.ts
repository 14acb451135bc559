import type { LanguageWords } from '../language-words.ts';

/** Albanian. */
export const sq: LanguageWords = {
  keys: {
    event: 'aktivitet eveniment',
    calendar: 'kalendar kalendari',
    date: 'data datë',
    time: 'ora',
    address: 'adresa',
    image: 'foto fotografia',
    organizer: 'organizatori',
    contact: 'kontakti',
    category: 'kategoria',
  },
  values: {
    draft: 'draft',
    private: 'privat',
  },
};

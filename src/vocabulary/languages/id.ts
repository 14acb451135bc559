import type { LanguageWords } from '../language-words.ts';

/** Indonesian. */
export const id: LanguageWords = {
  keys: {
    event: 'agenda',
    calendar: 'kalender',
    geo: 'koordinat',
    image: 'foto poster',
    sponsor: 'sponsor',
  },
  values: {
    private: 'internal, privat',
    online: 'online',
  },
  dates: {
    until: 'hingga, s/d, sampai',
    at: 'jam, pukul',
  },
};

import type { LanguageWords } from '../language-words.ts';

/** Maltese. */
export const mt: LanguageWords = {
  keys: {
    title: 'titlu',
    date: 'data',
    room: 'sala',
    category: 'kategorija tip',
    status: 'stat',
    attachment: 'dokument',
    sponsor: 'sponsor',
  },
  values: {
    private: 'privat',
  },
  paging: {
    total: 'total',
  },
};

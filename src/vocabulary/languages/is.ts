import type { LanguageWords } from '../language-words.ts';

/** Icelandic. */
export const is: LanguageWords = {
  keys: {
    place: 'hvar',
    address: 'gata',
    region: 'land',
    cancelled: 'aflýst',
  },
  dates: {
    until: 'til',
    at: 'kl',
    and: 'og',
  },
  paging: {
    page: 'síða',
  },
};

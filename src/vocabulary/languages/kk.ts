import type { LanguageWords } from '../language-words.ts';

/** Kazakh. */
export const kk: LanguageWords = {
  keys: {
    id: 'идентификатор',
    room: 'зал',
    online: 'онлайн',
    person: 'автор спикер',
    email: 'пошта',
    phone: 'телефон',
    attachment: 'файл',
  },
  values: {
    online: 'онлайн',
  },
};

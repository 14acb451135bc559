import type { LanguageWords } from '../language-words.ts';

/** Belarusian. */
export const be: LanguageWords = {
  keys: {
    title: 'назва тэма',
    name: 'імя',
    summary: 'анонс',
    description: 'тэкст',
    date: 'дата',
    time: 'час',
    room: 'зала',
    region: 'краіна',
    image: 'афіша',
    category: 'від рубрыка',
    tag: 'меткі тэг тэгі',
    status: 'стан статус',
    visibility: 'доступ',
    email: 'пошта',
    phone: 'тэлефон',
    language: 'мова',
    attachment: 'файл файлы',
    modifier: 'i',
  },
  values: {
    public: 'публічна',
  },
  stems: {
    cancelled: 'admenen',
  },
  dates: {
    at: 'з, у',
    and: 'і',
  },
};

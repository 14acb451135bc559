import type { Phrases } from './phrases.ts';

const rules = new Intl.PluralRules('ru');

/** 1 календарь, 2 календаря, 5 календарей. */
const counted = (count: number, one: string, few: string, many: string): string => {
  const form = rules.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

export const russian: Phrases = {
  language: 'ru',
  lead: 'Подпишитесь один раз, и события всегда будут свежими в вашем календаре или в программе для чтения новостей.',
  sampleTitle: 'Это пример.',
  sampleText: 'Задайте KALENDS_BASE_URL и KALENDS_TOKEN, и здесь появятся ваши календари.',
  calendars: 'Календари',
  collections: 'Подборки',
  noCalendars: 'Здесь пока нет календарей.',
  nextEvents: 'Ближайшее',
  noEvents: 'Сейчас ничего не объявлено.',
  beingRead: 'События загружаются. Загляните через минуту.',
  untitled: 'Мероприятие',
  dateToBeAnnounced: 'Дата будет объявлена',
  cancelled: 'Отменено',
  postponed: 'Перенесено',
  tentative: 'Под вопросом',
  online: 'Онлайн',
  allDay: 'Весь день',
  subscribe: 'Подписаться',
  subscribeTo: (title) => `Подписаться: ${title}`,
  file: 'iCalendar',
  opml: 'Все ленты для чтения новостей (OPML)',
  home: 'Все календари',
  status: {
    title: 'Состояние',
    allWell: 'Всё актуально.',
    attention: (count, of) => `Требуют внимания: ${count} из ${of}.`,
    look: 'Обратите внимание.',
    waiting: (count) => `Ожидается первая копия: ${counted(count, 'календарь', 'календаря', 'календарей')}.`,
    list: 'Список календарей',
    store: 'Хранилище',
    calendar: 'Календарь',
    events: 'События',
    lastRead: 'Прочитан',
    state: 'Состояние',
    current: 'Актуален',
    notYet: 'Ещё не прочитан',
    never: 'никогда',
    withdrawn: (since) => `Портал не показывает его с ${since}.`,
    pendingDetails: (count) => `Ждут подробностей: ${counted(count, 'событие', 'события', 'событий')}.`,
    problems: (count) => counted(count, 'замечание', 'замечания', 'замечаний'),
    more: (count) => `и ещё ${count}`,
  },
  problem: {
    400: 'Адрес записан неверно',
    404: 'Здесь ничего нет',
    405: 'Это можно только читать',
    410: 'Этот календарь отозван',
    500: 'Что-то пошло не так',
    503: 'Одну минуту',
  },
};

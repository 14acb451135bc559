import { counter } from '../../../../i18n/counter.ts';
import type { SentenceWords } from './sentence-words.ts';

const count = counter('ru');
const ofEvents = { one: 'события', other: 'событий' };

const signs: SentenceWords['signs'] = {
  likeliest: 'он вероятнее остальных',
  answered: 'портал отвечает по нему, и значения не повторяются',
  unique: 'значения не повторяются',
  inOrder: 'значения — даты, и начало нигде не позже конца',
  noEnd: 'значения — даты, а конца к ним нет',
  dates: 'значения — даты',
  places: 'значения похожи на места событий',
  degrees: 'значения — градусы',
  flags: 'значения — да и нет',
  texts: 'значения — тексты',
  lengths: 'значения — длительности',
  zones: 'значения называют часовые пояса',
  emails: 'значения — адреса электронной почты',
};

const things: Readonly<Record<string, string>> = {
  title: 'название',
  start: 'начало',
  end: 'конец',
  'sign that an event takes all day': 'признак события на весь день',
  status: 'статус',
  'time zone': 'часовой пояс',
};
const thing = (what = ''): string => things[what] ?? what;
const share = ({ share: percent, of }: Readonly<Record<string, string>>): string =>
  `в ${percent} % ${of === 'details' ? 'прочитанных подробностей' : 'записей'}`;
const sign = (values: Readonly<Record<string, string>>): string => signs[values.sign as keyof typeof signs] ?? '';

/** What the engine says, in Russian. */
export const sentencesInRussian: SentenceWords = {
  signs,
  withoutDetails: (reason) => `без подробностей: ${reason}`,
  sentences: {
    keySays: (values) => `об этом говорит ключ ${values.key}; ${sign(values)}, ${share(values)}`,
    keySilent: (values) => `ключ ${values.key} ничего не говорит; ${sign(values)}, ${share(values)}`,
    takesPlace: ({ key }) => `${key} говорит, состоится ли событие`,
    maySee: ({ key }) => `${key} говорит, кому его показывать`,
    sessions: ({ key }) => `в ${key} перечислены даты со своим началом — сеансы события`,
    eventList: ({ key }) => `события — это список ${key} в ответе портала`,
    calendarList: ({ key }) => `календари — это список ${key} в ответе портала`,
    nothingLike: () => 'в записях нет ничего похожего',
    goesWith: () => 'следует из того, что задано вами',
    asDetected: () => 'найдено раньше',
    endsOnStart: ({ count: n }) =>
      `${count(Number(n), { one: 'событие', few: 'события', other: 'событий' })} на весь день кончаются в день начала`,
    noLastDay: () => 'ни одно событие на весь день не говорит, что значит его конец: последний день или следующий',
    unsure: ({ share: percent }) => `Найдено с уверенностью только ${percent} %.`,
    constant: ({ value }) => `Во всех событиях одно и то же (${value}).`,
    noTitle: () => 'Ни у одного события нет названия.',
    noStart: () => 'Ни у одного события нет начала.',
    lackTitle: ({ count: n, all }) => `У ${count(Number(n), ofEvents)} из ${all} нет названия.`,
    lackStart: ({ count: n, all }) => `У ${count(Number(n), ofEvents)} из ${all} нет начала.`,
    whichIs: ({ what }) => `Что из этого — ${thing(what)} события?`,
    sameEverywhere: ({ what, value }) => `Во всех событиях ${thing(what)} одно и то же: ${value}. Так и есть?`,
    lastDay: () =>
      'Что значит конец события на весь день: его последний день или следующий за ним? Ни одно событие этого не говорит.',
    whichZone: () => 'В каком часовом поясе это время? Без пояса такие события не публикуются.',
    elsewhere: ({ value, rule }) => `Нет, это ${value} (${rule})`,
    noZone: ({ value }) => `${value}: часовой пояс не указан ни здесь, ни в настройках`,
    noDate: ({ value }) => `ожидалась дата, а найдено ${value}`,
    timeOnly: ({ value }) => `${value} — это время без даты`,
    hiddenCode: ({ value }) => `значение ${value} неизвестно, поэтому событие скрыто; впишите его в таблицу кодов`,
  },
};

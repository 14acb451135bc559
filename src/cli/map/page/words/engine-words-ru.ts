import { counter } from '../../../../i18n/counter.ts';
import type { Sign } from '../../../../mapping/reason.ts';
import { askRussian } from './ask-words-ru.ts';
import type { EngineWords } from './engine-words.ts';
import { portalRussian } from './portal-words-ru.ts';
import { refusalRussian } from './refusal-words-ru.ts';
import { settingRussian } from './setting-words-ru.ts';

const count = counter('ru');
const ofEvents = { one: 'события', other: 'событий' };

const signs: Readonly<Record<Sign, string>> = {
  likeliest: 'он вероятнее остальных',
  answered: 'портал отвечает по нему, и значения не повторяются',
  answeredOften: 'портал отвечает по нему, и значения почти не повторяются',
  unique: 'значения не повторяются',
  nearlyUnique: 'значения почти не повторяются',
  inOrder: 'значения — даты, и начало нигде не позже конца',
  noEnd: 'значения — даты, а конца к ним нет',
  dates: 'значения — даты',
  datesOfSeries: 'значения — даты, во всех записях, где названа серия',
  places: 'значения похожи на места событий',
  degrees: 'значения — градусы',
  flags: 'значения — да и нет',
  midnights: 'у некоторых записей это полночь, и конец тоже: они на весь день',
  timedFlags: 'значения — да и нет: если времени нет, событие длится весь день',
  texts: 'значения — тексты',
  lengths: 'значения — длительности',
  zones: 'значения называют часовые пояса',
  offsets: 'значения — сдвиги от UTC',
  colors: 'значения — цвета',
  links: 'значения — ссылки',
  emails: 'значения — адреса электронной почты',
  otherIds: 'значения — идентификаторы других записей',
  recurrenceRules: 'значения — правила повторения (RFC 5545)',
  frequencies: 'значения говорят, как часто событие повторяется',
  weekdays: 'значения — дни недели, и события, которые длятся неделями, начинаются в один из них',
  objects: 'значения — объекты',
};

const fields = {
  title: 'название',
  start: 'начало',
  end: 'конец',
  allDay: 'признак события на весь день',
  allDayEnd: 'последний день',
  status: 'статус',
  timeZone: 'часовой пояс',
} as const;

const states: Readonly<Record<string, string>> = {
  cancelled: 'отменено',
  postponed: 'перенесено',
  draft: 'черновик',
  private: 'скрыто от всех',
  unlisted: 'только по ссылке',
};

const places: readonly (readonly [RegExp, string])[] = [
  [/^list of calendars/u, 'список календарей'],
  [/^calendars$/u, 'календари'],
  [/^calendar /u, 'календарь '],
  [/, details$/u, ', подробности'],
  [/, record (?=\d+)/u, ', запись '],
  [/, event /u, ', событие '],
];

const placeIn = (where: string): string => places.reduce((text, [pattern, word]) => text.replace(pattern, word), where);

const share = ({ share: percent, of }: { readonly share: number; readonly of: string }): string =>
  `в ${percent} % ${of === 'details' ? 'прочитанных подробностей' : 'записей'}`;

/** What the engine says, in Russian. */
export const engineRussian: EngineWords = {
  withoutDetails: (reason) => `без подробностей: ${reason}`,
  reasons: {
    keySays: (values) => `об этом говорит ключ ${values.key}; ${signs[values.sign]}, ${share(values)}`,
    keySilent: (values) => `ключ ${values.key} ничего не говорит; ${signs[values.sign]}, ${share(values)}`,
    takesPlace: ({ keys, count: n }) => `${keys} ${n > 1 ? 'говорят' : 'говорит'}, состоится ли событие`,
    maySee: ({ keys, count: n }) => `${keys} ${n > 1 ? 'говорят' : 'говорит'}, кому его показывать`,
    sessions: ({ key }) => `в ${key} перечислены даты со своим началом — сеансы события`,
    eventList: ({ key }) => `события — это список ${key} в ответе портала`,
    calendarList: ({ key }) => `календари — это список ${key} в ответе портала`,
    calledLastDay: ({ key }) => `${key} называется последним днём`,
    daysAlone: ({ key }) => `${key} есть только у событий на весь день, и ни одно не кончается в день начала`,
    longAllDay: ({ days: n }) => `событие на весь день длится дней: ${n}; для таких событий указывают последний день`,
    noLastDay: () => 'ни одно событие на весь день не говорит, что значит его конец: последний день или следующий',
    endsOnStart: ({ count: n }) =>
      `${count(n, { one: 'событие', few: 'события', other: 'событий' })} на весь день ${n === 1 ? 'кончается' : 'кончаются'} в день начала`,
    standardEnd: ({ key }) => `${key} — конец события iCalendar, то есть день после последнего`,
    noneEndsOnStart: ({ count: n }) => `из ${n} событий на весь день ни одно не кончается в день начала`,
    goesWith: () => 'следует из того, что задано вами',
    asDetected: () => 'найдено раньше',
    nothingLike: () => 'в записях нет ничего похожего',
  },
  place: placeIn,
  problems: {
    ...portalRussian,
    ...askRussian,
    ...settingRussian,
    ...refusalRussian,
    ruleFailed: ({ why }) => `правило не сработало (${why})`,
    noId: ({ title }) => `нет идентификатора${title === '' ? '' : ` у события ${title}`}; оно пропущено`,
    tooManySessions: ({ most, found }) => `сеансов ${found}, а читаются только первые ${most}`,
    visibilityUnknown: ({ value }) =>
      `значение ${value} неизвестно, поэтому событие скрыто; впишите его в таблицу кодов`,
    wordObeyed: ({ value, path, says }) =>
      `${value} ${path === '' ? 'в названии' : `в ${path}`} прочитано как «${states[says] ?? says}»; чтобы решать самим, задайте правило поля`,
    titleTooLong: ({ most, found }) => `в тексте ${found} знаков, а допускается ${most}; остальное отрезано`,
    statusUnknown: ({ value }) =>
      `значение ${value} неизвестно и прочитано как «состоится»; впишите его в таблицу кодов`,
    notOnEarth: () => 'таких координат на Земле нет; они пропущены',
    noLink: ({ value }) => `ожидалась ссылка http(s), а найдено ${value}`,
    timeOnly: ({ value }) => `${value} — это время без даты`,
    unreadTime: ({ value }) => `ожидалось время, а найдено ${value}; событие опубликовано на весь день`,
    noDate: ({ value }) => `ожидалась дата, а найдено ${value}`,
    noZone: ({ value }) => `${value}: часовой пояс не указан ни здесь, ни в настройках`,
    noTimeZone: ({ value }) => `ожидался часовой пояс (Europe/Berlin, UTC+3), а найдено ${value}`,
    dateAssumed: ({ value }) => `${value} можно прочитать по-разному; задайте формат даты`,
    noFlag: ({ value }) => `ожидалось да или нет, а найдено ${value}`,
    noDuration: ({ value }) => `ожидалась длительность (PT1H30M, 90), а найдено ${value}`,
    skippedHour: ({ time, zone, instant }) => `часы в ${zone} перескочили через ${time}; прочитано как ${instant}`,
    doubledHour: ({ time, zone, instant }) => `${time} в ${zone} было дважды; взято первое, ${instant}`,
    endBeforeStart: ({ value, start }) => `конец ${value} раньше начала ${start}; он пропущен`,
    endDayBeforeStart: ({ end, start }) => `конец ${end} раньше начала ${start}; он пропущен`,
    tooManyLines: ({ most }) => `строк слишком много; читаются первые ${most}`,
    noDates: ({ value }) => `ожидались даты, а найдено ${value}; строка пропущена`,
    noRecurrence: ({ value }) =>
      `ожидалось правило повторения (FREQ=WEEKLY;BYDAY=MO), а найдено ${value}; событие опубликовано один раз`,
    recurrenceFault: ({ value, why }) => `правило ${value} не годится (${why}); событие опубликовано без него`,
    tooManyDates: ({ most }) => `больше, чем допускается (${most}); остальные пропущены`,
  },
  values: {
    'all-day': 'весь день',
    'with times': 'со временем',
    confirmed: 'состоится',
    tentative: 'под вопросом',
    cancelled: 'отменено',
    postponed: 'перенесено',
    draft: 'черновик',
    public: 'для всех',
    unlisted: 'только по ссылке',
    private: 'скрыто',
    free: 'бесплатно',
    'sold out': 'мест нет',
    'not sold out': 'места есть',
  },
  minutes: (n) => count(n, { one: 'минута', few: 'минуты', other: 'минут' }),
  doubts: {
    unsure: ({ share: percent }) => `Найдено с уверенностью только ${percent} %.`,
    constant: ({ value }) => `Во всех событиях одно и то же (${value}).`,
    none: ({ field }) => (field === 'title' ? 'Ни у одного события нет названия.' : 'Ни у одного события нет начала.'),
    lacking: ({ field, count: n, of }) =>
      `У ${count(n, ofEvents)} из ${of} нет ${field === 'title' ? 'названия' : 'начала'}.`,
  },
  topics: {
    whichIs: ({ field }) => `Что из этого — ${fields[field]} события?`,
    sameEverywhere: ({ field, value }) => `Во всех событиях ${fields[field]} одно и то же: ${value}. Так и есть?`,
    lastDay: () =>
      'Что значит конец события на весь день: его последний день или следующий за ним? Ни одно событие этого не говорит.',
    whichZone: () => 'В каком часовом поясе это время? Без пояса такие события не публикуются.',
  },
};

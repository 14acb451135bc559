import { counter } from '../counter.ts';
import type { BuilderWords } from '../words/builder-words.ts';
import type { FeedWords } from '../words/feed-words.ts';
import type { PageWords } from '../words/page-words.ts';
import type { SeriesWords } from '../words/series-words.ts';
import type { WidgetWords } from '../words/widget-words.ts';

/** Russian. */
export const language = 'ru';

export const feeds: FeedWords = {
  event: 'Событие',
  toBeAnnounced: 'Дата будет объявлена',
  cancelled: 'Отменено',
  postponed: 'Отложено',
  tentative: 'Предварительно',
  moved: 'Перенесено',
  formerly: 'Ранее',
  online: 'Онлайн',
  repeats: 'повторяется',
};

const counted = /* @__PURE__ */ counter(language);

export const pages: PageWords = {
  language,
  lead: 'Подпишитесь один раз, и события всегда будут свежими в вашем календаре или в программе для чтения новостей.',
  sampleTitle: 'Это пример.',
  sampleText: 'Задайте KALENDS_BASE_URL и KALENDS_TOKEN, и здесь появятся ваши календари.',
  calendars: 'Календари',
  noCalendars: 'Здесь пока нет календарей.',
  nextEvents: 'Ближайшее',
  noEvents: 'Сейчас ничего не объявлено.',
  beingRead: 'События загружаются. Загляните через минуту.',
  untitled: 'Событие',
  dateToBeAnnounced: 'Дата будет объявлена',
  cancelled: 'Отменено',
  postponed: 'Отложено',
  moved: 'Перенесено',
  tentative: 'Предварительно',
  former: (date) => `Ранее: ${date}`,
  online: 'Онлайн',
  allDay: 'Весь день',
  subscribe: 'Подписаться',
  opml: 'Все ленты для чтения новостей (OPML)',
  home: 'Все календари',
  skip: 'К содержанию',
  allEvents: 'Все события',
  until: (date) => `до ${date}`,
  eventCount: (count) => counted(count, { one: 'событие', few: 'события', other: 'событий' }),
  moreEvents: (count) => `ещё ${count}`,
  listing: {
    views: 'Вид',
    upcoming: 'Предстоящие',
    month: 'Месяц',
    past: 'Прошедшие',
    search: 'Поиск событий',
    find: 'Найти',
    categories: 'Категории',
    clear: 'Показать все события',
    nothingFound: 'Ничего не найдено.',
    nothingPast: 'Прошедших событий здесь нет.',
    showPast: 'Прошедшие события',
    pages: 'Страницы',
    earlier: 'Раньше',
    later: 'Позже',
    thisMonth: 'Этот месяц',
    between: (from, to) =>
      from === to ? `${from}` : [from && `с ${from}`, to && `по ${to}`].filter(Boolean).join(' '),
  },
  event: {
    when: 'Когда',
    where: 'Где',
    map: 'Показать на карте',
    online: 'Онлайн',
    join: 'Подключиться онлайн',
    organizer: 'Организатор',
    price: 'Цена',
    free: 'Бесплатно',
    priceFrom: (amount) => `От ${amount}`,
    priceUpTo: (amount) => `До ${amount}`,
    registration: 'Участие',
    register: 'Регистрация и билеты',
    soldOut: 'Мест нет',
    performers: 'Участвуют',
    series: 'Цикл',
    categories: 'Категории',
    yourTime: 'По вашему времени:',
    add: 'Добавить в календарь',
    file: 'Apple и другие (.ics)',
    dates: 'Все даты',
    thisDate: 'показана здесь',
    source: (host) => `Подробнее на ${host}`,
    cancelledMeans: 'Это мероприятие не состоится.',
    postponedMeans: 'В это время оно не состоится. Новая дата будет объявлена.',
    postponedFrom: (date) => `Прежнее время отменено: ${date}. Новая дата будет объявлена.`,
    movedMeans: (from) => `Это новое время. Прежнее: ${from}.`,
    tentativeMeans: 'Ещё не подтверждено и может измениться.',
    over: 'Это мероприятие уже прошло.',
  },
  subscription: {
    programs: {
      apple: { name: 'Apple Календарь', refresh: 'iPhone, iPad, Mac · обновляется так часто, как там настроено' },
      google: { name: 'Google Календарь', refresh: 'обновляется раз в 4–24 часа' },
      outlook: { name: 'Outlook.com', refresh: 'обновляется раз в 3–24 часа' },
      office: { name: 'Microsoft 365', refresh: 'для работы и учёбы · раз в 3–24 часа' },
      program: {
        name: 'Программа на этом устройстве',
        refresh: 'Thunderbird, Outlook для компьютера и другие · часто каждые 30 минут',
      },
    },
    notReachable:
      'Google и Outlook загружают календари со своих серверов, а этот адрес им недоступен. Когда сайт станет открытым, всё заработает.',
    news: 'В программе для чтения новостей',
    newsRefresh: 'Такие программы ищут новое раз в 15 минут – 5 часов.',
    address: 'Адрес для любой программы',
    copy: 'Скопировать',
    copied: 'Скопировано',
    phone: 'На телефоне',
    qr: 'QR-код с адресом этой страницы',
    scan: 'Наведите камеру на код: страница откроется на телефоне, и вы подпишетесь там.',
    once: 'Или один раз',
    download: 'Скачать файл',
    onceMeans: '— копия на сегодня. Она не изменится вместе с событиями, а подписка изменится.',
    onlyShown: 'Это подписка на то, что показано здесь.',
    wholeCalendar: 'Подписаться на весь календарь',
  },
  status: {
    title: 'Состояние',
    allWell: 'Всё актуально.',
    attention: (count, of) => `Требуют внимания: ${count} из ${of}.`,
    look: 'Обратите внимание.',
    waiting: (count) =>
      `Ожидается первая копия: ${counted(count, { one: 'календарь', few: 'календаря', other: 'календарей' })}.`,
    wrong: 'Что не так',
    whatToDo: 'Что делать:',
    advice: {
      failure:
        'Посетители и подписчики по-прежнему получают последнюю верную копию. Проверьте, работает ли портал и действует ли токен; попытки повторяются сами.',
      late: 'Посетители и подписчики по-прежнему получают последнюю верную копию. Проверьте, отвечает ли портал и как быстро.',
      list: 'Известные календари остаются как были. Проверьте, работает ли портал и действует ли токен; попытки повторяются сами.',
      heldBack:
        'Если события действительно удалены, подождите: изменение будет опубликовано, когда портал подтвердит его ещё несколько раз. Если нет, проверьте портал.',
      withdrawn: 'Если это не нарочно, верните календарь на портал. Через семь дней его ленты закроются навсегда.',
      problems: (id) =>
        `Запустите «kalends check${id && ` --calendar ${id}`}»: он назовёт каждую запись и что с ней не так.`,
      store: 'Календари отдаются из памяти. Проверьте, не заполнен ли диск и не занят ли файл.',
    },
    lastList: (ago) => `Список календарей прочитан ${ago}.`,
    list: 'Список календарей',
    store: 'Хранилище',
    calendar: 'Календарь',
    events: 'События',
    lastRead: 'Прочитан',
    expected: (interval) => `интервал обновления: ${interval}`,
    late: (ago, interval) => `Последний раз прочитан: ${ago}; интервал обновления: ${interval}.`,
    running: (duration) => `Идёт обновление, его длительность: ${duration}.`,
    state: 'Состояние',
    current: 'Актуален',
    notYet: 'Ещё не прочитан',
    never: 'никогда',
    hidden: 'Скрытый календарь',
    withdrawn: (since) => `Портал не показывает его с ${since}.`,
    pendingDetails: (count) =>
      `Ждут подробностей: ${counted(count, { one: 'событие', few: 'события', other: 'событий' })}.`,
    missing: (count) =>
      `Портал не перечислил: ${counted(count, { one: 'событие', few: 'события', other: 'событий' })}. Они показываются, пока удаление не подтвердится.`,
    problems: (count) => counted(count, { one: 'замечание', few: 'замечания', other: 'замечаний' }),
    more: (count) => `и ещё ${count}`,
    platform: {
      title: 'Квоты платформы',
      about: (plan, interval) =>
        `Сколько обновление расходует за сутки на тарифе «${plan}». Интервал чтения календаря: ${interval}. Посетители и изменившиеся события не учтены.`,
      quota: 'Квота',
      used: 'Расход за сутки',
      share: 'Доля разрешённого',
      quotas: {
        objectRequests: 'Запросы к Durable Objects',
        rowsWritten: 'Записано строк',
        rowsRead: 'Прочитано строк',
        duration: 'Время работы (ГБ·с)',
      },
      tooMuch: (quota) => `${quota}: за сутки нужно больше, чем разрешает тариф.`,
      advice: 'Увеличьте интервал в worker.everySeconds или refresh.everySeconds либо перейдите на платный тариф.',
    },
  },
  problem: {
    400: 'Адрес записан неверно',
    404: 'Здесь ничего нет',
    405: 'Это можно только читать',
    410: 'Этот календарь отозван',
    500: 'Что-то пошло не так',
    503: 'Одну минуту',
  },
  problemMeans: {
    404: 'Такого события или календаря здесь нет, или адрес изменился.',
    410: 'Он больше не публикуется, и его ленты закрыты. Подписку можно удалить.',
    500: 'Ошибка записана в журнал. Попробуйте позже.',
    503: 'События читаются в первый раз. Попробуйте через минуту.',
  },
};

export const widget: WidgetWords = {
  language,
  loading: 'События загружаются…',
  empty: 'Сейчас ничего не объявлено.',
  emptyMonth: 'В этом месяце событий нет.',
  failed: 'Не удалось загрузить события.',
  missing: 'Этот календарь недоступен.',
  stale: (time) => `Не удалось обновить; показано состояние на ${time}.`,
  retry: 'Попробовать снова',
  untitled: 'Событие',
  toBeAnnounced: 'Дата будет объявлена',
  today: 'Сегодня',
  tomorrow: 'Завтра',
  allDay: 'Весь день',
  until: (day) => `до ${day}`,
  status: { cancelled: 'Отменено', postponed: 'Отложено', tentative: 'Предварительно', moved: 'Перенесено' },
  former: (when) => `Ранее: ${when}`,
  online: 'Онлайн',
  subscribe: 'Подписаться',
  allEvents: 'Все события',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  more: (count) => `ещё ${count}`,
  timeZone: (name) => `Часовой пояс: ${name}`,
  yourTime: (time) => `${time} по вашему времени`,
};

export const builder: BuilderWords = {
  link: 'Этот календарь на вашем сайте',
  title: (calendar) => `«${calendar}» на вашем сайте`,
  lead: 'Выберите вид, скопируйте строки и вставьте их туда, где должны быть события. Обновляются они сами.',
  kind: 'Способ',
  kinds: {
    element: ['Элемент', 'перенимает шрифт и цвета вашего сайта'],
    iframe: ['Фрейм', 'для систем, где скрипты запрещены или разрешены только фреймы'],
  },
  layout: 'Вид',
  layouts: { list: 'Список', agenda: 'По дням', month: 'Месяц', next: 'Ближайшее событие' },
  limit: 'Число событий',
  categories: 'Только эти категории',
  language: 'Язык',
  automatic: 'Автоматически',
  theme: 'Цвета',
  themes: { light: 'Светлые', dark: 'Тёмные', auto: 'Как предпочитает посетитель' },
  heading: 'Заголовок',
  noHeading: 'Без заголовка',
  apply: 'Показать',
  preview: 'Предпросмотр',
  snippet: 'Строки для вставки',
  snippetAbout: 'Если виджетов на странице несколько, скрипт нужен один раз.',
  copy: 'Скопировать',
  copied: 'Скопировано',
  styling: 'Шрифты и цвета',
  stylingAbout: 'Элемент берёт их у вашей страницы. Если этого мало, задайте в своих стилях эти свойства:',
  policy: 'Если у вашего сайта есть Content-Security-Policy, разрешите в ней этот адрес:',
  back: 'Назад к календарю',
};

export const series: SeriesWords = {
  daily: (interval) =>
    interval === 1 ? 'каждый день' : `раз в ${counted(interval, { one: 'день', few: 'дня', other: 'дней' })}`,
  weekly: (interval) =>
    interval === 1 ? 'каждую неделю' : `раз в ${counted(interval, { one: 'неделю', few: 'недели', other: 'недель' })}`,
  monthly: (interval) =>
    interval === 1 ? 'каждый месяц' : `раз в ${counted(interval, { one: 'месяц', few: 'месяца', other: 'месяцев' })}`,
  yearly: (interval) =>
    interval === 1 ? 'каждый год' : `раз в ${counted(interval, { one: 'год', few: 'года', other: 'лет' })}`,
  every: [
    'каждый понедельник',
    'каждый вторник',
    'каждую среду',
    'каждый четверг',
    'каждую пятницу',
    'каждую субботу',
    'каждое воскресенье',
  ],
  days: [
    'по понедельникам',
    'по вторникам',
    'по средам',
    'по четвергам',
    'по пятницам',
    'по субботам',
    'по воскресеньям',
  ],
  workdays: 'с понедельника по пятницу',
  weekdayOfMonth: (which, weekday) => {
    const masculine = ['в последний', '', 'в первый', 'во второй', 'в третий', 'в четвёртый', 'в пятый'];
    const feminine = ['в последнюю', '', 'в первую', 'во вторую', 'в третью', 'в четвёртую', 'в пятую'];
    const neuter = ['в последнее', '', 'в первое', 'во второе', 'в третье', 'в четвёртое', 'в пятое'];
    const forms = [masculine, masculine, feminine, masculine, feminine, feminine, neuter];
    const names = ['понедельник', 'вторник', 'среду', 'четверг', 'пятницу', 'субботу', 'воскресенье'];
    return `${forms[weekday]?.[which + 1]} ${names[weekday]}`;
  },
  dayOfMonth: (day) => (day === -1 ? 'в последний день' : `${day}-го числа`),
  until: (date) => `до ${date}`,
  times: (count) => counted(count, { one: 'раз', few: 'раза', other: 'раз' }),
  next: 'Ближайшая дата',
};

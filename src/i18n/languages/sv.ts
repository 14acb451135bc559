import { ordinalWeekdays } from '../ordinal-weekdays.ts';
import type { FeedPhrases } from '../words/feed-words.ts';
import type { SeriesPhrases } from '../words/series-words.ts';

/** Swedish. */
export const language = 'sv';

export const feeds: FeedPhrases = {
  event: 'Evenemang',
  toBeAnnounced: 'Datum meddelas senare',
  cancelled: 'Inställt',
  postponed: 'Uppskjutet',
  tentative: 'Preliminärt',
  moved: 'Flyttat',
  formerly: 'Tidigare',
  free: 'Gratis',
  online: 'Online',
  repeats: 'återkommande',
  add: 'Lägg till i kalendern',
  register: 'Anmälan och biljetter',
  price: 'Pris',
  priceFrom: 'Från {amount}',
  priceUpTo: 'Upp till {amount}',
  soldOut: 'Fullbokat',
  performers: 'Med',
  isFeed: 'Det här är ett flöde för nyhetsläsare: appar som samlar nytt från många webbplatser.',
  toSubscribe: 'Prenumerera genom att kopiera sidans adress till din nyhetsläsare.',
  asPage: 'Kalenderns sida, med alla sätt att prenumerera',
};

export const series: SeriesPhrases = {
  comma: ', ',
  daily: { 1: 'varje dag', other: 'var {interval}:e dag' },
  weekly: { 1: 'varje vecka', 2: 'varannan vecka', other: 'var {interval}:e vecka' },
  monthly: { 1: 'varje månad', 2: 'varannan månad', other: 'var {interval}:e månad' },
  yearly: { 1: 'varje år', 2: 'vartannat år', other: 'vart {interval}:e år' },
  every: [
    'varje måndag',
    'varje tisdag',
    'varje onsdag',
    'varje torsdag',
    'varje fredag',
    'varje lördag',
    'varje söndag',
  ],
  days: ['måndagar', 'tisdagar', 'onsdagar', 'torsdagar', 'fredagar', 'lördagar', 'söndagar'],
  workdays: 'måndag till fredag',
  weekdayOfMonth: ordinalWeekdays(
    ['den första', 'den andra', 'den tredje', 'den fjärde', 'den femte', 'den sista'],
    ['måndagen', 'tisdagen', 'onsdagen', 'torsdagen', 'fredagen', 'lördagen', 'söndagen'],
  ),
  dayOfMonth: {
    [-1]: 'den sista dagen',
    1: 'den 1:a',
    2: 'den 2:a',
    21: 'den 21:a',
    22: 'den 22:a',
    31: 'den 31:a',
    other: 'den {day}:e',
  },
  at: 'kl. {time}',
  until: 'till {date}',
  times: { one: '{count} gång', other: '{count} gånger' },
  next: 'Nästa tillfälle',
};

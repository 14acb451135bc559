import type { FeedWords } from '../words/feed-words.ts';
import type { SeriesWords } from '../words/series-words.ts';

/** Swedish. */
export const language = 'sv';

export const feeds: FeedWords = {
  event: 'Evenemang',
  toBeAnnounced: 'Datum meddelas senare',
  cancelled: 'Inställt',
  postponed: 'Uppskjutet',
  tentative: 'Preliminärt',
  moved: 'Flyttat',
  formerly: 'Tidigare',
  online: 'Online',
  repeats: 'återkommande',
};

export const series: SeriesWords = {
  daily: (interval) => (interval === 1 ? 'varje dag' : `var ${interval}:e dag`),
  weekly: (interval) =>
    interval === 1 ? 'varje vecka' : interval === 2 ? 'varannan vecka' : `var ${interval}:e vecka`,
  monthly: (interval) =>
    interval === 1 ? 'varje månad' : interval === 2 ? 'varannan månad' : `var ${interval}:e månad`,
  yearly: (interval) => (interval === 1 ? 'varje år' : interval === 2 ? 'vartannat år' : `vart ${interval}:e år`),
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
  weekdayOfMonth: (which, weekday) =>
    `den ${['sista', '', 'första', 'andra', 'tredje', 'fjärde', 'femte'][which + 1]} ${['måndagen', 'tisdagen', 'onsdagen', 'torsdagen', 'fredagen', 'lördagen', 'söndagen'][weekday]}`,
  dayOfMonth: (day) =>
    day === -1 ? 'den sista dagen' : `den ${day}:${/(?:^|[^1])[12]$/.test(String(day)) ? 'a' : 'e'}`,
  until: (date) => `till ${date}`,
  times: (count) => (count === 1 ? '1 gång' : `${count} gånger`),
  next: 'Nästa tillfälle',
};

import type { FeedWords } from '../words/feed-words.ts';
import type { SeriesWords } from '../words/series-words.ts';

/** German. */
export const language = 'de';

export const feeds: FeedWords = {
  event: 'Veranstaltung',
  toBeAnnounced: 'Termin wird noch bekannt gegeben',
  cancelled: 'Abgesagt',
  postponed: 'Verschoben',
  tentative: 'Vorläufig',
  moved: 'Verlegt',
  formerly: 'Bisher',
  online: 'Online',
  repeats: 'wiederholt sich',
};

export const series: SeriesWords = {
  daily: (interval) => (interval === 1 ? 'täglich' : `alle ${interval} Tage`),
  weekly: (interval) => (interval === 1 ? 'jede Woche' : `alle ${interval} Wochen`),
  monthly: (interval) => (interval === 1 ? 'jeden Monat' : `alle ${interval} Monate`),
  yearly: (interval) => (interval === 1 ? 'jedes Jahr' : `alle ${interval} Jahre`),
  every: [
    'jeden Montag',
    'jeden Dienstag',
    'jeden Mittwoch',
    'jeden Donnerstag',
    'jeden Freitag',
    'jeden Samstag',
    'jeden Sonntag',
  ],
  days: ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags', 'sonntags'],
  workdays: 'montags bis freitags',
  weekdayOfMonth: (which, weekday) =>
    `am ${['letzten', '', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften'][which + 1]} ${['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'][weekday]}`,
  dayOfMonth: (day) => (day === -1 ? 'am letzten Tag' : `am ${day}.`),
  until: (date) => `bis ${date}`,
  times: (count) => `${count}-mal`,
  next: 'Nächster Termin',
};

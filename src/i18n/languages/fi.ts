import type { FeedWords } from '../words/feed-words.ts';
import type { SeriesWords } from '../words/series-words.ts';

/** Finnish. */
export const language = 'fi';

export const feeds: FeedWords = {
  event: 'Tapahtuma',
  toBeAnnounced: 'Ajankohta ilmoitetaan myöhemmin',
  cancelled: 'Peruttu',
  postponed: 'Lykätty',
  tentative: 'Alustava',
  moved: 'Siirretty',
  formerly: 'Aiemmin',
  online: 'Verkossa',
  repeats: 'toistuva',
};

export const series: SeriesWords = {
  daily: (interval) => (interval === 1 ? 'joka päivä' : `${interval} päivän välein`),
  weekly: (interval) => (interval === 1 ? 'joka viikko' : `${interval} viikon välein`),
  monthly: (interval) => (interval === 1 ? 'joka kuukausi' : `${interval} kuukauden välein`),
  yearly: (interval) => (interval === 1 ? 'joka vuosi' : `${interval} vuoden välein`),
  every: [
    'joka maanantai',
    'joka tiistai',
    'joka keskiviikko',
    'joka torstai',
    'joka perjantai',
    'joka lauantai',
    'joka sunnuntai',
  ],
  days: ['maanantaisin', 'tiistaisin', 'keskiviikkoisin', 'torstaisin', 'perjantaisin', 'lauantaisin', 'sunnuntaisin'],
  workdays: 'maanantaista perjantaihin',
  weekdayOfMonth: (which, weekday) =>
    `${['viimeisenä', '', 'ensimmäisenä', 'toisena', 'kolmantena', 'neljäntenä', 'viidentenä'][which + 1]} ${['maanantaina', 'tiistaina', 'keskiviikkona', 'torstaina', 'perjantaina', 'lauantaina', 'sunnuntaina'][weekday]}`,
  dayOfMonth: (day) => (day === -1 ? 'viimeisenä päivänä' : `${day}. päivänä`),
  until: (date) => `${date} asti`,
  times: (count) => (count === 1 ? 'kerran' : `${count} kertaa`),
  next: 'Seuraava kerta',
};

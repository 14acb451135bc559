import { ordinalWeekdays } from '../ordinal-weekdays.ts';
import type { FeedPhrases } from '../words/feed-words.ts';
import type { SeriesPhrases } from '../words/series-words.ts';

/** Finnish. */
export const language = 'fi';

export const feeds: FeedPhrases = {
  event: 'Tapahtuma',
  toBeAnnounced: 'Ajankohta ilmoitetaan myöhemmin',
  cancelled: 'Peruttu',
  postponed: 'Lykätty',
  tentative: 'Alustava',
  moved: 'Siirretty',
  formerly: 'Aiemmin',
  free: 'Maksuton',
  online: 'Verkossa',
  repeats: 'toistuva',
  add: 'Lisää kalenteriin',
  register: 'Ilmoittautuminen ja liput',
  price: 'Hinta',
  priceFrom: 'Alkaen {amount}',
  priceUpTo: 'Enintään {amount}',
  soldOut: 'Loppuunmyyty',
  performers: 'Mukana',
  isFeed: 'Tämä on uutissyöte. Uutistenlukija on sovellus, joka kokoaa uutta monelta sivustolta.',
  toSubscribe: 'Tilaa syöte kopioimalla tämän sivun osoite uutistenlukijaasi.',
  asPage: 'Kalenterin sivu ja kaikki tilaustavat',
};

export const series: SeriesPhrases = {
  comma: ', ',
  daily: { 1: 'joka päivä', other: '{interval} päivän välein' },
  weekly: { 1: 'joka viikko', other: '{interval} viikon välein' },
  monthly: { 1: 'joka kuukausi', other: '{interval} kuukauden välein' },
  yearly: { 1: 'joka vuosi', other: '{interval} vuoden välein' },
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
  weekdayOfMonth: ordinalWeekdays(
    ['ensimmäisenä', 'toisena', 'kolmantena', 'neljäntenä', 'viidentenä', 'viimeisenä'],
    ['maanantaina', 'tiistaina', 'keskiviikkona', 'torstaina', 'perjantaina', 'lauantaina', 'sunnuntaina'],
  ),
  dayOfMonth: { [-1]: 'viimeisenä päivänä', other: '{day}. päivänä' },
  at: 'klo {time}',
  until: '{date} asti',
  times: { 1: 'kerran', other: '{count} kertaa' },
  next: 'Seuraava kerta',
};

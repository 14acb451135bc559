import type { FeedWords } from '../words/feed-words.ts';
import type { SeriesWords } from '../words/series-words.ts';

/** Italian. */
export const language = 'it';

export const feeds: FeedWords = {
  event: 'Evento',
  toBeAnnounced: 'Data da definire',
  cancelled: 'Annullato',
  postponed: 'Rinviato',
  tentative: 'Provvisorio',
  moved: 'Spostato',
  formerly: 'In precedenza',
  online: 'Online',
  repeats: 'si ripete',
};

export const series: SeriesWords = {
  daily: (interval) => (interval === 1 ? 'ogni giorno' : `ogni ${interval} giorni`),
  weekly: (interval) => (interval === 1 ? 'ogni settimana' : `ogni ${interval} settimane`),
  monthly: (interval) => (interval === 1 ? 'ogni mese' : `ogni ${interval} mesi`),
  yearly: (interval) => (interval === 1 ? 'ogni anno' : `ogni ${interval} anni`),
  every: [
    'ogni lunedì',
    'ogni martedì',
    'ogni mercoledì',
    'ogni giovedì',
    'ogni venerdì',
    'ogni sabato',
    'ogni domenica',
  ],
  days: ['il lunedì', 'il martedì', 'il mercoledì', 'il giovedì', 'il venerdì', 'il sabato', 'la domenica'],
  workdays: 'dal lunedì al venerdì',
  weekdayOfMonth: (which, weekday) =>
    weekday === 6
      ? `${['l’ultima', '', 'la prima', 'la seconda', 'la terza', 'la quarta', 'la quinta'][which + 1]} domenica`
      : `${['l’ultimo', '', 'il primo', 'il secondo', 'il terzo', 'il quarto', 'il quinto'][which + 1]} ${['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'][weekday]}`,
  dayOfMonth: (day) => (day === -1 ? 'l’ultimo giorno' : `il giorno ${day}`),
  until: (date) => `fino al ${date}`,
  times: (count) => (count === 1 ? '1 volta' : `${count} volte`),
  next: 'Prossima data',
};

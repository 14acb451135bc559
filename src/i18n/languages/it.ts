import { ordinalWeekdays } from '../ordinal-weekdays.ts';
import type { FeedPhrases } from '../words/feed-words.ts';
import type { SeriesPhrases } from '../words/series-words.ts';

/** Italian. */
export const language = 'it';

export const feeds: FeedPhrases = {
  event: 'Evento',
  toBeAnnounced: 'Data da definire',
  cancelled: 'Annullato',
  postponed: 'Rinviato',
  tentative: 'Provvisorio',
  moved: 'Spostato',
  formerly: 'In precedenza',
  free: 'Gratuito',
  online: 'Online',
  repeats: 'si ripete',
  add: 'Aggiungi al calendario',
  register: 'Iscrizione e biglietti',
  price: 'Prezzo',
  priceFrom: 'Da {amount}',
  priceUpTo: 'Fino a {amount}',
  soldOut: 'Posti esauriti',
  performers: 'Con',
  isFeed: 'Questo è un feed per lettori di notizie: applicazioni che raccolgono le novità di molti siti.',
  toSubscribe: 'Per abbonarti, copia l’indirizzo di questa pagina nel tuo lettore di notizie.',
  asPage: 'La pagina del calendario, con tutti i modi per abbonarsi',
};

export const series: SeriesPhrases = {
  comma: ', ',
  daily: { 1: 'ogni giorno', other: 'ogni {interval} giorni' },
  weekly: { 1: 'ogni settimana', other: 'ogni {interval} settimane' },
  monthly: { 1: 'ogni mese', other: 'ogni {interval} mesi' },
  yearly: { 1: 'ogni anno', other: 'ogni {interval} anni' },
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
  weekdayOfMonth: [
    ...ordinalWeekdays(
      ['il primo', 'il secondo', 'il terzo', 'il quarto', 'il quinto', 'l’ultimo'],
      ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
    ),
    ...ordinalWeekdays(['la prima', 'la seconda', 'la terza', 'la quarta', 'la quinta', 'l’ultima'], ['domenica']),
  ],
  dayOfMonth: { [-1]: 'l’ultimo giorno', other: 'il giorno {day}' },
  at: 'alle {time}',
  until: 'fino al {date}',
  times: { one: '{count} volta', other: '{count} volte' },
  next: 'Prossima data',
};

import type { FeedWords } from '../words/feed-words.ts';
import type { SeriesWords } from '../words/series-words.ts';

/** Spanish. */
export const language = 'es';

export const feeds: FeedWords = {
  event: 'Evento',
  toBeAnnounced: 'Fecha por anunciar',
  cancelled: 'Cancelado',
  postponed: 'Aplazado',
  tentative: 'Provisional',
  moved: 'Cambio de fecha',
  formerly: 'Antes',
  online: 'En línea',
  repeats: 'se repite',
};

export const series: SeriesWords = {
  daily: (interval) => (interval === 1 ? 'todos los días' : `cada ${interval} días`),
  weekly: (interval) => (interval === 1 ? 'cada semana' : `cada ${interval} semanas`),
  monthly: (interval) => (interval === 1 ? 'cada mes' : `cada ${interval} meses`),
  yearly: (interval) => (interval === 1 ? 'cada año' : `cada ${interval} años`),
  every: [
    'todos los lunes',
    'todos los martes',
    'todos los miércoles',
    'todos los jueves',
    'todos los viernes',
    'todos los sábados',
    'todos los domingos',
  ],
  days: ['los lunes', 'los martes', 'los miércoles', 'los jueves', 'los viernes', 'los sábados', 'los domingos'],
  workdays: 'de lunes a viernes',
  weekdayOfMonth: (which, weekday) =>
    `el ${['último', '', 'primer', 'segundo', 'tercer', 'cuarto', 'quinto'][which + 1]} ${['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'][weekday]}`,
  dayOfMonth: (day) => (day === -1 ? 'el último día' : `el día ${day}`),
  until: (date) => `hasta el ${date}`,
  times: (count) => (count === 1 ? '1 vez' : `${count} veces`),
  next: 'Próxima fecha',
};

import type { FeedWords } from '../words/feed-words.ts';
import type { SeriesWords } from '../words/series-words.ts';

/** French. */
export const language = 'fr';

export const feeds: FeedWords = {
  event: 'Événement',
  toBeAnnounced: 'Date à confirmer',
  cancelled: 'Annulé',
  postponed: 'Reporté',
  tentative: 'Provisoire',
  moved: 'Déplacé',
  formerly: 'Auparavant',
  online: 'En ligne',
  repeats: 'se répète',
};

export const series: SeriesWords = {
  daily: (interval) => (interval === 1 ? 'tous les jours' : `tous les ${interval} jours`),
  weekly: (interval) => (interval === 1 ? 'toutes les semaines' : `toutes les ${interval} semaines`),
  monthly: (interval) => (interval === 1 ? 'tous les mois' : `tous les ${interval} mois`),
  yearly: (interval) => (interval === 1 ? 'tous les ans' : `tous les ${interval} ans`),
  every: [
    'tous les lundis',
    'tous les mardis',
    'tous les mercredis',
    'tous les jeudis',
    'tous les vendredis',
    'tous les samedis',
    'tous les dimanches',
  ],
  days: ['le lundi', 'le mardi', 'le mercredi', 'le jeudi', 'le vendredi', 'le samedi', 'le dimanche'],
  workdays: 'du lundi au vendredi',
  weekdayOfMonth: (which, weekday) => {
    const name = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'][weekday];
    return which === -1
      ? `le dernier ${name}`
      : `le ${['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'][which]} ${name}`;
  },
  dayOfMonth: (day) => (day === -1 ? 'le dernier jour' : `le ${day === 1 ? '1er' : day}`),
  until: (date) => `jusqu’au ${date}`,
  times: (count) => `${count} fois`,
  next: 'Prochaine date',
};

import type { FeedWords } from '../words/feed-words.ts';

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

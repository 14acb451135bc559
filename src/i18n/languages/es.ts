import type { FeedWords } from '../words/feed-words.ts';

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

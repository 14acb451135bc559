import type { FeedWords } from '../words/feed-words.ts';

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

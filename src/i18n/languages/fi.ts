import type { FeedWords } from '../words/feed-words.ts';

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

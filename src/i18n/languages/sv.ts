import type { FeedWords } from '../words/feed-words.ts';

/** Swedish. */
export const language = 'sv';

export const feeds: FeedWords = {
  event: 'Evenemang',
  toBeAnnounced: 'Datum meddelas senare',
  cancelled: 'Inställt',
  postponed: 'Uppskjutet',
  tentative: 'Preliminärt',
  moved: 'Flyttat',
  formerly: 'Tidigare',
  online: 'Online',
  repeats: 'återkommande',
};

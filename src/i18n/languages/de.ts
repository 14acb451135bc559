import type { FeedWords } from '../words/feed-words.ts';

/** German. */
export const language = 'de';

export const feeds: FeedWords = {
  event: 'Veranstaltung',
  toBeAnnounced: 'Termin wird noch bekannt gegeben',
  cancelled: 'Abgesagt',
  postponed: 'Verschoben',
  tentative: 'Vorläufig',
  moved: 'Verlegt',
  formerly: 'Bisher',
  online: 'Online',
  repeats: 'wiederholt sich',
};

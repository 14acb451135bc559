import type { FeedWords } from '../words/feed-words.ts';

/** Ukrainian. */
export const language = 'uk';

export const feeds: FeedWords = {
  event: 'Подія',
  toBeAnnounced: 'Дату буде оголошено',
  cancelled: 'Скасовано',
  postponed: 'Відкладено',
  tentative: 'Попередньо',
  moved: 'Перенесено',
  formerly: 'Раніше',
  online: 'Онлайн',
  repeats: 'повторюється',
};

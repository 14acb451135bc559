import type { PublishedEvent } from '../calendar/snapshot.ts';
import { type Words, wordsFor } from '../i18n/feeds/feed-words.ts';

/** What became of the event, in a word; null where it takes place as it was announced. */
export function stateWord(published: PublishedEvent, language: string): string | null {
  const words: Words = wordsFor(language);
  const { event, removed } = published;
  if (removed || event.status === 'cancelled') return words.cancelled;
  if (event.status === 'postponed') return words.postponed;
  if (event.status === 'tentative') return words.tentative;
  return formerStart(published) === null ? null : words.moved;
}

/** The start that was announced before, or that the series gives to what is moved; null where it was not moved. */
export function formerStart({ event: { overrides, start }, movedFrom }: PublishedEvent): string | null {
  if (overrides === null) return movedFrom ?? null;
  return start === null || overrides.start === start ? null : overrides.start;
}

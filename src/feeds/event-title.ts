import type { PublishedEvent } from '../calendar/snapshot.ts';
import { cleanLine } from './clean-text.ts';
import { type Words, wordsFor } from './words.ts';

/**
 * The title as every format shows it: what became of the event stands before it, since many clients show no status
 * (interop.md §1, life of an event). The word for 'Event' where the portal has no title.
 */
export function eventTitle(published: PublishedEvent, language: string): string {
  const words = wordsFor(language);
  const title = cleanLine(published.event.title ?? '') || words.event;
  const state = stateWord(published, words);
  // Some portals write it into the title themselves.
  return state === null || title.toLowerCase().startsWith(state.toLowerCase()) ? title : `${state}: ${title}`;
}

function stateWord({ event, removed }: PublishedEvent, words: Words): string | null {
  if (removed || event.status === 'cancelled') return words.cancelled;
  if (event.status === 'postponed') return words.postponed;
  if (event.status === 'tentative') return words.tentative;
  const isMoved = event.overrides !== null && event.start !== null && event.overrides.start !== event.start;
  return isMoved ? words.moved : null;
}

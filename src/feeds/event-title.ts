import type { PublishedEvent } from '../calendar/snapshot.ts';
import { cleanLine } from './clean-text.ts';
import { wordsFor } from './words.ts';

/**
 * The title as every format shows it: what became of the event stands before it, since many clients show no status
 * (interop.md §1, life of an event). The word for 'Event' where the portal has no title.
 */
export function eventTitle({ event, removed }: PublishedEvent, language: string): string {
  const words = wordsFor(language);
  const title = cleanLine(event.title ?? '') || words.event;
  if (removed || event.status === 'cancelled') return `${words.cancelled}: ${title}`;
  if (event.status === 'postponed') return `${words.postponed}: ${title}`;
  if (event.status === 'tentative') return `${words.tentative}: ${title}`;
  if (event.overrides !== null && event.start !== null && event.overrides.start !== event.start) {
    return `${words.moved}: ${title}`;
  }
  return title;
}

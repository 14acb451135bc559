import type { PublishedEvent } from '../calendar/snapshot.ts';
import { wordsFor } from '../i18n/feeds/feed-words.ts';
import { stateWord } from './event-state.ts';
import { cleanLine } from './text/clean-text.ts';

/**
 * The title as every format shows it: what became of the event stands before it, since many clients show no status
 * (interop.md §1, life of an event). The word for 'Event' where the portal has no title.
 */
export function eventTitle(published: PublishedEvent, language: string): string {
  const title = cleanLine(published.event.title ?? '') || wordsFor(language).event;
  const state = stateWord(published, language);
  return state === null || tells(title, state) ? title : `${state}: ${title}`;
}

/** Some portals write it into the title themselves: set off by a sign, or in capitals. */
function tells(title: string, state: string): boolean {
  const [, begin = ''] = /^[^\p{L}\p{N}]*(.*)$/u.exec(title) ?? [];
  const rest = begin.slice(state.length);
  if (begin.startsWith(state.toUpperCase())) return !/^\p{L}/u.test(rest);
  return begin.toLowerCase().startsWith(state.toLowerCase()) && /^\s*(?:[^\p{L}\p{N}\s]|$)/u.test(rest);
}

import type { Concept } from '../../../vocabulary/language-words.ts';

/** What a list is asked for. */
export type ListKind = 'calendars' | 'events';

/** What the list's own key says. */
export const ownConcepts: Readonly<Record<ListKind, readonly Concept[]>> = {
  events: ['event'],
  calendars: ['calendar', 'organizer'],
};

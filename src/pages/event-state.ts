import type { Occurrence } from './occurrences.ts';
import type { Phrases } from './phrases.ts';

/** What sets an event apart from one that takes place as announced. */
export interface EventState {
  readonly kind: 'cancelled' | 'postponed' | 'moved' | 'tentative';
  readonly word: string;
}

/** Null: it takes place as announced. */
export function eventState(
  { event, removed, movedFrom }: Pick<Occurrence, 'event' | 'removed'> & { readonly movedFrom?: string | null },
  phrases: Phrases,
): EventState | null {
  if (removed || event.status === 'cancelled') return { kind: 'cancelled', word: phrases.cancelled };
  if (event.status === 'postponed') return { kind: 'postponed', word: phrases.postponed };
  if (movedFrom != null) return { kind: 'moved', word: phrases.moved };
  if (event.status === 'tentative') return { kind: 'tentative', word: phrases.tentative };
  return null;
}

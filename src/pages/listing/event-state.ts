import type { Phrases } from '../../i18n/pages/phrases.ts';
import type { Occurrence, ShownEvent } from './shown-events.ts';

/** What sets an event apart from one that takes place as announced. */
export interface EventState {
  readonly kind: 'cancelled' | 'postponed' | 'moved' | 'tentative';
  readonly word: string;
}

type Shown = Pick<Occurrence, 'removed' | 'movedFrom'> & {
  readonly event: Pick<ShownEvent['event'], 'status' | 'start'>;
};

/** Null: it takes place as announced. */
export function stateOf({ event, removed, movedFrom }: Shown): EventState['kind'] | null {
  if (removed || event.status === 'cancelled') return 'cancelled';
  // It had a date, and has none yet.
  if (event.status === 'postponed' || (movedFrom !== null && event.start === null)) return 'postponed';
  if (movedFrom !== null) return 'moved';
  return event.status === 'tentative' ? 'tentative' : null;
}

/** It does not take place at its time, which is struck through then. */
export function isOff(shown: Shown): boolean {
  const state = stateOf(shown);
  return state === 'cancelled' || state === 'postponed';
}

/** What became of it, with its word. */
export function eventState(shown: Shown, phrases: Phrases): EventState | null {
  const kind = stateOf(shown);
  return kind && { kind, word: phrases[kind] };
}

import { type EventFilter, matches } from '../../feeds/select/match-event.ts';
import type { Occurrence, ShownEvent } from '../listing/shown-events.ts';

/** Those of the events that pass every filter. */
export interface WantedEvents {
  readonly wanted: readonly ShownEvent[];
  /** What their occurrences are found among: what replaces an occurrence of a series hides it, wanted or not. */
  readonly candidates: readonly ShownEvent[];
  /** Leaves of the candidates' occurrences those that are wanted. */
  readonly narrow: (all: readonly Occurrence[]) => readonly Occurrence[];
}

export function wantedEvents(events: readonly ShownEvent[], filters: readonly EventFilter[]): WantedEvents {
  const wanted = events.filter(({ event }) => filters.every((filter) => matches(event, filter)));
  const isWanted = new Set(wanted.map(({ event }) => event));
  return {
    wanted,
    candidates: events.filter(({ event }) => isWanted.has(event) || event.overrides !== null),
    narrow: (all) => all.filter(({ event }) => isWanted.has(event)),
  };
}

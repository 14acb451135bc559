import { seriesIdOf } from '../../feeds/identifiers.ts';
import {
  type Occurrence,
  pastOccurrences,
  type ShownEvent,
  undatedEvents,
  upcomingOccurrences,
} from '../listing/shown-events.ts';

/** What the page of a series that the portal names lists. */
export interface SeriesEvents {
  readonly title: string;
  /** BCP 47: the language of the title. */
  readonly language: string;
  readonly upcoming: readonly Occurrence[];
  /** There are more after these. */
  readonly more: boolean;
  /** The latest first. */
  readonly past: readonly Occurrence[];
  readonly undated: readonly ShownEvent[];
}

const mostListed = 200;

/** The events of a series. Null: there is none with this id. `events`: those of one calendar; `now`: milliseconds since 1970. */
export function seriesEvents(events: readonly ShownEvent[], id: string, now: number): SeriesEvents | null {
  const named = events.filter(({ event }) => seriesIdOf(event) === id);
  const titled = named.find(({ event }) => event.series?.title) ?? named[0];
  if (titled === undefined) return null;
  // A changed date of a recurring event belongs to the series, even if its record does not say so.
  const ids = new Set(named.map(({ event }) => event.id));
  const own = events.filter((one) => named.includes(one) || ids.has(one.event.overrides?.id ?? ''));
  const upcoming = upcomingOccurrences(own, { begins: now, ends: Number.POSITIVE_INFINITY }, 0, mostListed);
  return {
    title: titled.event.series?.title ?? titled.event.title ?? id,
    language: titled.language,
    upcoming: upcoming.occurrences,
    more: upcoming.more,
    past: pastOccurrences(own, now, 0, mostListed).occurrences,
    undated: undatedEvents(own),
  };
}

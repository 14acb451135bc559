import { addDays, startOfDay } from '../../calendar/day.ts';
import type { SavedFilter } from '../../feeds/select/select-entries.ts';
import { comparable, matches } from '../../feeds/select/selection.ts';
import { monthWeeks } from '../dates/month-grid.ts';
import { today } from '../listing/event-time.ts';
import {
  filterEvents,
  type Occurrence,
  occurrencesIn,
  pastOccurrences,
  type ShownEvent,
  undatedEvents,
  upcomingOccurrences,
} from '../listing/shown-events.ts';
import type { PageQuery } from './page-query.ts';

/** What a calendar's page lists. */
export interface Listing {
  readonly occurrences: readonly Occurrence[];
  /** The events without a date. They stand on the last page of the upcoming events. */
  readonly undated: readonly ShownEvent[];
  /** There is another page. */
  readonly more: boolean;
  /** Events that began before this day are listed under it. Null: each is listed under its own day. */
  readonly firstDay: string | null;
  /** The month of the grid, `YYYY-MM`. Null: the page shows no grid. */
  readonly month: string | null;
  /** The categories of all events that the page could show, the most frequent first. */
  readonly categories: readonly string[];
  /** The page would show events if nothing were searched for. */
  readonly any: boolean;
}

const pageSize = 50;

/**
 * Picks what a page lists. `events` are all those of its calendars that may be shown; `saved` is the filter of a saved
 * feed; `now` is in milliseconds since 1970; `timeZone` is the zone that days are counted in.
 */
export function listing(
  events: readonly ShownEvent[],
  query: PageQuery,
  saved: SavedFilter | null,
  { now, timeZone, language }: { readonly now: number; readonly timeZone: string; readonly language: string },
): Listing {
  const { selection, layout, page } = query;
  const own = saved === null ? events : events.filter(({ event }) => matches(event, saved));
  const filters = saved === null ? [selection] : [saved, selection];
  const { matching, candidates, keepMatching } = filterEvents(events, filters);
  const common = { categories: categoriesOf(own), any: own.length > 0, undated: [] };
  const thisDay = today(now, timeZone);
  const skip = (page - 1) * pageSize;
  const beginOf = (day: string) => Date.parse(startOfDay(day, timeZone));

  if (layout === 'month') {
    const month = query.month ?? thisDay.slice(0, 7);
    const days = monthWeeks(month, language).flat();
    const span = { begins: beginOf(days[0] ?? thisDay), ends: beginOf(addDays(days.at(-1) ?? thisDay, 1)) };
    const occurrences = keepMatching(occurrencesIn(candidates, span));
    return { ...common, month, firstDay: null, more: false, occurrences };
  }
  if (layout === 'past') {
    const past = pastOccurrences(candidates, now, skip, pageSize, keepMatching);
    return { ...common, ...past, month: null, firstDay: null };
  }
  const firstDay = selection.from ?? (selection.past === null ? null : addDays(thisDay, -selection.past));
  const ends = selection.to === null ? Number.POSITIVE_INFINITY : beginOf(addDays(selection.to, 1));
  const begins = firstDay === null ? (ends <= now ? Number.NEGATIVE_INFINITY : now) : beginOf(firstDay);
  const upcoming = upcomingOccurrences(candidates, { begins, ends }, skip, pageSize, keepMatching);
  const isBounded = selection.from !== null || selection.to !== null;
  const undated = upcoming.more || isBounded ? [] : undatedEvents(matching);
  return { ...common, ...upcoming, month: null, firstDay: firstDay ?? (begins === now ? thisDay : null), undated };
}

/** Each name in the portal's first spelling. Names that the search takes for the same count as one. */
function categoriesOf(events: readonly ShownEvent[]): readonly string[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const name of events.flatMap(({ event }) => event.categories)) {
    const entry = counts.get(comparable(name)) ?? { name, count: 0 };
    counts.set(comparable(name), { ...entry, count: entry.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
}

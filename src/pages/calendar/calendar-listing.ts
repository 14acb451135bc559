import { addDays, startOfDay } from '../../calendar/day.ts';
import { type EventFilter, matches } from '../../feeds/select/match-event.ts';
import type { SavedFilter } from '../../feeds/select/select-entries.ts';
import { comparable } from '../../feeds/select/selection.ts';
import { today } from '../listing/event-time.ts';
import {
  type Occurrence,
  occurrencesIn,
  pastOccurrences,
  type ShownEvent,
  undatedEvents,
  upcomingOccurrences,
} from '../listing/shown-events.ts';
import { monthDays } from './month-table.ts';
import type { PageQuery } from './page-query.ts';

/** Those of the events that pass every filter. */
interface WantedEvents {
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

/** What a calendar's page lists. */
export interface Listing {
  readonly occurrences: readonly Occurrence[];
  /** Without a date: on the last page of what is coming. */
  readonly undated: readonly ShownEvent[];
  /** There is another page. */
  readonly more: boolean;
  /** What began before is listed under this day. Null: under its own. */
  readonly firstDay: string | null;
  /** Of the grid; null: no grid. */
  readonly month: string | null;
  /** Most frequent first, of all that the page could show. */
  readonly categories: readonly string[];
  /** There is something to show where nothing is searched for. */
  readonly any: boolean;
}

const pageSize = 50;

/** Picks what a page shows of `events`: all that may be shown of its calendars. `now` in milliseconds since 1970. */
export function listing(
  events: readonly ShownEvent[],
  query: PageQuery,
  saved: SavedFilter | null,
  { now, timeZone, language }: { readonly now: number; readonly timeZone: string; readonly language: string },
): Listing {
  const { selection, layout, page } = query;
  const own = saved === null ? events : events.filter(({ event }) => matches(event, saved));
  const { wanted, candidates, narrow } = wantedEvents(events, saved === null ? [selection] : [saved, selection]);
  const common = { categories: categoriesOf(own), any: own.length > 0, undated: [] };
  const thisDay = today(now, timeZone);
  const skip = (page - 1) * pageSize;
  const begin = (day: string) => Date.parse(startOfDay(day, timeZone));

  if (layout === 'month') {
    const month = query.month ?? thisDay.slice(0, 7);
    const days = monthDays(month, language).weeks.flat();
    const span = { begins: begin(days[0] ?? thisDay), ends: begin(addDays(days.at(-1) ?? thisDay, 1)) };
    return { ...common, month, firstDay: null, more: false, occurrences: narrow(occurrencesIn(candidates, span)) };
  }
  if (layout === 'past') {
    const { occurrences, more } = pastOccurrences(candidates, now, skip, pageSize, narrow);
    return { ...common, month: null, firstDay: null, more, occurrences };
  }
  const firstDay = selection.from ?? (selection.past === null ? null : addDays(thisDay, -selection.past));
  const ends = selection.to === null ? Number.POSITIVE_INFINITY : begin(addDays(selection.to, 1));
  const begins = firstDay === null ? (ends <= now ? Number.NEGATIVE_INFINITY : now) : begin(firstDay);
  const stretch = upcomingOccurrences(candidates, { begins, ends }, skip, pageSize, narrow);
  const bounded = selection.from !== null || selection.to !== null;
  const undated = stretch.more || bounded ? [] : undatedEvents(wanted);
  return { ...common, ...stretch, month: null, firstDay: firstDay ?? (begins === now ? thisDay : null), undated };
}

/** As the portal writes them. */
function categoriesOf(events: readonly ShownEvent[]): readonly string[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const name of events.flatMap(({ event }) => event.categories)) {
    const entry = counts.get(comparable(name)) ?? { name, count: 0 };
    counts.set(comparable(name), { ...entry, count: entry.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
}

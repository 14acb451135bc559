import { addDays, isDay, startOfDay } from '../../calendar/day.ts';
import type { Choices } from '../../calendar/preview.ts';
import type { SavedFilter } from '../../feeds/select/select-entries.ts';
import { matches } from '../../feeds/select/selection.ts';
import { isLongAgo, ongoingDays } from '../dates/day-span.ts';
import { monthWeeks, weekOf } from '../dates/month-grid.ts';
import { today } from '../listing/event-time.ts';
import {
  keepEvents,
  type Occurrence,
  occurrencesIn,
  pastOccurrences,
  repeatKey,
  type ShownEvent,
  type TimeSpan,
  takesPlaceIn,
  undatedEvents,
  upcomingOccurrences,
} from '../listing/shown-events.ts';
import { createTally, passing, spellingsOf } from './event-traits.ts';
import { createMonthPainter, type MonthColors, type MonthPainter } from './grid/month-colors.ts';
import { daysOf, type NamedDays, namedDays } from './named-days.ts';
import type { PageQuery } from './page-query.ts';

/** What a calendar's page lists. */
export interface Listing {
  readonly occurrences: readonly Occurrence[];
  /** What has been running for days, the soonest to end first. It stands apart, on the first page. */
  readonly ongoing: readonly Occurrence[];
  /** The events without a date. They stand on the last page of the upcoming events. */
  readonly undated: readonly ShownEvent[];
  /** There is another page. */
  readonly more: boolean;
  /** Events that began before this day are listed under it. Null: each is listed under its own day. */
  readonly firstDay: string | null;
  /** The month of the grid, `YYYY-MM`. Null: the page shows no grid. */
  readonly month: string | null;
  /** The days of the week with hours. Null: the page shows none. */
  readonly week: readonly string[] | null;
  /** What the colours of the grid mean. */
  readonly colors: MonthColors;
  /** What the page's list can be filtered by. */
  readonly choices: Choices;
  /** The names that are asked for, as the first event has them. Those that no event has are missing. */
  readonly spellings: readonly string[];
  /** The days that have events, among those that visitors can choose by name. */
  readonly named: readonly NamedDays[];
  /** By slug: how many events of each calendar the list can be filtered to. */
  readonly calendars: ReadonlyMap<string, number>;
  /** Of some events only one date is listed. */
  readonly folded: boolean;
  /** The page would show events if nothing were searched for. */
  readonly any: boolean;
  /** Where nothing is listed: what comes next whatever the days, and whether there are such events in the past. */
  readonly instead: { readonly next: Occurrence | null; readonly past: boolean } | null;
}

const pageSize = 50;

interface ListingPlace {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA: the zone that days are counted in. */
  readonly timeZone: string;
  /** BCP 47: that of the page. */
  readonly language: string;
  /** Whether an event has the words that were searched for, if that is known before. */
  readonly isFound?: (one: ShownEvent) => boolean;
  /** Knows all events of the calendars, where `events` are not all. */
  readonly painter?: MonthPainter;
}

/**
 * Picks what a page lists. `events` are all those of its calendars that may be shown; `saved`: the filter of a saved feed. Of
 * a series only its next date is listed, unless the days from a certain one on are asked for, or all dates.
 */
export function listing(
  events: readonly ShownEvent[],
  query: PageQuery,
  saved: SavedFilter | null,
  place: ListingPlace,
): Listing {
  const { layout, page } = query;
  const { q } = query.selection;
  const { now, timeZone, language, isFound = ({ event }: ShownEvent) => matches(event, { q }) } = place;
  const own = saved === null ? events : events.filter(({ event }) => matches(event, saved));
  const passes = passing(query);
  const { matching, candidates, keepMatching } = keepEvents(
    events,
    (one) => passes(one) && isFound(one) && (saved === null || matches(one.event, saved)),
  );
  const thisDay = today(now, timeZone);
  const skip = (page - 1) * pageSize;
  const beginOf = (day: string) => Date.parse(startOfDay(day, timeZone));
  const common = (span: TimeSpan) => {
    const tally = createTally(query);
    for (const one of own) if (isFound(one) && takesPlaceIn(one, span)) tally.add(one);
    const isNamed = (name: NamedDays) => {
      const { from, to } = daysOf(name, thisDay, language);
      const days = { begins: Math.max(now, beginOf(from)), ends: beginOf(addDays(to, 1)) };
      return matching.some((one) => takesPlaceIn(one, days));
    };
    const named = layout === 'agenda' ? namedDays.filter(isNamed) : [];
    const counted = { choices: tally.choices(), calendars: tally.calendars(), named };
    return {
      ...counted,
      spellings: spellingsOf(own, query.selection),
      any: own.length > 0,
      colors: noColors,
      undated: [],
      ongoing: [],
      folded: false,
      week: null,
    };
  };

  if (layout === 'month' || layout === 'week') {
    const month = layout === 'week' ? null : (query.month ?? thisDay.slice(0, 7));
    const week = layout === 'week' ? weekOf(query.week ?? thisDay, language) : null;
    const days = week ?? monthWeeks(month ?? thisDay.slice(0, 7), language).flat();
    const span = { begins: beginOf(days[0] ?? thisDay), ends: beginOf(addDays(days.at(-1) ?? thisDay, 1)) };
    const occurrences = keepMatching(occurrencesIn(candidates, span));
    const colors = (place.painter ?? painterOf(events)).of(occurrences);
    const instead = occurrences.length === 0 ? insteadOf(candidates, now, keepMatching) : null;
    return { ...common(span), month, week, colors, firstDay: null, more: false, occurrences, instead };
  }
  if (layout === 'past') {
    let folded = false;
    const latest = (found: readonly Occurrence[]) => {
      const kept = keepMatching(found);
      const once = query.allDates ? kept : lastOfEach(kept);
      folded ||= once.length < kept.length;
      return once;
    };
    const past = pastOccurrences(candidates, now, skip, pageSize, latest);
    return { ...common({ begins: Number.NEGATIVE_INFINITY, ends: now }), ...past, folded, month: null, firstDay: null, instead: null }; // biome-ignore format: a record
  }
  const { span, firstDay } = daysAsked(query, thisDay, place, beginOf);
  // Only an archive lists what began before it among the rest.
  const apart = Number.isFinite(span.begins) && query.selection.past === null;
  const since = firstDay ?? thisDay;
  // An instant is compared as such, since finding its day takes much longer.
  const runningSince = beginOf(addDays(since, 1 - ongoingDays));
  const isRunning = ({ start }: Occurrence) =>
    apart && (isDay(start) ? isLongAgo(start, since) : Date.parse(start) < runningSince);
  const isOnce = !query.allDates && query.selection.from === null;
  let folded = false;
  const all = (found: readonly Occurrence[]) => {
    const kept = keepMatching(found);
    const once = isOnce ? firstOfEach(kept) : kept;
    folded ||= once.length < kept.length;
    return once;
  };
  const upcoming = upcomingOccurrences(candidates, span, skip, pageSize, (found) =>
    all(found).filter((one) => !isRunning(one)),
  );
  const running = apart && page === 1 ? all(occurrencesIn(candidates, { ...span, ends: span.begins + 1 })) : [];
  const ongoing = running.filter(isRunning).toSorted(byEnd);
  const isBounded = Number.isFinite(span.ends) || query.selection.from !== null;
  const undated = upcoming.more || isBounded ? [] : undatedEvents(matching);
  const isEmpty = upcoming.occurrences.length + ongoing.length + undated.length === 0;
  const instead = isEmpty ? insteadOf(candidates, now, keepMatching) : null;
  return { ...common(span), ...upcoming, folded, ongoing, month: null, firstDay, undated, instead };
}

const noColors: MonthColors = { colorOf: () => null, legend: [] };

function painterOf(events: readonly ShownEvent[]): MonthPainter {
  const painter = createMonthPainter();
  for (const one of events) painter.add(one);
  return painter;
}

/** The moments that the list is limited to, and the day under which earlier events are listed. */
function daysAsked(
  { selection, when }: PageQuery,
  thisDay: string,
  { now, language }: { readonly now: number; readonly language: string },
  beginOf: (day: string) => number,
): { readonly span: TimeSpan; readonly firstDay: string | null } {
  if (when !== null) {
    const { from, to } = daysOf(when, thisDay, language);
    return { span: { begins: Math.max(now, beginOf(from)), ends: beginOf(addDays(to, 1)) }, firstDay: from };
  }
  const { from, to, past } = selection;
  const firstDay = from ?? (past === null ? null : addDays(thisDay, -past));
  const ends = to === null ? Number.POSITIVE_INFINITY : beginOf(addDays(to, 1));
  const begins = firstDay === null ? (ends <= now ? Number.NEGATIVE_INFINITY : now) : beginOf(firstDay);
  return { span: { begins, ends }, firstDay: firstDay ?? (begins === now ? thisDay : null) };
}

const byEnd = (a: Occurrence, b: Occurrence): number => ((a.end ?? a.start) < (b.end ?? b.start) ? -1 : 1);

/** An occurrence that stands for all dates of its event. */
export interface NextDate extends Occurrence {
  /** The start of the date after it. Null: there is none, or it is far away. */
  readonly following: string | null;
}

/** Of each series and each event with sessions, the first date only. */
function firstOfEach(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const dates = Map.groupBy(occurrences, (one) => repeatKey(one) ?? one);
  return [...dates.values()].flatMap(([first, second]) => {
    if (first === undefined) return [];
    return repeatKey(first) === null ? first : ({ ...first, following: second?.start ?? null } satisfies NextDate);
  });
}

/** The same for the last date. */
function lastOfEach(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const dates = Map.groupBy(occurrences, (one) => repeatKey(one) ?? one);
  const last = new Set([...dates.values()].map((all) => all.at(-1)));
  return occurrences.filter((one) => last.has(one));
}

function insteadOf(
  candidates: readonly ShownEvent[],
  now: number,
  keep: (all: readonly Occurrence[]) => readonly Occurrence[],
): Listing['instead'] {
  const next = upcomingOccurrences(candidates, { begins: now, ends: Number.POSITIVE_INFINITY }, 0, 1, keep);
  const past = pastOccurrences(candidates, now, 0, 1, keep);
  return { next: next.occurrences[0] ?? null, past: past.occurrences.length > 0 };
}

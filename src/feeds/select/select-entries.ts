import { addDays, isDay, startOfDay } from '../../calendar/day.ts';
import { isPublishable } from '../../calendar/event.ts';
import type { ByName } from '../../calendar/event-names.ts';
import { instantMs } from '../../calendar/instant.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { later, publishedAt } from '../event-times.ts';
import { hasContent, localize } from '../event-title.ts';
import type { FeedEntry, FeedFormat, NextDate } from '../feed.ts';
import { eventFile, eventPage } from '../identifiers.ts';
import { expandSeries, occurrenceStarts, seriesKey, seriesZone } from '../series/event-series.ts';
import { nextDates, searchEnd, type Today } from '../series/next-date.ts';
import { compare, type FeedPage, identityOf, pageOf, startOf } from './feed-page.ts';
import { type FeedView, matches, type Selection } from './selection.ts';

/** What a saved feed selects from its calendars. A request narrows it further. */
export interface SavedFilter extends Partial<ByName<readonly string[]>> {
  readonly q?: string;
  readonly view?: FeedView;
}

export interface SelectionContext {
  readonly format: FeedFormat;
  readonly saved: SavedFilter | null;
  /** 0: no limit. */
  readonly limits: { readonly pastDays: number; readonly items: number };
  /** Today in the feed's zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** The feed's zone, IANA. */
  readonly timeZone: string;
  /** What links begin with: scheme and host, or the public URL. */
  readonly origin: string;
}

/**
 * The events that a feed holds, from one or several calendars, in the feed's order: of news one page, of a calendar all. The result depends on the snapshots
 * and on the day, not on the time of day.
 */
export function selectEntries(
  snapshots: readonly Snapshot[],
  selection: Selection,
  context: SelectionContext,
): FeedPage {
  const { saved, today } = context;
  const view = selection.view ?? saved?.view ?? null;
  const published = snapshots.flatMap((snapshot) => entriesOf(snapshot, selection.lang, context.origin));
  // In news a series stays one entry: its occurrences, all published at one time, would push out everything else.
  const all = context.format === 'ics' ? expandSeries(published, today) : published;
  const filters = [selection, ...(saved === null ? [] : [saved])];
  const window = dayWindow(firstDay(selection, view, context), selection.to, context.timeZone);
  const fits = (entry: FeedEntry) =>
    (entry.event.start === null ? selection.from === null && selection.to === null : overlaps(entry, window)) &&
    (view !== 'changes' || isChanged(entry)) &&
    filters.every((filter) => matches(entry.event, filter));
  if (context.format === 'ics')
    return { entries: selectCalendar(all, fits, view, selection.limit, context), next: null };
  const nextOf = nextDates(all, context);
  const rankOf = view === 'upcoming' ? nextStarts(context, nextOf) : ranks[view ?? 'new'];
  const isFalling = view !== 'upcoming';
  const ordered = all.filter(fits).toSorted(byRank(rankOf, isFalling));
  const size = selection.limit ?? (context.limits.items || Number.POSITIVE_INFINITY);
  const { entries, next } = pageOf(ordered, { after: selection.after, size, rankOf, isFalling });
  // Who asks for a number of entries gets no more of them.
  return { entries: entries.map(withNext), next: selection.limit === null ? next : null };

  function withNext(entry: FeedEntry): FeedEntry {
    const next = nextOf(entry);
    return next === null ? entry : { ...entry, next };
  }
}

/** All entries of one event: its sessions, or the series with its overrides. */
export function selectEvent(
  snapshot: Snapshot,
  eventId: string,
  lang: string | null,
  origin: string,
): readonly FeedEntry[] {
  const entries = entriesOf(snapshot, lang, origin);
  return entries.filter(({ event }) => event.id === eventId || event.overrides?.id === eventId).toSorted(byStart);
}

function entriesOf(snapshot: Snapshot, lang: string | null, origin: string): FeedEntry[] {
  const { calendar } = snapshot;
  const shown = snapshot.events.filter((published) => isPublishable(published.event) && hasContent(published.event));
  return shown.map((published) => ({
    ...published,
    event: localize(published.event, lang ?? calendar.language),
    calendarId: calendar.id,
    timeZone: calendar.timeZone,
    link: eventPage(origin, calendar, published.event),
    file: eventFile(origin, calendar, published.event),
  }));
}

/** Calendars omit old events. News feeds don't need to, because they hold only the newest entries. */
function firstDay(selection: Selection, view: FeedView | null, context: SelectionContext): string | null {
  if (selection.from !== null) return selection.from;
  if (selection.past !== null) return addDays(context.today, -selection.past);
  if (view === 'upcoming') return context.today;
  const days = context.format === 'ics' ? context.limits.pastDays : 0;
  return days === 0 ? null : addDays(context.today, -days);
}

/**
 * A calendar holds a series with all its overrides, or not at all: without an override, a client would show the
 * occurrence that it replaces. A limit keeps the nearest events.
 */
function selectCalendar(
  all: readonly FeedEntry[],
  fits: (entry: FeedEntry) => boolean,
  view: FeedView | null,
  limit: number | null,
  context: SelectionContext,
): readonly FeedEntry[] {
  const dated = all.filter(({ event }) => event.start !== null);
  const wanted = dated.filter(fits);
  const order = view === 'new' || view === 'changes' ? byRank(ranks[view], true) : nearestFirst(context);
  const keys = new Set((limit === null ? wanted : wanted.toSorted(order)).map(seriesKey));
  const kept = limit === null ? keys : new Set([...keys].slice(0, limit));
  return dated.filter((entry) => kept.has(seriesKey(entry))).toSorted(byStart);
}

/** Days from `from` to `to`, both inclusive, in a zone; null: no bound. */
interface DayWindow {
  readonly from: string | null;
  readonly to: string | null;
  /** The first instant in it, and the first after it. */
  readonly begins: string | null;
  readonly ends: string | null;
}

function dayWindow(from: string | null, to: string | null, timeZone: string): DayWindow {
  return {
    from,
    to,
    begins: from === null ? null : startOfDay(from, timeZone),
    // The day after the last one can't be written with four digits for the year.
    ends: to === null || to >= lastDay ? null : startOfDay(addDays(to, 1), timeZone),
  };
}

const lastDay = '9999-12-31';

/** Whether the window holds a part of the event or of one of its occurrences. False without a start. */
function overlaps(entry: FeedEntry, window: DayWindow): boolean {
  const { event } = entry;
  if (event.start === null) return false;
  if (event.recurrence === null) return spans(event.start, event.end, window);
  if (!beforeEnd(event.start, window)) return false;
  if (window.from === null || spans(event.start, event.end, window)) return true;
  const length = event.end === null ? 0 : instantMs(event.end) - instantMs(event.start);
  const limit = searchEnd(window.from);
  // Two occurrences are enough: the first may end just as the window begins, and then the second decides.
  const [low, high] = isDay(event.start)
    ? [`${window.from}T00:00:00Z`, `${window.to !== null && window.to < limit ? window.to : limit}T00:00:00Z`]
    : [window.begins ?? '', window.ends !== null && window.ends < limit ? window.ends : `${limit}T00:00:00Z`];
  return occurrenceStarts(event, seriesZone(entry), later(low, -length), high, 2).some((start) => {
    const end = event.end === null ? null : later(start, length);
    return spans(start, end, window);
  });
}

function spans(start: string, end: string | null, window: DayWindow): boolean {
  const [from, begins] = [window.from, window.begins];
  if (!beforeEnd(start, window)) return false;
  if (from === null || begins === null) return true;
  const bound = isDay(start) ? from : begins;
  return start >= bound || (end !== null && end > bound);
}

function beforeEnd(start: string, { to, ends }: DayWindow): boolean {
  return to === null || ends === null || (isDay(start) ? start <= to : start < ends);
}

/** Whether subscribers have seen the event in another form. */
const isChanged = ({ revision: { sequence, firstSequence = 0 }, removed }: FeedEntry): boolean =>
  sequence > firstSequence || removed;

type Order = (a: FeedEntry, b: FeedEntry) => number;

/** What entries are ordered by, the latest first. */
const ranks: Readonly<Record<Exclude<FeedView, 'upcoming'>, (entry: FeedEntry) => string>> = {
  new: publishedAt,
  changes: ({ revision }) => revision.lastModified,
};

const byRank =
  (rankOf: (entry: FeedEntry) => string, isFalling: boolean): Order =>
  (a, b) =>
    (isFalling ? compare(rankOf(b), rankOf(a)) : compare(rankOf(a), rankOf(b))) || byStart(a, b);

/** First what begins today or later, soonest first; then what began before, latest first. */
function nearestFirst(context: Today): Order {
  const startOf = upcomingStarts(context);
  return (a, b) => {
    const [past, pastToo] = [startOf(a) < context.today, startOf(b) < context.today];
    if (past !== pastToo) return past ? 1 : -1;
    return past ? byStart(b, a) : compare(startOf(a), startOf(b)) || byStart(a, b);
  };
}

/** The start of an entry; of a series, its next date. */
function nextStarts(context: Today, nextOf: (entry: FeedEntry) => NextDate | null): (entry: FeedEntry) => string {
  const upcoming = upcomingStarts(context);
  return (entry) => nextOf(entry)?.start ?? upcoming(entry);
}

/** By start, with undated entries last; then by identity, so that the order is always the same. */
function byStart(a: FeedEntry, b: FeedEntry): number {
  return compare(startOf(a), startOf(b)) || compare(identityOf(a), identityOf(b));
}

/** Computes `upcomingStart` once for each entry, although a sort compares it often. */
function upcomingStarts({ today, timeZone }: Today): (entry: FeedEntry) => string {
  const starts = new Map<FeedEntry, string>();
  return (entry) => {
    const start = starts.get(entry) ?? upcomingStart(entry, today, timeZone);
    starts.set(entry, start);
    return start;
  };
}

/** When an entry starts. For a series that has begun, the next occurrence from `today` on. */
function upcomingStart(entry: FeedEntry, today: string, timeZone: string): string {
  const { event } = entry;
  const start = startOf(entry);
  if (event.recurrence === null || start >= today) return start;
  const from = isDay(start) ? `${today}T00:00:00Z` : startOfDay(today, timeZone);
  return occurrenceStarts(event, seriesZone(entry), from, `${searchEnd(today)}T00:00:00Z`, 1)[0] ?? start;
}

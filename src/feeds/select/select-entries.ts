import type { Calendar } from '../../calendar/calendar.ts';
import { addDays } from '../../calendar/day.ts';
import { type CalendarEvent, isPublishable } from '../../calendar/event.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import type { FeedEntry, FeedFormat } from '../feed.ts';
import { expandSeries, seriesKey } from '../series/expand-series.ts';
import { saysSomething } from '../text/clean-text.ts';
import { dayWindow, overlaps } from './day-window.ts';
import { byComingStart, byStart, nearestFirst, orders } from './entry-order.ts';
import { localize } from './localize.ts';
import { matches } from './match-event.ts';
import type { FeedView, Selection } from './selection.ts';

/** What a saved feed asks for beside its calendars; a request narrows it further. */
export interface SavedFilter {
  readonly category?: readonly string[];
  readonly q?: string;
  readonly view?: FeedView;
}

export interface SelectionContext {
  readonly format: FeedFormat;
  readonly saved: SavedFilter | null;
  /** 0: no limit. */
  readonly limits: { readonly pastDays: number; readonly items: number };
  /** The day that it is in the feed's zone. */
  readonly today: string;
  /** The feed's zone, IANA. */
  readonly timeZone: string;
  /** Absolute URL of an event's own page. */
  readonly linkOf: (calendar: Calendar, event: CalendarEvent) => string;
}

/** The events of one calendar, or of several, that a feed holds, in its order. It changes with the snapshots and the day only. */
export function selectEntries(
  snapshots: readonly Snapshot[],
  selection: Selection,
  context: SelectionContext,
): readonly FeedEntry[] {
  const { saved, today } = context;
  const view = selection.view ?? saved?.view ?? null;
  const told = snapshots.flatMap((snapshot) => entriesOf(snapshot, selection.lang, context.linkOf));
  // A series is one piece of news: its single events, published at one time, would drive out all else.
  const all = context.format === 'ics' ? expandSeries(told, today) : told;
  const filters = [selection, ...(saved === null ? [] : [saved])];
  const window = dayWindow(firstDay(selection, view, context), selection.to, context.timeZone);
  const fits = (entry: FeedEntry) =>
    (entry.event.start === null ? selection.from === null && selection.to === null : overlaps(entry, window)) &&
    (view !== 'changes' || entry.revision.sequence > 0 || entry.removed) &&
    filters.every((filter) => matches(entry.event, filter));
  if (context.format === 'ics') return selectCalendar(all, fits, view, selection.limit, context);
  const limit = selection.limit ?? (context.limits.items || Number.POSITIVE_INFINITY);
  return all
    .filter(fits)
    .toSorted(view === 'upcoming' ? byComingStart(context) : orders[view ?? 'new'])
    .slice(0, limit);
}

/** All entries of one event: its sessions, its occurrences and their overrides. */
export function selectEvent(
  snapshot: Snapshot,
  eventId: string,
  lang: string | null,
  linkOf: SelectionContext['linkOf'],
): readonly FeedEntry[] {
  const entries = entriesOf(snapshot, lang, linkOf);
  return entries.filter(({ event }) => event.id === eventId || event.overrides?.id === eventId).toSorted(byStart);
}

function entriesOf(snapshot: Snapshot, lang: string | null, linkOf: SelectionContext['linkOf']): FeedEntry[] {
  const { calendar } = snapshot;
  const shown = snapshot.events.filter((published) => isPublishable(published.event) && saysSomething(published.event));
  return shown.map((published) => ({
    ...published,
    event: localize(published.event, lang ?? calendar.language),
    calendarId: calendar.id,
    timeZone: calendar.timeZone,
    link: linkOf(calendar, published.event),
  }));
}

/** Calendars forget what is long past; news do not, since they hold the newest only. */
function firstDay(selection: Selection, view: FeedView | null, context: SelectionContext): string | null {
  if (selection.from !== null) return selection.from;
  if (selection.past !== null) return addDays(context.today, -selection.past);
  if (view === 'upcoming') return context.today;
  const days = context.format === 'ics' ? context.limits.pastDays : 0;
  return days === 0 ? null : addDays(context.today, -days);
}

/**
 * A series is in a calendar with all its overrides or not at all: without one of them, a client shows what it replaces.
 * A limit keeps what comes next.
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
  const order = view === 'new' || view === 'changes' ? orders[view] : nearestFirst(context);
  const keys = new Set((limit === null ? wanted : wanted.toSorted(order)).map(seriesKey));
  const kept = limit === null ? keys : new Set([...keys].slice(0, limit));
  return dated.filter((entry) => kept.has(seriesKey(entry))).toSorted(byStart);
}

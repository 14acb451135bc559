import { isDay, startOfDay } from '../../calendar/day.ts';
import type { FeedEntry } from '../feed.ts';
import { publishedAt } from '../news/news-entry.ts';
import { seriesZone } from '../series/expand-series.ts';
import { occurrenceStarts } from '../series/occurrences.ts';
import { ahead } from './day-window.ts';
import type { FeedView } from './selection.ts';

/** When an entry begins; a series that has begun, when it comes next from `today` on in a zone. What has no start is last. */
function comingStart(entry: FeedEntry, today: string, timeZone: string): string {
  const { event } = entry;
  const start = event.start ?? '9999-99';
  if (event.recurrence === null || start >= today) return start;
  const from = isDay(start) ? `${today}T00:00:00Z` : startOfDay(today, timeZone);
  return occurrenceStarts(event, seriesZone(entry), from, `${ahead(today)}T00:00:00Z`, 1)[0] ?? start;
}

/** The day that it is in a zone. */
interface Today {
  readonly today: string;
  readonly timeZone: string;
}

type Order = (a: FeedEntry, b: FeedEntry) => number;

/** What begins today or later, soonest first; then what began before, latest first. */
export function nearestFirst(context: Today): Order {
  const startOf = comingStarts(context);
  return (a, b) => {
    const [past, pastToo] = [startOf(a) < context.today, startOf(b) < context.today];
    if (past !== pastToo) return past ? 1 : -1;
    return past ? byStart(b, a) : compare(startOf(a), startOf(b)) || byStart(a, b);
  };
}

/** By start; a series by when it comes next. */
export function byComingStart(context: Today): Order {
  const startOf = comingStarts(context);
  return (a, b) => compare(startOf(a), startOf(b)) || byStart(a, b);
}

/** Each found out once, however often it is compared. */
function comingStarts({ today, timeZone }: Today): (entry: FeedEntry) => string {
  const starts = new Map<FeedEntry, string>();
  return (entry) => {
    const start = starts.get(entry) ?? comingStart(entry, today, timeZone);
    starts.set(entry, start);
    return start;
  };
}

/** By start, what has none last; then by identity, so that the order is one. */
export function byStart(a: FeedEntry, b: FeedEntry): number {
  return compare(startOf(a), startOf(b)) || compare(identityOf(a), identityOf(b));
}

export const orders: Readonly<Record<Exclude<FeedView, 'upcoming'>, Order>> = {
  new: (a, b) => compare(publishedAt(b), publishedAt(a)) || byStart(a, b),
  changes: (a, b) => compare(b.revision.lastModified, a.revision.lastModified) || byStart(a, b),
};

function startOf({ event }: FeedEntry): string {
  return event.start ?? '9999-99';
}

function identityOf({ calendarId, event }: FeedEntry): string {
  return `${calendarId}\n${event.id}\n${event.occurrence ?? ''}\n${event.overrides?.start ?? ''}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

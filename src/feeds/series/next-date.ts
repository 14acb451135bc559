import { addDays, isDay, startOfDay } from '../../calendar/day.ts';
import { instantMs } from '../../calendar/instant.ts';
import { later } from '../event-times.ts';
import { takesPlace } from '../event-title.ts';
import type { FeedEntry, NextDate } from '../feed.ts';
import { occurrenceStarts, seriesKey, seriesZone } from './event-series.ts';

/** What day it is (`YYYY-MM-DD`), and in which zone (IANA). */
export interface Today {
  readonly today: string;
  readonly timeZone: string;
}

/** How many days ahead the next occurrence of a series is searched. The rarest common rule is 29 February. */
const daysAhead = 366 * 9;

/** The day up to which the next occurrence after `day` is searched. */
export const searchEnd = (day: string): string => (day < '9990' ? addDays(day, daysAhead) : '9999-12-31');

/**
 * Finds the date of a series that comes next: the first that begins today or later. An occurrence that another entry
 * replaces counts with that entry's time. Null: it is no series, it does not take place, or none of its dates is left.
 * `entries`: all that the series may be replaced by. Each date is computed once.
 */
export function nextDates(
  entries: readonly FeedEntry[],
  { today, timeZone }: Today,
): (entry: FeedEntry) => NextDate | null {
  const overrides = Map.groupBy(
    entries.filter(({ event }) => event.overrides !== null),
    seriesKey,
  );
  const known = new Map<FeedEntry, NextDate | null>();

  function find(entry: FeedEntry): NextDate | null {
    const { event } = entry;
    const { start, end } = event;
    if (event.recurrence === null || event.overrides !== null || start === null || !takesPlace(entry)) return null;
    const from = isDay(start) ? today : startOfDay(today, timeZone);
    const own = overrides.get(seriesKey(entry)) ?? [];
    const replaced = new Set(own.flatMap((one) => one.event.overrides?.start ?? []));
    const [low, high] = [isDay(from) ? `${from}T00:00:00Z` : from, `${searchEnd(today)}T00:00:00Z`];
    const regular = occurrenceStarts(event, seriesZone(entry), low, high, replaced.size + 1)
      .filter((at) => !replaced.has(at))
      .map((at) => ({ start: at, end: end === null ? null : later(at, instantMs(end) - instantMs(start)) }));
    const moved = own.filter(takesPlace).flatMap(({ event: one }) => {
      return one.start === null || one.start < from ? [] : [{ start: one.start, end: one.end }];
    });
    return [...regular, ...moved].toSorted((a, b) => (a.start < b.start ? -1 : 1))[0] ?? null;
  }

  return (entry) => {
    const found = known.get(entry);
    if (found !== undefined) return found;
    const next = find(entry);
    known.set(entry, next);
    return next;
  };
}

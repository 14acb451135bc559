import { addDays, isDay, startOfDay } from '../../calendar/day.ts';
import { instantMs } from '../../calendar/instant.ts';
import { later } from '../event-display.ts';
import type { FeedEntry } from '../feed.ts';
import { seriesZone } from '../series/expand-series.ts';
import { occurrenceStarts } from '../series/occurrences.ts';

/** Days from `from` to `to`, both inclusive, in a zone; null: no bound. */
export interface DayWindow {
  readonly from: string | null;
  readonly to: string | null;
  /** The first instant in it, and the first after it. */
  readonly begins: string | null;
  readonly ends: string | null;
}

export function dayWindow(from: string | null, to: string | null, timeZone: string): DayWindow {
  return {
    from,
    to,
    begins: from === null ? null : startOfDay(from, timeZone),
    // What would end with the calendar has no end.
    ends: to === null || to >= lastDay ? null : startOfDay(addDays(to, 1), timeZone),
  };
}

/** The last that is told with a year of four digits. */
const lastDay = '9999-12-31';

/** How far ahead the next occurrence of a running series is looked for: the rarest common rule is 29 February. */
const daysAhead = 366 * 9;

/** The day up to which it is. */
export const ahead = (day: string): string => (day < '9990' ? addDays(day, daysAhead) : lastDay);

/** Whether any of it, or of one of its occurrences, is in the window. It has a start. */
export function overlaps(entry: FeedEntry, window: DayWindow): boolean {
  const { event } = entry;
  if (event.start === null) return false;
  if (event.recurrence === null) return spans(event.start, event.end, window);
  if (!beforeEnd(event.start, window)) return false;
  if (window.from === null || spans(event.start, event.end, window)) return true;
  const length = event.end === null ? 0 : instantMs(event.end) - instantMs(event.start);
  const limit = ahead(window.from);
  // The first start of which anything can be in the window, or the next one: the first may end as the window begins.
  const [low, high] = isDay(event.start)
    ? [`${window.from}T00:00:00Z`, `${window.to ?? limit}T00:00:00Z`]
    : [window.begins ?? '', window.ends ?? `${limit}T00:00:00Z`];
  return occurrenceStarts(event, seriesZone(entry), later(low, -length / 1000), high, 2).some((start) => {
    const end = event.end === null ? null : endOf(start, length);
    return spans(start, end, window);
  });
}

function endOf(start: string, length: number): string {
  return isDay(start) ? addDays(start, Math.round(length / 86_400_000)) : later(start, length / 1000);
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

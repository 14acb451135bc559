import { Temporal } from 'temporal-polyfill';
import { later } from './event-times.ts';
import { seriesZone } from './expand-series.ts';
import type { FeedEntry } from './feed.ts';
import { occurrenceStarts } from './recurrence.ts';

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
    begins: from === null ? null : midnight(Temporal.PlainDate.from(from), timeZone),
    ends: to === null ? null : midnight(Temporal.PlainDate.from(to).add({ days: 1 }), timeZone),
  };
}

/** The day so many days from another. */
export function dayFrom(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

function midnight(day: Temporal.PlainDate, timeZone: string): string {
  return day.toZonedDateTime(timeZone).toInstant().toString({ smallestUnit: 'second' });
}

/** How far ahead the next occurrence of a running series is looked for: the rarest common rule is 29 February. */
const daysAhead = 366 * 9;

/** Whether any of it, or of one of its occurrences, is in the window. It has a start. */
export function overlaps(entry: FeedEntry, window: DayWindow): boolean {
  const { event } = entry;
  if (event.start === null) return false;
  if (event.recurrence === null) return spans(event.start, event.end, window);
  if (!beforeEnd(event.start, window)) return false;
  if (window.from === null || spans(event.start, event.end, window)) return true;
  const length = event.end === null ? 0 : Date.parse(event.end) - Date.parse(event.start);
  // A day more on each side, for the zone; each of the few found is then looked at exactly.
  const low = later(`${dayFrom(window.from, -1)}T00:00:00Z`, -length / 1000);
  const high = `${window.to === null ? dayFrom(window.from, daysAhead) : dayFrom(window.to, 1)}T23:59:59Z`;
  return occurrenceStarts(event, seriesZone(entry), low, high, 20).some((start) => {
    const end = event.end === null ? null : endOf(start, length);
    return spans(start, end, window);
  });
}

function endOf(start: string, length: number): string {
  return start.length === 10 ? dayFrom(start, Math.round(length / 86_400_000)) : later(start, length / 1000);
}

function spans(start: string, end: string | null, window: DayWindow): boolean {
  const [from, begins] = [window.from, window.begins];
  if (!beforeEnd(start, window)) return false;
  if (from === null || begins === null) return true;
  const bound = start.length === 10 ? from : begins;
  return start >= bound || (end !== null && end > bound);
}

function beforeEnd(start: string, { to, ends }: DayWindow): boolean {
  return to === null || ends === null || (start.length === 10 ? start <= to : start < ends);
}

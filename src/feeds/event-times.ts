import { Temporal } from 'temporal-polyfill/implementation';
import { addDays, isDay } from '../calendar/day.ts';
import type { CalendarEvent } from '../calendar/event.ts';
import { formatInstant, instantMs } from '../calendar/instant.ts';
import type { PublishedEvent } from '../calendar/snapshot.ts';
import { knownTimeZone } from '../calendar/time-zone.ts';

/** Start and end of one occurrence. The end is exclusive and after the start. */
interface EventTimes {
  readonly start: string;
  readonly end: string;
}

/**
 * When the event takes place; null: the date is not announced yet. The result always has an end, because clients treat
 * a missing one differently. Without an end after its start, an all-day event lasts a day and any other
 * `defaultMinutes`.
 */
export function eventTimes(
  event: Pick<CalendarEvent, 'start' | 'end' | 'allDay'>,
  defaultMinutes: number,
): EventTimes | null {
  const { start, end, allDay } = event;
  if (start === null) return null;
  if (end !== null && end.length === start.length && end > start) return { start, end };
  return { start, end: allDay ? addDays(start, 1) : later(start, defaultMinutes * 60_000) };
}

/** The moment that is `milliseconds` after an instant; after a day, the day that is as many whole days later. */
export function later(moment: string, milliseconds: number): string {
  return isDay(moment)
    ? addDays(moment, Math.round(milliseconds / 86_400_000))
    : formatInstant(instantMs(moment) + milliseconds);
}

/**
 * An instant in the local time of a zone, with its offset, as RFC 3339 writes it: `2026-10-24T14:00:00+02:00`. A day
 * stays as it is. What RFC 3339 can't write stays in UTC: an offset with seconds, as in the 19th century, or a year
 * without four digits.
 */
export function localTimestamp(moment: string, timeZone: string): string {
  if (isDay(moment)) return moment;
  const zoned = Temporal.Instant.from(moment).toZonedDateTimeISO(knownTimeZone(timeZone, 'UTC'));
  const isWritable = zoned.offsetNanoseconds % 60e9 === 0 && zoned.year >= 0 && zoned.year <= 9999;
  return isWritable ? zoned.toString({ smallestUnit: 'second', timeZoneName: 'never' }) : moment;
}

/**
 * When the entry was published, for news readers: the portal's date, or when the event was first seen here. It is never
 * the start of the event, because readers drop entries from the future. A date before 1990 is a zero in the portal's
 * database.
 */
export function publishedAt({ event, revision }: PublishedEvent): string {
  const { published } = event;
  return published !== null && published > '1990' && published < revision.firstSeen ? published : revision.firstSeen;
}

import { addDays } from '../../calendar/day.ts';
import { formatInstant, wallAt } from '../../calendar/instant.ts';
import type { Occurrence } from './shown-events.ts';

/** The first and the last day that it takes, in a zone. What ends at midnight does not reach into the next day. */
export function localDays(
  { event, start, end }: Pick<Occurrence, 'event' | 'start' | 'end'>,
  timeZone: string,
): { readonly first: string; readonly last: string } {
  if (event.allDay) return { first: start, last: end === null || end <= start ? start : addDays(end, -1) };
  const first = wallAt(start, timeZone).day;
  if (end === null || end <= start) return { first, last: first };
  return { first, last: wallAt(formatInstant(Date.parse(end) - 1000), timeZone).day };
}

/** Whether it takes whole days: all-day ones, and what lasts from midnight to midnight. */
export function isWholeDays(
  { event, start, end }: Pick<Occurrence, 'event' | 'start' | 'end'>,
  timeZone: string,
): boolean {
  return event.allDay || (end !== null && end > start && isMidnight(start, timeZone) && isMidnight(end, timeZone));
}

/** Whether a day begins at the instant. */
export const isMidnight = (instant: string, timeZone: string): boolean => wallAt(instant, timeZone).time === '00:00:00';

/** The day that it is in a zone; `now` in milliseconds since 1970. */
export const today = (now: number, timeZone: string): string => wallAt(formatInstant(now), timeZone).day;

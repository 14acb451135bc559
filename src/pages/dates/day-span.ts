import { addDays, isDay } from '../../calendar/day.ts';

/** When something takes place: instants, or days when it is all-day. The end is exclusive; null: not known. */
export interface Times {
  readonly start: string;
  readonly end: string | null;
}

/** The days that something takes, both inclusive. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/**
 * What the clocks of one time zone show. The pages ask Temporal. The widget's script asks Intl, because a polyfill of
 * Temporal is larger than the whole widget.
 */
export interface ZoneClock {
  /** The day of an instant, which is ISO 8601 or in milliseconds since 1970. A day is its own day. */
  readonly dayOf: (moment: string | number) => string;
  readonly isMidnight: (instant: string) => boolean;
}

/** The days that something takes in a zone. What ends at midnight does not reach into the next day. */
export function daySpan({ start, end }: Times, { dayOf }: Pick<ZoneClock, 'dayOf'>): DaySpan {
  const first = dayOf(start);
  if (end === null || end <= start) return { first, last: first };
  return { first, last: isDay(start) ? addDays(end, -1) : dayOf(Date.parse(end) - 1) };
}

/** Whether something takes whole days: it is all-day, or lasts from midnight to midnight. */
export function takesWholeDays({ start, end }: Times, { isMidnight }: Pick<ZoneClock, 'isMidnight'>): boolean {
  return isDay(start) || (end !== null && end > start && isMidnight(start) && isMidnight(end));
}

/** What began this many days ago or earlier is ongoing: it is no news of today. */
export const ongoingDays = 3;

/** Whether what is not over, and began on a day, has been running for days. */
export const isLongAgo = (first: string, thisDay: string): boolean => first <= addDays(thisDay, -ongoingDays);

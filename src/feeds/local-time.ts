import { Temporal } from 'temporal-polyfill';
import { isDay } from '../calendar/day.ts';
import { knownTimeZone } from '../calendar/time-zone.ts';

/**
 * An instant on the clock of a zone, with its offset (`2026-10-24T14:00:00+02:00`); a day as it is. In UTC where RFC 3339
 * has no words for that: an offset with seconds, as before there were zones, or a year without four digits.
 */
export function localTime(moment: string, timeZone: string): string {
  if (isDay(moment)) return moment;
  const zoned = Temporal.Instant.from(moment).toZonedDateTimeISO(knownTimeZone(timeZone, 'UTC'));
  const isSaid = zoned.offsetNanoseconds % 60e9 === 0 && zoned.year >= 0 && zoned.year <= 9999;
  return isSaid ? zoned.toString({ smallestUnit: 'second', timeZoneName: 'never' }) : moment;
}

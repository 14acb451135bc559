import { Temporal } from 'temporal-polyfill';
import { isDay } from '../calendar/day.ts';
import { knownTimeZone } from './known-time-zone.ts';

/** An instant on the clock of a zone, with its offset (`2026-10-24T14:00:00+02:00`); a day as it is. */
export function localTime(moment: string, timeZone: string): string {
  if (isDay(moment)) return moment;
  const zoned = Temporal.Instant.from(moment).toZonedDateTimeISO(knownTimeZone(timeZone, 'UTC'));
  return zoned.toString({ smallestUnit: 'second', timeZoneName: 'never' });
}

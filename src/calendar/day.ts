import { Temporal } from 'temporal-polyfill';
import { instantAt } from './instant.ts';

const dayMs = 86_400_000;

/** Whether a text is a day of the Gregorian calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** The day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The instant at which a day begins in a zone; where midnight was skipped, the first moment after it. */
export const startOfDay = (day: string, zoneId: string): string => instantAt({ day, time: '00:00:00' }, zoneId).instant;

/** The day that it is in a zone, `YYYY-MM-DD`, and when it began, in milliseconds since 1970. */
interface LocalDay {
  readonly day: string;
  readonly began: number;
}

/** `now` is in milliseconds since 1970. */
export function localDay(timeZone: string, now: number): LocalDay {
  const date = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).startOfDay();
  return { day: date.toPlainDate().toString(), began: date.epochMilliseconds };
}

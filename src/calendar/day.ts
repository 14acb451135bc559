import { Temporal } from 'temporal-polyfill/implementation';
import { instantAt } from './instant.ts';

/** A day in a zone. */
interface LocalDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** When the day began, in milliseconds since 1970. */
  readonly began: number;
}

/** The day that `now`, in milliseconds since 1970, belongs to in a zone. */
export function localDay(timeZone: string, now: number): LocalDay {
  const date = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).startOfDay();
  return { day: date.toPlainDate().toString(), began: date.epochMilliseconds };
}

/** The year of a moment in milliseconds since 1970, in UTC. */
export const yearOf = (now: number): number => new Date(now).getUTCFullYear();

/** The instant at which a day begins in a zone. If the clocks skip midnight, the first moment after the gap. */
export const startOfDay = (day: string, zoneId: string): string => instantAt({ day, time: '00:00:00' }, zoneId).instant;

/** The day `days` days later, or earlier when `days` is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const dayMs = 86_400_000;

/** Whether a text is a day of the Gregorian calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

import { Temporal } from 'temporal-polyfill';

/** The day that it is in a zone, `YYYY-MM-DD`, and when it began, in milliseconds since 1970. */
export interface LocalDay {
  readonly day: string;
  readonly began: number;
}

/** `now` is in milliseconds since 1970. */
export function localDay(timeZone: string, now: number): LocalDay {
  const date = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).startOfDay();
  return { day: date.toPlainDate().toString(), began: date.epochMilliseconds };
}

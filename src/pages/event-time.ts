import type { Occurrence } from './next-events.ts';

/** When it takes place, in words of the language and in the calendar's zone: `Mon, 5 October, 12:00 – 13:00`. */
export function eventTime({ event, start, end }: Occurrence, language: string, timeZone: string, now: number): string {
  const first = new Date(start);
  // Ends are exclusive: the last day of an all-day event is the one before.
  const last = end === null ? first : new Date(Date.parse(end) - (event.allDay ? 86_400_000 : 0));
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(isOtherYear(first, now) || isOtherYear(last, now) ? { year: 'numeric' } : {}),
    ...(event.allDay ? { timeZone: 'UTC' } : { timeZone, hour: 'numeric', minute: '2-digit' }),
  });
  return last > first ? format.formatRange(first, last) : format.format(first);
}

/** Half a year away, the year is worth saying. */
const isOtherYear = (date: Date, now: number): boolean => Math.abs(date.getTime() - now) > 183 * 86_400_000;

import type { Occurrence } from './next-events.ts';

const day = 86_400_000;

/**
 * When it takes place, in words of the language and in the zone: the day and, apart from it, the time, `Mon, 5 October` and
 * `12:00 – 13:00`; where it lasts over several days, all in one. `now` is in milliseconds since 1970.
 */
export function eventTime(
  { event, start, end }: Occurrence,
  language: string,
  timeZone: string,
  now: number,
): { readonly date: string; readonly time: string | null } {
  const first = new Date(start);
  // Ends are exclusive: the last day of an all-day event is the one before.
  const last = new Date(Math.max(first.getTime(), Date.parse(end ?? start) - (event.allDay ? day : 0)));
  const zone = event.allDay ? 'UTC' : timeZone;
  const days = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(isFar(first, now) || isFar(last, now) ? { year: 'numeric' } : {}),
  });
  if (event.allDay) return { date: days.formatRange(first, last), time: null };
  const times = new Intl.DateTimeFormat(language, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  // An event until midnight does not reach into the next day.
  const reached = new Date(Math.max(first.getTime(), last.getTime() - 1));
  if (days.format(first) === days.format(reached))
    return { date: days.format(first), time: times.formatRange(first, last) };
  return {
    date: `${days.format(first)}, ${times.format(first)} – ${days.format(last)}, ${times.format(last)}`,
    time: null,
  };
}

/** Half a year away, the year is worth saying. */
const isFar = (date: Date, now: number): boolean => Math.abs(date.getTime() - now) > 183 * day;

import { isDay } from '../calendar/day.ts';
import { dateFormat } from './date-format.ts';
import { localDays } from './local-days.ts';
import type { Occurrence } from './occurrences.ts';
import type { Phrases } from './phrases.ts';

const day = 86_400_000;
type Timed = Pick<Occurrence, 'event' | 'start' | 'end'>;

/**
 * When it takes place, in words of the language and in the zone: the day and, apart from it, the time, `Mon, 5 Oct` and
 * `12:00 – 13:00`; where it lasts over several days, all in one. `now` is in milliseconds since 1970.
 */
export function eventTime(
  { event, start, end }: Timed,
  language: string,
  timeZone: string,
  now: number,
  names: 'short' | 'long' = 'short',
): { readonly date: string; readonly time: string | null } {
  const first = new Date(start);
  // Ends are exclusive: the last day of an all-day event is the one before.
  const last = new Date(Math.max(first.getTime(), Date.parse(end ?? start) - (event.allDay ? day : 0)));
  const zone = event.allDay ? 'UTC' : timeZone;
  const days = dateFormat(language, {
    timeZone: zone,
    weekday: names,
    day: 'numeric',
    month: names,
    ...(isFar(first, now) || isFar(last, now) ? { year: 'numeric' } : {}),
  });
  if (event.allDay) return { date: days.formatRange(first, last), time: null };
  const times = dateFormat(language, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  // An event until midnight does not reach into the next day.
  const reached = new Date(Math.max(first.getTime(), last.getTime() - 1));
  if (days.format(first) === days.format(reached))
    return { date: days.format(first), time: times.formatRange(first, last) };
  return {
    date: `${days.format(first)}, ${whole(times.format(first))}\u00a0– ${days.format(last)}, ${whole(times.format(last))}`,
    time: null,
  };
}

/** On one line: `8:00 AM`. */
const whole = (time: string): string => time.replaceAll(' ', '\u00a0');

/** When it was to be, where it was moved, and was not cancelled since: `Mon, 5 Oct, 12:00`. Null: as announced at first. */
export function formerTime(
  { event, movedFrom, removed }: Pick<Occurrence, 'event' | 'movedFrom' | 'removed'>,
  language: string,
  timeZone: string,
  now: number,
  names: 'short' | 'long' = 'short',
): string | null {
  if (movedFrom === null || removed || event.status === 'cancelled') return null;
  // What is all-day now may have had an hour, and the other way about.
  const former = { event: { ...event, allDay: isDay(movedFrom) }, start: movedFrom, end: null };
  const { date, time } = eventTime(former, language, timeZone, now, names);
  return time === null ? date : `${date}, ${time}`;
}

/** The time alone, under a heading that says the day: `12:00 – 13:00`, `All day`, and of several days until when. */
export function timeOfDay(occurrence: Timed, phrases: Phrases, timeZone: string): string {
  const { event, start, end } = occurrence;
  const { first, last } = localDays(occurrence, timeZone);
  const short = dateFormat(phrases.language, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  if (event.allDay) return first === last ? phrases.allDay : phrases.until(short.format(Date.parse(last)));
  const times = dateFormat(phrases.language, { timeZone, hour: 'numeric', minute: '2-digit' });
  if (first === last)
    return times.formatRange(Date.parse(start), Math.max(Date.parse(start), Date.parse(end ?? start)));
  const until = whole(`${short.format(Date.parse(last))}, ${times.format(Date.parse(end ?? start))}`);
  return `${whole(times.format(Date.parse(start)))}, ${phrases.until(until)}`;
}

/** When it begins, in the fewest words: for the cell of a month. Null: all day. */
export function startOfEvent({ event, start }: Timed, language: string, timeZone: string): string | null {
  if (event.allDay) return null;
  return dateFormat(language, { timeZone, hour: 'numeric', minute: '2-digit' }).format(Date.parse(start));
}

/** The zone's name at that moment, in words: `Eastern European Standard Time`. */
export function zoneName(start: string, language: string, timeZone: string): string {
  const parts = dateFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(Date.parse(start));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Half a year away, the year is worth saying. */
const isFar = (date: Date, now: number): boolean => Math.abs(date.getTime() - now) > 183 * day;

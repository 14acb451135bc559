import { addDays, isDay } from '../../calendar/day.ts';
import { formatInstant, wallAt } from '../../calendar/instant.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
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
function isWholeDays({ event, start, end }: Pick<Occurrence, 'event' | 'start' | 'end'>, timeZone: string): boolean {
  return event.allDay || (end !== null && end > start && isMidnight(start, timeZone) && isMidnight(end, timeZone));
}

/** Whether a day begins at the instant. */
const isMidnight = (instant: string, timeZone: string): boolean => wallAt(instant, timeZone).time === '00:00:00';

/** The day that it is in a zone; `now` in milliseconds since 1970. */
export const today = (now: number, timeZone: string): string => wallAt(formatInstant(now), timeZone).day;

/** A formatter costs as much as a hundred formatted dates; pages need few. */
const kept = new Map<string, Intl.DateTimeFormat>();
const most = 200;

/** The formatter of a language with these options. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  let found = kept.get(key);
  if (found === undefined) {
    if (kept.size >= most) kept.clear();
    found = new Intl.DateTimeFormat(language, options);
    kept.set(key, found);
  }
  return found;
}

const day = 86_400_000;
type Timed = Pick<Occurrence, 'event' | 'start' | 'end'>;

/**
 * When it takes place, in words of the language and in the zone: the day and, apart from it, the time, `Mon, 5 Oct` and
 * `12:00 – 13:00`; where it lasts over several days, all in one. `now` is in milliseconds since 1970.
 */
export function eventTime(
  occurrence: Timed,
  language: string,
  timeZone: string,
  now: number,
  names: 'short' | 'long' = 'short',
): { readonly date: string; readonly time: string | null } {
  const { event, start, end } = occurrence;
  const first = new Date(start);
  const last = new Date(Math.max(first.getTime(), Date.parse(end ?? start)));
  // Ends are exclusive: what lasts until midnight does not reach into the next day.
  const reached = new Date(Math.max(first.getTime(), last.getTime() - 1));
  const zone = event.allDay ? 'UTC' : timeZone;
  const days = dateFormat(language, {
    timeZone: zone,
    weekday: names,
    day: 'numeric',
    month: names,
    ...(isFar(first, now) || isFar(reached, now) ? { year: 'numeric' } : {}),
  });
  if (isWholeDays(occurrence, timeZone)) return { date: days.formatRange(first, reached), time: null };
  const times = dateFormat(language, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  if (days.format(first) === days.format(reached))
    return { date: days.format(first), time: timeRange(times, occurrence, timeZone) };
  return {
    date: `${days.format(first)}, ${whole(times.format(first))}\u00a0– ${days.format(last)}, ${whole(times.format(last))}`,
    time: null,
  };
}

/** From when to when, on one day. Of what lasts until midnight Intl would say the day after, too. */
function timeRange(times: Intl.DateTimeFormat, { start, end }: Timed, timeZone: string): string {
  if (end === null || end <= start) return times.format(Date.parse(start));
  if (!isMidnight(end, timeZone)) return times.formatRange(Date.parse(start), Date.parse(end));
  return `${whole(times.format(Date.parse(start)))}\u2009–\u2009${whole(times.format(Date.parse(end)))}`;
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
export function timeOfDay(occurrence: Timed, phrases: PageWords, timeZone: string): string {
  const { start, end } = occurrence;
  const { first, last } = localDays(occurrence, timeZone);
  const short = dateFormat(phrases.language, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const lastDay = short.format(Date.parse(last));
  if (isWholeDays(occurrence, timeZone)) return first === last ? phrases.allDay : phrases.until(lastDay);
  const times = dateFormat(phrases.language, { timeZone, hour: 'numeric', minute: '2-digit' });
  if (first === last) return timeRange(times, occurrence, timeZone);
  // The midnight that a day ends with is no hour of it.
  const at = end === null || isMidnight(end, timeZone) ? '' : `, ${times.format(Date.parse(end))}`;
  const until = whole(lastDay + at);
  return `${whole(times.format(Date.parse(start)))}, ${phrases.until(until)}`;
}

/** When it begins, in the fewest words: for the cell of a month. Null: all day. */
export function startOfEvent(occurrence: Timed, language: string, timeZone: string): string | null {
  if (isWholeDays(occurrence, timeZone)) return null;
  return dateFormat(language, { timeZone, hour: 'numeric', minute: '2-digit' }).format(Date.parse(occurrence.start));
}

/** The zone's name at that moment, in words: `Eastern European Standard Time`. */
export function zoneName(start: string, language: string, timeZone: string): string {
  const parts = dateFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(Date.parse(start));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Half a year away, the year is worth saying. */
const isFar = (date: Date, now: number): boolean => Math.abs(date.getTime() - now) > 183 * day;

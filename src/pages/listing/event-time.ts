import { LRUCache } from 'lru-cache';
import { isDay } from '../../calendar/day.ts';
import { formatInstant, wallAt } from '../../calendar/instant.ts';
import { commaJoined, dateLocale } from '../../i18n/language-tag.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import { type DaySpan, daySpan, type Times, takesWholeDays, type ZoneClock } from '../dates/day-span.ts';
import type { Occurrence } from './shown-events.ts';

/** An event more than half a year away is written with its year. */
const yearShownAfterMs = 183 * 86_400_000;

/**
 * When an event takes place, in a language and a time zone. Day and time are separate: `Mon, 5 Oct` and
 * `12:00 – 13:00`. For an event of several days `date` says all of it, and `time` is null.
 * `now` is in milliseconds since 1970; `names` is the length of weekdays and months.
 */
export function eventTime(
  times: Times,
  language: string,
  timeZone: string,
  now: number,
  names: 'short' | 'long' = 'short',
): { readonly date: string; readonly time: string | null } {
  const { start, end } = times;
  const first = new Date(start);
  const last = new Date(Math.max(first.getTime(), Date.parse(end ?? start)));
  // The end is exclusive: an event until midnight does not reach into the next day.
  const lastMoment = new Date(Math.max(first.getTime(), last.getTime() - 1));
  const zone = isDay(start) ? 'UTC' : timeZone;
  const days = dateFormat(language, {
    timeZone: zone,
    weekday: names,
    day: 'numeric',
    month: names,
    ...(isFar(first, now) || isFar(lastMoment, now) || isOtherYear(first, now, names) ? { year: 'numeric' } : {}),
  });
  if (takesWholeDays(times, zoneClock(timeZone))) return { date: days.formatRange(first, lastMoment), time: null };
  const clock = dateFormat(language, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  if (days.format(first) === days.format(lastMoment))
    return { date: days.format(first), time: timeRange(clock, times, timeZone) };
  return {
    date: `${commaJoined(language, days.format(first), unbroken(clock.format(first)))}\u00a0– ${commaJoined(language, days.format(last), unbroken(clock.format(last)))}`,
    time: null,
  };
}

/**
 * The time that a moved event was first announced for: `Mon, 5 Oct, 12:00`. Null if it was not moved, or has been
 * cancelled since.
 */
export function formerTime(
  { event, movedFrom, removed }: Pick<Occurrence, 'event' | 'movedFrom' | 'removed'>,
  language: string,
  timeZone: string,
  now: number,
  names: 'short' | 'long' = 'short',
): string | null {
  if (movedFrom === null || removed || event.status === 'cancelled') return null;
  const { date, time } = eventTime({ start: movedFrom, end: null }, language, timeZone, now, names);
  return time === null ? date : commaJoined(language, date, time);
}

/**
 * The time alone, for a list whose heading names the day: `12:00 – 13:00`, `All day`. For an event of several days it
 * says until when.
 */
export function timeOfDay(times: Times, phrases: PageWords, timeZone: string): string {
  const { start, end } = times;
  const clock = zoneClock(timeZone);
  const { first, last } = daySpan(times, clock);
  const short = dateFormat(phrases.language, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const lastDay = short.format(Date.parse(last));
  if (takesWholeDays(times, clock)) return first === last ? phrases.allDay : phrases.until(lastDay);
  const format = dateFormat(phrases.language, { timeZone, hour: 'numeric', minute: '2-digit' });
  if (first === last) return timeRange(format, times, timeZone);
  // An event until midnight ends with its last day: no hour needs to be named.
  const until =
    end === null || clock.isMidnight(end)
      ? lastDay
      : commaJoined(phrases.language, lastDay, format.format(Date.parse(end)));
  return commaJoined(phrases.language, unbroken(format.format(Date.parse(start))), phrases.until(unbroken(until)));
}

/** When an event begins, as short as possible, for a cell of the month's grid. Null: it takes whole days. */
export function startOfEvent(times: Times, language: string, timeZone: string): string | null {
  if (takesWholeDays(times, zoneClock(timeZone))) return null;
  return dateFormat(language, { timeZone, hour: 'numeric', minute: '2-digit' }).format(Date.parse(times.start));
}

/** The days that an event takes in a time zone. */
export const localDays = (times: Times, timeZone: string): DaySpan => daySpan(times, zoneClock(timeZone));

/** The current day in a time zone; `now` is in milliseconds since 1970. */
export const today = (now: number, timeZone: string): string => zoneClock(timeZone).dayOf(now);

/** The zone's name at an instant: `Eastern European Standard Time`. */
export function zoneName(instant: string, language: string, timeZone: string): string {
  const parts = dateFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(Date.parse(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Creating a formatter takes as long as formatting a hundred dates. Pages need few different ones. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 200 });

/** The formatter for a language with these options, made once. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(dateLocale(language, options.timeZone), options);
    formats.set(key, format);
  }
  return format;
}

function zoneClock(timeZone: string): ZoneClock {
  const wall = (instant: string) => wallAt(instant, timeZone);
  return {
    dayOf: (moment) => {
      if (typeof moment === 'number') return wall(formatInstant(moment)).day;
      return isDay(moment) ? moment : wall(moment).day;
    },
    isMidnight: (instant) => wall(instant).time === '00:00:00',
  };
}

/** From when to when on one day. For an end at midnight Intl would name the next day too, so this writes both times. */
function timeRange(format: Intl.DateTimeFormat, { start, end }: Times, timeZone: string): string {
  if (end === null || end <= start) return format.format(Date.parse(start));
  if (!zoneClock(timeZone).isMidnight(end)) return format.formatRange(Date.parse(start), Date.parse(end));
  return `${unbroken(format.format(Date.parse(start)))}\u2009–\u2009${unbroken(format.format(Date.parse(end)))}`;
}

/** Keeps a time on one line: `8:00 AM`. */
const unbroken = (time: string): string => time.replaceAll(' ', '\u00a0');

/** In full, a date of another year has its year: whoever prints or shares it reads it later. */
const isOtherYear = (date: Date, now: number, names: 'short' | 'long'): boolean =>
  names === 'long' && date.getUTCFullYear() !== new Date(now).getUTCFullYear();

const isFar = (date: Date, now: number): boolean => Math.abs(date.getTime() - now) > yearShownAfterMs;

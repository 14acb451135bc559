import { Temporal } from 'temporal-polyfill';
import { addDays, isDay } from '../calendar/day.ts';
import type { CalendarEvent } from '../calendar/event.ts';
import { knownTimeZone } from '../calendar/time-zone.ts';
import { feedWordsFor } from '../i18n/words-for.ts';

/** A formatter costs as much as a hundred formatted dates; calendars have few languages and zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const languages = new Map<string, string>();

/**
 * When the event takes place in the words of a language, in a zone: `Saturday, 24 October 2026, 14:00–16:00 (CEST)`.
 * The last day of an all-day event is the last day it takes, not its exclusive end.
 */
export function whenText(
  event: Pick<CalendarEvent, 'start' | 'end' | 'recurrence'>,
  timeZone: string,
  language: string,
): string {
  const words = feedWordsFor(language);
  if (event.start === null) return words.toBeAnnounced;
  const say = isDay(event.start) ? daysText : timesText;
  const text = say(event.start, event.end, knownTimeZone(timeZone, 'UTC'), knownLanguage(language));
  return event.recurrence === null ? text : `${text}, ${words.repeats}`;
}

/** The tag in its canonical form; English where it is none. */
export function knownLanguage(language: string): string {
  let known = languages.get(language);
  if (known === undefined) {
    if (languages.size >= 150) languages.clear();
    known = canonical(language);
    languages.set(language, known);
  }
  return known;
}

function canonical(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function daysText(start: string, end: string | null, _timeZone: string, language: string): string {
  const last = end === null || end <= start ? start : addDays(end, -1);
  const say = (day: string) => plain(formatter(language, 'UTC', 'date').format(Date.parse(day)));
  return last === start ? say(start) : `${say(start)} – ${say(last)}`;
}

function timesText(start: string, end: string | null, timeZone: string, language: string): string {
  const from = said(start, timeZone, language);
  if (end === null || end <= start) return `${from.date}, ${from.time} (${from.zone})`;
  const to = said(end, timeZone, language);
  const first = from.zone === to.zone ? from.time : `${from.time} (${from.zone})`;
  const last = from.date === to.date ? to.time : `${to.date}, ${to.time}`;
  const dash = from.date === to.date && from.zone === to.zone ? '–' : ' – ';
  return `${from.date}, ${first}${dash}${last} (${to.zone})`;
}

function said(instant: string, timeZone: string, language: string): { date: string; time: string; zone: string } {
  const at = Date.parse(instant);
  const parts = formatter(language, timeZone, 'zone').formatToParts(at);
  return {
    date: plain(formatter(language, timeZone, 'date').format(at)),
    time: plain(formatter(language, timeZone, 'time').format(at)),
    zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}

/** The narrow and unbreakable spaces come and go between versions of ICU. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ');
}

const options = {
  date: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
  zone: { timeZoneName: 'short' },
} as const;

function formatter(language: string, timeZone: string, kind: keyof typeof options): Intl.DateTimeFormat {
  const key = `${language}|${timeZone}|${kind}`;
  let found = formatters.get(key);
  if (found === undefined) {
    if (formatters.size >= 150) formatters.clear();
    found = new Intl.DateTimeFormat(language, { ...options[kind], timeZone });
    formatters.set(key, found);
  }
  return found;
}

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

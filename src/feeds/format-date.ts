import { LRUCache } from 'lru-cache';
import { addDays, isDay } from '../calendar/day.ts';
import type { CalendarEvent } from '../calendar/event.ts';
import { knownTimeZone } from '../calendar/time-zone.ts';
import { commaJoined, dateLocale, primarySubtag } from '../i18n/language-tag.ts';
import type { SiteWords } from '../i18n/site-words.ts';
import { feedWordsFor } from '../i18n/words-for.ts';

/** Creating a formatter takes as long as formatting a hundred dates, and calendars have few languages and zones. */
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 150 });
const languages = new LRUCache<string, string>({ max: 150 });

/**
 * When the event takes place, in the words of a language and in a zone: `Saturday, 24 October 2026, 14:00–16:00
 * (CEST)`. An all-day event ends with its last day, not with its exclusive end.
 */
export function formatEventDate(
  event: Pick<CalendarEvent, 'start' | 'end' | 'recurrence'>,
  timeZone: string,
  language: string,
  siteWords?: SiteWords,
): string {
  const words = feedWordsFor(language, siteWords);
  if (event.start === null) return words.toBeAnnounced;
  const format = isDay(event.start) ? formatDays : formatTimes;
  const text = format(event.start, event.end, knownTimeZone(timeZone, 'UTC'), knownLanguage(language));
  return event.recurrence === null ? text : commaJoined(language, text, words.repeats);
}

/** The language tag in its canonical form; English if it is not a valid tag. */
export function knownLanguage(language: string): string {
  let known = languages.get(language);
  if (known === undefined) {
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

function formatDays(start: string, end: string | null, _timeZone: string, language: string): string {
  const last = end === null || end <= start ? start : addDays(end, -1);
  const format = (day: string) => plainSpaces(formatter(language, 'UTC', 'date').format(Date.parse(day)));
  return last === start ? format(start) : `${format(start)} – ${format(last)}`;
}

function formatTimes(start: string, end: string | null, timeZone: string, language: string): string {
  const from = partsOf(start, timeZone, language);
  if (end === null || end <= start) return commaJoined(language, from.date, `${from.time} (${from.zone})`);
  const to = partsOf(end, timeZone, language);
  const first = from.zone === to.zone ? from.time : `${from.time} (${from.zone})`;
  const last = from.date === to.date ? to.time : commaJoined(language, to.date, to.time);
  const dash = from.date === to.date && from.zone === to.zone ? '–' : ' – ';
  return commaJoined(language, from.date, `${first}${dash}${last} (${to.zone})`);
}

function partsOf(instant: string, timeZone: string, language: string): { date: string; time: string; zone: string } {
  const at = Date.parse(instant);
  const parts = formatter(language, timeZone, 'zone').formatToParts(at);
  return {
    date: plainSpaces(formatter(language, timeZone, 'date').format(at)),
    time: plainSpaces(formatter(language, timeZone, 'time').format(at)),
    zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}

/** Versions of ICU differ in where they write narrow and no-break spaces. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ');
}

/** A moment or a day (`YYYY-MM-DD`, with the zone UTC) in words. */
export const formatMoment = (
  kind: 'long' | 'dayOfYear' | 'time',
  moment: string,
  timeZone: string,
  language: string,
): string => plainSpaces(formatter(language, timeZone, kind).format(Date.parse(moment)));

const options = {
  date: { dateStyle: 'full' },
  long: { dateStyle: 'long' },
  dayOfYear: { day: 'numeric', month: 'long' },
  time: { timeStyle: 'short' },
  zone: { timeZoneName: 'short' },
} as const;

function formatter(language: string, timeZone: string, kind: keyof typeof options): Intl.DateTimeFormat {
  const key = `${language}|${timeZone}|${kind}`;
  let found = formatters.get(key);
  if (found === undefined) {
    // In French, short names are bare offsets (UTC+1), which nobody there calls a time zone by.
    const named = kind === 'zone' && primarySubtag(language) === 'fr' ? ({ timeZoneName: 'longGeneric' } as const) : {};
    found = new Intl.DateTimeFormat(dateLocale(language, timeZone), { ...options[kind], ...named, timeZone });
    formatters.set(key, found);
  }
  return found;
}

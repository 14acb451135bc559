import { Temporal } from 'temporal-polyfill';
import { addDays, isDay } from '../calendar/day.ts';
import type { CalendarEvent, EventTexts } from '../calendar/event.ts';
import { formatInstant, instantMs } from '../calendar/instant.ts';
import type { PublishedEvent } from '../calendar/snapshot.ts';
import { knownTimeZone } from '../calendar/time-zone.ts';
import { primarySubtag } from '../i18n/language-tag.ts';
import { feedWordsFor } from '../i18n/words-for.ts';
import { cleanLine, cleanText, webUrl } from './text/clean-text.ts';

/**
 * The title as every format shows it. The event's state precedes it (`Cancelled: …`), because many clients do not show
 * a status. An event without a title gets the word for 'Event'.
 */
export function eventTitle(published: PublishedEvent, language: string): string {
  const title = cleanLine(published.event.title ?? '') || feedWordsFor(language).event;
  const state = stateWord(published, language);
  return state === null || beginsWith(title, state) ? title : `${state}: ${title}`;
}

/** Whether the portal's title already begins with the word: in capitals, or followed by punctuation. */
function beginsWith(title: string, state: string): boolean {
  const [, begin = ''] = /^[^\p{L}\p{N}]*(.*)$/u.exec(title) ?? [];
  const rest = begin.slice(state.length);
  if (begin.startsWith(state.toUpperCase())) return !/^\p{L}/u.test(rest);
  return begin.toLowerCase().startsWith(state.toLowerCase()) && /^\s*(?:[^\p{L}\p{N}\s]|$)/u.test(rest);
}

/** The event's state in a word (cancelled, postponed, …); null: it takes place as announced. */
export function stateWord(published: PublishedEvent, language: string): string | null {
  const words = feedWordsFor(language);
  const { event, removed } = published;
  if (removed || event.status === 'cancelled') return words.cancelled;
  if (event.status === 'postponed') return words.postponed;
  if (event.status === 'tentative') return words.tentative;
  return formerStart(published) === null ? null : words.moved;
}

/** The start that a moved event had before, or that its series gives it; null: it was not moved. */
export function formerStart({ event: { overrides, start }, movedFrom }: PublishedEvent): string | null {
  if (overrides === null) return movedFrom ?? null;
  return start === null || overrides.start === start ? null : overrides.start;
}

/** Start and end of one occurrence. The end is exclusive and after the start. */
interface EventTimes {
  readonly start: string;
  readonly end: string;
}

/**
 * When the event takes place; null: the date is not announced yet. The result always has an end, because clients treat
 * a missing one differently. Without an end after its start, an all-day event lasts a day and any other
 * `defaultMinutes`.
 */
export function eventTimes(
  event: Pick<CalendarEvent, 'start' | 'end' | 'allDay'>,
  defaultMinutes: number,
): EventTimes | null {
  const { start, end, allDay } = event;
  if (start === null) return null;
  if (end !== null && end.length === start.length && end > start) return { start, end };
  return { start, end: allDay ? addDays(start, 1) : later(start, defaultMinutes * 60_000) };
}

/** The moment that is `milliseconds` after an instant; after a day, the day that is as many whole days later. */
export function later(moment: string, milliseconds: number): string {
  return isDay(moment)
    ? addDays(moment, Math.round(milliseconds / 86_400_000))
    : formatInstant(instantMs(moment) + milliseconds);
}

/**
 * An instant in the local time of a zone, with its offset, as RFC 3339 writes it: `2026-10-24T14:00:00+02:00`. A day
 * stays as it is. What RFC 3339 can't write stays in UTC: an offset with seconds, as in the 19th century, or a year
 * without four digits.
 */
export function localTimestamp(moment: string, timeZone: string): string {
  if (isDay(moment)) return moment;
  const zoned = Temporal.Instant.from(moment).toZonedDateTimeISO(knownTimeZone(timeZone, 'UTC'));
  const isWritable = zoned.offsetNanoseconds % 60e9 === 0 && zoned.year >= 0 && zoned.year <= 9999;
  return isWritable ? zoned.toString({ smallestUnit: 'second', timeZoneName: 'never' }) : moment;
}

/**
 * When the entry was published, for news readers: the portal's date, or when the event was first seen here. It is never
 * the start of the event, because readers drop entries from the future. A date before 1990 is a zero in the portal's
 * database.
 */
export function publishedAt({ event, revision }: PublishedEvent): string {
  const { published } = event;
  return published !== null && published > '1990' && published < revision.firstSeen ? published : revision.firstSeen;
}

/** Whether an event has anything to show. Some portals keep only the id and the status of a deleted event. */
export function hasContent({ status, title, start, summary, description, translations }: CalendarEvent): boolean {
  const hasText = [title, start, summary, description].some((value) => value !== null);
  return status !== 'cancelled' || hasText || Object.keys(translations).length > 0;
}

/** Name and address on one line; null: there is neither. */
export function placeText(location: CalendarEvent['location']): string | null {
  if (location === null) return null;
  const name = cleanLine(location.name ?? '');
  const address = addressText(location.address);
  if (address === null) return name || null;
  return name === '' || address.includes(name) ? address : `${name}, ${address}`;
}

/** The lines of a postal address on one line. */
export function addressText(address: string | null): string | null {
  const lines = cleanText(address ?? '').split('\n');
  const parts = lines.map((line) => cleanLine(line).replace(/,$/, '')).filter((line) => line !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

/** The place, or else the link to join online, because every client shows LOCATION. */
export function locationText(event: CalendarEvent): string | null {
  return placeText(event.location) ?? webUrl(event.onlineUrl);
}

/** The coordinates; null unless both are on the globe. */
export function coordinates(
  location: CalendarEvent['location'],
): { readonly lat: number; readonly lon: number } | null {
  const geo = location?.geo ?? null;
  if (geo === null || !(Math.abs(geo.lat) <= 90 && Math.abs(geo.lon) <= 180)) return null;
  return { lat: degrees(geo.lat), lon: degrees(geo.lon) };
}

/** Rounded to a tenth of a metre, which also avoids the notation 1e-7. */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}

/** The event with its texts in a language. Texts without a translation stay in the calendar's own language. */
export function localize(event: CalendarEvent, language: string): CalendarEvent {
  const texts = textsIn(event.translations, language);
  if (texts === null) return event;
  return {
    ...event,
    title: texts.title ?? event.title,
    summary: texts.summary ?? event.summary,
    description: texts.description ?? event.description,
  };
}

/**
 * Looks for the whole tag, then for the same language and script, then for the language alone. So `pt` and `pt-BR`
 * stand for each other, and `zh-TW` finds `zh-Hant` before `zh-Hans`.
 */
function textsIn(translations: CalendarEvent['translations'], language: string): EventTexts | null {
  const tags = Object.keys(translations);
  if (tags.length === 0) return null;
  const wanted = language.toLowerCase();
  const tag =
    tags.find((one) => one.toLowerCase() === wanted) ??
    tags.find((one) => primarySubtag(one) === primarySubtag(wanted) && script(one) === script(wanted)) ??
    tags.find((one) => primarySubtag(one) === primarySubtag(wanted));
  return tag === undefined ? null : (translations[tag] ?? null);
}

/** The script that the tag names, or the one usual for the language. */
function script(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}

import { addDays } from '../calendar/day.ts';
import type { CalendarEvent, EventTexts } from '../calendar/event.ts';
import { formatInstant, instantMs } from '../calendar/instant.ts';
import type { PublishedEvent } from '../calendar/snapshot.ts';
import { type Words, wordsFor } from '../i18n/feeds/feed-words.ts';
import { cleanLine, cleanText, webUrl } from './text/clean-text.ts';

/** What became of the event, in a word; null where it takes place as it was announced. */
export function stateWord(published: PublishedEvent, language: string): string | null {
  const words: Words = wordsFor(language);
  const { event, removed } = published;
  if (removed || event.status === 'cancelled') return words.cancelled;
  if (event.status === 'postponed') return words.postponed;
  if (event.status === 'tentative') return words.tentative;
  return formerStart(published) === null ? null : words.moved;
}

/** The start that was announced before, or that the series gives to what is moved; null where it was not moved. */
export function formerStart({ event: { overrides, start }, movedFrom }: PublishedEvent): string | null {
  if (overrides === null) return movedFrom ?? null;
  return start === null || overrides.start === start ? null : overrides.start;
}

/**
 * The title as every format shows it: what became of the event stands before it, since many clients show no status
 * (interop.md §1, life of an event). The word for 'Event' where the portal has no title.
 */
export function eventTitle(published: PublishedEvent, language: string): string {
  const title = cleanLine(published.event.title ?? '') || wordsFor(language).event;
  const state = stateWord(published, language);
  return state === null || tells(title, state) ? title : `${state}: ${title}`;
}

/** Some portals write it into the title themselves: set off by a sign, or in capitals. */
function tells(title: string, state: string): boolean {
  const [, begin = ''] = /^[^\p{L}\p{N}]*(.*)$/u.exec(title) ?? [];
  const rest = begin.slice(state.length);
  if (begin.startsWith(state.toUpperCase())) return !/^\p{L}/u.test(rest);
  return begin.toLowerCase().startsWith(state.toLowerCase()) && /^\s*(?:[^\p{L}\p{N}\s]|$)/u.test(rest);
}

/** Start and end of one occurrence; the end exclusive and after the start. */
interface EventTimes {
  readonly start: string;
  readonly end: string;
}

/**
 * When the event takes place, with an end in every case, since clients differ in what they take a missing one for: all-day
 * events last a day, timed ones `defaultMinutes`; so do those whose end is no later than their start. Null: to be announced.
 */
export function eventTimes(
  event: Pick<CalendarEvent, 'start' | 'end' | 'allDay'>,
  defaultMinutes: number,
): EventTimes | null {
  const { start, end, allDay } = event;
  if (start === null) return null;
  if (end !== null && end.length === start.length && end > start) return { start, end };
  return { start, end: allDay ? addDays(start, 1) : later(start, defaultMinutes * 60) };
}

/** The instant so many seconds after another. */
export function later(instant: string, seconds: number): string {
  return formatInstant(instantMs(instant) + seconds * 1000);
}

/** Name and address on one line; null where there is neither. */
export function placeText(location: CalendarEvent['location']): string | null {
  if (location === null) return null;
  const name = cleanLine(location.name ?? '');
  const address = addressText(location.address);
  if (address === null) return name || null;
  return name === '' || address.includes(name) ? address : `${name}, ${address}`;
}

/** The lines of a postal address as one. */
export function addressText(address: string | null): string | null {
  const lines = cleanText(address ?? '').split('\n');
  const parts = lines.map((line) => cleanLine(line).replace(/,$/, '')).filter((line) => line !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

/** Where to go: the place, else the link to join by (interop.md §1, metadata). */
export function whereText(event: CalendarEvent): string | null {
  return placeText(event.location) ?? webUrl(event.onlineUrl);
}

/** Both coordinates where they are on the globe. */
export function coordinates(
  location: CalendarEvent['location'],
): { readonly lat: number; readonly lon: number } | null {
  const geo = location?.geo ?? null;
  if (geo === null || !(Math.abs(geo.lat) <= 90 && Math.abs(geo.lon) <= 180)) return null;
  return { lat: degrees(geo.lat), lon: degrees(geo.lon) };
}

/** To a tenth of a metre, and never in the notation 1e-7. */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}

/** The event with its texts in a language, as far as the portal has them in it; the others stay the calendar's own. */
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
 * By the whole tag, then by language and script, then by the language alone: `pt` serves who asks for `pt-BR`, and the other
 * way about; `zh-TW` is read in `zh-Hant` before `zh-Hans`.
 */
function textsIn(translations: CalendarEvent['translations'], language: string): EventTexts | null {
  const tags = Object.keys(translations);
  if (tags.length === 0) return null;
  const wanted = language.toLowerCase();
  const tag =
    tags.find((one) => one.toLowerCase() === wanted) ??
    tags.find((one) => primary(one) === primary(wanted) && script(one) === script(wanted)) ??
    tags.find((one) => primary(one) === primary(wanted));
  return tag === undefined ? null : (translations[tag] ?? null);
}

function primary(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** Which the tag names, or which is usual where it is spoken. */
function script(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}

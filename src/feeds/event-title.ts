import type { CalendarEvent, EventTexts } from '../calendar/event.ts';
import type { PublishedEvent } from '../calendar/snapshot.ts';
import { primarySubtag } from '../i18n/language-tag.ts';
import type { SiteWords } from '../i18n/site-words.ts';
import { feedWordsFor } from '../i18n/words-for.ts';
import { cleanLine } from './text/clean-text.ts';
import { shorten } from './text/shorten.ts';

/**
 * The title as every format shows it. The event's state precedes it (`Cancelled: …`), because many clients do not show
 * a status. An event without a title gets the word for 'Event'.
 */
export function eventTitle(published: PublishedEvent, language: string, siteWords?: SiteWords): string {
  const title = cleanLine(published.event.title ?? '') || feedWordsFor(language, siteWords).event;
  const state = stateWord(published, language, siteWords);
  return state === null || alreadySays(title, state) ? title : `${state}: ${title}`;
}

/** Whether the portal's title already begins with the word: in capitals, or followed by punctuation. */
function alreadySays(title: string, state: string): boolean {
  const [, begin = ''] = /^[^\p{L}\p{N}]*(.*)$/u.exec(title) ?? [];
  const rest = begin.slice(state.length);
  if (begin.startsWith(state.toUpperCase())) return !/^\p{L}/u.test(rest);
  return begin.toLowerCase().startsWith(state.toLowerCase()) && /^\s*(?:[^\p{L}\p{N}\s]|$)/u.test(rest);
}

/** The event's state in a word (cancelled, postponed, …); null: it takes place as announced. */
export function stateWord(published: PublishedEvent, language: string, siteWords?: SiteWords): string | null {
  const words = feedWordsFor(language, siteWords);
  const { event, removed } = published;
  if (removed || event.status === 'cancelled') return words.cancelled;
  if (event.status === 'postponed') return words.postponed;
  if (event.status === 'tentative') return words.tentative;
  return formerStart(published) === null ? null : words.moved;
}

/** Whether an event takes place, as far as is known: it was not called off. */
export const takesPlace = ({ event: { status }, removed }: PublishedEvent): boolean =>
  !removed && status !== 'cancelled' && status !== 'postponed';

/** The start that a moved event had before, or that its series gave it; null: it was not moved. */
export function formerStart({ event: { overrides, start }, movedFrom }: PublishedEvent): string | null {
  if (overrides === null) return movedFrom ?? null;
  const former = movedFrom ?? overrides.start;
  return start === null || former === start ? null : former;
}

/** Whether an event has anything to show. Some portals keep only the id and the status of a deleted event. */
export function hasContent({ status, title, start, summary, description, translations }: CalendarEvent): boolean {
  const hasText = [title, start, summary, description].some((value) => value !== null);
  return status !== 'cancelled' || hasText || Object.keys(translations).length > 0;
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

/**
 * The most characters of a title in SUMMARY. With its ellipsis and the word for its state before it, it stays below 254:
 * Exchange has no longer subjects ([MS-OXCMSG] §2.2.1.10) and cuts one off, or refuses the event.
 */
const most = 230;

/** The title as SUMMARY holds it: the whole one, as nearly always, or its beginning. */
export const shortTitle = (title: string | null): string | null =>
  title === null || cleanLine(title).length <= most ? title : shorten(cleanLine(title), most, most / 2);

/** The whole title of an event whose SUMMARY holds only its beginning; empty for all others. */
export const titleToTell = (title: string | null): string =>
  shortTitle(title) === title ? '' : cleanLine(title ?? '');

import { addDays } from '../calendar/day.ts';
import type { CalendarEvent } from '../calendar/event.ts';
import { formatInstant, instantMs } from '../calendar/instant.ts';
import type { PublishedEvent } from '../calendar/snapshot.ts';
import { feedWordsFor } from '../i18n/words-for.ts';
import { cleanLine } from './text/clean-text.ts';

/** What became of the event, in a word; null where it takes place as it was announced. */
export function stateWord(published: PublishedEvent, language: string): string | null {
  const words = feedWordsFor(language);
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
  const title = cleanLine(published.event.title ?? '') || feedWordsFor(language).event;
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

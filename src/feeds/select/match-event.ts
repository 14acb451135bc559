import type { CalendarEvent } from '../../calendar/event.ts';
import { comparable } from './selection.ts';

export interface EventFilter {
  /** Any of these names. */
  readonly category?: readonly string[];
  /** Words that must all occur somewhere in the event's texts. */
  readonly q?: string | null;
}

/** Whether the event is one of those asked for; case and accents mean nothing in a search, case nothing in a category. */
export function matches(event: CalendarEvent, { category = [], q = null }: EventFilter): boolean {
  return inCategory(event, category) && (q === null || contains(event, q));
}

function inCategory(event: CalendarEvent, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const names = new Set(wanted.map(comparable));
  return event.categories.some((name) => names.has(comparable(name)));
}

function contains(event: CalendarEvent, q: string): boolean {
  const { location, organizer } = event;
  const texts = [
    event.title,
    event.summary,
    event.description?.text,
    location?.name,
    location?.address,
    organizer?.name,
  ];
  const text = searchable([...texts, ...event.categories].filter((part) => part != null).join('\n'));
  return searchable(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

import type { CalendarEvent } from '../calendar/event.ts';
import type { PublishedEvent } from '../calendar/snapshot.ts';

/** Drafts, private and unlisted events are never in a feed, whatever a snapshot holds. */
export function isPublishable({ event }: PublishedEvent): boolean {
  return event.status !== 'draft' && event.visibility === 'public';
}

/** What a portal leaves of a deleted event, an id and that it is gone, is news to nobody. */
export function saysSomething({ status, title, start, summary, description, translations }: CalendarEvent): boolean {
  const says = [title, start, summary, description].some((value) => value !== null);
  return status !== 'cancelled' || says || Object.keys(translations).length > 0;
}

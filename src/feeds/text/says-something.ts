import type { CalendarEvent } from '../../calendar/event.ts';

/** What a portal leaves of a deleted event, an id and that it is gone, is news to nobody. */
export function saysSomething({ status, title, start, summary, description, translations }: CalendarEvent): boolean {
  const says = [title, start, summary, description].some((value) => value !== null);
  return status !== 'cancelled' || says || Object.keys(translations).length > 0;
}

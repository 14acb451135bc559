import type { Calendar } from '../../calendar/calendar.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { calendarHref } from '../../feeds/identifiers.ts';

/**
 * The page of an event here. `root`: the site's origin with its path, or the path alone. For an event with several
 * occurrences, `start` chooses one. `lang`: the language asked for.
 */
export function eventHref(
  root: string,
  { event, calendar, start }: { readonly event: CalendarEvent; readonly calendar: Calendar; readonly start?: string },
  lang: string | null = null,
): string {
  const repeated = event.recurrence !== null || event.overrides !== null || event.occurrence !== null;
  const query = new URLSearchParams();
  if (repeated && start !== undefined) query.set('start', start);
  if (lang !== null) query.set('lang', lang);
  const text = query.toString().replaceAll('%3A', ':');
  const id = event.overrides?.id ?? event.id;
  return `${calendarHref(root, calendar.slug)}/events/${encodeURIComponent(id)}${text && `?${text}`}`;
}

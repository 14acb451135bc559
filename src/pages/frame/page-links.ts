import type { ShownEvent } from '../listing/shown-events.ts';

/** The page of a calendar, or of a saved feed. `root`: the path that the site is under, or its whole origin. */
export const calendarHref = (root: string, slug: string): string => `${root}/calendars/${encodeURIComponent(slug)}`;

/** The page of an event; of one that takes place several times, with the time that is meant. */
export function eventHref(
  root: string,
  { event, calendar, start }: Pick<ShownEvent, 'event' | 'calendar'> & { readonly start?: string },
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

import { eventTimes, placeText } from '../../feeds/event-display.ts';
import type { Occurrence } from '../listing/shown-events.ts';

export interface AddLinks {
  readonly google: string;
  readonly outlook: string;
  readonly office: string;
}

/** Hosts refuse longer addresses. */
const longestDetails = 800;
const defaultMinutes = 60;

/** The pages of Google and Outlook that make one event, filled in. `page` is where to read more, absolute. */
export function addLinks({ event, start, end }: Occurrence, title: string, page: string): AddLinks | null {
  const times = eventTimes({ start, end, allDay: event.allDay }, defaultMinutes);
  if (times === null) return null;
  const where = placeText(event.location) ?? event.onlineUrl ?? '';
  const text = event.summary ?? event.description?.text ?? '';
  const cut = text.length > longestDetails ? `${text.slice(0, longestDetails).toWellFormed()}…` : text;
  const details = [cut, event.onlineUrl, page].filter(Boolean).join('\n\n').toWellFormed();
  const compact = (at: string) => at.replace(/[-:]/g, '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title.toWellFormed(),
    dates: `${compact(times.start)}/${compact(times.end)}`,
    details,
    location: where.toWellFormed(),
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title.toWellFormed(),
    startdt: times.start,
    enddt: times.end,
    body: details,
    location: where.toWellFormed(),
    ...(event.allDay ? { allday: 'true' } : {}),
  });
  // Outlook takes a plus sign for what it is.
  const query = outlook.toString().replaceAll('+', '%20');
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${query}`,
    office: `https://outlook.office.com/calendar/0/deeplink/compose?${query}`,
  };
}

import { addDays, isDay } from '../calendar/day.ts';

/** One event, as the pages of other calendars take it. */
export interface AddableEvent {
  readonly title: string;
  /** Instants in UTC, or days; the end is exclusive. Null: not known. */
  readonly start: string;
  readonly end: string | null;
  readonly place: string | null;
  /** What follows the description: the links to join and to the event's page. */
  readonly links: readonly (string | null)[];
  readonly description: string | null;
}

/** URLs of pages that create one event, filled in. */
export interface AddLinks {
  readonly google: string;
  readonly outlook: string;
  readonly office: string;
}

/** In characters: Google and Outlook refuse longer URLs. */
const maxDescriptionLength = 800;
/** Of an event without an end, in milliseconds: both pages need one. */
const usualLength = 3_600_000;

/** The links to the pages of Google and Outlook that create the event. Runs in browsers, too. */
export function addLinks({ title, start, end, place, links, description }: AddableEvent): AddLinks {
  const ends = end !== null && end.length === start.length && end > start ? end : usualEnd(start);
  const text = description ?? '';
  const cut = text.length > maxDescriptionLength ? `${text.slice(0, maxDescriptionLength).toWellFormed()}…` : text;
  const details = [cut, ...links].filter(Boolean).join('\n\n').toWellFormed();
  const location = (place ?? '').toWellFormed();
  const compact = (at: string) => at.replace(/[-:]/g, '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title.toWellFormed(),
    dates: `${compact(start)}/${compact(ends)}`,
    details,
    location,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title.toWellFormed(),
    startdt: start,
    enddt: ends,
    body: details,
    location,
    ...(isDay(start) ? { allday: 'true' } : {}),
  });
  // Outlook shows `+` as a plus sign, not as a space.
  const query = outlook.toString().replaceAll('+', '%20');
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${query}`,
    office: `https://outlook.office.com/calendar/0/deeplink/compose?${query}`,
  };
}

const usualEnd = (start: string): string =>
  isDay(start)
    ? addDays(start, 1)
    : `${new Date(Date.parse(start) + usualLength).toISOString().slice(0, start.length - 1)}Z`;

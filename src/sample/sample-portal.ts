import { eventsOf, type SampleCalendar, sampleCalendars, sampleToday } from './sample-calendars.ts';
import type { SampleEvent } from './sample-event.ts';
import { sampleImages } from './sample-images.ts';

/** Not a secret: the sample portal contains only invented data. */
export const sampleToken = 'sample';

/** Events on one page of a list. */
const pageSize = 50;

/**
 * The portal of an invented small university. It implements the interface's three operations as a good portal would, and
 * `/images/<name>.svg`. The base URL may have any origin and any path before these. `now` returns milliseconds since 1970.
 *
 * - `GET …/event-calendars` → `{ calendars: [{ id, title, description, timeZone }] }`
 * - `GET …/event-calendar/{id}/events?page=2` → `{ events: [{ id, title, start, end, … }], page, pageSize, total, next }`,
 *   where `next` is the URL of the next page or null. Dates are ISO 8601 with their offset, days are `YYYY-MM-DD`.
 * - `GET …/event-calendar/{id}/event/{id}/details` → `{ event: { …as listed, description, location, organizer, … } }`
 * - The token is `Authorization: Bearer sample`. Errors are `{ error: { status, message } }`.
 */
export function createSamplePortal({ now }: { readonly now: () => number }): (request: Request) => Promise<Response> {
  const eventsToday = cachedForTheDay(now);
  return async (request) => {
    const url = new URL(request.url);
    const image = /\/images\/([a-z]+)\.svg$/.exec(url.pathname)?.[1];
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return failure(405, 'This interface is read-only.', { Allow: 'GET, HEAD' });
    }
    const answer = image === undefined ? operation(request, url, eventsToday) : imageResponse(image);
    return request.method === 'HEAD' ? new Response(null, { status: answer.status, headers: answer.headers }) : answer;
  };
}

type EventsToday = (calendar: SampleCalendar) => readonly SampleEvent[];

/** Generates the list of events once a day, not for every request. */
function cachedForTheDay(now: () => number): EventsToday {
  const kept = new Map<string, { readonly day: string; readonly events: readonly SampleEvent[] }>();
  return (calendar) => {
    const today = sampleToday(now());
    const day = today.toString();
    const known = kept.get(calendar.id);
    if (known?.day === day) return known.events;
    const events = eventsOf(calendar, today);
    kept.set(calendar.id, { day, events });
    return events;
  };
}

function operation(request: Request, url: URL, eventsToday: EventsToday): Response {
  if (request.headers.get('Authorization') !== `Bearer ${sampleToken}`) {
    return failure(401, 'A valid token is required.', { 'WWW-Authenticate': 'Bearer' });
  }
  if (/\/event-calendars$/.test(url.pathname)) {
    return json(200, { calendars: sampleCalendars.map(({ programme: _, ...calendar }) => calendar) });
  }
  const [, calendarId, rest, eventId] =
    /\/event-calendar\/([^/]+)\/(events|event\/([^/]+)\/details)$/.exec(url.pathname) ?? [];
  if (rest === undefined) return failure(404, 'There is no such path.');
  const calendar = sampleCalendars.find(({ id }) => id === decodeSegment(calendarId));
  if (calendar === undefined) return failure(404, 'There is no such calendar.');
  const events = eventsToday(calendar);
  return rest === 'events' ? list(events, url) : details(events, decodeSegment(eventId), calendar);
}

function list(events: readonly SampleEvent[], url: URL): Response {
  const asked = url.searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(asked)) return failure(400, 'page: expected a number from 1.');
  const page = Number(asked);
  const next = new URL(url);
  next.searchParams.set('page', String(page + 1));
  return json(200, {
    events: events.slice((page - 1) * pageSize, page * pageSize).map(listed),
    page,
    pageSize,
    total: events.length,
    next: page * pageSize < events.length ? next.href : null,
  });
}

/** The fields of an event in a list. The details have the others. */
function listed({ id, title, start, end, allDay, timeZone, status, visibility, updated }: SampleEvent) {
  return { id, title, start, end, allDay, timeZone, status, visibility, updated };
}

function details(events: readonly SampleEvent[], eventId: string, calendar: SampleCalendar): Response {
  const event = events.find(({ id }) => id === eventId);
  return event === undefined ? failure(404, `There is no such event in ${calendar.id}.`) : json(200, { event });
}

function imageResponse(name: string): Response {
  const image = sampleImages.get(name);
  if (image === undefined) return failure(404, 'There is no such image.');
  return new Response(image, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}

function decodeSegment(segment: string | undefined): string {
  try {
    return decodeURIComponent(segment ?? '');
  } catch {
    return '';
  }
}

function failure(status: number, message: string, headers: Record<string, string> = {}): Response {
  return json(status, { error: { status, message } }, headers);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  });
}

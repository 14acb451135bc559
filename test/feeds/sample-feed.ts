import { type CalendarEvent, emptyEvent } from '../../src/calendar/event.ts';
import type { Feed, FeedEntry } from '../../src/feeds/feed.ts';

/** A feed of a small university with one example of everything. */
export function feedOf(entries: readonly FeedEntry[], given: Partial<Feed> = {}): Feed {
  return {
    title: 'Events at North University',
    description: 'Lectures, concerts; and more',
    timeZone: 'Europe/Berlin',
    language: 'en-GB',
    color: '#1b6ec2',
    author: 'North University',
    siteId: 'north.example',
    path: '42',
    entries,
    lastModified: '2026-09-20T10:00:00Z',
    links: { self: 'https://cal.north.example/feeds/42.ics', home: 'https://cal.north.example/calendars/42' },
    logo: 'https://cal.north.example/assets/logo.png?v=1',
    icon: 'https://cal.north.example/assets/icon.svg?v=1',
    refreshSeconds: 3600,
    ...given,
  };
}

export function entryOf(
  event: Partial<CalendarEvent> & { readonly id: string },
  given: Partial<FeedEntry> = {},
): FeedEntry {
  return {
    event: { ...emptyEvent, ...event },
    revision: {
      firstSeen: '2026-09-01T08:00:00Z',
      lastModified: '2026-09-10T09:30:00Z',
      sequence: 1,
      digest: event.id,
    },
    removed: false,
    calendarId: '42',
    timeZone: 'Europe/Berlin',
    link: `https://www.north.example/events/${encodeURIComponent(event.id.toWellFormed())}`,
    file: `https://cal.north.example/feeds/42/${encodeURIComponent(event.id.toWellFormed())}.ics`,
    ...given,
  };
}

export const telling: readonly FeedEntry[] = [
  entryOf({
    id: 'lecture',
    title: 'On folding; or, 75 octets, and a backslash \\',
    summary: 'A lecture about lines.',
    description: {
      html: '<p>All about <a href="https://www.north.example/lines">lines</a>:</p><ul><li>long ones</li><li>short ones</li></ul>',
      text: 'All about lines (https://www.north.example/lines):\n\n- long ones\n- short ones',
    },
    start: '2026-10-24T12:00:00Z',
    end: '2026-10-24T14:00:00Z',
    location: { name: 'Hall 3', address: 'Main Street 1\n10115 Berlin', geo: { lat: 52.5, lon: 0 } },
    onlineUrl: 'https://meet.example/join?a=1&b=2',
    url: 'https://www.north.example/events/lecture',
    image: 'https://www.north.example/images/lecture.jpg',
    organizer: { name: 'Dept. "Lines"; Office', email: 'lines@north.example' },
    categories: ['Lecture', 'Arts, Letters'],
    published: '2026-08-30T06:00:00Z',
    price: { free: false, from: 5, to: 12.5, currency: 'EUR', text: null },
    registrationUrl: 'https://tickets.example/7?a=1&b=2',
    performers: ['Anna Virtanen', 'The "Lines"'],
  }),
  entryOf({
    id: 'AAMkAGI3/+x=',
    title: 'День открытых дверей: приходите со всей семьёй 👩‍👩‍👧‍👦 и друзьями',
    description: { html: '<p>Добро пожаловать!</p>', text: 'Добро пожаловать!' },
    start: '2026-10-24',
    end: '2026-10-27',
    allDay: true,
    location: { name: null, address: 'ул. Ленина, 1', geo: null },
  }),
  entryOf({ id: 'no-end', title: 'Reception', start: '2026-10-25T00:30:00Z' }),
  entryOf({ id: 'one-day', title: null, start: '2026-11-01', allDay: true }),
  entryOf(
    {
      id: 'seminar',
      title: 'Seminar',
      start: '2026-10-05T16:00:00Z',
      end: '2026-10-05T17:30:00Z',
      recurrence: { rules: ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261221'], exclude: ['2026-10-26T17:00:00Z'], include: [] },
    },
    { next: { start: '2026-11-09T17:00:00Z', end: '2026-11-09T18:30:00Z' } },
  ),
  entryOf({
    id: 'seminar-moved',
    overrides: { id: 'seminar', start: '2026-11-02T17:00:00Z' },
    title: 'Seminar',
    start: '2026-11-03T18:00:00Z',
    end: '2026-11-03T19:30:00Z',
  }),
  entryOf({
    id: 'tea',
    title: 'Mint tea',
    start: '2026-10-05T16:00:00Z',
    end: '2026-10-05T17:00:00Z',
    timeZone: 'Africa/Casablanca',
    recurrence: { rules: ['FREQ=MONTHLY;COUNT=3'], exclude: [], include: ['2026-10-20T16:00:00Z'] },
  }),
  entryOf({
    id: 'cancelled',
    title: 'Open air',
    status: 'cancelled',
    start: '2026-10-30T17:00:00Z',
    end: '2026-10-30T19:00:00Z',
  }),
  entryOf(
    { id: 'removed', title: 'Gone', start: '2026-10-31T17:00:00Z', end: '2026-10-31T19:00:00Z' },
    { removed: true },
  ),
  entryOf({
    id: 'postponed',
    title: 'Strike',
    status: 'postponed',
    start: '2026-11-05T17:00:00Z',
    end: '2026-11-05T19:00:00Z',
  }),
  entryOf({
    id: 'tentative',
    title: 'Perhaps',
    status: 'tentative',
    start: '2026-11-06T17:00:00Z',
    end: '2026-11-06T17:00:00Z',
  }),
  entryOf({
    id: 'session',
    occurrence: '2',
    title: 'Online course',
    onlineUrl: 'https://meet.example/course',
    organizer: { name: 'Distance Learning', email: null },
    start: '2026-11-07T09:00:00Z',
    end: '2026-11-08T15:00:00Z',
  }),
  entryOf({ id: 'someday', title: 'Someday' }),
  entryOf(
    { id: 'moved', title: 'Walk', start: '2026-11-10T12:00:00Z', end: '2026-11-10T13:00:00Z' },
    { movedFrom: '2026-10-24T11:00:00Z' },
  ),
  entryOf(
    {
      id: 'moved-day',
      title: 'Fair',
      start: '2026-11-14',
      allDay: true,
      location: { name: 'Main hall', address: null, geo: null },
      description: { html: '<p>All <b>new</b></p>', text: 'All new' },
    },
    { movedFrom: '2026-11-07' },
  ),
  entryOf({ id: 'draft', title: 'Secret draft', status: 'draft', start: '2026-11-09T09:00:00Z' }),
  entryOf({ id: 'private', title: 'Secret meeting', visibility: 'private', start: '2026-11-09T09:00:00Z' }),
];

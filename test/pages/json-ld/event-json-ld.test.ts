import { expect, test } from 'vitest';
import { type CalendarEvent, emptyEvent } from '../../../src/calendar/event.ts';
import { eventJsonLd } from '../../../src/pages/json-ld/event-json-ld.ts';
import { scriptJson } from '../../../src/pages/json-ld/json-ld-script.ts';
import { calendarOf } from '../../app/app-deps.ts';

const hall = { name: 'Hall 3', address: 'Main street 1\n00100 Helsinki', geo: { lat: 60.1, lon: 24.9 } };
const links = { page: 'https://h/e', timeZone: 'Europe/Helsinki', title: 'A talk', series: null, now: 0 };
const data = (event: Partial<CalendarEvent>, more: { movedFrom?: string; removed?: boolean } = {}) => {
  const whole = { ...emptyEvent, id: '1', start: '2026-10-24T12:00:00Z', end: '2026-10-25T12:00:00Z', ...event };
  const { end } = whole;
  const start = whole.start ?? '';
  const occurrence = {
    event: whole,
    calendar: calendarOf('1'),
    language: 'en',
    removed: false,
    movedFrom: null,
    start,
    end,
  };
  return eventJsonLd({ ...occurrence, ...more }, links);
};

test('has what Google requires and recommends, with the offset of each moment', () => {
  const image = 'https://portal.example/1.jpg';
  expect(data({ location: hall, image, summary: 'Short.', organizer: { name: 'Office', email: null } })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'A talk',
    startDate: '2026-10-24T15:00:00+03:00',
    endDate: '2026-10-25T14:00:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Hall 3',
      address: { '@type': 'PostalAddress', streetAddress: 'Main street 1, 00100 Helsinki' },
      geo: { '@type': 'GeoCoordinates', latitude: 60.1, longitude: 24.9 },
    },
    image: [image],
    description: 'Short.',
    organizer: { '@type': 'Organization', name: 'Office' },
    url: 'https://h/e',
  });
});

test('has the attendance mode of its locations; only http and https count as online', () => {
  const mode = (event: Partial<CalendarEvent>) => data(event)?.eventAttendanceMode;
  const online = 'https://meet.example/1';
  expect(mode({ location: hall, onlineUrl: online })).toBe('https://schema.org/MixedEventAttendanceMode');
  expect(mode({ onlineUrl: online })).toBe('https://schema.org/OnlineEventAttendanceMode');
  expect(mode({ location: hall, onlineUrl: 'zoommtg://meet.example/1' })).toBe(
    'https://schema.org/OfflineEventAttendanceMode',
  );
  // A point without name and address does not count as a place.
  const point = { name: null, address: null, geo: hall.geo };
  expect(mode({ location: point, onlineUrl: online })).toBe('https://schema.org/OnlineEventAttendanceMode');
});

test('has the event’s status', () => {
  const status = (...args: Parameters<typeof data>) => data(...args)?.eventStatus;
  expect(status({ location: hall, status: 'cancelled' })).toBe('https://schema.org/EventCancelled');
  expect(status({ location: hall }, { removed: true })).toBe('https://schema.org/EventCancelled');
  expect(status({ location: hall, status: 'postponed' })).toBe('https://schema.org/EventPostponed');
  expect(data({ location: hall }, { movedFrom: '2026-10-23T12:00:00Z' })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-10-23T15:00:00+03:00',
  });
  // Google knows previousStartDate only with EventRescheduled.
  const off = data({ location: hall, status: 'cancelled' }, { movedFrom: '2026-10-23T12:00:00Z' });
  expect(off).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(off).not.toHaveProperty('previousStartDate');
});

test('an online event is at its link; without any location there is no JSON-LD, since Google requires one', () => {
  expect(data({ onlineUrl: 'https://meet.example/x' })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://meet.example/x' },
  });
  expect(data({ onlineUrl: 'https://meet.example/x', location: hall })?.location).toHaveLength(2);
  expect(data({})).toBeNull();
});

test('days have no time, and end on their last day', () => {
  expect(data({ location: hall, allDay: true, start: '2026-10-10', end: '2026-10-12' })).toMatchObject({
    startDate: '2026-10-10',
    endDate: '2026-10-11',
  });
});

test('no text in it ends the script element', () => {
  const text = scriptJson({ name: '</script><!-- & \u2028' });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><!-- & \u2028' });
});

import { expect, test } from 'vitest';
import { type CalendarEvent, emptyEvent } from '../../../src/calendar/event.ts';
import { eventSchedule } from '../../../src/pages/json-ld/event-schedule.ts';
import { published } from '../../app/app-deps.ts';
import { askPage } from '../ask-page.ts';

const schedule = (rule: string, more: Partial<CalendarEvent> = {}) => {
  const recurrence = { rules: [rule], exclude: [], include: [], ...more.recurrence };
  const times = { start: '2026-10-05T16:00:00Z', end: '2026-10-05T17:30:00Z', timeZone: 'Europe/Berlin' };
  return eventSchedule({ ...emptyEvent, id: '1', ...times, ...more, recurrence }, 'UTC');
};

test('a rule becomes a schedule in the local time of its zone', () => {
  expect(schedule('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20261214T170000Z')).toEqual({
    '@type': 'Schedule',
    startDate: '2026-10-05',
    endDate: '2026-12-14',
    startTime: '18:00:00',
    endTime: '19:30:00',
    repeatFrequency: 'P2W',
    byDay: ['https://schema.org/Monday', 'https://schema.org/Thursday'],
    scheduleTimezone: 'Europe/Berlin',
  });
});

test.each([
  ['FREQ=DAILY;COUNT=5', { repeatFrequency: 'P1D', repeatCount: 5 }],
  ['FREQ=MONTHLY;BYDAY=2TU', { repeatFrequency: 'P1M', byDay: ['2TU'] }],
  ['FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=24', { repeatFrequency: 'P1Y', byMonth: [6], byMonthDay: [24] }],
  // The last moment in UTC is on the next day in the zone.
  ['FREQ=DAILY;UNTIL=20261031T230000Z', { endDate: '2026-11-01' }],
])('says %s in the words of schema.org', (rule, expected) => {
  expect(schedule(rule)).toMatchObject(expected);
});

test('days that are left out are named, and an all-day event has no time', () => {
  const recurrence = { rules: ['FREQ=DAILY'], exclude: ['2026-10-07'], include: [] };
  const days = { allDay: true, start: '2026-10-05', end: '2026-10-06', recurrence };
  expect(schedule('FREQ=DAILY', days)).toEqual({
    '@type': 'Schedule',
    startDate: '2026-10-05',
    repeatFrequency: 'P1D',
    exceptDate: ['2026-10-07'],
  });
});

test('what schema.org can’t say is not said', () => {
  expect(schedule('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')).toBeNull();
  expect(schedule('FREQ=DAILY', { recurrence: { rules: ['FREQ=DAILY'], exclude: [], include: ['2026-11-01T09:00:00Z'] } })).toBeNull(); // biome-ignore format: one line
  expect(schedule('nonsense')).toBeNull();
});

const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));

const hall = { name: 'Hall', address: null, geo: null };
const page = 'http://events.uni.example/calendars/talks/events/1';

test('a date of a series leads to the series, with its schedule', async () => {
  const weekly = published({
    id: '1',
    location: hall,
    recurrence: { rules: ['FREQ=WEEKLY'], exclude: [], include: [] },
    series: { id: null, title: 'Autumn' },
  });
  const [data] = jsonLd(await askPage('/calendars/talks/events/1?start=2026-10-12T09:00:00Z', [weekly]));
  expect(data).toMatchObject({
    '@type': 'Event',
    startDate: '2026-10-12T12:00:00+03:00',
    superEvent: [
      {
        '@type': 'EventSeries',
        name: 'A talk',
        url: page,
        startDate: '2026-10-05T12:00:00+03:00',
        eventSchedule: { repeatFrequency: 'P1W', scheduleTimezone: 'Europe/Helsinki' },
      },
      { '@type': 'EventSeries', name: 'Autumn' },
    ],
  });
  expect(data.superEvent[0]).not.toHaveProperty('endDate');
});

test('a session leads to the event with all sessions', async () => {
  const session = (day: string) =>
    published({ id: '1', occurrence: day, location: hall, start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` });
  const sessions = ['2026-10-05', '2026-10-06', '2026-10-09'].map(session);
  const [data] = jsonLd(await askPage('/calendars/talks/events/1', sessions));
  expect(data.superEvent).toEqual({
    '@type': 'EventSeries',
    name: 'A talk',
    url: page,
    startDate: '2026-10-05T12:00:00+03:00',
    endDate: '2026-10-09T12:00:00+03:00',
  });
});

test('a calendar lists its first events, and a search lists none', async () => {
  const events = Array.from({ length: 30 }, (_, i) =>
    published({ id: `e${i}`, location: i === 0 ? null : hall, start: `2026-10-05T${10 + (i % 10)}:00:00Z`, end: null }),
  );
  const [list, ...more] = jsonLd(await askPage('/calendars/talks', events));
  expect(more).toEqual([]);
  expect(list.itemListElement).toHaveLength(20);
  expect(list).toMatchObject({ '@context': 'https://schema.org', '@type': 'ItemList' });
  // The first event has no place.
  const url = 'http://events.uni.example/calendars/talks/events/e10';
  expect(list.itemListElement[0]).toMatchObject({
    '@type': 'ListItem',
    position: 1,
    item: { '@type': 'Event', url, location: { name: 'Hall' } },
  });
  expect(jsonLd(await askPage('/calendars/talks?q=talk', events))).toEqual([]);
});

test('the home page lists the next events', async () => {
  const [list] = jsonLd(await askPage('/', [published({ id: '1', location: hall })]));
  expect(list.itemListElement).toMatchObject([{ position: 1, item: { '@type': 'Event', name: 'A talk', url: page } }]);
});

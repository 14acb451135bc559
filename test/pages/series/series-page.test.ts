import { expect, test } from 'vitest';
import { createApp } from '../../../src/app.ts';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { calendarOf, depsOf, fakePublisher, published, snapshotOf } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

const series = { id: 'autumn/26', title: 'Autumn academy' };
const talk = (id: string, day: string, more: Partial<CalendarEvent> = {}) =>
  published({ id, title: `Talk ${id}`, start: `${day}T15:00:00Z`, end: `${day}T16:00:00Z`, series, ...more });
const events = [
  talk('a', '2026-10-06'),
  talk('b', '2026-09-08'),
  talk('other', '2026-10-07', { series: { id: '2', title: 'Autumn academy' } }),
  talk('tba', '2026-10-07', { start: null, end: null }),
];
const path = '/calendars/talks/series/autumn%2F26';

test('a series has a page with its events, those to come before those that are over', async () => {
  const html = await askPage(path, events, { language: 'en-GB' });
  expect([...html.matchAll(/\/events\/(\w+)"/g)].map(([, id]) => id)).toEqual(['a', 'tba', 'b']);
  expect(wordsOf(html)).toContain('3 events · 8 September – 6 October 2026');
  expect(html).toContain(`<link rel="canonical" href="http://events.uni.example${path}">`);
});

test('an event leads to the page of its series', async () => {
  expect(await askPage('/calendars/talks/events/a', events)).toContain(`href="${path}"`);
  const titled = [talk('t', '2026-10-06', { series: { id: null, title: 'Open & free' } })];
  expect(await askPage('/calendars/talks/events/t', titled)).toContain(
    'href="/calendars/talks/series/Open%20%26%20free"',
  );
  expect(await askPage('/calendars/talks/series/Open%20%26%20free', titled)).toContain('Talk t');
});

test('a changed date of a series stands where it was moved to, even if its record does not name the series', async () => {
  const weekly = talk('w', '2026-10-06', { recurrence: { rules: ['FREQ=WEEKLY;COUNT=2'], include: [], exclude: [] } });
  const moved = talk('w', '2026-10-15', { overrides: { id: 'w', start: '2026-10-13T15:00:00Z' } });
  const { series: _series, ...event } = moved.event;
  const html = await askPage(path, [weekly, { ...moved, event }]);
  expect([...html.matchAll(/<time datetime="([^"]*)T15/g)].map(([, day]) => day)).toEqual(['2026-10-06', '2026-10-15']);
});

test('what is no series of the calendar is not found', async () => {
  expect(wordsOf(await askPage('/calendars/talks/series/nope', events))).toContain('Page not found');
});

test('people subscribe to a series alone, unless it is over', async () => {
  const named = { id: 'Autumn-26', title: 'Autumn academy' };
  const publisher = fakePublisher([
    snapshotOf(calendarOf('talks'), {
      events: [
        talk('a', '2026-10-06', { series: named }),
        talk('b', '2026-10-07', { series: { ...named, id: 'autumn-26' } }),
        published({ id: 'c', title: 'Talk c', start: '2026-10-08T15:00:00Z' }),
        talk('over', '2026-09-08', { series: { id: 'old', title: 'Old' } }),
      ],
    }),
  ]);
  const app = createApp(depsOf({ publisher }));
  const ask = async (way: string) =>
    (await app.request(`http://events.uni.example${way}`, { headers: { accept: 'text/html' } })).text();
  const html = await ask('/calendars/talks/series/Autumn-26');
  const stem = 'http://events.uni.example/feeds/talks/series/Autumn-26';
  expect(html).toContain(`<link rel="alternate" type="text/calendar" title="Calendar talks: Autumn academy (iCalendar)" href="${stem}.ics">`); // biome-ignore format: one line
  expect(html).toContain(`value="${stem}.ics"`);
  expect(await ask('/calendars/talks/series/Autumn-26/qr.svg')).toContain('<svg');
  const feed = await ask('/feeds/talks/series/Autumn-26.ics');
  expect(feed.match(/^SUMMARY:.*$/gm)).toEqual([expect.stringContaining('Talk a')]);
  expect(feed).toContain('X-WR-CALNAME:Calendar talks: Autumn academy');
  expect(await ask('/calendars/talks/series/old')).not.toContain('class="targets"');
});

test('a series whose id can’t stand in a path is subscribed to by a query', async () => {
  const html = await askPage(path, events);
  expect(html).toContain('value="http://events.uni.example/feeds/talks.ics?series=autumn%2F26"');
});

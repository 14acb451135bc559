import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { published } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

/** Today is Thursday, 1 October 2026. */
const weekly = (id: string, start: string, more: Partial<CalendarEvent> = {}) =>
  published({ id, title: `Club ${id}`, start, end: null, recurrence: { rules: ['FREQ=WEEKLY'], include: [], exclude: [] }, ...more }); // biome-ignore format: a record
const talk = published({ id: 'talk', title: 'A talk', start: '2026-10-20T10:00:00Z', end: null });
const ask = (query: string, events = [weekly('a', '2026-09-03T15:00:00Z'), talk]) =>
  askPage(`/calendars/talks${query}`, events, { language: 'en-GB' });
const listed = (html: string) =>
  [...html.matchAll(/<li class="event">.*?<time datetime="([^T"]*)[^>]*>.*?<h3>.*?<a[^>]*>([^<]*)/gs)].map(([, day, title]) => `${day} ${title}`); // biome-ignore format: a chain

test('a series is listed once, at its next date, with its rule in words', async () => {
  const html = await ask('');
  expect(listed(html)).toEqual(['2026-10-01 Club a', '2026-10-20 A talk']);
  expect(wordsOf(html)).toContain('every Thursday');
  expect(wordsOf(html)).toContain('Each series is listed once.');
});

test('a list and the event’s page agree on the last day of a series', async () => {
  // UNTIL is earlier on 15 December than the series begins.
  const rules = ['FREQ=WEEKLY;UNTIL=20261215T000000Z'];
  const events = [weekly('a', '2026-09-01T09:00:00Z', { recurrence: { rules, include: [], exclude: [] } })];
  const said = 'until 14 December 2026';
  expect(wordsOf(await ask('', events))).toContain(said);
  expect(wordsOf(await askPage('/calendars/talks/events/a', events, { language: 'en-GB' }))).toContain(said);
});

test('all dates are a link away, and stay on the next page', async () => {
  expect(await ask('')).toContain('href="/calendars/talks?dates=all"');
  const html = await ask('?dates=all');
  expect(listed(html).filter((row) => row.endsWith('Club a')).length).toBeGreaterThan(20);
  expect(html).toMatch(/rel="next" href="\/calendars\/talks\?dates=all&(?:amp;)?page=2"/);
  expect(wordsOf(html)).toContain('List each series once');
});

test('the days of a week list each of their dates', async () => {
  const daily = weekly('d', '2026-10-01T15:00:00Z', { recurrence: { rules: ['FREQ=DAILY'], include: [], exclude: [] } }); // biome-ignore format: a record
  expect(listed(await ask('?from=2026-10-05&to=2026-10-07', [daily]))).toHaveLength(3);
});

test('the past lists a series once, at its last date', async () => {
  expect(listed(await ask('?view=past'))).toEqual(['2026-09-24 Club a']);
});

test('a list without series says nothing of them', async () => {
  const html = await ask('', [talk]);
  expect(html).not.toContain('dates=all');
});

test('a row leads to the series that the portal names', async () => {
  const named = published({ id: 'n', title: 'Opening', series: { id: '7', title: 'Festival' } });
  expect(await ask('', [named])).toMatch(/href="\/calendars\/talks\/series\/7"[^>]*>Festival</);
});

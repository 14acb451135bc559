import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { published } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

/** Saturdays from 5 September 2026 on, 13:00 in Helsinki. Today is 1 October 2026. */
const yoga = (more: Partial<CalendarEvent> = {}) =>
  published({
    id: 'yoga',
    title: 'Yoga',
    start: '2026-09-05T10:00:00Z',
    end: '2026-09-05T11:00:00Z',
    recurrence: { rules: ['FREQ=WEEKLY;UNTIL=20270116T220000Z'], include: [], exclude: [] },
    ...more,
  });
const page = '/calendars/talks/events/yoga';
const datesOf = (html: string) => /<section class="dates".*?<\/section>/s.exec(html)?.[0] ?? '';

test('the dates of a series begin with its rule in words, by month, the year only where it is another one', async () => {
  const dates = datesOf(await askPage(page, [yoga()], { language: 'en-GB' }));
  expect(wordsOf(dates)).toContain('every Saturday, 13:00–14:00, until 16 January 2027');
  expect([...dates.matchAll(/<h3>([^<]*)/g)].map(([, name]) => name)).toEqual([
    'September',
    'October',
    'November',
    'December',
    'January 2027',
  ]);
  expect(dates).toContain('>Sat 3</time>');
});

test('English that names no country is not American', async () => {
  const said = 'every Saturday, 13:00–14:00, until 16 January 2027';
  expect(wordsOf(datesOf(await askPage(page, [yoga()], { language: 'en' })))).toContain(said);
  expect(wordsOf(await askPage('/calendars/talks', [yoga()], { language: 'en' }))).toContain('until 16 January 2027');
  const american = wordsOf(datesOf(await askPage(page, [yoga()], { language: 'en-US' })));
  expect(american).toContain('until January 16, 2027');
});

test('past dates are folded, unless one of them is shown', async () => {
  const folded = await askPage(page, [yoga()], { language: 'en-GB' });
  expect(folded).toContain('<details><summary>4 past dates</summary>');
  const shown = await askPage(`${page}?start=2026-09-12T10:00:00Z`, [yoga()], { language: 'en-GB' });
  expect(shown).toContain('<details open><summary>4 past dates</summary>');
  expect(wordsOf(datesOf(shown))).toMatch(/next: Sat,? 3 Oct/);
});

test('hours are named where the dates have different ones', async () => {
  const session = (i: number, start: string) => published({ id: 'yoga', occurrence: `${i}`, start, end: null });
  const dates = datesOf(
    await askPage(page, [session(1, '2026-10-06T10:00:00Z'), session(2, '2026-10-08T15:00:00Z')], {
      language: 'en-GB',
    }),
  );
  expect([...dates.matchAll(/<time[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(['Tue 6, 13:00', 'Thu 8, 18:00']);
});

test('an event with several dates says what a file adds, and what a link adds', async () => {
  const words = wordsOf(await askPage(page, [yoga()]));
  expect(words).toMatch(/\(\.ics\) adds all dates Google Calendar adds this date only/);
  expect(wordsOf(await askPage(page, [yoga({ recurrence: null })]))).not.toContain('adds');
});

test('an event leads to the single events before and after it, not to the dates of series', async () => {
  const on = (id: string, day: string, more: Partial<CalendarEvent> = {}) =>
    published({ id, title: `Talk ${id}`, start: `${day}T15:00:00Z`, end: null, ...more });
  const events = [
    yoga(),
    on('d', '2026-10-20'),
    on('a', '2026-10-02'),
    on('c', '2026-10-09'),
    on('b', '2026-10-09'),
    on('off', '2026-10-12', { status: 'cancelled' }),
  ];
  const around = async (id: string) => {
    const html = await askPage(`/calendars/talks/events/${id}`, events);
    return [...html.matchAll(/<a rel="(prev|next)" href="[^"]*\/events\/(\w+)"/g)].map(([, rel, to]) => `${rel} ${to}`);
  };
  expect(await around('a')).toEqual(['next b']);
  expect(await around('b')).toEqual(['prev a', 'next c']);
  expect(await around('c')).toEqual(['prev b', 'next d']);
  expect(await around('d')).toEqual(['prev c']);
});

test('a place without coordinates is searched on the map by its name', async () => {
  const at = (geo: { lat: number; lon: number } | null) =>
    askPage(page, [yoga({ location: { name: 'Great Hall & Yard', address: null, geo } })]);
  expect(await at(null)).toContain('https://www.openstreetmap.org/search?query=Great%20Hall%20%26%20Yard');
  expect(wordsOf(await at(null))).toContain('Search on a map');
  expect(wordsOf(await at({ lat: 60, lon: 25 }))).toContain('Show on map');
});

test('the page names the year of a date in another year', async () => {
  const words = async (start: string) => wordsOf(await askPage(page, [published({ id: 'yoga', start, end: null })], { language: 'en-GB' })); // biome-ignore format: a call
  expect(await words('2027-01-05T10:00:00Z')).toMatch(/Tuesday,? 5 January 2027/);
  expect(await words('2026-12-05T10:00:00Z')).not.toContain('December 2026');
});

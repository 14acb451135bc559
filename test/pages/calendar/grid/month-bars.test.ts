import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../../../src/calendar/event.ts';
import { calendarColors, categoryColors } from '../../../../src/pages/style/calendar-color.ts';
import { contrast, mixed, parseColor, textContrast } from '../../../../src/pages/style/contrast.ts';
import { surfaces } from '../../../../src/pages/style/palette.ts';
import { published } from '../../../app/app-deps.ts';
import { askPage, wordsOf } from '../../ask-page.ts';

const days = (id: string, start: string, end: string, more: Partial<CalendarEvent> = {}) =>
  published({ id, title: `Fair ${id}`, allDay: true, start, end, ...more });
const month = (events: readonly ReturnType<typeof published>[], query = '') =>
  askPage(`/calendars/talks?view=month&month=2026-10${query}`, events, { language: 'en-GB' });
/** The classes of an event's bars, week by week. */
const barsOf = (html: string, title: string) =>
  [...html.matchAll(/<li class="bar ([^"]*)">(?:(?!<\/li>).)*?<a[^>]*>([^<]*)/gs)].flatMap(([, classes = '', text]) =>
    text === title ? [classes.replace(/ cal-\w+/, '')] : [],
  );
const inCells = (html: string, title: string) =>
  [...html.matchAll(/<li class="entry[^"]*">.*?<a[^>]*>([^<]*)/gs)].filter(([, text]) => text === title).length;

test('an event of several days is one bar across its cells, and in no cell itself', async () => {
  const html = await month([days('a', '2026-10-08', '2026-10-12')]);
  expect(barsOf(html, 'Fair a')).toEqual(['c4 w4 l1 begins ends']);
  expect(inCells(html, 'Fair a')).toBe(0);
  expect(html.match(/<li class="under-1">/g)).toHaveLength(4);
});

test('a bar goes on in the next week, without an end in the first and a beginning in the second', async () => {
  const html = await month([days('a', '2026-10-10', '2026-10-14')]);
  expect(barsOf(html, 'Fair a')).toEqual(['c6 w2 l1 begins', 'c1 w2 l1 ends']);
});

test('events that overlap have lanes of their own, and a free lane is taken again', async () => {
  const html = await month([
    days('a', '2026-10-05', '2026-10-07'),
    days('b', '2026-10-06', '2026-10-09'),
    days('c', '2026-10-08', '2026-10-10'),
  ]);
  expect(['a', 'b', 'c'].map((id) => barsOf(html, `Fair ${id}`)[0]?.split(' ')[2])).toEqual(['l1', 'l2', 'l1']);
});

test('a night belongs to the day that it begins on', async () => {
  const html = await month([
    published({ id: 'n', title: 'Long night', start: '2026-10-08T18:00:00Z', end: '2026-10-09T02:00:00Z' }),
  ]);
  expect(barsOf(html, 'Long night')).toEqual([]);
  expect(inCells(html, 'Long night')).toBe(1);
});

test('of twelve exhibitions a week shows those that begin or end in it, and folds the others', async () => {
  const all = Array.from({ length: 11 }, (_, i) => days(`${i}`, '2026-09-01', '2026-12-01'));
  const html = await month([...all, days('new', '2026-10-14', '2026-12-01')]);
  const week = html.split('<div class="week">')[3] ?? '';
  expect(week).toContain('datetime="2026-10-14"');
  expect(week.match(/<li class="bar /g)).toHaveLength(3);
  expect(barsOf(week, 'Fair new')).toEqual(['c3 w5 l1 begins']);
  expect(wordsOf(week)).toContain('9 ongoing');
  const named = new Set([...week.matchAll(/>(Fair \w+)<\/a>/g)].map(([, title]) => title));
  expect(named.size).toBe(12);
  expect(week.match(/under-4/g)).toHaveLength(7);
});

test('a full day shows single events rather than the dates of series', async () => {
  const series = Array.from({ length: 9 }, (_, i) =>
    published({
      id: `s${i}`,
      title: `Club ${i}`,
      start: '2026-10-07T06:00:00Z',
      end: '2026-10-07T07:00:00Z',
      recurrence: { rules: ['FREQ=WEEKLY;COUNT=2'], include: [], exclude: [] },
    }),
  );
  const html = await month([
    ...series,
    published({ id: 'x', title: 'Concert', start: '2026-10-07T17:00:00Z', end: '2026-10-07T18:00:00Z' }),
  ]);
  expect(inCells(html, 'Concert')).toBe(1);
  expect(wordsOf(html)).toContain('7 more');
});

test('categories have colours that a legend names, and a single one has none', async () => {
  const of = (id: string, day: string, category: string) => days(id, day, day, { categories: [category], end: null });
  const html = await month([of('a', '2026-10-08', 'Concert'), of('b', '2026-10-08', 'Concert'), of('c', '2026-10-09', 'Talk')]); // biome-ignore format: a call
  const legend = /<ul class="legend">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  expect(wordsOf(legend).trim().split(/\s+/)).toEqual(['Concert', 'Talk']);
  expect(new Set(html.match(/class="entry cal-\w+/g)).size).toBe(2);
  expect(await month([of('a', '2026-10-08', 'Concert')])).not.toContain('class="legend"');
});

/** The colours of the events of a month, by their titles. */
const colorsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<li class="(?:entry|bar)[^"]*?(cal-\w+)?">(?:(?!<\/li>).)*?<a[^>]*>([^<]*)/gs)].map(
      ([, color, title = '']) => [title, color],
    ),
  );

test('a category has one colour in every month, whatever else there is, and under every filter', async () => {
  const of = (id: string, day: string, category: string) => days(id, day, day, { categories: [category], end: null });
  const names = ['Concert', 'Talk', 'Film', 'Dance', 'Tour'];
  const events = [
    ...names.map((name, i) => of(name, `2026-10-${10 + i}`, name)),
    of('Later', '2026-11-10', 'Talk'),
    of('Lone', '2026-12-10', 'Film'),
  ];
  const ask = (query: string) => askPage(`/calendars/talks${query}`, events, { language: 'en-GB' });
  const october = colorsOf(await ask('?view=month&month=2026-10'));
  expect(new Set(names.map((name) => october[`Fair ${name}`])).size).toBe(5);
  expect(colorsOf(await ask('?view=month&month=2026-11'))).toEqual({ 'Fair Later': october['Fair Talk'] });
  const december = await ask('?view=month&month=2026-12');
  expect(colorsOf(december)).toEqual({ 'Fair Lone': october['Fair Film'] });
  expect(wordsOf(/<ul class="legend">(.*?)<\/ul>/s.exec(december)?.[1] ?? '').trim()).toBe('Film');
  expect(colorsOf(await ask('/category/tour?view=month&month=2026-10'))).toEqual({ 'Fair Tour': october['Fair Tour'] });
});

test.each([...categoryColors, '#ffff00', '#000000', '#ffffff', '#ff00ff'])(
  'text is readable on a bar in %s',
  (color) => {
    const ink = { light: '#1c2326', dark: '#e8e6e1' } as const;
    for (const scheme of ['light', 'dark'] as const) {
      const ground = mixed(parseColor(surfaces[scheme].card), parseColor(calendarColors(color)[scheme]), 0.16);
      expect(contrast(parseColor(ink[scheme]), ground)).toBeGreaterThan(textContrast);
    }
  },
);

test('a list of months leads to another one, and keeps what the page is filtered by', async () => {
  const html = await askPage(
    '/calendars/talks/category/concert?view=month&month=2026-10&lang=en-GB',
    [days('a', '2026-10-08', '2026-10-09', { categories: ['Concert'] })],
    { language: 'en-GB' },
  );
  const form = /<form class="jump".*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).toContain('action="/calendars/talks/category/concert"');
  expect([...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((one) => one.slice(1))).toEqual([
    ['lang', 'en-GB'],
    ['view', 'month'],
  ]);
  expect(form).toContain('<option value="2026-10" selected>October 2026</option>');
  expect(form).toContain('<option value="2028-10">');
});

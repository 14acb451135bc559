import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { published } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

const hall = { name: 'Great Hall', address: null, geo: null };
const talk = (id: string, more: Partial<CalendarEvent> = {}) =>
  published({
    id,
    title: `Talk ${id}`,
    location: hall,
    start: '2046-10-05T09:00:00Z',
    end: '2046-10-05T10:00:00Z',
    ...more,
  });
const pageWith = (others: ReturnType<typeof talk>[], path = '/calendars/talks/events/1') =>
  askPage(path, [talk('1'), ...others]);
const link = /<a href="([^"]*)">More events here<\/a>/;

test('an event leads to the others at its place, by an address that can be subscribed to', async () => {
  const html = await pageWith([
    talk('2', { location: { ...hall, name: 'great  hall' } }),
    talk('3', { location: null }),
  ]);
  const [, href = ''] = link.exec(html) ?? [];
  expect(href).toBe('/calendars/talks/place/great%20hall');
  const list = await pageWith([talk('2'), talk('3', { location: null })], href);
  expect(wordsOf(list)).toContain('2 events Great Hall ×');
  expect(list).toContain('/feeds/talks/place/great%20hall.ics');
});

test('where nothing else is to come there, or the place is not known, it does not', async () => {
  const past = { start: '2020-10-05T09:00:00Z', end: '2020-10-05T10:00:00Z' };
  expect(await pageWith([talk('2', past), talk('3', { location: { ...hall, name: 'Yard' } })])).not.toMatch(link);
  const nowhere = [talk('1', { location: null }), talk('2', { location: null })];
  expect(await askPage('/calendars/talks/events/1', nowhere)).not.toMatch(link);
});

test('a category and a place keep the language that the address asks for', async () => {
  const events = [talk('1', { categories: ['Open Day'] }), talk('2')];
  const html = await askPage('/calendars/talks/events/1?lang=de', events);
  expect(html).toContain('href="/calendars/talks/category/open%20day?lang=de"');
  expect(html).toContain('href="/calendars/talks/place/great%20hall?lang=de"');
});

test('a name that no path can hold stands in the query', async () => {
  const slash = { location: { ...hall, name: 'A/B' } };
  const html = await askPage('/calendars/talks/events/1', [talk('1', slash), talk('2', slash)]);
  expect(html).toContain('href="/calendars/talks?place=a%2Fb"');
});

import { expect, test } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { calendarOf, depsOf, fakePublisher, published, snapshotOf } from '../../app/app-deps.ts';
import { busySite } from '../../browser/busy-site.ts';

const start = '2026-10-02T10:00:00Z';
const publisher = fakePublisher(
  ['Concerts', 'Lectures', 'Theatre'].map(
    (title) =>
    snapshotOf(calendarOf(title.toLowerCase(), { title }), { events: [published({ id: title, title: `Of ${title}`, start, end: null })] }), // biome-ignore format: a call
  ),
);
const ask = async (path: string, deps = depsOf({ publisher })) => {
  const headers = { accept: 'text/html' };
  return (await createApp(deps).request(`http://events.uni.example${path}`, { headers })).text();
};
/** The boxes of the form: those that are ticked with a star. */
const boxesOf = (html: string) =>
  [...html.matchAll(/<input type="checkbox" name="calendar" value="([^"]*)"( checked)?>/g)].map(
    ([, slug, on]) => `${slug}${on ? '*' : ''}`,
  );
const titlesOf = (html: string) => [...html.matchAll(/<h3>.*?<a [^>]*>(.*?)<\/a><\/h3>/g)].map(([, title]) => title);

test('calendars are switched on and off together, in a form that needs no script', async () => {
  const all = await ask('/');
  expect(boxesOf(all)).toEqual(['concerts', 'lectures', 'theatre']);
  expect(all).toContain('<fieldset class="boxes"><legend>Calendars</legend>');
  const two = await ask('/?calendar=concerts&calendar=theatre');
  expect(boxesOf(two)).toEqual(['concerts*', 'lectures', 'theatre*']);
  expect(titlesOf(two)).toEqual(['Of Concerts', 'Of Theatre']);
});

test('a chosen calendar without events stays chosen', async () => {
  expect(boxesOf(await ask('/?calendar=concerts&calendar=gone'))).toEqual([
    'concerts*',
    'lectures',
    'theatre',
    'gone*',
  ]);
});

test('more calendars than an address may name are a list to choose one from', async () => {
  const html = await ask('/', depsOf(busySite()));
  expect(boxesOf(html)).toEqual([]);
  expect(html).toContain('<select id="by-calendar" name="calendar">');
});

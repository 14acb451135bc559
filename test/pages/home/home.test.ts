import { expect, test } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { depsOf } from '../../app/app-deps.ts';
import { busySite } from '../../browser/busy-site.ts';
import { wordsOf } from '../ask-page.ts';

const app = createApp(depsOf(busySite()));
const ask = async (path: string) => {
  const answer = await app.request(`http://events.uni.example${path}`, { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};
/** By day: the titles that are listed. */
const daysOf = (html: string) =>
  new Map(
    [...html.matchAll(/<section class="day" id="d-([\d-]+)">(.*?)<\/section>/gs)].map(([, day = '', part = '']) => [
      day,
      [...part.matchAll(/<h3>.*?<a [^>]*>(.*?)<\/a><\/h3>/g)].map((m) => m[1] ?? ''),
    ]),
  );

test('what has been running for weeks stands apart, and does not bury what begins today', async () => {
  const { html } = await ask('/');
  const [ongoing = ''] = /<details class="ongoing".*?<\/details>/s.exec(html) ?? [];
  expect(ongoing).toContain('Exhibition 12');
  expect(ongoing).toContain('until 10 Oct');
  const days = daysOf(html);
  expect([...days.keys()].slice(0, 3)).toEqual(['2026-10-01', '2026-10-02', '2026-10-03']);
  expect([...days.values()].flat().filter((title) => title.startsWith('Exhibition'))).toEqual([]);
});

test('a full day shows single events rather than weekly ones, and leads to all of them', async () => {
  const { html } = await ask('/');
  const today = daysOf(html).get('2026-10-01') ?? [];
  expect(today).toEqual(expect.arrayContaining(['String quartet', 'Evening at the piano', 'Choir by candlelight']));
  expect(today.length).toBeLessThanOrEqual(8);
  const [, href = '', count] =
    /<a rel="nofollow" href="(\/\?from=2026-10-03&amp;to=2026-10-03)">(\d+) more</.exec(html) ?? [];
  const day = await ask(href.replace('&amp;', '&'));
  expect(wordsOf(day.html)).toContain('Stand 60: what we do all day');
  // Sixty stands, three concerts, and the clubs of a Saturday.
  expect(Number(count) + (daysOf(html).get('2026-10-03')?.length ?? 0)).toBe(60 + 3 + 36);
});

test('a series is listed once, with how often it takes place', async () => {
  const { html } = await ask('/');
  const clubs = [...daysOf(html).values()].flat().filter((title) => title.startsWith('Club'));
  expect(new Set(clubs).size).toBe(clubs.length);
  expect(wordsOf(html)).toContain('every Thursday');
});

test('the next page begins with the day after', async () => {
  const { html } = await ask('/');
  const [, day = ''] = /<a rel="next" href="\/\?from=([\d-]+)"/.exec(html) ?? [];
  expect([...daysOf(html).keys()].at(-1)?.localeCompare(day)).toBe(-1);
  const next = await ask(`/?from=${day}`);
  expect([...daysOf(next.html).keys()][0]).toBe(day);
});

test.each([
  ['q=quartet', ['String quartet']],
  ['calendar=fair&when=weekend', [expect.stringMatching(/^Stand /)]],
  ['place=Chapel&free=1', [expect.stringMatching(/piano|quartet|yard|Choir|Vergleichende/i)]],
  ['online=1&category=Concert', [expect.stringMatching(/piano|quartet|yard|Choir|Vergleichende/i)]],
])('searches and filters in all calendars: %s', async (query, titles) => {
  const { html, status } = await ask(`/?${query}`);
  expect(status).toBe(200);
  const found = [...new Set([...daysOf(html).values()].flat())];
  expect(found.length).toBeGreaterThan(0);
  for (const title of found) expect(titles).toContainEqual(title);
  expect(html).toContain('href="/">Show all events</a>');
});

test('offers no filter that would list nothing, and says how many events each has', async () => {
  const { html } = await ask('/?calendar=museum');
  const offered = [...html.matchAll(/<a rel="nofollow" href="\/\?([^"]*)"[^>]*>/g)].map((m) =>
    (m[1] ?? '').replaceAll('&amp;', '&'),
  );
  expect(html).toContain('value="museum" selected>Museum of the university (12)');
  expect(html).not.toContain('name="free"');
  for (const query of offered.slice(0, 5)) expect((await ask(`/?${query}`)).html).not.toContain('No matching events');
});

test('a search that finds nothing leads on: to past events, or to the next one', async () => {
  const none = await ask('/?q=zzz');
  expect(wordsOf(none.html)).toContain('No matching events.');
  expect(none.html).not.toContain('See past events');
  const later = await ask('/?q=colloquium&when=today');
  expect(wordsOf(later.html)).toMatch(/next: Tue,? 6 Oct, 13:00.14:00 Colloquium of department 2/);
});

test('sixty calendars are a compact list with one menu for all', async () => {
  const { html } = await ask('/');
  expect(html.match(/<li id="c-/g)).toHaveLength(60);
  expect(html.match(/class="targets"/g)).toHaveLength(1);
  expect(html).toContain('<a class="take" href="/calendars/d1#subscribe" data-menu="d1">');
  expect((await ask('/?q=museum')).html).toMatch(/<p class="found">.*Museum of the university/);
});

test('cards reserve the room of their pictures', async () => {
  const { html } = await ask('/?layout=cards&calendar=concerts');
  expect(html).toContain('<ul class="tiles">');
  expect(html).not.toContain('class="face"');
  const pictured = createApp(depsOf(busySite({ pictures: true })));
  const text = await (await pictured.request('http://events.uni.example/?layout=cards&calendar=concerts')).text();
  expect(text).toMatch(/<img class="thumb" width="480" height="270" src="https:[^>]* loading="lazy"/);
});

test('names every parameter that is wrong', async () => {
  const { status, html } = await ask('/?when=never&free=yes&from=x');
  expect(status).toBe(400);
  for (const name of ['when', 'free', 'from']) expect(html).toContain(`${name} must be`);
});

test('a month has the same colours for its calendars, whatever is searched for', async () => {
  const colorOfStands = async (query: string) => {
    const { html } = await ask(`/?view=month&month=2026-10${query}`);
    return /<li class="entry (cal-\w+)"><time[^>]*>[^<]*<\/time> <a[^>]*>Stand /.exec(html)?.[1];
  };
  const color = await colorOfStands('');
  expect(color).toBeDefined();
  expect(await colorOfStands('&q=stand')).toBe(color);
  expect(await colorOfStands('&calendar=fair')).toBe(color);
});

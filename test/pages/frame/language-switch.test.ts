import { expect, test } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

const events = [
  published({
    id: 'e',
    title: 'Talk',
    start: '2026-10-05T16:30:00Z',
    end: '2026-10-05T18:00:00Z',
    categories: ['Art'],
  }),
];
const site = (more: object) => ({ config: { site: { ...configOf().site, ...more } } });
const switchOf = (html: string) => /<nav class="languages".*?<\/nav>/.exec(html)?.[0] ?? '';
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test.each([
  ['/', '/?lang=pl'],
  [
    '/calendars/talks/category/art?view=month&month=2026-10',
    '/calendars/talks/category/art?lang=pl&view=month&month=2026-10',
  ],
  ['/calendars/talks/events/e', '/calendars/talks/events/e?lang=pl'],
  ['/calendars/talks/embed?layout=month&lang=de', '/calendars/talks/embed?layout=month&lang=de&ui=pl'],
  ['/status', '/status?lang=pl'],
])('%s leads to itself in other languages, each named in itself', async (path, polish) => {
  const page = switchOf(await askPage(path, events, { language: 'de' }));
  expect(hrefs(page)).toContain(polish);
  expect(page).toMatch(/lang="pl" hreflang="pl"[^>]*>Polski</);
  expect(page).toMatch(/hreflang="de"[^>]* aria-current="true">Deutsch</);
  const inPolish = await askPage(polish, events, { language: 'de' });
  expect(inPolish).toContain('<html lang="pl" dir="ltr">');
});

test('the links of a page keep the language that its address asks for', async () => {
  const home = hrefs(
    (await askPage('/?lang=pl', events)).replace(/[\s\S]*<main/, '').replace(/<nav class="languages"[\s\S]*/, ''),
  );
  const pages = home.filter((href) => /^\/calendars\/talks(?:\/events\/e)?(?:[?#]|$)/.test(href));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter((href) => !href.includes('lang=pl'))).toEqual([]);
});

test('search engines learn the languages of a page, but not of its filters', async () => {
  const alternates = (html: string) =>
    [...html.matchAll(/<link [^>]*hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`);
  const page = alternates(await askPage('/calendars/talks', events));
  expect(page).toContain('uk http://events.uni.example/calendars/talks?lang=uk');
  expect(page.at(-1)).toBe('x-default http://events.uni.example/calendars/talks');
  expect(alternates(await askPage('/calendars/talks?view=month', events))).toEqual([]);
});

test('only an address that names the language is the same for everybody', async () => {
  const publisher = fakePublisher([snapshotOf(calendarOf('talks'), { events })]);
  const app = createApp(depsOf({ publisher }));
  const headersOf = async (path: string, language: string) =>
    (await app.request(`http://events.uni.example${path}`, { headers: { 'accept-language': language } })).headers;
  const asked = await headersOf('/calendars/talks?lang=de', 'pl');
  expect([asked.get('content-language'), asked.get('vary'), asked.get('cdn-cache-control')]).toEqual([
    'de',
    'Accept-Encoding',
    null,
  ]);
  const negotiated = await headersOf('/calendars/talks', 'pl');
  expect(negotiated.get('content-language')).toBe('pl');
  expect(negotiated.get('vary')).toContain('Accept-Language');
  expect(negotiated.get('cdn-cache-control')).toBe('no-store');
});

test('a site in a language without words has its dates, its clock and its week, and says that the words are English', async () => {
  const month = await askPage('/calendars/talks?view=month&month=2026-10', events, {
    ...site({ language: 'cs' }),
    language: 'cs',
  });
  expect(month).toContain('<html lang="en" dir="ltr">');
  expect(wordsOf(month)).toContain('Říjen 2026');
  expect(wordsOf(month)).toMatch(/po út st čt pá so ne/);
  expect(wordsOf(month)).toContain('19:30');
});

test('a site gives its own words', async () => {
  const words = { cs: { 'pages.subscribe': 'Odebírat' } };
  const page = await askPage('/calendars/talks', events, { ...site({ language: 'cs', words }), language: 'cs' });
  expect(page).toContain('<html lang="cs" dir="ltr">');
  expect(wordsOf(page)).toContain('Odebírat');
  expect(switchOf(page)).toContain('>Čeština<');
});

test('a widget gets its words with the events', async () => {
  const answer = async (query: string) => JSON.parse(await askPage(`/embed/talks/events.json${query}`, events));
  expect((await answer('?lang=ar')).words).toMatchObject({ language: 'ar', phrases: { subscribe: 'اشترك' } });
  expect((await answer('')).words).toBeUndefined();
  expect(await askPage('/embed/talks?lang=ar', events)).toMatch(/<html lang="ar" dir="rtl">[\s\S]*اشترك/);
});

import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from './app-deps.ts';

const hostile = '"><script>alert(1)</script>&\'';
const hostileEvent = published({
  id: 'a/b %?#',
  title: hostile,
  summary: hostile,
  description: { html: '<p>clean</p>', text: hostile },
  location: { name: hostile, address: hostile, geo: null },
  organizer: { name: hostile, email: `${hostile}@x.example` },
  categories: [hostile, 'Talk'],
  url: 'javascript:alert(1)',
  image: 'javascript:alert(2)',
  onlineUrl: 'https://meet.example/"x',
});

const site = (more: Parameters<typeof depsOf>[0] = {}) => {
  const calendar = calendarOf('c/1', { slug: 'talks', title: hostile, description: hostile, color: hostile });
  const publisher = fakePublisher([
    snapshotOf(calendar, { events: [hostileEvent, published({ id: 'e1', categories: ['Talk'] })] }),
  ]);
  const app = createApp(depsOf({ publisher, ...more }));
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://events.uni.example${path}`, { headers });
  return { publisher, ask };
};

const paths = [
  '/',
  '/calendars/talks',
  '/calendars/talks?view=month',
  `/calendars/talks?q=${encodeURIComponent(hostile)}`,
];
const eventPath = '/calendars/talks/events/a%2Fb%20%25%3F%23';

test.each([...paths, eventPath])('%s is safe whatever the portal sends', async (path) => {
  const answer = await site().ask(path);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).not.toContain('<script>');
  expect(text).not.toMatch(/ style=|<[^>]* on\w+=|="javascript:/);
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(answer.headers.has('set-cookie')).toBe(false);
});

test('leads from the list to the event, whatever its id, by slug and by id', async () => {
  const { ask } = site();
  expect(await (await ask('/calendars/talks')).text()).toContain(`href="${eventPath}"`);
  for (const path of [eventPath, eventPath.replace('talks', 'c%2F1')]) expect((await ask(path)).status).toBe(200);
  const text = await (await ask(eventPath)).text();
  expect(text).toContain('href="/feeds/talks/a%2Fb%20%25%3F%23.ics"');
  expect((await ask('/feeds/talks/a%2Fb%20%25%3F%23.ics')).status).toBe(200);
  expect(text).toContain(
    '<link rel="canonical" href="http://events.uni.example/calendars/talks/events/a%2Fb%20%25%3F%23">',
  );
});

test('an unknown page is 404, a malformed request 400, a withdrawn calendar 410, and one without a copy 503', async () => {
  const { ask, publisher } = site();
  const status = async (path: string) => (await ask(path)).status;
  expect(await status('/calendars/nope')).toBe(404);
  expect(await status('/calendars/talks/events/nope')).toBe(404);
  expect(await status('/calendars/talks?view=year')).toBe(400);
  publisher.answers.set('c/1', { kind: 'gone' });
  expect(await status('/calendars/talks')).toBe(410);
  publisher.answers.set('c/1', { kind: 'pending', retryAfter: 3 });
  expect(await status(eventPath)).toBe(503);
});

test.each([...paths.slice(1), eventPath])('%s is cached by language, with validators', async (path) => {
  const { ask } = site();
  const [english, russian] = await Promise.all([ask(path), ask(path, { 'accept-language': 'ru-RU,ru' })]);
  expect(russian.headers.get('content-language')).toBe('ru-RU');
  expect(await russian.text()).toContain('<html lang="ru-RU" dir="ltr">');
  expect(english.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
  expect(english.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
  const [tag, other] = [english, russian].map((answer) => answer.headers.get('etag') ?? '');
  expect(tag).not.toBe(other);
  const again = { 'if-none-match': tag as string };
  expect((await ask(path, again)).status).toBe(304);
  expect((await ask(path, { ...again, 'accept-language': 'ru-RU' })).status).toBe(200);
});

test('every way to subscribe on a filtered page subscribes to what it shows, by an address without a query', async () => {
  const { ask } = site();
  const shown = await (await ask('/calendars/talks/category/talk/q/x?view=past&lang=en')).text();
  const feed = 'events.uni.example/feeds/talks/category/talk/q/x';
  expect(shown).toContain(`href="webcal://${feed}.ics"`);
  expect(shown).toContain(`cid=${encodeURIComponent(`webcal://${feed}.ics`)}`);
  expect(shown).toContain(`href="webcal://${feed}/for/thunderbird/name/`);
  expect(shown).toContain(`addfromweb?url=${encodeURIComponent(`http://${feed}/for/outlook.ics`)}`);
  expect(shown).toContain(`href="webcal://${feed}/alarm/30.ics"`);
  for (const format of ['rss', 'atom', 'json']) expect(shown).toContain(`href="http://${feed}.${format}"`);
  expect(shown.match(/feeds\/talks\.(?:ics|rss|atom|json)/g)).toBe(null);
  expect(shown).toContain('href="/calendars/talks#subscribe"');
  expect(shown).toContain('src="/calendars/talks/category/talk/q/x/qr.svg"');
  const codes = ['/calendars/talks/category/talk/q/x/qr.svg', '/calendars/talks/qr.svg'].map(async (path) =>
    (await ask(path)).text(),
  );
  const [code, other] = await Promise.all(codes);
  expect(code).toContain('<svg');
  expect(code).not.toBe(other);
  // The form of the search writes a query.
  const asked = await (await ask('/calendars/talks?q=x&view=past&category=Talk&lang=en')).text();
  expect(asked).toBe(shown);
});

test('a filter that equals a saved feed is subscribed to by its address', async () => {
  const feeds = { talks_only: { title: 'Talks only', calendars: ['c/1'], category: ['TALK'] } };
  const { ask } = site({ config: configOf({ feeds }) });
  const saved = await (await ask('/calendars/talks/category/talk')).text();
  expect(saved).toContain('href="webcal://events.uni.example/feeds/talks_only.ics"');
});

test('a filter that no path can hold is subscribed to by a query', async () => {
  const page = await (await site().ask('/calendars/talks?q=a/b')).text();
  expect(page).toContain('href="webcal://events.uni.example/feeds/talks.ics?q=a%2Fb"');
});

test.each([
  '/calendars/talks/category',
  '/calendars/talks/colour/red',
  '/calendars/talks/category/a/q',
  '/feeds/talks/colour/red.ics',
])('there is nothing at %s', async (path) => expect((await site().ask(path)).status).toBe(404));

test('a saved feed that holds less than the filter is not offered for it', async () => {
  const feeds = { fresh: { title: 'New', calendars: ['c/1'], category: ['Talk'], view: 'new' as const } };
  const { ask } = site({ config: configOf({ feeds }) });
  expect(await (await ask('/calendars/talks?category=talk')).text()).not.toContain('/feeds/fresh.ics');
});

test('the page of a saved feed shows only its events, each with its calendar', async () => {
  const one = snapshotOf(calendarOf('1', { title: 'First' }), {
    events: [published({ id: 'a', title: 'In', categories: ['x'] })],
  });
  const two = snapshotOf(calendarOf('2', { title: 'Second' }), { events: [published({ id: 'b', title: 'Out' })] });
  const config = configOf({ feeds: { both: { title: 'Both', category: ['X'] } } });
  const text = await (await site({ publisher: fakePublisher([one, two]), config }).ask('/calendars/both')).text();
  expect(text).toMatch(/href="\/calendars\/1\/events\/a"[^>]*>In</);
  expect(text).toContain('First');
  expect(text).not.toContain('Out</a>');
});

test('the script is immutable under the name of its content, and cached briefly under any other', async () => {
  const { ask } = site();
  const path = /src="([^"]+)"/.exec(await (await ask('/')).text())?.[1] ?? '';
  const caching = async (of: string) => (await ask(of)).headers.get('cache-control');
  expect(await caching(path)).toBe('public, max-age=31536000, immutable');
  expect(await caching('/assets/page.js?v=old')).toContain('max-age=300');
});

test("the QR code is a picture of the page's address", async () => {
  const answer = await site().ask('/calendars/talks/qr.svg');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toMatch(/^<svg [^>]*viewBox/);
  expect((await site().ask('/calendars/nope/qr.svg')).status).toBe(404);
});

import { expect, test } from 'vitest';
import { feedLinks, subscribeTargets } from '../../src/pages/subscribe/subscribe-menu.ts';
import { calendarOf, configOf, fakePublisher, published, snapshotOf } from './app-deps.ts';
import { nodeApp } from './node-app.ts';

/**
 * What clients need from HTTP: one test for each line of the section "HTTP" in docs/clients.md. feeds.test.ts covers
 * each in more detail, and test/clients tries the clients themselves.
 */

const many = Array.from({ length: 60 }, (_, i) => published({ id: `e${i}`, title: `Talk ${i}` }));
const lectures = calendarOf('42', { title: 'Lectures' });
const publisherOf = () => fakePublisher([snapshotOf(lectures, { events: many })]);

test.each([
  ['ics', 'text/calendar; charset=utf-8'],
  ['rss', 'application/rss+xml; charset=utf-8'],
  ['atom', 'application/atom+xml; charset=utf-8'],
  ['json', 'application/feed+json; charset=utf-8'],
])('.%s is %s, inline, with a file name from its title', async (extension, mediaType) => {
  const { headers } = await (await nodeApp({ publisher: publisherOf() })).ask(`/feeds/42.${extension}`);
  expect(headers['content-type']).toBe(mediaType);
  expect(headers['content-disposition']).toMatch(new RegExp(`^inline; filename="Lectures\\.${extension}"`));
});

test('HEAD is GET without the body; PROPFIND gets 405 with Allow', async () => {
  const { ask } = await nodeApp({ publisher: publisherOf() });
  const [get, head] = [await ask('/feeds/42.ics'), await ask('/feeds/42.ics', {}, 'HEAD')];
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const refused = await ask('/feeds/42.ics', {}, 'PROPFIND');
  expect(refused.status).toBe(405);
  expect(refused.headers.allow).toMatch(/GET.*HEAD/);
});

test('the ETag is strong, computed from the bytes, and wins over the date', async () => {
  const { ask } = await nodeApp({ publisher: publisherOf() });
  const { headers } = await ask('/feeds/42.ics');
  expect(headers.etag).toMatch(/^"[^"]+"$/);
  const { etag = '', 'last-modified': date = '' } = headers;
  expect((await ask('/feeds/42.ics', { 'if-none-match': etag })).status).toBe(304);
  expect((await ask('/feeds/42.ics', { 'if-modified-since': date })).status).toBe(304);
  expect((await ask('/feeds/42.ics', { 'if-none-match': '"other"', 'if-modified-since': date })).status).toBe(200);
});

test('Last-Modified never goes back, deletions included', async () => {
  const publisher = publisherOf();
  const { ask } = await nodeApp({ publisher });
  const before = (await ask('/feeds/42.ics')).headers['last-modified'] ?? '';
  const snapshot = snapshotOf(lectures, { events: [], version: 'v2', lastModified: '2026-01-01T00:00:00Z' });
  publisher.answers.set('42', { kind: 'snapshot', snapshot });
  publisher.moved += 1;
  const after = (await ask('/feeds/42.ics')).headers['last-modified'] ?? '';
  expect(Date.parse(after)).toBeGreaterThanOrEqual(Date.parse(before));
});

test('Cache-Control is a max-age of 300 to 900, and there is no Expires', async () => {
  const { headers } = await (await nodeApp()).ask('/feeds/42.rss');
  const age = Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
  expect(age).toBeGreaterThanOrEqual(300);
  expect(age).toBeLessThanOrEqual(900);
  expect(headers.expires).toBeUndefined();
});

test('410 is for withdrawn calendars only; an unknown one is 404, one without a copy 503', async () => {
  const publisher = publisherOf();
  const { ask } = await nodeApp({ publisher });
  const answers = [
    ['gone', 410],
    ['unknown', 404],
    ['pending', 503],
  ] as const;
  for (const [kind, status] of answers) {
    publisher.answers.set('42', kind === 'pending' ? { kind, retryAfter: 7 } : { kind });
    publisher.moved += 1;
    expect([kind, (await ask('/feeds/42.ics')).status]).toEqual([kind, status]);
  }
});

test('Accept-Encoding is honoured, with Vary and Content-Length', async () => {
  const { ask } = await nodeApp({ publisher: publisherOf() });
  const [plain, packed] = [await ask('/feeds/42.ics'), await ask('/feeds/42.ics', { 'accept-encoding': 'gzip' })];
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
  for (const { headers, body } of [plain, packed]) {
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
  }
});

test('an unknown Authorization and A-IM change nothing', async () => {
  const { ask } = await nodeApp({ publisher: publisherOf() });
  const plain = await ask('/feeds/42.rss');
  const odd = await ask('/feeds/42.rss', { authorization: 'Basic Zm9vOmJhcg==', 'a-im': 'feed' });
  expect([odd.status, odd.body.equals(plain.body)]).toEqual([200, true]);
});

test('robots.txt is there and disallows nothing', async () => {
  const { status, body } = await (await nodeApp()).ask('/robots.txt');
  expect(status).toBe(200);
  expect(body.toString()).not.toMatch(/^Disallow: *\//m);
});

test('every address to subscribe to has no query', async () => {
  const feeds = { talks: { title: 'Talks', calendars: ['42'], category: ['Talk'] } };
  const { ask } = await nodeApp({ publisher: publisherOf(), config: configOf({ feeds }) });
  expect((await ask('/feeds/talks.ics')).status).toBe(200);
  for (const path of ['/', '/calendars/42']) {
    const links = [...(await ask(path)).body.toString().matchAll(/(?:webcal|https?):\/\/[^"\s]*?\/feeds\/[^"\s]*/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [link] of links) expect(link).not.toContain('?');
  }
});

test('the links to subscribe by have the working forms: webcal: for Apple and in Google’s cid, https for Outlook', () => {
  const targets = subscribeTargets('https://cal.example/feeds/42.ics', 'Lectures');
  const hrefs = Object.fromEntries(targets.map(({ kind, href }) => [kind, href]));
  expect(hrefs.apple).toBe('webcal://cal.example/feeds/42.ics');
  expect(hrefs.google).toBe('https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fcal.example%2Ffeeds%2F42.ics');
  expect(hrefs.outlook).toContain('url=https%3A%2F%2Fcal.example%2Ffeeds%2F42%2Ffor%2Foutlook.ics');
  expect(JSON.stringify(targets)).not.toContain('webcals');
});

test('a page of another origin may read the feeds', async () => {
  const { headers } = await (await nodeApp()).ask('/feeds/42.json', { origin: 'https://elsewhere.example' });
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('a page names each feed by <link rel="alternate"> with its exact media type', async () => {
  const page = (await (await nodeApp({ publisher: publisherOf() })).ask('/calendars/42')).body.toString();
  for (const { extension, mediaType } of feedLinks)
    expect(page).toMatch(
      new RegExp(`<link rel="alternate" type="${mediaType.replace('+', '\\+')}"[^>]*42\\.${extension}"`),
    );
});

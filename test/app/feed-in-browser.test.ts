import { expect, it, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from './app-deps.ts';

const app = createApp(
  depsOf({
    config: configOf({ publicUrl: 'https://cal.example/k' }),
    publisher: fakePublisher([
      snapshotOf(calendarOf('42', { language: 'de-AT' }), { events: [published({ id: 'e1' })] }),
      snapshotOf(calendarOf('43', { language: 'nl' })),
    ]),
  }),
);
const ask = (path: string, headers = {}) => app.request(`https://cal.example${path}`, { headers });
const inBrowser = { 'sec-fetch-dest': 'document' };

const styleOf = (feed: string): string =>
  /^<\?xml version="1.0" encoding="utf-8"\?>\n<\?xml-stylesheet type="text\/css" href="https:\/\/cal\.example\/k([^"]+)"\?>\n/.exec(
    feed,
  )?.[1] ?? '';

test.each(['rss', 'atom'])(
  'a browser that opens .%s gets the bytes of readers as XML, which it can show',
  async (format) => {
    const [read, opened] = [await ask(`/feeds/42.${format}`), await ask(`/feeds/42.${format}`, inBrowser)];
    expect(await opened.text()).toBe(await read.text());
    expect(opened.headers.get('etag')).toBe(read.headers.get('etag'));
    expect(read.headers.get('content-type')).toBe(`application/${format}+xml; charset=utf-8`);
    expect(opened.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(opened.headers.get('content-security-policy')).toContain('style-src https://cal.example;');
  },
);

it('no cache gives the one the type of the other', async () => {
  const [read, opened] = [await ask('/feeds/42.rss'), await ask('/feeds/42.rss', inBrowser)];
  for (const answer of [read, opened]) expect(answer.headers.get('vary')).toBe('Accept-Encoding, Sec-Fetch-Dest');
  expect(read.headers.get('cache-control')).toContain('public');
  expect(opened.headers.get('cache-control')).toBe('private, max-age=300');
  const again = await ask('/feeds/42.rss', { ...inBrowser, 'if-none-match': opened.headers.get('etag') });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, max-age=300']);
});

it('calendars and JSON Feed have one type for all', async () => {
  for (const format of ['ics', 'json']) {
    const [read, opened] = [await ask(`/feeds/42.${format}`), await ask(`/feeds/42.${format}`, inBrowser)];
    expect([...opened.headers]).toEqual([...read.headers]);
    expect(opened.headers.get('vary')).toBe('Accept-Encoding');
  }
});

it('the style sheet is in the language of the feed, and may be kept for ever', async () => {
  const path = styleOf(await (await ask('/feeds/42.rss')).text());
  expect(path).toMatch(/^\/assets\/feed\.de\.css\?v=[0-9a-f]{10}$/);
  const answer = await ask(path);
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toContain('Zum Abonnieren');
  const old = await ask('/assets/feed.de.css?v=0000000000');
  expect(old.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
});

it('a language without words has the English style sheet, and no address of its own', async () => {
  expect(styleOf(await (await ask('/feeds/43.atom')).text())).toMatch(/^\/assets\/feed\.en\.css\?v=/);
  expect((await ask('/assets/feed.nl.css')).status).toBe(404);
});

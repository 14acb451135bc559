import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKalends, createMemoryStore, type Kalends, type KalendsOptions } from '../../src/index.ts';
import { type Portal, startPortal } from '../portal/portal.ts';

const origin = 'https://uni.example';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const calendarRecords = [
  { id: 'talks', name: 'Talks' },
  { id: 'concerts', name: 'Concerts' },
];
const events = [3, 10, 17, 45].flatMap((days) =>
  ['Open day', 'Reading'].map((name) => ({
    id: `${name.slice(0, 1)}${days}`,
    name: `${name} in ${days} days`,
    start: `${dayIn(days)}T10:00:00Z`,
    end: `${dayIn(days)}T11:00:00Z`,
    place: 'Great Hall',
    tags: ['Campus', 'Free entry'],
    image: 'https://images.example/one.jpg',
  })),
);

/** Every address of this site that a page, a feed or a list of addresses names. */
function addressesIn(text: string, base: string): readonly string[] {
  // Code and quoted code are not addresses, and .ics has folded lines.
  const plain = text.replace(/(<(script|code|textarea|pre)\b[^>]*>).*?<\/\2>/gsu, '$1').replace(/\r\n /gu, '');
  const attributes = plain.matchAll(/\s(?:href|src|action)="([^"]+)"/gu);
  const written = plain.matchAll(/https:\/\/uni\.example[^\s"'<>\\)&]*/gu);
  const all = [...[...attributes].map(([, value = '']) => value.replaceAll('&amp;', '&')), ...[...written].map(String)];
  return all.map((one) => new URL(one, base).href.replace(/#.*$/u, '')).filter((url) => url.startsWith(origin));
}

/** Of each kind of page, two are enough. */
const kindOf = (url: string): string =>
  new URL(url).pathname
    .replace(/[^/]*\d[^/]*/gu, 'n')
    .split('/')
    .slice(0, 5)
    .join('/');

describe.each<[string, Partial<KalendsOptions>]>([
  ['a public URL', { publicUrl: `${origin}/events` }],
  ['a mount path', { mountPath: '/events' }],
])('Kalends below a path, known by %s', (_, options) => {
  let portal: Portal;
  let kalends: Kalends;
  /** An application of somebody else, with Kalends below `/events`. */
  const app = new Hono();
  beforeAll(async () => {
    portal = await startPortal({ token: 'secret', calendars: calendarRecords, events });
    const config = { source: { baseUrl: portal.url }, mapping: { event: { categories: 'tags' } } };
    kalends = await createKalends({
      config,
      token: 'secret',
      store: createMemoryStore(),
      log: () => undefined,
      ...options,
    });
    await kalends.publisher.refresh();
    app.get('/', (c) => c.text('Not Kalends'));
    app.mount('/events', kalends.fetch);
  });
  afterAll(async () => {
    await kalends.close();
    await portal.close();
  });

  it('names only addresses below it, and each of them answers', async () => {
    const seen = new Set<string>();
    const kinds = new Map<string, number>();
    const failed: string[] = [];
    const queue = [`${origin}/events`, `${origin}/events/sitemap.xml`, `${origin}/events/feeds.opml`];
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const count = kinds.get(kindOf(url)) ?? 0;
      if (seen.has(url) || count >= 2) continue;
      seen.add(url);
      kinds.set(kindOf(url), count + 1);
      const response = await app.request(url);
      if (response.status !== 200) failed.push(`${response.status} ${url}`);
      const text = await response.text();
      if (/html|xml|json|calendar/u.test(response.headers.get('content-type') ?? ''))
        queue.push(...addressesIn(text, url));
    }
    expect(failed).toEqual([]);
    expect([...seen].filter((url) => !/^\/events(?:\/|$)/u.test(new URL(url).pathname))).toEqual([]);
    for (const part of ['/calendars/', '/feeds/', '/assets/', '/embed'])
      expect([part, [...seen].some((url) => url.includes(part))]).toEqual([part, true]);
  });

  it('redirects to addresses below it', async () => {
    const response = await app.request(`${origin}/events/calendars/talks/?lang=de`);
    expect([response.status, response.headers.get('location')]).toEqual([308, '/events/calendars/talks?lang=de']);
    const filled = await app.request(`${origin}/events/calendars/talks?q=&free=1`);
    expect([filled.status, filled.headers.get('location')]).toEqual([308, '/events/calendars/talks?free=1']);
  });

  it('sets no cookie, and has the widget load from there', async () => {
    const page = await app.request(`${origin}/events/calendars/talks/embed`);
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(await page.text()).toContain(`${origin}/events/widget.js`);
    expect((await app.request(`${origin}/events/widget.js`)).status).toBe(200);
    expect(await (await app.request(origin)).text()).toBe('Not Kalends');
  });
});

import { expect, it, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { childrenOf, readXml, textOf, type XmlElement } from '../feeds/news/xml-lint.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from './app-deps.ts';

const events = Array.from({ length: 25 }, (_, n) =>
  published({ id: `e${n}`, title: `Talk ${n}`, categories: n % 2 === 0 ? ['Jazz & Blues'] : [] }),
);
const publisher = fakePublisher([snapshotOf(calendarOf('42'), { events })]);
const config = configOf({ publicUrl: 'https://cal.example/k', limits: { pastDays: 90, items: 10, bytes: 0 } });
const app = createApp(depsOf({ config, publisher }));
const ask = (path: string) => app.request(`https://cal.example${path}`);

interface Page {
  readonly ids: readonly string[];
  readonly links: Readonly<Record<string, string | undefined>>;
}

async function pageAt(address: string): Promise<Page> {
  const response = await ask(address.replace('https://cal.example/k', ''));
  expect(response.status).toBe(200);
  const text = await response.text();
  if (/\.json(?:\?|$)/.test(address)) {
    const { items, feed_url: self, next_url: next } = JSON.parse(text);
    return { ids: items.map(({ id }: { id: string }) => id), links: { self, next } };
  }
  const root = readXml(text);
  const [channel] = childrenOf(root, 'channel');
  const links = channel ? childrenOf(channel, 'atom:link') : childrenOf(root, 'link');
  const items = channel ? childrenOf(channel, 'item') : childrenOf(root, 'entry');
  return {
    ids: items.map((one: XmlElement) => textOf(one, channel ? 'guid' : 'id') ?? ''),
    links: Object.fromEntries(links.map(({ attributes: { rel, href } }) => [rel, href])),
  };
}

async function walk(address: string): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let next: string | undefined = address; next !== undefined; ) {
    const page: Page = await pageAt(next);
    pages.push(page);
    next = page.links.next;
  }
  return pages;
}

test.each(['rss', 'atom', 'json'])('a reader gets all events by the links of .%s', async (format) => {
  const pages = await walk(`https://cal.example/k/feeds/42.${format}`);
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(25);
  expect(pages.map(({ ids }) => ids.length)).toEqual([10, 10, 10]);
  for (const { links } of pages.slice(1)) {
    expect(links.self).toMatch(new RegExp(`^https://cal\\.example/k/feeds/42/after/[\\dTZa-f-]+\\.${format}$`));
    if (format !== 'json') expect(links.first).toBe(`https://cal.example/k/feeds/42.${format}`);
  }
});

it('links keep the filter, the language and the kind of address', async () => {
  const named = await walk('https://cal.example/k/feeds/42/category/jazz%20%26%20blues/lang/de.rss');
  expect(named.flatMap(({ ids }) => ids).length).toBeGreaterThanOrEqual(13);
  expect(named[1]?.links.self).toMatch(/\/feeds\/42\/category\/jazz%20%26%20blues\/lang\/de\/after\/[^/]+\.rss$/);
  const asked = await walk('https://cal.example/k/feeds/42.atom?view=upcoming&q=talk');
  expect(new Set(asked.flatMap(({ ids }) => ids)).size).toBe(25);
  expect(asked[1]?.links.self).toMatch(/\/feeds\/42\.atom\?q=talk&view=upcoming&after=[\dTZa-f-]+$/);
  expect(asked[1]?.links.first).toBe('https://cal.example/k/feeds/42.atom?q=talk&view=upcoming');
});

it('who asks for a number of entries gets no more', async () => {
  expect((await pageAt('https://cal.example/k/feeds/42.json?limit=5')).links.next).toBeUndefined();
});

it('a further page may be kept for an hour, the first one for five minutes', async () => {
  const cacheControl = async (path: string) => (await ask(path)).headers.get('cache-control');
  const next = (await pageAt('https://cal.example/k/feeds/42.rss')).links.next?.replace('https://cal.example/k', '');
  expect(await cacheControl(next ?? '')).toBe('public, max-age=3600, stale-while-revalidate=86400');
  expect(await cacheControl('/feeds/42.rss')).toBe('public, max-age=300, stale-while-revalidate=86400');
});

it('a calendar has no pages, and a place has a form', async () => {
  const response = await ask('/feeds/42/after/20260901T080000Z-20261005T090000Z-0a1b2c3d.ics');
  expect(await response.text()).toBe(await (await ask('/feeds/42.ics')).text());
  expect((await ask('/feeds/42/after/2.rss')).status).toBe(400);
});

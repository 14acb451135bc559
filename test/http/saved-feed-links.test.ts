import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { configOf, depsOf } from '../app/app-deps.ts';

const feeds = { 'all talks': { title: 'All talks' } };
const ask = async (path: string) =>
  (await createApp(depsOf({ config: configOf({ feeds }) })).request(`http://events.uni.example${path}`)).text();

const page = 'http://events.uni.example/calendars/all%20talks';

test('a saved feed links to its own page: in the feeds, their list and the widget', async () => {
  expect(await ask('/feeds/all%20talks.rss')).toContain(`<link>${page}</link>`);
  expect(JSON.parse(await ask('/feeds/all%20talks.json')).home_page_url).toBe(page);
  expect(await ask('/feeds.opml')).toContain(`htmlUrl="${page}"`);
  const { page: own, subscribe } = JSON.parse(await ask('/embed/all%20talks/events.json'));
  expect([own, subscribe]).toEqual([page, `${page}#subscribe`]);
});

import { expect, test } from 'vitest';
import type { FeedRenderer } from '../../src/feeds/render-feed.ts';
import { createFeedRenderer } from '../../src/feeds/render-feed.ts';
import { configOf, fakePublisher, telling } from './app-deps.ts';
import { nodeApp, type RawAnswer } from './node-app.ts';

const { server } = configOf();
const bounded = {
  publisher: telling(fakePublisher()),
  config: configOf({ server: { ...server, maxRenderings: 2, maxWaiting: 3 } }),
};

/** A renderer that waits with each feed that has a query until it is let go. */
function heldRenderer() {
  const render = createFeedRenderer({ blockCharacters: 1_000_000 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  const renderFeed: FeedRenderer = async (request) => {
    if (!request.self.includes('?')) return render(request);
    running += 1;
    most = Math.max(most, running);
    await released;
    running -= 1;
    return render(request);
  };
  return { renderFeed, release, most: () => most };
}

test('200 different uncached queries at once render a few at a time, and the rest gets 503', async () => {
  const { renderFeed, release, most } = heldRenderer();
  const { ask } = await nodeApp({ ...bounded, renderFeed });
  const cached = await ask('/feeds/42.ics');
  const { promise: allRefused, resolve } = Promise.withResolvers<RawAnswer>();
  let refusals = 0;
  const flood = Array.from({ length: 200 }, async (_, i) => {
    const answer = await ask(`/feeds/42.ics?q=word${i}`);
    if (answer.status === 503) refusals += 1;
    if (refusals === 195) resolve(answer);
    return answer;
  });
  // Those that do not fit are answered at once, while the others are held.
  const refused = await allRefused;
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect((await ask('/feeds/42.ics')).body.equals(cached.body)).toBe(true);
  expect((await ask('/healthz')).status).toBe(200);
  release();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect([statuses.filter((status) => status === 200).length, most()]).toEqual([5, 2]);
  expect(statuses.filter((status) => status === 503)).toHaveLength(195);
  expect((await ask('/feeds/42.ics?q=later')).status).toBe(200);
});

test('pages, widgets and the files of events wait in the same queue', async () => {
  const { renderFeed, release } = heldRenderer();
  const { ask } = await nodeApp({ ...bounded, renderFeed });
  const held = Array.from({ length: 5 }, (_, i) => ask(`/feeds/42.ics?q=word${i}`));
  await Promise.any(Array.from({ length: 3 }, (_, i) => ask(`/feeds/42.rss?q=more${i}`)));
  for (const path of [
    '/',
    '/calendars/42',
    '/calendars/42/events/e1',
    '/calendars/42/embed',
    '/embed/42',
    '/embed/42/events.json',
    '/feeds/42/e1.ics',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 503]);
  for (const path of ['/feeds.opml', '/widget.js', '/status', '/robots.txt'])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  expect((await ask('/feeds/nope.ics')).status).toBe(404);
  release();
  await Promise.all(held);
});

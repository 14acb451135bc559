import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createFeedRenderer } from '../../src/feeds/render-feed.ts';
import { calendarOf, depsOf, fakePublisher, published, snapshotOf } from './app-deps.ts';

/** An application that counts the feeds that it renders. */
function counting() {
  const render = createFeedRenderer({ blockCharacters: 1_000_000 });
  let rendered = 0;
  const app = createApp(
    depsOf({
      renderFeed: (request) => {
        rendered += 1;
        return render(request);
      },
    }),
  );
  return { ask: async (path: string) => (await app.request(`http://h${path}`)).status, rendered: () => rendered };
}

test.each([
  ['spellings of the path', ['/feeds/42.ics', '/feeds/%342.ics', '/feeds/%34%32.ics']],
  [
    'unknown parameters',
    ['/feeds/42.ics', '/feeds/42.ics?nocache=1', '/feeds/42.ics?utm_source=x&foo[]=1', '/feeds/42.ics?'],
  ],
  [
    'order and repetition',
    ['/feeds/42.ics?q=a&limit=2&category=x&category=y', '/feeds/42.ics?category=Y&category=x&category=X&limit=002&q=A'],
  ],
  [
    'days beyond what calendars hold',
    ['/feeds/42.ics?from=9999-12-31', '/feeds/42.ics?from=2300-05-05', '/feeds/42.ics?from=2036-12-31'],
  ],
  ['languages that do not exist', ['/feeds/42.ics', '/feeds/42.ics?lang=qx', '/feeds/42.ics?lang=qy-Latn-x-1']],
  [
    'variants of a language',
    ['/feeds/42.ics?lang=en-x-aaa', '/feeds/42.ics?lang=en-u-nu-arab', '/feeds/42.ics?lang=en-QQ'],
  ],
  ['the filters of one event', ['/feeds/42/e1.ics', '/feeds/42/e%31.ics?from=2026-01-01&q=x']],
])('%s do not make a feed be rendered again', async (_, paths) => {
  const { ask, rendered } = counting();
  for (const path of paths) expect([path, await ask(path)]).toEqual([path, 200]);
  expect(rendered()).toBe(1);
});

test('a month far away is refused, with the range that is served', async () => {
  const app = createApp(depsOf());
  for (const path of [
    '/calendars/42?view=month&month=2999-01',
    '/embed/42/events.json?month=2199-01',
    '/embed/42?month=1900-01',
  ]) {
    const answer = await app.request(`http://h${path}`, { headers: { Accept: 'application/json' } });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await answer.text()).toContain('from 1970-01 to 2036-12');
  }
});

test.each([
  'from=9999-12-31',
  'to=9999-12-31',
  'from=0000-01-01&to=0000-01-01',
  'from=9999-12-31&to=9999-12-31',
  'to=2037-01-01&q=x',
  'past=36500',
])('the days of %s fail nowhere', async (query) => {
  const event = published({ id: 'e', recurrence: { rules: ['FREQ=WEEKLY'], exclude: [], include: [] } });
  const publisher = fakePublisher([
    snapshotOf(calendarOf('42'), { events: [event, published({ id: 'f', start: null, end: null })] }),
  ]);
  const deps = depsOf({ publisher });
  const app = createApp(deps);
  for (const path of ['/calendars/42', '/feeds/42.ics', '/feeds/42.rss', '/feeds/42.json'])
    expect([path, (await app.request(`http://h${path}?${query}`)).status]).toEqual([path, 200]);
  for (const view of ['month', 'past'])
    expect((await app.request(`http://h/calendars/42?${query}&view=${view}`)).status).toBe(200);
  expect(deps.logged).toEqual([]);
});

import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { uncut } from '../../src/calendar/feed-cut.ts';
import { feedFormats } from '../../src/feeds/feed.ts';
import { createFeedRenderer, type FeedRenderer, type RenderRequest } from '../../src/feeds/render-feed.ts';
import { everything } from '../../src/feeds/select/selection.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from '../app/app-deps.ts';

const events = Array.from({ length: 30 }, (_, n) => published({ id: `e${n}`, title: `Лекция ${n}` }));
const request = (given: Partial<RenderRequest> = {}): RenderRequest => ({
  format: 'ics',
  eventId: null,
  slug: '42',
  saved: null,
  origin: 'https://cal.example',
  self: 'https://cal.example/feeds/42.ics',
  siteId: 'uni.example',
  selection: everything,
  today: '2026-10-01',
  timeZone: 'Europe/Helsinki',
  limits: { pastDays: 90, items: 100, bytes: 0 },
  events: { defaultMinutes: 60, busy: false },
  settings: { siteTitle: 'Uni', author: null, timeZone: null, language: 'en', refreshSeconds: 300 },
  snapshots: [snapshotOf(calendarOf('42'), { events })],
  ...given,
});
const renderer = () => createFeedRenderer({ blockCharacters: 1000 });

/** Copies everything that crosses the interface, as a worker thread would. */
const elsewhere = (): FeedRenderer => {
  const render = renderer();
  return async (asked) => structuredClone(await render(structuredClone(asked)));
};

test.each(feedFormats)('only plain data crosses the interface: %s', async (format) => {
  const saved = { title: 'Talks', q: 'лекция', category: [] };
  const asked = request({ format, saved, slug: 'talks' });
  expect(await elsewhere()(asked)).toEqual(await renderer()(asked));
});

test('a renderer elsewhere gives the application the same answers', async () => {
  const deps = depsOf({
    config: configOf({ feeds: { talks: { title: 'Talks', view: 'upcoming' } } }),
    publisher: fakePublisher([snapshotOf(calendarOf('42'), { events })]),
  });
  const [here, there] = [createApp(deps), createApp({ ...deps, renderFeed: elsewhere() })];
  for (const path of ['/feeds/42.ics', '/feeds/talks.rss?limit=3', '/feeds/42/e1.ics', '/feeds/42/none.ics']) {
    const [one, other] = [await here.request(path), await there.request(path)];
    expect([other.status, [...other.headers]]).toEqual([one.status, [...one.headers]]);
    expect(await other.text()).toBe(await one.text());
  }
});

test('a missing event is null', async () => {
  expect(await renderer()(request({ eventId: 'none' }))).toBeNull();
  expect((await renderer()(request({ eventId: 'e1' })))?.followsDay).toBe(true);
});

test('reports what it holds and what it omitted', async () => {
  const whole = await renderer()(request());
  expect(whole).toMatchObject({ followsDay: false, cut: uncut, lastModified: '2026-09-02T08:00:00Z' });
  const cut = await renderer()(request({ limits: { pastDays: 90, items: 100, bytes: 10_000 } }));
  expect(cut?.cut.omitted).toBeGreaterThan(0);
  expect(cut?.bytes.byteLength).toBeLessThanOrEqual(10_000);
  const some = await renderer()(request({ format: 'rss', selection: { ...everything, limit: 3 } }));
  expect(some).toMatchObject({ followsDay: true, cut: uncut, mediaType: 'application/rss+xml; charset=utf-8' });
});

test('a long rendering pauses now and then, and gives the same bytes', async () => {
  const many = Array.from({ length: 1200 }, (_, n) => published({ id: `e${n}`, title: `Talk ${n}` }));
  const asked = request({ snapshots: [snapshotOf(calendarOf('42'), { events: many })] });
  let pauses = 0;
  const pausing = createFeedRenderer({
    blockCharacters: 1000,
    pause: async () => {
      pauses += 1;
    },
  });
  expect(await pausing(asked)).toEqual(await renderer()(asked));
  expect(pauses).toBe(3);
});

test('news that say the next date of a series follow the day', async () => {
  const recurrence = { rules: ['FREQ=WEEKLY;UNTIL=20261201T000000Z'], exclude: [], include: [] };
  const weekly = published({ id: 'weekly', start: '2026-09-07T05:30:00Z', recurrence });
  const snapshots = [snapshotOf(calendarOf('42'), { events: [weekly] })];
  const on = (today: string) => renderer()(request({ format: 'rss', today, snapshots }));
  const text = async (today: string) => new TextDecoder().decode((await on(today))?.bytes);
  expect(await on('2026-11-30')).toMatchObject({ followsDay: true });
  expect(await text('2026-11-23')).toContain('Next: Monday, 23 November 2026');
  expect(await text('2026-11-24')).toContain('Next: Monday, 30 November 2026');
  expect(await on('2026-12-02')).toMatchObject({ followsDay: false });
});

import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { calendarOf, configOf, depsOf, fakePublisher, noon, published, snapshotOf } from './app-deps.ts';

const events = [
  published({ id: 'old', start: '2026-01-10T09:00:00Z', end: '2026-01-10T10:00:00Z', categories: ['Lecture'] }),
  published({ id: 'past', start: '2026-09-10T09:00:00Z', end: '2026-09-10T10:00:00Z', categories: ['Concert'] }),
  published({ id: 'next', start: '2026-10-05T09:00:00Z', end: '2026-10-05T10:00:00Z', categories: ['Lecture'] }),
];
const publisherOf = () => fakePublisher([snapshotOf(calendarOf('42'), { events })]);
const idsOf = async (answer: Response): Promise<string[]> =>
  [...(await answer.text()).matchAll(/^UID:42\/(\w+)@/gm)].map((m) => m[1] as string);

test('a calendar drops events that are long past, and a query narrows it', async () => {
  const app = createApp(depsOf({ publisher: publisherOf() }));
  const ids = async (query: string) => idsOf(await app.request(`/feeds/42.ics${query}`));
  expect(await ids('')).toEqual(['past', 'next']);
  expect(await ids('?past=1000')).toEqual(['old', 'past', 'next']);
  expect(await ids('?view=upcoming')).toEqual(['next']);
  expect(await ids('?category=lecture')).toEqual(['next']);
  expect(await ids('?from=2026-01-01&to=2026-01-31')).toEqual(['old']);
});

test('a feed holds only what is at a place, free or online, if it is asked to', async () => {
  const place = { name: 'Great Hall', address: null, geo: null };
  const free = { free: true, from: 0, to: 0, currency: null, text: null };
  const days = { start: '2026-10-05T09:00:00Z', end: '2026-10-05T10:00:00Z' };
  const own = [
    published({ id: 'hall', ...days, location: place }),
    published({ id: 'gratis', ...days, price: free }),
    published({ id: 'stream', ...days, onlineUrl: 'https://join.example/1' }),
  ];
  const app = createApp(depsOf({ publisher: fakePublisher([snapshotOf(calendarOf('42'), { events: own })]) }));
  const ask = async (path: string) => (await app.request(`http://h${path}`)).text();
  const ids = (text: string) => [...text.matchAll(/^UID:42\/(\w+)@/gm)].map((m) => m[1] as string);
  expect(ids(await ask('/feeds/42/place/great%20hall.ics'))).toEqual(['hall']);
  expect(ids(await ask('/feeds/42/free/1.ics'))).toEqual(['gratis']);
  expect(ids(await ask('/feeds/42.ics?online=1'))).toEqual(['stream']);
  expect(await ask('/feeds/42/place/great%20hall/free/1.ics')).toContain(
    'X-WR-CALNAME:Calendar 42: Great Hall\\, Free',
  );
  expect((await app.request('/feeds/42.ics?free=yes')).status).toBe(400);
  const page = await ask('/calendars/42/place/great%20hall?lang=en');
  expect(page).toContain('href="webcal://h/feeds/42/place/great%20hall.ics"');
  expect(await ask('/calendars/42?place=Great+Hall&lang=en')).toBe(page);
});

test('a saved feed holds the events of an organizer, and is what the page of the organizer offers', async () => {
  const days = { start: '2026-10-05T09:00:00Z', end: '2026-10-05T10:00:00Z' };
  const own = ['Film Club', 'film club', 'Choir'].map((name, i) =>
    published({ id: `e${i}`, ...days, organizer: { name, email: null } }),
  );
  const config = configOf({ feeds: { films: { title: 'Films', calendars: ['42'], organizer: ['Film Club'] } } });
  const publisher = fakePublisher([snapshotOf(calendarOf('42'), { events: own })]);
  const app = createApp(depsOf({ publisher, config }));
  const ask = async (path: string) => (await app.request(`http://h${path}`)).text();
  expect(await idsOf(await app.request('http://h/feeds/films.ics'))).toEqual(['e0', 'e1']);
  expect(await idsOf(await app.request('http://h/feeds/42/organizer/CHOIR.ics'))).toEqual(['e2']);
  expect(await ask('/feeds/42/organizer/choir.ics')).toContain('X-WR-CALNAME:Calendar 42: Choir\r\n');
  expect(await ask('/calendars/42/organizer/film%20club?lang=en')).toContain('webcal://h/feeds/films.ics');
  expect(await ask('/calendars/42/organizer/film%20club/free/1?lang=en')).not.toContain('/feeds/films.ics');
  expect(await ask('/calendars/42/organizer/choir?lang=en')).toContain('webcal://h/feeds/42/organizer/choir.ics');
});

test('a single event is served whatever the window, and rendered once', async () => {
  const publisher = publisherOf();
  const app = createApp(depsOf({ publisher }));
  expect(await idsOf(await app.request('/feeds/42/old.ics?view=upcoming&limit=1'))).toEqual(['old']);
  expect(await idsOf(await app.request('/feeds/42/old.ics'))).toEqual(['old']);
  expect(publisher.asked).toEqual(['42', '42@v1']);
});

test('a malformed parameter is answered with 400 and named, whatever the feed', async () => {
  const app = createApp(depsOf({ publisher: publisherOf() }));
  for (const path of ['/feeds/42.ics', '/feeds/42.rss', '/feeds/42/old.ics']) {
    const answer = await app.request(`${path}?from=31.02.2026&limit=-1`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
    const problem = (await answer.json()) as { detail: string; errors: { parameter: string }[] };
    expect(problem.errors.map(({ parameter }) => parameter)).toEqual(['from', 'limit']);
    expect(problem.detail).toContain('from must be a day');
  }
});

test('the same query has one cache entry, in any order and case, and the self link writes it one way', async () => {
  const publisher = publisherOf();
  const app = createApp(depsOf({ publisher }));
  const selves = new Set<string>();
  for (const query of [
    'category=B&category=a&limit=5',
    'limit=5&category=A&category=b',
    'utm_source=x&limit=5&category=b&category=A',
  ]) {
    selves.add(
      ((await (await app.request(`http://h/feeds/42.json?${query}`)).json()) as { feed_url: string }).feed_url,
    );
  }
  expect([...selves]).toEqual(['http://h/feeds/42.json?category=a&category=b&limit=5']);
  expect(publisher.asked).toEqual(['42', '42@v1', '42@v1']);
});

test('a filter in the path narrows the feed, whose title says so and whose self link is the path', async () => {
  const app = createApp(depsOf({ publisher: publisherOf() }));
  const ask = async (path: string) => (await app.request(`http://h${path}`)).text();
  const named = await ask('/feeds/42/category/LECTURE.json?past=1000');
  expect(JSON.parse(named)).toMatchObject({
    title: 'Calendar 42: Lecture',
    feed_url: 'http://h/feeds/42/category/lecture/past/1000.json',
    home_page_url: 'http://h/calendars/42',
  });
  const calendar = await ask('/feeds/42/category/lecture.ics');
  expect(calendar).toContain('X-WR-CALNAME:Calendar 42: Lecture');
  // The events are the same as by the query, whose feed keeps the calendar's title.
  const asked = await ask('/feeds/42.ics?category=lecture');
  expect(asked).toContain('X-WR-CALNAME:Calendar 42\r\n');
  const eventsOf = (text: string) => text.slice(text.indexOf('BEGIN:VEVENT'));
  expect(eventsOf(calendar)).toBe(eventsOf(asked));
});

test('a parameter that stands in path and query with two values is refused', async () => {
  const app = createApp(depsOf({ publisher: publisherOf() }));
  expect((await app.request('/feeds/42/q/a.ics?q=b')).status).toBe(400);
});

test('the window moves with the day of the calendar, and Last-Modified with it', async () => {
  const clock = { now: Date.parse('2026-12-09T21:59:00Z') };
  const app = createApp(depsOf({ publisher: publisherOf(), now: () => clock.now }));
  const before = await app.request('/feeds/42.ics');
  expect(await idsOf(before)).toEqual(['past', 'next']);
  clock.now += 60_000; // Midnight in Helsinki: the tenth of September is now 90 days past.
  const since = { 'if-modified-since': before.headers.get('last-modified') as string };
  expect((await app.request('/feeds/42.ics', { headers: since })).status).toBe(200);
  clock.now += 86_400_000;
  expect(await idsOf(await app.request('/feeds/42.ics'))).toEqual(['next']);
});

test('a calendar stays within its bytes, and the log says what was left out', async () => {
  const many = Array.from({ length: 200 }, (_, i) => published({ id: `e${i}`, title: 'x'.repeat(400) }));
  const publisher = fakePublisher([snapshotOf(calendarOf('42'), { events: many })]);
  const deps = depsOf({ publisher, config: configOf({ limits: { pastDays: 90, items: 100, bytes: 50_000 } }) });
  const answer = await createApp(deps).request('/feeds/42.ics');
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(50_000);
  expect(deps.logged).toEqual([
    expect.stringMatching(
      /42\.ics: The \d+ events farthest from today are left out.* to keep the calendar under 50000 bytes/,
    ),
  ]);
});

test('the same snapshot gives the same bytes on another day, in another application', async () => {
  const read = async (now: number) => {
    const publisher = fakePublisher([snapshotOf(calendarOf('42'), { events: events.slice(1) })]);
    return (await createApp(depsOf({ publisher, now: () => now })).request('/feeds/42.ics')).headers.get('etag');
  };
  expect(await read(noon)).toBe(await read(noon + 3 * 86_400_000));
});

test('an event without an end has the configured length, and marks the subscriber as busy only when configured', async () => {
  const endless = published({ id: 'open', title: 'Open', start: '2026-12-01T10:00:00Z', end: null });
  const publisher = fakePublisher([snapshotOf(calendarOf('42'), { events: [endless] })]);
  const read = async (config: Parameters<typeof configOf>[0], path: string) => {
    const text = await (await createApp(depsOf({ publisher, config: configOf(config) })).request(path)).text();
    return [text.match(/DTEND:(\S+)/)?.[1], text.match(/TRANSP:(\S+)/)?.[1]];
  };
  expect(await read({}, '/feeds/42.ics')).toEqual(['20261201T110000Z', 'TRANSPARENT']);
  for (const path of ['/feeds/42.ics', '/feeds/42/open.ics']) {
    expect(await read({ events: { defaultMinutes: 90, busy: true } }, path)).toEqual(['20261201T113000Z', 'OPAQUE']);
  }
});

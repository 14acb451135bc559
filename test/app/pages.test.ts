import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { calendarOf, configOf, depsOf, fakePublisher, noon, published, snapshotOf } from './app-deps.ts';
import { nodeApp } from './node-app.ts';

const hostile = '"><script>alert(1)</script>&\'';
const at = (day: number) => ({ start: `2026-10-${String(day).padStart(2, '0')}T09:00:00Z`, end: null });

const home = async (more: Parameters<typeof depsOf>[0] = {}, path = 'http://events.uni.example/') => {
  const answer = await createApp(depsOf(more)).request(path);
  return { answer, text: await answer.text() };
};

test.each([
  ['/?q=&from=2026-10-05&to=', '/?from=2026-10-05'],
  ['/?q=', '/'],
  ['/calendars/42?q=&place=&free=1&from=&to=', '/calendars/42?free=1'],
  ['/calendars/42/category/talks?organizer=&q=a+%26%C3%A4', '/calendars/42/category/talks?q=a+%26%C3%A4'],
  ['/calendars/42/embed?kind=iframe&limit=&theme=&lang=', '/calendars/42/embed?kind=iframe'],
])('redirects from %s, which a form makes, to %s', async (path, to) => {
  const { ask } = await nodeApp();
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask(path, {}, method);
    expect([status, headers.location, headers['cache-control']]).toEqual([308, to, 'public, max-age=86400']);
    expect(body.toString()).toBe('');
  }
  expect((await ask(to)).status).toBe(200);
  expect((await ask(path, {}, 'POST')).status).toBe(405);
});

test('shows the next events of the listed calendars, and the ways to subscribe', async () => {
  const events = [
    published({ id: 'over', title: 'Over', start: '2026-09-01T09:00:00Z', end: '2026-09-01T10:00:00Z' }),
    published({ id: 'running', title: 'Running', start: '2026-10-01T11:00:00Z', end: '2026-10-01T13:00:00Z' }),
    published({
      id: 'weekly',
      title: 'Weekly',
      start: '2026-09-01T09:00:00Z',
      end: '2026-09-01T10:00:00Z',
      recurrence: { rules: ['FREQ=WEEKLY'], exclude: ['2026-10-06T09:00:00Z'], include: [] },
    }),
    published({ id: 'off', title: 'Off', status: 'cancelled', ...at(14) }),
    published({ id: 'fourth', title: 'Fourth', categories: ['Swim'], ...at(20) }),
    published({ id: 'undated', title: 'Undated', start: null, end: null }),
  ];
  const publisher = fakePublisher([
    snapshotOf(calendarOf('42', { slug: 'lectures', title: 'Lectures' }), { events }),
    snapshotOf(calendarOf('43', { title: 'Hidden one', hidden: true })),
    snapshotOf(calendarOf('44', { title: 'Quiet' }), { events: [] }),
  ]);
  publisher.calendars.push(calendarOf('45', { title: 'Not read yet' }));
  publisher.answers.set('45', { kind: 'pending', retryAfter: 1 });
  const feeds = { all: { title: 'Everything' }, swims: { title: 'Swims', calendars: ['42'], category: ['Swim'] } };
  const { answer, text } = await home({ publisher, config: configOf({ feeds }) });
  expect(answer.status).toBe(200);
  const titles = [...text.matchAll(/href="\/calendars\/lectures\/events\/[^>]+>([^<]+)<\/a>/g)].map((m) => m[1]);
  // A series once, with its next dates; what is over or has no date, not at all.
  expect(titles).toEqual(['Running', 'Weekly', 'Off', 'Fourth']);
  expect(text).toContain('<span class="badge cancelled">Cancelled</span>');
  expect(text).toContain('datetime="2026-10-13T09:00:00Z"');
  const listed = [...text.matchAll(/<li id="c-(\w+)">/g)].map((m) => m[1]);
  expect(listed).toEqual(['lectures', '44', '45', 'all', 'swims']);
  expect(text).toContain('Some events are still loading');
  expect(text).not.toContain('Hidden one');
  for (const [extension, type] of [
    ['ics', 'text/calendar'],
    ['rss', 'application/rss+xml'],
    ['atom', 'application/atom+xml'],
    ['json', 'application/feed+json'],
  ]) {
    const href = `http://events.uni.example/feeds/lectures.${extension}`;
    expect(text).toMatch(
      new RegExp(`<link rel="alternate" type="${type?.replace('+', '\\+')}" title="[^"]+" href="${href}">`),
    );
  }
  expect(text).toContain('href="/calendars/lectures#subscribe"');
  // The menu at the top is that of the feed of everything.
  expect(text).toContain('href="webcal://events.uni.example/feeds/all.ics"');
});

test("shows dates in the calendar's zone, and spans of days by their last day", async () => {
  const events = [
    published({ id: 'a', start: '2026-10-01T21:30:00Z', end: '2026-10-01T22:30:00Z' }),
    published({ id: 'b', allDay: true, start: '2026-10-10', end: '2026-10-12' }),
    published({ id: 'c', allDay: true, start: '2026-10-20', end: '2026-10-21' }),
  ];
  const { text } = await home({ publisher: fakePublisher([snapshotOf(calendarOf('42'), { events })]) });
  const words = [...text.matchAll(/<time[^>]+>(.*?)<\/time>/g)].map((m) => m[1]?.replace(/[\s\u2009\u202f]+/g, ' '));
  expect(words.filter((_, i) => i % 2 === 1)).toEqual(['00:30–01:30', 'until 11 Oct', 'All day']);
  expect([...text.matchAll(/<section class="day" id="d-([\d-]+)">/g)].map((m) => m[1])).toEqual([
    '2026-10-02',
    '2026-10-10',
    '2026-10-20',
  ]);
});

test('is safe whatever the portal sends', async () => {
  const calendar = calendarOf('42', { title: hostile, description: hostile, color: hostile });
  const events = [
    published({
      id: hostile,
      title: hostile,
      location: { name: hostile, address: null, geo: null },
      url: 'https://x.example/?a="b',
    }),
  ];
  const { answer, text } = await home({ publisher: fakePublisher([snapshotOf(calendar, { events })]) });
  // A block of data is no script.
  expect(text.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toEqual([
    expect.stringMatching(/^<script src="\/assets\/page\.js\?v=\w+" defer>$/),
  ]);
  expect(text).not.toMatch(/ style=| on\w+=/);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src(?: 'sha256-[\w+/]+=*')+; script-src 'self'; /);
  expect(policy).not.toContain('unsafe');
  // The hashes in the policy are those of the styles, and no others.
  const hashOf = async (style: string): Promise<string> => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    return `sha256-${Buffer.from(digest).toString('base64')}`;
  };
  const styles = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  expect(policy.match(/sha256-[\w+/]+=*/g)).toEqual(await Promise.all(styles.map(hashOf)));
});

test("speaks the site's language, and says when it shows sample data", async () => {
  const site = { ...configOf().site, language: 'ru' };
  const { text } = await home({ config: configOf({ site, sample: true }) });
  expect(text).toContain('<html lang="ru" dir="ltr">');
  expect(text).toContain('Подписаться');
  expect(text).toContain('Это пример.');
  expect(text).toMatch(/5 октября/);
  expect((await home()).text).not.toContain('sample data');
});

test('is cached with validators, and rendered again when something changes', async () => {
  const publisher = fakePublisher();
  const app = createApp(depsOf({ publisher }));
  const first = await app.request('/');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
  const etag = first.headers.get('etag') as string;
  expect((await app.request('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
  publisher.answers.set('42', {
    kind: 'snapshot',
    snapshot: snapshotOf(calendarOf('42'), { version: 'v2', events: [] }),
  });
  expect((await app.request('/', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('checks the time every quarter of an hour: a past event is no longer next', async () => {
  const ending = published({
    id: 'ending',
    title: 'Ending',
    start: '2026-10-01T11:00:00Z',
    end: '2026-10-01T12:10:00Z',
  });
  const publisher = fakePublisher([snapshotOf(calendarOf('42'), { events: [ending] })]);
  let now = noon;
  const app = createApp(depsOf({ publisher, now: () => now }));
  const shows = async () => (await (await app.request('/')).text()).includes('Ending');
  const shown: boolean[] = [];
  for (const minutes of [0, 14, 15]) {
    now = noon + minutes * 60_000;
    shown.push(await shows());
  }
  expect(shown).toEqual([true, true, false]);
});

test('links within the site keep the path of the public URL', async () => {
  const { server } = configOf();
  const config = configOf({
    publicUrl: 'https://uni.example/kalends',
    server: { ...server, hosts: ['localhost', 'events.uni.example'] },
  });
  const { text } = await home({ config });
  expect(text).toContain('href="/kalends/feeds.opml"');
  expect(text).toContain('href="webcal://uni.example/kalends/feeds/42.ics"');
  expect(text).not.toMatch(/href="\/(?!kalends\/)/);
  const app = createApp(depsOf({ config }));
  const page = await (await app.request('/calendars/42')).text();
  expect(page).toContain('href="/kalends/calendars/42/events/e1"');
  expect(page).not.toMatch(/(?:href|src|action)="\/(?!kalends\/)/);
  expect((await app.request('/feeds/42.ics/')).headers.get('location')).toBe('/kalends/feeds/42.ics');
});

test('/feeds.opml lists the listed calendars', async () => {
  const publisher = fakePublisher([
    snapshotOf(calendarOf('1', { title: 'A & B' })),
    snapshotOf(calendarOf('2', { hidden: true })),
  ]);
  const answer = await createApp(depsOf({ publisher, config: configOf({ feeds: { all: { title: 'All' } } }) })).request(
    'http://h/feeds.opml',
  );
  expect(answer.headers.get('content-type')).toBe('text/x-opml; charset=utf-8');
  const urls = [...(await answer.text()).matchAll(/xmlUrl="([^"]+)"/g)].map((m) => m[1]);
  expect(urls).toEqual(['http://h/feeds/1.rss', 'http://h/feeds/all.rss']);
});

test('/healthz answers at once, /readyz once each calendar has a copy', async () => {
  const publisher = fakePublisher();
  const app = createApp(depsOf({ publisher }));
  const health = await app.request('/healthz');
  expect([health.status, await health.text(), health.headers.get('cache-control')]).toEqual([200, 'ok\n', 'no-store']);
  const ready = await app.request('/readyz');
  expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true }]);
  publisher.ready = false;
  const waiting = await app.request('/readyz');
  expect([waiting.status, waiting.headers.get('cache-control'), waiting.headers.has('retry-after')]).toEqual([
    503,
    'no-store',
    true,
  ]);
});

test('/robots.txt allows everything and names the sitemap, and the favicons exist', async () => {
  const app = createApp(depsOf());
  expect(await (await app.request('http://h.example/robots.txt')).text()).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: http://h.example/sitemap.xml\n',
  );
  expect((await app.request('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
  const icon = new Uint8Array(await (await app.request('/favicon.ico')).arrayBuffer());
  expect([...icon.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('/status reports on a hidden calendar without naming it', async () => {
  const secret = calendarOf('c-7', { title: 'Board meetings', slug: 'board', hidden: true });
  const publisher = fakePublisher([snapshotOf(calendarOf('42')), snapshotOf(secret)]);
  const problem = { level: 'error', where: 'calendar c-7, event 1', message: "found 'Merger'" } as const;
  const failure = 'GET …/event-calendar/c-7/events answered 503';
  const { calendars } = await publisher.status();
  publisher.statusOf = {
    calendars: calendars.map((one) =>
      one.id === 'c-7' ? { ...one, failure, heldBack: 'c-7', problems: [problem], problemCount: 3 } : one,
    ),
  };
  const app = createApp(depsOf({ publisher, config: configOf({ calendars: { 'c-7': { hidden: true } } }) }));
  const read = async (accept: string) => (await app.request('/status', { headers: { accept } })).text();
  const [json, page] = [await read('application/json'), await read('text/html')];
  for (const text of [json, page]) expect(text).not.toMatch(/c-7|Board|board|Merger/);
  expect(JSON.parse(json).calendars).toMatchObject([
    { id: '42', title: 'Calendar 42' },
    { id: '', slug: '', title: '', problemCount: 3, problems: [{ level: 'error' }] },
  ]);
  expect(page).toContain('Calendars that need attention: 1 of 2.');
  expect(page).toContain('A hidden calendar');
  expect(page).toContain('It could not be read.');
  expect(json).toContain('It could not be read. The calendar is hidden');
});

test('/status is JSON for a program and a page for a person, and names no portal', async () => {
  const publisher = fakePublisher();
  const [calendar] = (await publisher.status()).calendars;
  const app = createApp(depsOf({ publisher }));
  const page = async () => (await app.request('/status', { headers: { accept: 'text/html' } })).text();
  expect(await page()).toContain('Everything is up to date.');
  expect(await page()).toContain('2 minutes ago');
  const failure = 'GET /event-calendar/42/events answered 503 (attempt 3 of 3).';
  publisher.statusOf = {
    calendars: [
      {
        ...(calendar as NonNullable<typeof calendar>),
        failure,
        missing: 2,
        problemCount: 3,
        problems: [{ level: 'warning', where: hostile, message: 'Look.' }],
      },
    ],
  };
  const json = await app.request('/status', { headers: { accept: 'application/json' } });
  expect([json.headers.get('content-type'), json.headers.get('cache-control'), json.headers.get('vary')]).toEqual([
    'application/json',
    'no-store',
    'Accept',
  ]);
  expect(await json.json()).toMatchObject({ ready: true, calendars: [{ id: '42', failure, missing: 2 }] });
  const text = await page();
  for (const words of [
    'Calendars that need attention: 1 of 1.',
    failure,
    'What to do:',
    'last good copy',
    'The portal’s list lacks 2 upcoming events: shown until the removal is confirmed.',
    '3 notes',
    'and 2 more',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/<script>|portal\.secret|token-of-tests/);
});

test('no answer contains the token or the portal', async () => {
  const app = createApp(depsOf({ now: () => noon }));
  for (const path of [
    '/',
    '/feeds/42.ics',
    '/feeds/42.rss',
    '/feeds/42.json',
    '/feeds.opml',
    '/status',
    '/nope',
    '/readyz',
  ]) {
    const answer = await app.request(path);
    expect(`${JSON.stringify([...answer.headers])}${await answer.text()}`).not.toMatch(/token-of-tests|portal\.secret/);
  }
});

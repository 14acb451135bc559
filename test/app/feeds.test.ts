import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { PublishedIndex } from '../../src/publisher/publisher.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from './app-deps.ts';
import { nodeApp } from './node-app.ts';

const many = Array.from({ length: 60 }, (_, i) => published({ id: `e${i}`, title: `Talk ${i}` }));
const big = () => fakePublisher([snapshotOf(calendarOf('42'), { events: many })]);

describe('paths', () => {
  const ids = [
    'AAMkAGI3/+x=',
    'me@uni.example',
    '100%25',
    '100%',
    'a.ics',
    '..',
    '.',
    'a b',
    'Ä',
    '%2F',
    '/',
    '?#',
    '日本',
    "o'x",
  ];

  test.each(ids)('finds the calendar and the event with the id %j by one encoded segment', async (id) => {
    const calendar = calendarOf(id, { slug: 'slug-of-it', title: `Named ${id}` });
    const publisher = fakePublisher([snapshotOf(calendar, { events: [published({ id, title: `Event ${id}` })] })]);
    const { ask } = await nodeApp({ publisher });
    const json = await ask(`/feeds/${encodeURIComponent(id)}.json`);
    expect([json.status, JSON.parse(json.body.toString()).title]).toEqual([200, `Named ${id}`]);
    const one = await ask(`/feeds/${encodeURIComponent(id)}/${encodeURIComponent(id)}.ics`);
    expect(one.status).toBe(200);
    expect(one.body.toString().replaceAll('\r\n ', '')).toContain(`SUMMARY:Event ${id}`);
    expect((await ask(`/feeds/slug-of-it/${encodeURIComponent(id)}.ics`)).status).toBe(200);
  });

  test('decodes once', async () => {
    const publisher = fakePublisher([
      snapshotOf(calendarOf('a%2Fb', { title: 'right' })),
      snapshotOf(calendarOf('a/b')),
    ]);
    const { ask } = await nodeApp({ publisher });
    expect(JSON.parse((await ask('/feeds/a%252Fb.json')).body.toString()).title).toBe('right');
  });

  test('answers HTTP/1.0 without a Host', async () => {
    const { port } = await nodeApp();
    expect((await askRaw(port, 'GET /healthz HTTP/1.0'))[0]).toBe('HTTP/1.1 200 OK');
  });

  test('leaves dot segments as sent', async () => {
    const { ask } = await nodeApp();
    expect((await ask('/feeds/x/../42.ics')).status).toBe(404);
    expect((await ask('/other/../feeds/42.ics')).status).toBe(404);
  });

  test('answers malformed percent-encoding with 400', async () => {
    const { ask } = await nodeApp();
    for (const path of ['/feeds/%.ics', '/feeds/%zz.ics', '/feeds/%C3.ics', '/feeds/42/%FF.ics']) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 400, 'no-store']);
    }
  });

  test('answers 404 at any other address', async () => {
    const { ask } = await nodeApp();
    const paths = [
      '/feeds/',
      '/feeds/42',
      '/feeds/.ics',
      '/feeds/42.xml',
      '/feeds/42/e1.rss',
      '/feeds/42/e1/x.ics',
      '/feeds//e1.ics',
    ];
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  test('redirects from one slash too many, with the query', async () => {
    const { ask } = await nodeApp();
    const answer = await ask('/feeds/42.ics/?q=a');
    expect([answer.status, answer.headers.location]).toEqual([308, '/feeds/42.ics?q=a']);
    expect((await ask('//evil.example/')).status).toBe(404);
  });

  test('looks up a name as a saved feed, then a slug, then an id', async () => {
    const publisher = fakePublisher([
      snapshotOf(calendarOf('1', { slug: 'one', title: 'One' })),
      snapshotOf(calendarOf('one', { slug: 'two', title: 'Two' })),
    ]);
    const titleOf = async (feeds: Record<string, { title: string }>) => {
      const app = createApp(depsOf({ publisher, config: configOf({ feeds }) }));
      return ((await (await app.request('/feeds/one.json')).json()) as { title: string }).title;
    };
    expect(await titleOf({})).toBe('One');
    expect(await titleOf({ one: { title: 'Saved' } })).toBe('Saved');
    const app = createApp(depsOf({ publisher }));
    for (const name of ['constructor', '__proto__']) expect((await app.request(`/feeds/${name}.ics`)).status).toBe(404);
  });

  test('returns every occurrence of a repeated event id', async () => {
    const events = ['a', 'b'].map((occurrence) => published({ id: 'e', occurrence }));
    const app = createApp(depsOf({ publisher: fakePublisher([snapshotOf(calendarOf('42'), { events })]) }));
    const text = await (await app.request('/feeds/42/e.ics')).text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});

describe('methods', () => {
  test('HEAD has the headers of GET and no body, from the application and from the fast path', async () => {
    const { ask } = await nodeApp({ publisher: big() });
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }]) {
      const rows = [];
      for (const method of ['HEAD', 'HEAD', 'GET']) rows.push(await ask('/feeds/42.ics', headers, method));
      const [first, second, get] = rows.map(({ headers }) => ({ ...headers, date: '' }) as Record<string, string>);
      expect(first).toEqual(get);
      expect(second).toEqual(get);
      expect(Number(get?.['content-length'])).toBe(rows[2]?.body.byteLength);
      expect(rows[0]?.body.byteLength).toBe(0);
    }
  });

  test('refuses other methods with 405 and Allow', async () => {
    const { ask } = await nodeApp();
    for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND', 'REPORT', 'PATCH']) {
      const answer = await ask('/feeds/42.ics', {}, method);
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
    }
  });

  test('answers a preflight', async () => {
    const { ask } = await nodeApp();
    const answer = await ask(
      '/feeds/42.ics',
      { origin: 'https://a.example', 'access-control-request-method': 'GET' },
      'OPTIONS',
    );
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    });
  });
});

describe('representations', () => {
  test('name their type, and how long they stay fresh', async () => {
    const { ask } = await nodeApp();
    const types = {
      ics: 'text/calendar',
      rss: 'application/rss+xml',
      atom: 'application/atom+xml',
      json: 'application/feed+json',
    };
    for (const [extension, type] of Object.entries(types)) {
      const { headers } = await ask(`/feeds/42.${extension}`);
      expect(headers).toMatchObject({
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
        'content-disposition': `inline; filename="Calendar_42.${extension}"; filename*=UTF-8''Calendar%2042.${extension}`,
        'access-control-allow-origin': '*',
        'last-modified': 'Wed, 02 Sep 2026 08:00:00 GMT',
        vary: /rss|atom/.test(type) ? 'Accept-Encoding, Sec-Fetch-Dest' : 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('are compressed as the client accepts, each coding with its own strong tag', async () => {
    const { ask } = await nodeApp({ publisher: big() });
    const plain = await ask('/feeds/42.ics');
    const gzip = await ask('/feeds/42.ics', { 'accept-encoding': 'gzip, deflate' });
    const br = await ask('/feeds/42.ics', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    const tags = [plain, gzip, br].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test('answer 304 by tag before date, with the headers that a cache needs', async () => {
    const { ask } = await nodeApp({ publisher: big() });
    const { headers } = await ask('/feeds/42.ics', { 'accept-encoding': 'gzip' });
    const since = { 'if-modified-since': headers['last-modified'] as string };
    const again = {
      'accept-encoding': 'gzip',
      'if-none-match': `"x", W/${headers.etag}`,
      'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT',
    };
    const unchanged = await ask('/feeds/42.ics', again);
    expect([unchanged.status, unchanged.body.byteLength]).toEqual([304, 0]);
    for (const name of ['etag', 'cache-control', 'vary', 'last-modified', 'access-control-allow-origin']) {
      expect([name, unchanged.headers[name]]).toEqual([name, headers[name]]);
    }
    expect(unchanged.headers).not.toHaveProperty('content-type');
    expect(unchanged.headers).not.toHaveProperty('content-encoding');
    expect((await ask('/feeds/42.ics', since)).status).toBe(304);
    expect((await ask('/feeds/42.ics', { ...since, 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask('/feeds/42.ics', again, 'HEAD')).status).toBe(304);
  });

  test('ignore a range', async () => {
    const { ask } = await nodeApp();
    const answer = await ask('/feeds/42.ics', { range: 'bytes=0-3' });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\r\n$/);
  });

  test('are new as soon as something is published, even if one was answered a moment ago without asking the publisher', async () => {
    const publisher = big();
    const { ask } = await nodeApp({ publisher });
    await ask('/feeds/42.ics');
    const before = publisher.asked.length;
    const old = await ask('/feeds/42.ics');
    expect(publisher.asked.length).toBe(before);
    publisher.answers.set('42', { kind: 'snapshot', snapshot: snapshotOf(calendarOf('42'), { version: 'v2' }) });
    publisher.moved += 1;
    const fresh = await ask('/feeds/42.ics', { 'if-none-match': old.headers.etag as string });
    expect(fresh.status).toBe(200);
    expect(fresh.headers.etag).not.toBe(old.headers.etag);
  });

  test('are looked up by the version held, and not built again for the same version', async () => {
    const publisher = fakePublisher();
    const app = createApp(depsOf({ publisher }));
    for (const query of ['', '?nocache=1', '?utm_source=x', '']) await app.request(`/feeds/42.ics${query}`);
    expect(publisher.asked).toEqual(['42', '42@v1', '42@v1', '42@v1']);
  });

  test('never have an earlier Last-Modified, even when the snapshot has one', async () => {
    const publisher = fakePublisher();
    const app = createApp(depsOf({ publisher }));
    await app.request('/feeds/42.ics');
    const earlier = snapshotOf(calendarOf('42'), { version: 'v0', lastModified: '2020-01-01T00:00:00Z' });
    publisher.answers.set('42', { kind: 'snapshot', snapshot: earlier });
    // Nor the same one, since the bytes are others.
    expect((await app.request('/feeds/42.ics')).headers.get('last-modified')).toBe('Wed, 02 Sep 2026 08:00:01 GMT');
  });

  test('have a Last-Modified that is not before news were rendered otherwise', async () => {
    const publisher = fakePublisher();
    const index = publisher.index;
    const renderedSince = '2026-11-23T10:00:00Z';
    const app = createApp(
      depsOf({
        publisher: { ...publisher, index: async () => ({ ...(await index()), renderedSince }) as PublishedIndex },
      }),
    );
    const dates = ['ics', 'rss', 'atom', 'json'].map(async (format) =>
      (await app.request(`/feeds/42.${format}`)).headers.get('last-modified'),
    );
    const upgrade = 'Mon, 23 Nov 2026 10:00:00 GMT';
    expect(await Promise.all(dates)).toEqual(['Wed, 02 Sep 2026 08:00:00 GMT', upgrade, upgrade, upgrade]);
  });

  test('join the calendars of a saved feed, and load again only the changed ones', async () => {
    const two = ['1', '2'].map((id) => snapshotOf(calendarOf(id), { events: [published({ id: `of-${id}` })] }));
    const publisher = fakePublisher([...two, snapshotOf(calendarOf('3', { hidden: true }))]);
    const app = createApp(depsOf({ publisher, config: configOf({ feeds: { all: { title: 'All' } } }) }));
    const read = async () => (await (await app.request('/feeds/all.json')).json()) as { items: { id: string }[] };
    expect((await read()).items.map(({ id }) => id)).toEqual([
      'tag:uni.example,2026:1/of-1',
      'tag:uni.example,2026:2/of-2',
    ]);
    publisher.answers.set('2', { kind: 'snapshot', snapshot: snapshotOf(calendarOf('2'), { version: 'v2' }) });
    publisher.asked.length = 0;
    await read();
    expect(publisher.asked).toEqual(['1@v1', '2@v1', '1']);
    publisher.answers.set('1', { kind: 'gone' });
    expect((await read()).items).toHaveLength(1);
    publisher.answers.set('1', { kind: 'pending', retryAfter: 2 });
    expect((await app.request('/feeds/all.json')).status).toBe(503);
  });
});

describe('statuses', () => {
  test('unknown is 404, gone is 410, and not yet there is 503', async () => {
    const publisher = fakePublisher();
    publisher.answers.set('old', { kind: 'gone' });
    publisher.answers.set('new', { kind: 'pending', retryAfter: 4 });
    const app = createApp(depsOf({ publisher }));
    const rows = [];
    for (const path of ['/feeds/nope.ics', '/feeds/old.ics', '/feeds/new.ics', '/feeds/42/nope.ics', '/nope']) {
      const answer = await app.request(path);
      const { title, status, type } = (await answer.json()) as Record<string, unknown>;
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(type).toBe('about:blank');
      expect(status).toBe(answer.status);
      rows.push([answer.status, title, answer.headers.get('cache-control'), answer.headers.get('retry-after')]);
    }
    expect(rows).toEqual([
      [404, 'Not Found', 'public, max-age=60', null],
      [410, 'Gone', 'public, max-age=3600', null],
      [503, 'Service Unavailable', 'no-store', '4'],
      [404, 'Not Found', 'public, max-age=60', null],
      [404, 'Not Found', 'public, max-age=60', null],
    ]);
    publisher.pending = true;
    expect((await app.request('/feeds/42.ics')).headers.get('retry-after')).toBe('7');
  });

  test('no error is cached: what appears later is served', async () => {
    const publisher = fakePublisher();
    publisher.answers.set('new', { kind: 'pending', retryAfter: 4 });
    const { ask } = await nodeApp({ publisher });
    expect((await ask('/feeds/new.ics')).status).toBe(503);
    publisher.answers.set('new', { kind: 'snapshot', snapshot: snapshotOf(calendarOf('new')) });
    expect((await ask('/feeds/new.ics')).status).toBe(200);
  });

  test('an unexpected error is 500 without its message, and logged once with its cause', async () => {
    const publisher = fakePublisher();
    publisher.snapshot = async () => {
      throw new Error('the inside story', { cause: new Error('the root of it') });
    };
    const deps = depsOf({ publisher });
    const answer = await createApp(deps).request('/feeds/42.ics');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(await answer.text()).not.toMatch(/inside|root/);
    expect(deps.logged).toHaveLength(1);
    expect(deps.logged[0]).toMatch(
      /^GET "\/feeds\/42\.ics" failed: [\s\S]*the inside story[\s\S]*caused by[\s\S]*the root of it/,
    );
  });

  test('a browser gets an error as a page', async () => {
    const answer = await createApp(depsOf()).request('/feeds/nope.ics', {
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('links', () => {
  const selfOf = async (answer: Response | Promise<Response>) =>
    ((await (await answer).json()) as { feed_url: string }).feed_url;

  test('follow the requested Host, each with its own bytes', async () => {
    const { ask, origin } = await nodeApp();
    const self = async (headers: Record<string, string>) =>
      JSON.parse((await ask('/feeds/42.json', headers)).body.toString()).feed_url;
    expect(await self({})).toBe(`${origin}/feeds/42.json`);
    expect(await self({ host: 'events.uni.example' })).toBe('http://events.uni.example/feeds/42.json');
    expect(
      await self({ host: 'events.uni.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }),
    ).toBe('http://events.uni.example/feeds/42.json');
  });

  test('begin with the public URL when there is one', async () => {
    const publisher = fakePublisher();
    const { server } = configOf();
    const config = configOf({
      publicUrl: 'https://public.example/kalends',
      server: { ...server, hosts: ['inner', 'other'] },
    });
    const app = createApp(depsOf({ publisher, config }));
    expect(await selfOf(app.request('http://inner:3000/feeds/42.json'))).toBe(
      'https://public.example/kalends/feeds/42.json',
    );
    expect(await selfOf(app.request('http://other/feeds/42.json'))).toBe(
      'https://public.example/kalends/feeds/42.json',
    );
    expect(publisher.asked).toEqual(['42', '42@v1']);
  });

  test('the self link is the requested path in one spelling, without parameters that no reader needs', async () => {
    const publisher = fakePublisher([snapshotOf(calendarOf('me@uni.example'))]);
    const app = createApp(depsOf({ publisher }));
    expect(await selfOf(app.request('http://h/feeds/me@uni.example.json?utm_source=x'))).toBe(
      'http://h/feeds/me%40uni.example.json',
    );
    expect(await selfOf(app.request('http://h/feeds/me%40uni.example.json'))).toBe(
      'http://h/feeds/me%40uni.example.json',
    );
    // So that spellings of one address do not make it be rendered anew.
    expect(publisher.asked).toEqual(['me@uni.example', 'me@uni.example@v1']);
  });

  test('an invalid Host is refused', async () => {
    const { port } = await nodeApp();
    for (const host of ['a"b', 'a b', 'evil/x', '<x>', 'a@b', "a'b"]) {
      const [status] = await askRaw(port, `GET /feeds/42.json HTTP/1.1\r\nHost: ${host}`);
      expect([host, status]).toEqual([host, 'HTTP/1.1 400 Bad Request']);
    }
  });
});

/** Sends a request head as given; returns the status line and everything after it. */
function askRaw(port: number, head: string): Promise<[string, string]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(`${head}\r\nConnection: close\r\n\r\n`));
    let text = '';
    socket
      .setEncoding('utf8')
      .on('error', reject)
      .on('data', (data) => {
        text += data;
      })
      .on('close', () => {
        const end = text.indexOf('\r\n');
        resolve([text.slice(0, end), text.slice(end + 2)]);
      });
  });
}

import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { widgetScript } from '../../src/pages/widget/generated/widget-script.ts';
import { calendarOf, configOf, fakePublisher, published, snapshotOf } from '../app/app-deps.ts';
import { nodeApp } from '../app/node-app.ts';

const lectures = calendarOf('a/b', { slug: 'lectures', title: 'Lectures & <talks>' });

const site = () =>
  fakePublisher([
    snapshotOf(lectures, {
      events: [
        published({ id: '1', title: 'Open lecture', categories: ['Lecture'], translations: { ru: { title: 'Лекция', summary: null, description: null } } }), // biome-ignore format: one line
        published({ id: '2', title: 'Hidden one', visibility: 'private' }),
        published({ id: '3', title: 'A draft', status: 'draft' }),
        published({ id: '4', title: 'A concert', categories: ['Music, arts'], url: 'https://uni.example/4' }),
      ],
    }),
  ]);

describe('/widget.js', () => {
  test('is a script that any site may load, kept an hour, with validators', async () => {
    const { ask } = await nodeApp();
    const { status, headers, body } = await ask('/widget.js', { 'accept-encoding': 'gzip' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': expect.stringMatching(/^public, max-age=3600\b/),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(body.byteLength).toBeLessThan(20_000);
    expect(gunzipSync(body).toString()).toBe(widgetScript);
    const again = await ask('/widget.js', { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.headers['cross-origin-resource-policy']]).toEqual([304, 'cross-origin']);
  });

  test('can only be read', async () => {
    const { ask } = await nodeApp();
    expect((await ask('/widget.js', {}, 'POST')).status).toBe(405);
  });
});

describe('/embed/<id>/events.json', () => {
  const read = async (path: string) => {
    const { ask, origin } = await nodeApp({ publisher: site(), config: configOf({ feeds: { all: { title: 'Everything' } } }) }); // biome-ignore format: one line
    const answer = await ask(path);
    return { ...answer, origin, json: JSON.parse(answer.body.toString()) };
  };

  test('has published events only', async () => {
    const { status, headers, json, origin } = await read('/embed/lectures/events.json');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    });
    expect(json).toMatchObject({
      version: 1,
      title: 'Lectures & <talks>',
      language: 'en',
      timeZone: 'Europe/Helsinki',
    });
    expect(json.page).toBe(`${origin}/calendars/lectures`);
    expect(json.events.map((one: { title: string; url: string }) => [one.title, one.url])).toEqual([
      ['A concert', 'https://uni.example/4'],
      ['Open lecture', `${origin}/calendars/lectures/events/1`],
    ]);
  });

  test.each([
    ['/embed/a%2Fb/events.json', 2],
    ['/embed/all/events.json', 2],
    ['/embed/lectures/events.json?category=lecture', 1],
    ['/embed/lectures/events.json?category=Music%2C%20arts&category=none', 1],
    ['/embed/lectures/events.json?category=none&utm_source=x&limit=nonsense', 0],
    ['/embed/lectures/events.json?month=2026-10', 2],
    ['/embed/lectures/events.json?month=2027-10', 0],
    ['/embed/lectures/events/2026-10.json', 2],
    ['/embed/lectures/events/2026-10.json?category=lecture&month=2027-10', 1],
    ['/embed/lectures/events/2027-10.json', 0],
    ['/embed/lectures/category/Music%2C%20Arts/events.json', 1],
    ['/embed/lectures/category/none/events.json?category=lecture', 0],
  ])('%s has %i events', async (path, count) => {
    expect((await read(path)).json.events).toHaveLength(count);
  });

  test('says which categories its events have, and between which days there are any', async () => {
    const { json } = await read('/embed/lectures/events.json');
    expect(json.events.map((one: { categories: string[] }) => one.categories)).toEqual([['music, arts'], ['lecture']]);
    expect([json.earliest, json.latest]).toMatchObject([
      expect.stringMatching(/^2026-/),
      expect.stringMatching(/^2026-/),
    ]);
    const none = await read('/embed/lectures/events.json?category=none');
    expect([none.json.earliest, none.json.latest]).toEqual([null, null]);
  });

  test('names the categories to choose from, and leads to the page that subscribes to those asked for', async () => {
    const { json, origin } = await read('/embed/lectures/events.json?category=lecture');
    expect(json.categoryNames).toEqual(['Lecture', 'Music, arts']);
    expect(json.subscribe).toBe(`${origin}/calendars/lectures/category/lecture#subscribe`);
    expect(json.events[0]).toMatchObject({ id: '1', file: `${origin}/feeds/lectures/1.ics` });
  });

  test('has the requested language, as far as the portal has translations', async () => {
    const { json } = await read('/embed/lectures/events.json?lang=ru');
    expect(json.language).toBe('ru');
    expect(json.events.map((one: { title: string }) => one.title).sort()).toEqual(['A concert', 'Лекция']);
  });

  test.each([
    ['/embed/lectures/events.json?month=2026-13', 400],
    ['/embed/lectures/events/2026-13.json', 400],
    ['/embed/lectures/events/2026-10.txt', 404],
    ['/embed/lectures/events.json?lang=%C3%A4', 400],
    ['/embed/nobody/events.json', 404],
    ['/embed/lectures/other.json', 404],
  ])('%s is answered by %i, readable for scripts of other sites', async (path, expected) => {
    const { status, headers } = await read(path);
    expect(status).toBe(expected);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('asks to try again before the first snapshot', async () => {
    const publisher = site();
    publisher.answers.set('a/b', { kind: 'pending', retryAfter: 3 });
    const { ask } = await nodeApp({ publisher });
    const { status, headers } = await ask('/embed/lectures/events.json');
    expect([status, headers['retry-after']]).toEqual([503, '3']);
    expect(headers['access-control-expose-headers']).toContain('Retry-After');
  });
});

describe('/embed/<id>', () => {
  const read = async (path: string, publisher = site()) => {
    const { ask, origin } = await nodeApp({ publisher });
    const answer = await ask(path);
    return { ...answer, origin, text: answer.body.toString() };
  };

  test('may be framed by any site, and allows only its own style and script', async () => {
    const { status, headers, text } = await read('/embed/lectures');
    expect(status).toBe(200);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(text).toContain('Lectures &amp; &lt;talks&gt;');
    expect(text).toContain('<a class="title" part="title" dir="auto" href="https://uni.example/4" target="_top">');
    expect(text).not.toMatch(/Hidden one|A draft|<talks>| style="/);
  });

  test.each(['list', 'agenda', 'cards', 'month', 'next'])('has the %s in its HTML', async (layout) => {
    const { text } = await read(`/embed/lectures?layout=${layout}&lang=ru&theme=dark&heading=3`);
    expect(text).toContain('<html lang="ru" dir="ltr" data-theme="dark">');
    expect(text).toContain('content="only dark"');
    expect(text).toContain('<h3 class="name"');
    expect(text).toContain(`class="kalends ${layout}"`);
    expect(text).toContain(layout === 'next' ? 'A concert' : 'Лекция');
  });

  test('filters by links, within what the site asks for', async () => {
    const all = await read('/embed/lectures?filters=1&pick=lecture');
    expect(all.text).toContain('aria-current="true">Lecture<');
    expect(all.text).toMatch(/pick=lecture&amp;pick=music%2C\+arts" rel="nofollow">Music, arts</);
    expect([all.text.includes('Open lecture'), all.text.includes('A concert')]).toEqual([true, false]);
    const some = await read('/embed/lectures?filters=1&pick=lecture&category=Music%2C%20arts');
    expect([some.text.includes('Open lecture'), some.text.includes('A concert')]).toEqual([false, true]);
  });

  test('is light unless a theme is asked for, and may load pictures only where it shows them', async () => {
    const [list, cards] = [await read('/embed/lectures'), await read('/embed/lectures?layout=cards&theme=auto')];
    expect(list.text).toContain('<meta name="color-scheme" content="only light">');
    expect(list.headers['content-security-policy']).not.toContain('img-src');
    expect(cards.text).toContain('<meta name="color-scheme" content="light dark">');
    expect(cards.headers['content-security-policy']).toContain('img-src https: http:');
  });

  test('turns the months by links that keep what was asked for', async () => {
    const { text, origin } = await read('/embed/lectures?layout=month&month=2026-11&category=Lecture');
    expect(text).toContain(`href="${origin}/embed/lectures?layout=month&amp;category=lecture&amp;month=2026-12"`);
    expect(text).toContain('November 2026');
  });

  test.each([
    ['/embed/nobody', 404, 'This calendar is not available.'],
    ['/embed/nobody?lang=ru', 404, 'Этот календарь недоступен.'],
    [
      '/embed/lectures?layout=pie',
      400,
      'layout must be one of list, agenda, cards, month, next; found &quot;pie&quot;.',
    ],
    [
      '/embed/lectures?layout=pie&lang=ru',
      400,
      'Не удалось загрузить события.</p><p class="note" lang="en" dir="ltr">layout must be',
    ],
    ['/embed/lectures?limit=0', 400, 'limit must be a whole number from 1 to 100'],
  ])('%s says in words what is wrong, in the iframe too', async (path, expected, sentence) => {
    const { status, headers, text } = await read(path);
    expect(status).toBe(expected);
    expect(text).toContain(sentence);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    // As with every other error.
    expect(headers['cache-control']).toBe(expected === 404 ? 'public, max-age=60' : 'no-store');
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  test('an internal error is shown in the iframe too, and logged', async () => {
    const publisher = site();
    const broken = { ...publisher, index: () => Promise.reject(new Error('The disk is full.')) };
    const logged: string[] = [];
    const { ask } = await nodeApp({ publisher: broken, log: (_level, message) => logged.push(message) });
    const { status, headers, body } = await ask('/embed/lectures');
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(body.toString()).not.toContain('disk');
    expect(logged.join()).toContain('The disk is full.');
  });

  test('unknown parameters make no page of their own', async () => {
    const { ask, origin } = await nodeApp({ publisher: site() });
    const [plain, tracked] = await Promise.all(
      [
        'layout=month&month=2026-11&category=Lecture',
        'utm_source=x&category=lecture&nocache=1&month=2026-11&layout=month',
      ].map(async (query) => (await ask(`/embed/lectures?${query}`)).body.toString()),
    );
    expect(tracked).toBe(plain);
    expect(plain).toContain(`href="${origin}/embed/lectures?layout=month&amp;category=lecture&amp;month=2026-12"`);
  });

  test('no other page may be framed', async () => {
    for (const path of ['/', '/status']) {
      const { headers } = await read(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });
});

import { gunzipSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../portal/portal.ts';
import { ask, askUntil } from './ask.ts';
import { type RunningKalends, runKalends, type Script, startKalends } from './start-kalends.ts';

const token = 'tok-9f3c71';
/** Ids that break careless routing: slashes, percent signs, an extension of their own. */
const oddIds = ['AAMkAGI3/+x=', 'me@uni.example', '100%25', 'a.ics', 'лекции 2'];

const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const event = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  title: `Talk ${id}`,
  start: `${soon}T10:00:00Z`,
  end: `${soon}T11:30:00Z`,
  updated: '2026-09-01T08:00:00Z',
  description: `<p>About <b>${id}</b> &amp; more</p>`,
  status: 'published',
  ...more,
});

const mapping = {
  calendars: { items: 'items', id: 'id', title: 'name' },
  events: { items: 'items' },
  event: {
    id: 'id',
    title: 'title',
    start: 'start',
    end: 'end',
    updated: 'updated',
    description: 'description',
    status: 'status',
  },
};
// A portal that hangs is given up after this time, for which the test has to wait.
const source = { retries: 0, timeoutMs: 5000 };
/** On a busy machine the runs are slow, and the free plan would stretch the interval by that. */
const worker = { plan: 'paid' };
const refresh = { everySeconds: 1 };
const config = JSON.stringify({ source, mapping, refresh, worker, site: { timeZone: 'Europe/Helsinki' } });

const formats = [
  ['ics', 'text/calendar; charset=utf-8'],
  ['rss', 'application/rss+xml; charset=utf-8'],
  ['atom', 'application/atom+xml; charset=utf-8'],
  ['json', 'application/feed+json; charset=utf-8'],
] as const;

/** One suite for both runtimes; each is started by its npm script and tested over HTTP. */
export function describeRuntime(script: Script): void {
  describe(`npm run ${script}`, () => {
    describe('with a portal', () => withPortal(script));
    describe('with a portal that refuses the token', () => withWrongToken(script));
    describe('with nothing configured', () => withSample(script));
    it('reports what is wrong with the configuration, and exits', async () => {
      const said = await runKalends(script, {
        KALENDS_CONFIG: '{"sit": {}, "limits": {"items": -1}}',
        KALENDS_TOKEN: token,
      });
      expect(said).toContain('ended with 2');
      for (const part of ['sit: Unknown key; did you mean site?', 'limits.items', 'source.baseUrl'])
        expect(said).toContain(part);
      expect(said).not.toContain(token);
    });
  });
}

function withPortal(script: Script): void {
  const records = [event('1'), event('2'), event('3', { title: 'Draft', status: 'draft' })];
  let portal: Portal;
  let kalends: RunningKalends;

  beforeAll(async () => {
    const calendars = [{ id: '42', name: 'Lectures' }, ...oddIds.map((id) => ({ id, name: `Odd ${id}` }))];
    portal = await startPortal({ token, calendars, events: records });
    kalends = await startKalends(script, {
      KALENDS_BASE_URL: portal.url,
      KALENDS_TOKEN: token,
      KALENDS_CONFIG: config,
      ...(script === 'start' && { KALENDS_STORE: 'sqlite::memory:' }),
    });
  });
  afterAll(async () => {
    await kalends?.stop();
    await portal?.close();
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(kalends.origin, path, { headers, method });

  it('is healthy at once, and ready when each calendar has a copy', async () => {
    expect((await get('/healthz')).status).toBe(200);
    const ready = await askUntil(kalends.origin, '/readyz', ({ status }) => status === 200);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it.each(formats)('serves .%s', async (extension, mediaType) => {
    const { status, headers, text } = await get(`/feeds/42.${extension}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': mediaType,
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(titlesOf(extension, text).toSorted()).toEqual(['Talk 1', 'Talk 2']);
    expect(text).not.toContain('Draft');
  });

  it.each(formats)('answers HEAD of .%s as GET, without the body', async (extension) => {
    const [whole, head] = [await get(`/feeds/42.${extension}`), await get(`/feeds/42.${extension}`, {}, 'HEAD')];
    expect(head.status).toBe(200);
    expect(head.bytes.length).toBe(0);
    for (const name of ['etag', 'last-modified', 'content-type', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  });

  it.each(formats)('answers 304 for .%s when nothing has changed', async (extension) => {
    const path = `/feeds/42.${extension}`;
    const { headers } = await get(path);
    const tag = headers.etag ?? '';
    expect(tag).toMatch(/^"[^"]+"$/u);
    const unchanged = await get(path, { 'If-None-Match': `"other", ${tag}` });
    expect([unchanged.status, unchanged.bytes.length, unchanged.headers.etag]).toEqual([304, 0, tag]);
    expect((await get(path, { 'If-Modified-Since': headers['last-modified'] ?? '' })).status).toBe(304);
    // RFC 9110 §13.2.2: If-None-Match wins.
    const both = { 'If-None-Match': '"other"', 'If-Modified-Since': headers['last-modified'] ?? '' };
    expect((await get(path, both)).status).toBe(200);
  });

  it.each(formats)('compresses .%s for clients that accept it', async (extension) => {
    const path = `/feeds/42.${extension}`;
    const [plain, packed] = [await get(path), await get(path, { 'Accept-Encoding': 'gzip' })];
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    const refused = await get(path, { 'Accept-Encoding': 'gzip;q=0, identity' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it.each(oddIds)('serves the calendar with the id %s by its id and by its slug', async (id) => {
    const { status, text } = await get(`/feeds/${encodeURIComponent(id)}.ics`);
    expect(status).toBe(200);
    expect(text).toContain(`X-WR-CALNAME:Odd ${id}`);
    const slug = /^URL:.*\/calendars\/([^\r]+)\r/mu.exec(text)?.[1];
    expect((await get(`/feeds/${slug}.ics`)).status).toBe(200);
  });

  it('serves one event', async () => {
    const { status, text } = await get('/feeds/42/2.ics');
    expect(status).toBe(200);
    expect(titlesOf('ics', text)).toEqual(['Talk 2']);
  });

  it('accepts known parameters, ignores unknown ones and refuses malformed ones by name', async () => {
    expect(titlesOf('ics', (await get('/feeds/42.ics?q=talk%201&utm_source=x&nocache=1')).text)).toEqual(['Talk 1']);
    const refused = await get('/feeds/42.ics?from=yesterday');
    expect(refused.status).toBe(400);
    expect(refused.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'cache-control': 'no-store',
    });
    expect(refused.text).toContain('from');
  });

  it.each(['/feeds/43.ics', '/feeds/42.pdf', '/feeds/42/99.ics', '/nowhere'])('answers 404 at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each(['POST', 'PROPFIND', 'DELETE'])('refuses %s, and names the allowed methods', async (method) => {
    const { status, headers } = await get('/feeds/42.ics', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toContain('GET');
  });

  it('serves the list of feeds, robots.txt, the home page and the status', async () => {
    expect((await get('/feeds.opml')).text).toContain('/feeds/42.');
    expect((await get('/robots.txt')).text).toMatch(/\nSitemap: https?:\/\/[^\n]+\/sitemap\.xml\n/);
    expect((await get('/sitemap.xml')).text).toMatch(/<urlset [^>]*>\n<url><loc>https?:[^<]+<\/loc><lastmod>/);
    expect((await get('/')).text).toContain('Lectures');
    const status = await get('/status');
    expect(status.headers['cache-control']).toBe('no-store');
    expect(status.text).not.toContain(portal.url);
  });

  it('publishes a change in the portal', async () => {
    records.push(event('4', { title: 'Added' }));
    await askUntil(kalends.origin, '/feeds/42.ics', ({ text }) => text.includes('SUMMARY:Added'));
  });

  it.each([503, 'hang', 'html', 'truncate', 'reset', 401] as const)(
    'serves the last good copy while the portal fails: %s',
    async (how) => {
      const before = await get('/feeds/42.ics');
      const asked = portal.log.requests.length + portal.log.unauthorized;
      portal.control.fail = how;
      await until(() => portal.log.requests.length + portal.log.unauthorized > asked + 1);
      const during = await get('/feeds/42.ics');
      portal.control.fail = null;
      portal.release();
      expect(during.status).toBe(200);
      expect(during.bytes.equals(before.bytes)).toBe(true);
    },
  );

  it('serves it when the portal is gone too, says so, and never shows the token', async () => {
    const before = await get('/feeds/42.ics');
    await portal.close();
    const status = await askUntil(kalends.origin, '/status', ({ text }) => /reach|refused|connect/iu.test(text));
    expect((await get('/feeds/42.ics')).bytes.equals(before.bytes)).toBe(true);
    expect(status.text).not.toContain(token);
    expect(kalends.output()).not.toContain(token);
  });

  it('stops on request, and leaves no process running', async () => {
    expect(kalends.isRunning()).toBe(true);
    await kalends.stop();
    expect(kalends.isRunning()).toBe(false);
    await expect(ask(kalends.origin, '/healthz')).rejects.toThrow('ECONNREFUSED');
  });
}

function withWrongToken(script: Script): void {
  let portal: Portal;
  let kalends: RunningKalends;

  beforeAll(async () => {
    portal = await startPortal({ token });
    kalends = await startKalends(script, {
      KALENDS_BASE_URL: portal.url,
      KALENDS_TOKEN: 'tok-wrong-5d',
      KALENDS_CONFIG: JSON.stringify({ source, mapping }),
      ...(script === 'start' && { KALENDS_STORE: 'sqlite::memory:' }),
    });
  });
  afterAll(async () => {
    await kalends?.stop();
    await portal?.close();
  });

  it('is healthy but not ready, and sends Retry-After', async () => {
    const { status, headers } = await ask(kalends.origin, '/feeds/c1.ics');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': expect.stringMatching(/^\d+$/u), 'cache-control': 'no-store' });
    expect((await ask(kalends.origin, '/healthz')).status).toBe(200);
    expect((await ask(kalends.origin, '/readyz')).status).toBe(503);
  });

  it('says why, and never shows the token', async () => {
    const { text } = await askUntil(kalends.origin, '/status', (answer) => answer.text.includes('401'));
    await until(() => kalends.output().includes('401'));
    for (const said of [text, kalends.output()]) expect(said).not.toContain('tok-wrong-5d');
  });
}

function withSample(script: Script): void {
  let kalends: RunningKalends;
  beforeAll(async () => {
    kalends = await startKalends(script, {});
  });
  afterAll(() => kalends?.stop());

  it('says that it serves sample data, and how to go on', async () => {
    await until(() => kalends.output().includes('KALENDS_BASE_URL='));
    expect(kalends.output()).toContain('sample data');
  });

  it('lists the calendars and where their feeds are', async () => {
    await until(() => kalends.output().includes('/status\n'));
    expect(kalends.output()).toMatch(/Lectures & seminars +http:\/\/127\.0\.0\.1:\d+\/feeds\/lectures\.ics\n/u);
    expect(kalends.output().match(/\/feeds\//gu)).toHaveLength(4);
  });

  it('serves the widget: its script, its events, and its page in every layout', async () => {
    await askUntil(kalends.origin, '/readyz', ({ status }) => status === 200);
    const script = await ask(kalends.origin, '/widget.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(script.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(gunzipSync(script.bytes).toString()).toContain('kalends-calendar');
    const { events, through } = JSON.parse((await ask(kalends.origin, '/embed/sports/events.json')).text);
    expect(events.length).toBeGreaterThan(3);
    expect(through > new Date().toISOString().slice(0, 10)).toBe(true);
    for (const layout of ['list', 'agenda', 'month', 'next']) {
      const { status, text } = await ask(kalends.origin, `/embed/sports?layout=${layout}&lang=ru`);
      expect(status).toBe(200);
      expect(text).toContain('Часовой пояс: Восточная Европа');
    }
    expect((await ask(kalends.origin, '/calendars/sports/embed')).text).toContain('&lt;kalends-calendar');
  });

  it('serves every calendar of the sample in every format, with its images', async () => {
    await askUntil(kalends.origin, '/readyz', ({ status }) => status === 200);
    const opml = await ask(kalends.origin, '/feeds.opml');
    const addresses = [...opml.text.matchAll(/\/feeds\/([^"./]+)\./gu)].map(([, slug]) => slug);
    expect(new Set(addresses).size).toBeGreaterThan(2);
    for (const slug of new Set(addresses)) {
      for (const [extension] of formats) {
        const { status, text } = await ask(kalends.origin, `/feeds/${slug}.${extension}`);
        expect(status).toBe(200);
        expect(titlesOf(extension, text).length).toBeGreaterThan(3);
      }
    }
    const { text } = await ask(kalends.origin, '/feeds/lectures.json');
    const image = /http:[^"\\]+\.svg/u.exec(text)?.[0] ?? '';
    expect((await ask(kalends.origin, new URL(image).pathname)).headers['content-type']).toContain('image/svg+xml');
  });
}

/** The titles in a feed, read by a parser for its format. */
function titlesOf(extension: (typeof formats)[number][0], text: string): readonly string[] {
  if (extension === 'json') return (JSON.parse(text).items as { title: string }[]).map(({ title }) => title);
  if (extension === 'ics') {
    const calendar = new ICAL.Component(ICAL.parse(text));
    return calendar.getAllSubcomponents('vevent').map((one) => String(one.getFirstPropertyValue('summary')));
  }
  const parsed = new XMLParser({ isArray: (name) => name === 'item' || name === 'entry' }).parse(text);
  const entries: { title: string }[] = (extension === 'rss' ? parsed.rss.channel.item : parsed.feed.entry) ?? [];
  return entries.map(({ title }) => String(title));
}

async function until(condition: () => boolean, ms = 50_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not come to that.');
    await new Promise((done) => setTimeout(done, 50));
  }
}

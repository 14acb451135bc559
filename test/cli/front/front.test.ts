import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { busyWords } from '../../../src/cli/engine/busy-words.ts';
import type { Engine, EngineAnswer, PlainRequest } from '../../../src/cli/engine/engine-messages.ts';
import { createFront, type FrontDeps, type NumberedEngine } from '../../../src/cli/front/front.ts';
import { createRepresentation } from '../../../src/http/representation/representation.ts';
import { type Answer, ask } from '../../runtime/ask.ts';

const feed = '/feeds/a.ics';

async function represented(body: string, generation = 1, common = {}): Promise<EngineAnswer> {
  const content = { body, mediaType: 'text/calendar', lastModified: 0, common };
  const representation = await createRepresentation(content, []);
  return { kind: 'representation', representation, stamp: body, generation };
}

const plain = (status: number, text = ''): EngineAnswer => ({
  kind: 'response',
  status,
  headers: [['Content-Length', String(text.length)]],
  body: new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>,
});

interface Asked {
  readonly request: PlainRequest;
  readonly known: string | null;
  readonly signal: AbortSignal;
  readonly answer: (answer: EngineAnswer) => void;
  readonly fail: () => void;
}

/** A front over an engine that answers when the test says so. */
async function openFront(more: Partial<FrontDeps> = {}) {
  const asked: Asked[] = [];
  const waiting: ((asked: Asked) => void)[] = [];
  const state = { now: 0, generation: 1, engine: null as NumberedEngine | null };
  const answerer: Engine['ask'] = (request, known, signal) =>
    new Promise((resolve, reject) => {
      const one = { request, known, signal, answer: resolve, fail: () => reject(new Error('It has ended.')) };
      signal.addEventListener('abort', one.fail);
      const heard = waiting.shift();
      if (heard) heard(one);
      else asked.push(one);
    });
  const engineOf = (number: number): NumberedEngine => ({ number, ask: answerer, generation: () => state.generation });
  state.engine = engineOf(1);
  const sleeping: { ms: number; wake: () => void }[] = [];
  const front = createFront({
    engine: () => state.engine,
    now: () => state.now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        sleeping.push({ ms, wake: resolve });
        signal?.addEventListener('abort', () => resolve());
      }),
    log: (_, message) => expect.unreachable(message),
    ...more,
  });
  const server = createServer(front.listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    front,
    state,
    asked,
    engineOf,
    get: (path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> =>
      ask(origin, path, { method, headers }),
    /** Sends a request that the client can give up. */
    start(path: string) {
      const { port } = server.address() as AddressInfo;
      const outgoing = request({ port, host: '127.0.0.1', path, agent: false }).on('error', () => undefined);
      outgoing.end();
      return { leave: () => outgoing.destroy() };
    },
    /** The next request that reaches the engine. */
    next: () =>
      new Promise<Asked>((resolve) => {
        const first = asked.shift();
        if (first) resolve(first);
        else waiting.push(resolve);
      }),
    /** Lets the time pass that somebody waits for. */
    async pass(ms: number) {
      await expect.poll(() => sleeping.filter((one) => one.ms === ms).length).toBeGreaterThan(0);
      for (const { wake } of sleeping.filter((one) => one.ms === ms)) wake();
    },
  };
}

type Opened = Awaited<ReturnType<typeof openFront>>;

/** Lets the front remember the feed. */
async function remember({ get, next }: Opened, body = 'one', path = feed) {
  const got = get(path);
  (await next()).answer(await represented(body));
  expect((await got).text).toBe(body);
}

test('answers /healthz without the engine', async () => {
  const { get, state } = await openFront();
  state.engine = null;
  const { status, text, headers } = await get('/healthz');
  expect([status, text, headers['cache-control']]).toEqual([200, 'ok\n', 'no-store']);
});

test('repeats an answer for a second, while the generation is the same', async () => {
  const opened = await openFront();
  const { get, next, state } = opened;
  await remember(opened);
  expect((await get(feed)).text).toBe('one');
  expect((await get(feed, 'HEAD')).status).toBe(200);
  state.generation = 2;
  const changed = get(feed);
  const asked = await next();
  expect(asked.known).toBe('one');
  asked.answer(await represented('two', 2));
  expect((await changed).text).toBe('two');
  state.now += 1000;
  const later = get(feed);
  (await next()).answer({ kind: 'unchanged', generation: 2 });
  expect((await later).text).toBe('two');
  expect((await get(feed)).text).toBe('two');
});

test('sends what it remembers if the engine takes long, and takes the new answer when it comes', async () => {
  const opened = await openFront();
  const { get, next, state, pass } = opened;
  await remember(opened);
  state.generation = 2;
  const slow = get(feed);
  const asked = await next();
  await pass(100);
  expect((await slow).text).toBe('one');
  // The engine is asked once, and nobody waits for it a second time.
  expect((await get(feed)).text).toBe('one');
  expect(opened.asked).toEqual([]);
  asked.answer(await represented('two', 2));
  await expect.poll(async () => (await get(feed)).text).toBe('two');
});

test('goes on with what it remembers while there is no engine, and asks the next one for all of it', async () => {
  const opened = await openFront();
  const { get, next, state, engineOf } = opened;
  await remember(opened);
  state.engine = null;
  state.now += 5000;
  expect((await get(feed)).text).toBe('one');
  const other = await get('/feeds/b.ics');
  expect([other.status, other.headers['retry-after']]).toEqual([503, '5']);
  expect((await get('/readyz')).status).toBe(503);
  state.engine = engineOf(2);
  const again = get(feed);
  const asked = await next();
  // Another engine can't know what the one before has sent.
  expect(asked.known).toBeNull();
  asked.answer(await represented('two'));
  expect((await again).text).toBe('two');
});

test('sends what it remembers while the engine refuses or fails, but believes it that something is gone', async () => {
  const opened = await openFront();
  const { get, next, state } = opened;
  await remember(opened);
  for (const status of [500, 503]) {
    state.now += 1000;
    const got = get(feed);
    (await next()).answer(plain(status));
    expect((await got).text).toBe('one');
  }
  state.now += 1000;
  const gone = get(feed);
  (await next()).answer(plain(410));
  (await next()).answer(plain(410, 'gone'));
  expect([(await gone).status, (await gone).text]).toEqual([410, 'gone']);
});

test('lets a bounded number of requests wait; the others get 503 with Retry-After', async () => {
  const opened = await openFront({ mostWaiting: 2 });
  const { get, next } = opened;
  await remember(opened);
  const [first, second] = [get('/a'), get('/b')];
  const [one, two] = [await next(), await next()];
  const third = await get('/c');
  expect([third.status, third.headers['retry-after'], third.headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(JSON.parse(third.text)).toMatchObject({ status: 503, detail: expect.stringContaining('Too many requests') });
  expect([(await get(feed)).status, (await get('/healthz')).status]).toEqual([200, 200]);
  one.answer(plain(200, 'a'));
  expect((await first).text).toBe('a');
  const fourth = get('/d');
  (await next()).answer(plain(200, 'd'));
  expect((await fourth).text).toBe('d');
  two.answer(plain(200, 'b'));
  expect((await second).text).toBe('b');
});

test.each([
  ['de-AT,en;q=0.5', 'de', 'ltr', 'Einen Moment bitte', 'Erneut versuchen'],
  ['ar', 'ar', 'rtl', 'لحظة من فضلك', 'حاول مرة أخرى'],
  ['xx', 'fi', 'ltr', 'Hetkinen', 'Try again'],
])('a browser that has to ask again gets a page for %s', async (accepted, language, direction, title, retry) => {
  const words = { fi: { 'pages.problem.503': 'Hetkinen' } };
  const site = { title: 'Meny & <co>', language: 'fi', words };
  const { get, state } = await openFront({ mostWaiting: 0, busyWords: () => busyWords(site) });
  state.engine = null;
  const { status, text, headers } = await get('/', 'GET', { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': accepted }); // biome-ignore format: one line
  expect([status, headers['retry-after'], headers['cache-control'], headers['content-type']]).toEqual([503, '5', 'no-store', 'text/html; charset=utf-8']); // biome-ignore format: one line
  expect(text).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`<a href="">${retry}</a>`);
  expect(text).toContain('Meny &amp; &lt;co&gt;');
  const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  const program = await get('/', 'GET', { Accept: 'text/calendar, */*' });
  expect([program.status, program.headers['content-type']]).toEqual([503, 'application/problem+json']);
});

test('gives the place of a client that has gone to another', async () => {
  const { get, start, next } = await openFront({ mostWaiting: 1 });
  const gone = start('/a');
  const one = await next();
  const cancelled = new Promise((done) => one.signal.addEventListener('abort', done));
  gone.leave();
  await cancelled;
  const other = get('/b');
  (await next()).answer(plain(200, 'b'));
  expect((await other).text).toBe('b');
});

test('asks once for all who want the same feed, the first time too', async () => {
  const { get, next, asked } = await openFront({ mostWaiting: 1 });
  const all = [get(feed)];
  const one = await next();
  all.push(get(feed), get(feed), get(feed));
  expect((await get('/healthz')).status).toBe(200);
  one.answer(await represented('one'));
  expect((await Promise.all(all)).map(({ text }) => text)).toEqual(['one', 'one', 'one', 'one']);
  expect(asked).toEqual([]);
});

test('gives up after half a minute where nothing is remembered', async () => {
  const { get, next, pass } = await openFront();
  const got = get('/a');
  const { signal } = await next();
  await pass(30_000);
  const late = await got;
  expect([late.status, JSON.parse(late.text).detail]).toEqual([503, expect.stringContaining('not ready in time')]);
  expect(signal.aborted).toBe(true);
});

test('says in /readyz what the engine says, or what it said last if it takes long', async () => {
  const { get, next, pass, state } = await openFront();
  const first = get('/readyz');
  (await next()).answer(plain(200, '{"ready":true}'));
  expect((await first).text).toBe('{"ready":true}');
  const slow = get('/readyz');
  await next();
  await pass(1000);
  expect((await slow).text).toBe('{"ready":true}');
  state.engine = null;
  expect((await get('/readyz')).status).toBe(503);
});

test('says in /readyz that it drains, without the engine', async () => {
  const { get, front } = await openFront();
  front.drain();
  const { status, text } = await get('/readyz');
  expect([status, JSON.parse(text)]).toEqual([503, { ready: false, reason: 'draining' }]);
});

test('remembers a feed that a browser opens apart from what readers get', async () => {
  const { get, next } = await openFront();
  const common = { Vary: 'Accept-Encoding, Sec-Fetch-Dest' };
  const from = (dest: string) => get('/feeds/a.rss', 'GET', { 'Sec-Fetch-Dest': dest });
  const read = get('/feeds/a.rss');
  (await next()).answer(await represented('for readers', 1, common));
  expect((await read).text).toBe('for readers');
  const opened = from('document');
  (await next()).answer(await represented('for the browser', 1, common));
  expect([(await opened).text, (await from('document')).text, (await from('empty')).text]).toEqual([
    'for the browser',
    'for the browser',
    'for readers',
  ]);
});

test('remembers what depends on the Origin for each Origin', async () => {
  const { get, next } = await openFront();
  const common = { Vary: 'Accept-Encoding, Origin' };
  const plainly = get(feed);
  (await next()).answer(await represented('for programs', 1, common));
  expect((await plainly).text).toBe('for programs');
  const site = () => get(feed, 'GET', { Origin: 'https://a.example' });
  const first = site();
  (await next()).answer(await represented('for a.example', 1, common));
  expect([(await first).text, (await site()).text, (await get(feed)).text]).toEqual([
    'for a.example',
    'for a.example',
    'for programs',
  ]);
});

test('keeps the answers of one Host from another, whatever it holds', async () => {
  const opened = await openFront();
  const { get, next } = opened;
  const got = get(feed, 'GET', { host: 'kalends.example' });
  (await next()).answer(await represented('one'));
  expect((await got).text).toBe('one');
  const other = get('/a.ics', 'GET', { host: 'kalends.example/feeds' });
  (await next()).answer(plain(400));
  expect((await other).status).toBe(400);
  expect((await get(feed, 'GET', { host: 'kalends.example' })).text).toBe('one');
});

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorker } from '../../src/edge/create-worker.ts';
import type { Env } from '../../src/edge/env.ts';
import type { CalendarCalls } from '../../src/edge/object-stubs.ts';
import { rememberAddresses } from '../../src/edge/rendered/remembered-addresses.ts';
import type { Representation } from '../../src/http/representation/representation.ts';
import { ask, clockAhead, counted, origin, refreshed } from './counted-objects.ts';
import { bindings } from './objects.ts';

afterEach(() => vi.restoreAllMocks());

type Headers = Record<string, string>;

/** All of an answer. */
async function whole(response: Response) {
  return { status: response.status, headers: [...response.headers], text: await response.text() };
}

/** Objects that say of every feed that it stays as it is, since a calendar that refreshes meanwhile says nothing like it. */
function lasting(env: Env): Env {
  const getByName = (name: string) => {
    const object = env.CALENDARS.getByName(name) as unknown as CalendarCalls;
    const feed: CalendarCalls['feed'] = async (...asked) => ({ ...(await object.feed(...asked)), freshMs: 300_000 });
    return { feed };
  };
  return { ...env, CALENDARS: { getByName } as unknown as DurableObjectNamespace };
}

describe('a feed that is asked for again at the same address', () => {
  beforeAll(() => refreshed('lectures'), 240_000);

  it('is answered as by an isolate that was never asked, to every kind of client', async () => {
    const [worker, env] = [createWorker(), lasting(bindings)];
    const first = await ask(worker, env, '/feeds/lectures.ics', { 'Accept-Encoding': 'gzip' });
    const [tag, date] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
    const clients: readonly Headers[] = [
      { 'Accept-Encoding': 'gzip' },
      {},
      { 'Accept-Encoding': 'gzip', 'If-None-Match': tag },
      { 'Accept-Encoding': 'br, gzip', 'If-Modified-Since': date },
      { 'If-None-Match': '"another"' },
      { 'Accept-Encoding': 'gzip', 'Sec-Fetch-Dest': 'document', Origin: 'https://www.example' },
      { Host: 'calendar.example' },
    ];
    for (const path of ['ics', 'rss'].map((format) => `/feeds/lectures.${format}`))
      for (const headers of [...clients, ...clients.toReversed()]) {
        const expected = await whole(await ask(createWorker(), env, path, headers));
        expect([path, headers, await whole(await ask(worker, env, path, headers))]).toEqual([path, headers, expected]);
      }
  });

  it('is answered without the application, and a HEAD by it', async () => {
    const [worker, env] = [createWorker(), lasting(bindings)];
    /** The headers that are read for an answer. */
    const read = async (method: string) => {
      const request = new Request(`${origin}/feeds/lectures.ics`, { method, headers: { 'Accept-Encoding': 'gzip' } });
      const get = vi.spyOn(request.headers, 'get');
      const { status } = await worker.fetch(request, env, { waitUntil: () => undefined } as never);
      expect(status).toBe(200);
      return get.mock.calls.map(([name]) => name.toLowerCase());
    };
    expect(await read('GET')).toContain('sec-fetch-dest');
    expect(await read('GET')).not.toContain('sec-fetch-dest');
    expect(await read('HEAD')).toContain('sec-fetch-dest');
  });

  it('is refused at a host that the site does not answer for', async () => {
    const worker = createWorker();
    const env = { ...lasting(bindings), KALENDS_PUBLIC_URL: origin };
    const status = async (headers: Headers) => (await ask(worker, env, '/feeds/lectures.ics', headers)).status;
    for (let time = 0; time < 2; time += 1) {
      expect(await status({ Host: 'events.example' })).toBe(200);
      expect(await status({ Host: 'rebound.example' })).toBe(421);
    }
  });

  it('is looked up again once a minute, since its address may have become that of another calendar', async () => {
    const clock = clockAhead();
    const { env: objects, take } = counted();
    const [worker, env] = [createWorker(), lasting(objects)];
    for (const calls of [{ wake: 1, index: 1, feed: 1 }, {}]) {
      expect((await ask(worker, env, '/feeds/lectures.ics')).status).toBe(200);
      expect(take()).toEqual(calls);
    }
    clock.ahead = 61_000;
    await ask(worker, env, '/feeds/lectures.ics');
    expect(take()).toMatchObject({ index: 1 });
  });
});

describe('an address', () => {
  const feed = (vary: string): Representation =>
    ({ variants: [{ headers: { Vary: vary } }] }) as unknown as Representation;
  const fresh = () => feed('Accept-Encoding');
  const remember = (keyOf: () => string | undefined = () => 'key') =>
    rememberAddresses({ finished: { keyOf, fresh }, listedUntil: () => 1, now: () => 0 });
  const request = (path = '') => new Request(`${origin}/feeds/a.ics${path}`);

  it.each<[string, Representation, () => string | undefined, string]>([
    ['of an answer that differs by Origin', feed('Accept-Encoding, Origin'), () => 'key', ''],
    ['of RSS, which browsers get otherwise', feed('Accept-Encoding, Sec-Fetch-Dest'), () => 'key', ''],
    ['of what is no finished feed', feed('Accept-Encoding'), () => undefined, ''],
    ['that is very long', feed('Accept-Encoding'), () => 'key', `?q=${'a'.repeat(3000)}`],
  ])('%s is not remembered', (_, representation, keyOf, path) => {
    const addresses = remember(keyOf);
    addresses.note(request(path), representation);
    expect(addresses.find(request(path))).toBeNull();
  });

  it('of any other feed is', () => {
    const addresses = remember();
    addresses.note(request(), feed('Accept-Encoding'));
    expect(addresses.find(request())).not.toBeNull();
    expect(addresses.find(request('?limit=1'))).toBeNull();
  });
});

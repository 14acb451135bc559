import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorker } from '../../src/edge/create-worker.ts';
import { previewName } from '../../src/edge/index/stored-previews.ts';
import { type CalendarCalls, indexStub } from '../../src/edge/object-stubs.ts';
import type { PublisherStatus } from '../../src/publisher/publisher.ts';
import { ask, clockAhead, counted, refreshed, seen } from './counted-objects.ts';
import { bindings, index, indexCalls } from './objects.ts';

afterEach(() => vi.restoreAllMocks());

/** The calendars of the sample. */
let ids: readonly string[] = [];
beforeAll(async () => {
  ids = await allRefreshed();
}, 240_000);

const minute = 60_000;
/** A saved feed. Only the Worker is configured so: its objects read the sample portal, and can't render it. */
const saved = {
  KALENDS_BASE_URL: 'https://portal.example',
  KALENDS_TOKEN: 'secret',
  KALENDS_CONFIG: { feeds: { all: { title: 'All' } } },
};

/** Every calendar of the sample is read and rendered, and has told the index. */
async function allRefreshed(): Promise<readonly string[]> {
  await indexCalls.index();
  await runDurableObjectAlarm(index);
  const { calendars } = await indexCalls.status();
  for (const { id } of calendars) await refreshed(id);
  return calendars.map(({ id }) => id);
}

describe('the calls to objects', () => {
  it('are at most one for a request whose answer is kept', async () => {
    const { length } = ids;
    expect(length).toBeGreaterThan(2);
    const { env, take } = counted(new Set(), saved);
    const worker = createWorker();
    const calls = async (path: string) => {
      const { status } = await ask(worker, env, path, { Accept: '*/*' });
      expect([path, status]).toEqual([path, 200]);
      return take();
    };
    // The first request of an isolate also wakes the index.
    expect(await calls('/robots.txt')).toEqual({ wake: 1 });
    expect(await calls('/feeds/lectures.ics')).toEqual({ index: 1, feed: 1 });
    expect(await calls('/feeds/lectures.ics')).toEqual({});
    expect(await calls('/feeds/sports.rss')).toEqual({ feed: 1 });
    expect(await calls('/feeds.opml')).toEqual({});
    expect(await calls('/feeds/lectures.ics?q=a')).toEqual({ feed: 1 });
    expect(await calls('/feeds/lectures.ics?q=a')).toEqual({});
    for (const path of ['/calendars/lectures', '/embed/lectures', '/calendars/lectures']) {
      expect([path, await calls(path)]).toEqual([path, { snapshot: 1 }]);
    }
    for (const asked of [1, 2]) expect([asked, await calls('/')]).toEqual([asked, { previews: 1 }]);
    // The events that were loaded above are not loaded again.
    expect(await calls('/feeds/all.atom?q=a')).toEqual({ versions: 1, snapshot: length - 1 });
    for (const path of ['/feeds/all.atom?q=a', '/?q=a'])
      expect([path, await calls(path)]).toEqual([path, { versions: 1 }]);
    expect(await calls('/status')).toEqual({ overview: 1 });
    expect(await calls('/readyz')).toEqual({ overview: 1 });
  });

  it('give no saved feed that another configuration or code has rendered', async () => {
    const path = '/feeds/all.ics';
    const { env, take } = counted(new Set(), saved);
    const worker = createWorker();
    // It renders itself, until its objects are of the same deployment.
    expect((await ask(worker, env, path)).status).toBe(200);
    expect(take()).toMatchObject({ savedFeed: 1, snapshot: ids.length });
    await ask(worker, env, path);
    expect(take()).toEqual({ savedFeed: 1 });
  });

  it('are one more for a calendar that has changed, and none for one that has nothing yet', async () => {
    const [id = '', other = ''] = ids;
    const { calendars } = await indexCalls.overview();
    const { env, take } = counted(new Set(), saved);
    const worker = createWorker();
    // The query takes the events into the isolate.
    for (const path of ['/', '/feeds/all.rss?q=a']) await ask(worker, env, path, { Accept: '*/*' });
    take();
    const versions = await indexCalls.versions();
    const reportOf = (of: string, version: string | null) => {
      const status = calendars.find((one) => one.id === of);
      if (status === undefined) throw new Error(`There is no calendar ${of}.`);
      return indexCalls.report(of, { status, version });
    };
    // Its preview is not there yet.
    expect(await reportOf(id, 'another version')).toMatchObject({
      preview: expect.stringContaining(versions[id] ?? ''),
    });
    await ask(worker, env, '/', { Accept: '*/*' });
    expect(take()).toEqual({ previews: 1, snapshot: 1 });
    await ask(worker, env, '/feeds/all.rss?q=a', { Accept: '*/*' });
    expect(take()).toEqual({ versions: 1, snapshot: 1 });
    await reportOf(id, versions[id] ?? null);
    await reportOf(other, null);
    const home = await ask(worker, env, '/', { Accept: '*/*' });
    expect([home.status, take()]).toEqual([200, { previews: 1 }]);
    expect((await ask(worker, env, '/feeds/all.rss', { Accept: '*/*' })).status).toBe(503);
    expect(take()).toEqual({ savedFeed: 1 });
    await reportOf(other, versions[other] ?? null);
  });

  it('send no preview twice, neither to the index nor to an isolate', async () => {
    const [id = ''] = ids;
    const { env, take } = counted();
    const worker = createWorker();
    const { versions, previews } = await indexCalls.previews({});
    expect(Object.keys(previews).sort()).toEqual([...ids].sort());
    const known = Object.fromEntries(Object.entries(previews).map(([of, one]) => [of, previewName(one)]));
    expect(await indexCalls.previews(known)).toEqual({ versions, previews: {} });
    const { [id]: _, ...others } = known;
    expect(Object.keys((await indexCalls.previews(others)).previews)).toEqual([id]);
    const early = await seen(await ask(worker, env, '/'));
    const again = await seen(await ask(worker, env, '/', { 'Accept-Language': 'de' }));
    expect(again.bytes).not.toEqual(early.bytes);
    expect(take()).toEqual({ wake: 1, index: 1, previews: 2 });
    // Another isolate, which gets them all.
    expect(await seen(await ask(createWorker(), env, '/'))).toEqual(early);
  });

  it('are those for the list once a minute', async () => {
    const clock = clockAhead();
    const { env, take } = counted();
    const worker = createWorker();
    await ask(worker, env, '/feeds.opml');
    expect(take()).toEqual({ wake: 1, index: 1 });
    // A busy machine takes some of the minute itself.
    clock.ahead = 30_000;
    await ask(worker, env, '/feeds.opml');
    expect(take()).toEqual({});
    clock.ahead = 61_000;
    await ask(worker, env, '/feeds.opml');
    expect(take()).toEqual({ index: 1 });
  });

  it('are one for each address without a calendar, which is then remembered', async () => {
    const { env, take } = counted();
    const worker = createWorker();
    expect((await ask(worker, env, '/feeds/nowhere.ics')).status).toBe(404);
    expect(take()).toEqual({ wake: 1, index: 1, availability: 1 });
    expect((await ask(worker, env, '/feeds/nowhere.ics')).status).toBe(404);
    expect(take()).toEqual({});
  });
});

describe('the status of a Worker', () => {
  it('says what refreshing takes of the quotas of a day', async () => {
    const { env } = counted();
    const worker = createWorker();
    const answer = await ask(worker, env, '/status', { Accept: 'application/json' });
    const { platform } = (await answer.json()) as PublisherStatus;
    expect(platform?.plan).toBe('free');
    // On a busy machine the runs are slow, which stretches it.
    const everySeconds = platform?.everySeconds ?? 0;
    expect(everySeconds).toBeGreaterThanOrEqual(300);
    const runs = ids.length * (86_400 / everySeconds);
    const used = Object.fromEntries((platform?.quotas ?? []).map(({ of, ...quota }) => [of, quota]));
    expect(used.objectRequests?.used).toBeGreaterThan(runs * 3);
    expect(used.rowsWritten?.used).toBeGreaterThan(runs * 6);
    for (const { used: taken, allowed } of Object.values(used)) expect(taken).toBeLessThan((allowed ?? 0) / 2);
    const page = await (await ask(worker, env, '/status', { Accept: 'text/html' })).text();
    expect(page).toContain('Rows written');
  });
});

describe('a Worker whose index fails', () => {
  it('serves all that it knows, and says so in its status', async () => {
    const clock = clockAhead();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const down = new Set<string>();
    const { env } = counted(down, saved);
    const worker = createWorker();
    const paths = [
      '/',
      '/feeds/lectures.ics',
      '/feeds/all.ics',
      '/calendars/lectures',
      '/feeds/lectures.ics?q=a',
      '/feeds.opml',
    ];
    const before = [];
    for (const path of paths) before.push(await seen(await ask(worker, env, path)));
    await ask(worker, env, '/status');
    down.add('index');
    for (const ahead of [0, 2 * minute, 4 * minute]) {
      clock.ahead = ahead;
      for (const [n, path] of paths.entries()) {
        expect([path, await seen(await ask(worker, env, path))]).toEqual([path, before[n]]);
      }
    }
    // A calendar that this isolate has not served yet.
    expect((await ask(worker, env, '/feeds/sports.ics')).status).toBe(200);
    const status = (await (await ask(worker, env, '/status', { Accept: 'application/json' })).json()) as {
      list: { failure: string };
    };
    expect(status.list.failure).toContain('does not answer');
  });

  it('and that knows nothing yet says when to come back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { env } = counted(new Set(['index']));
    for (const path of ['/feeds/lectures.ics', '/', '/status']) {
      const answer = await ask(createWorker(), env, path);
      expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 503, '5']);
      expect(await answer.text()).not.toContain('overloaded');
    }
  });
});

describe('what the calendars tell the index', () => {
  it('is still there after all objects were ended', async () => {
    const before = await indexCalls.versions();
    expect(Object.keys(before).sort()).toEqual([...ids].sort());
    const { calendars } = await indexCalls.overview();
    await abortAllDurableObjects();
    // A stub whose object was ended stays broken.
    const again = indexStub(bindings);
    expect(await again.versions()).toEqual(before);
    expect((await again.overview()).calendars).toEqual(calendars);
    expect(Object.keys((await again.previews({})).previews).sort()).toEqual([...ids].sort());
  });

  it('is told again if the index has lost it', async () => {
    const [id = ''] = ids;
    const clock = clockAhead();
    await abortAllDurableObjects();
    const object = bindings.INDEX.getByName('index');
    await runInDurableObject(object, (_, { storage }) => storage.kv.delete(`preview ${id}`));
    expect((await indexStub(bindings).previews({})).previews).not.toHaveProperty([id]);
    clock.ahead = 40 * minute;
    const calendar = bindings.CALENDARS.getByName(id);
    await (calendar as unknown as CalendarCalls).wake(id);
    await runDurableObjectAlarm(calendar);
    expect((await indexStub(bindings).previews({})).previews).toHaveProperty([id]);
  });
});

import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createWorker } from '../../src/edge/create-worker.ts';
import { readEnv } from '../../src/edge/env.ts';
import { type CalendarCalls, calendarStub, indexStub } from '../../src/edge/object-stubs.ts';
import { edgeGzip } from '../../src/http/representation/compressors.ts';
import { platformRuntime } from '../../src/platform-runtime.ts';
import { joinRefreshers } from '../../src/publisher/create-publisher.ts';
import { control } from './calendar-in-object.ts';
import { callsBetween, given } from './configured-worker.ts';
import { ask, clockAhead, counted, origin, refreshed, seen } from './counted-objects.ts';
import { bindings, calendar, indexCalls } from './objects.ts';

const { VERSION } = bindings;
const hour = 3_600_000;
const ids = ['small', 'renewed', 'damaged'];
const formats = ['ics', 'rss', 'atom', 'json'];
const isOfSavedFeed = (call: string): boolean => call.includes('saved feed');

/** Set before the objects start, which keep the clock that they find. */
const clock = clockAhead();
afterAll(() => vi.restoreAllMocks());

beforeAll(async () => {
  given.variables = {
    KALENDS_BASE_URL: `${inject('portal')}/few`,
    KALENDS_TOKEN: 'secret',
    KALENDS_TIMEZONE: 'UTC',
    KALENDS_PUBLIC_URL: origin,
    KALENDS_CONFIG: {
      source: { endpoints: { details: false } },
      feeds: { all: { title: 'All' } },
      refresh: { everySeconds: 3600 },
      worker: { plan: 'paid' },
    },
  };
  await indexCalls.index();
  for (const id of ids) await refreshed(id);
}, 240_000);

beforeEach(() => {
  callsBetween.length = 0;
});

/** A Worker as the objects are set up, with a count of its calls. */
const deployed = () => counted(new Set(), { ...given.variables, ...(VERSION && { VERSION }) });

/** The title of an event of the calendar changes at the portal, and the refresh that is due finds it. */
async function change(id: string, edited: string): Promise<void> {
  await control(id, { edited });
  clock.ahead += 2 * hour;
  await runDurableObjectAlarm(calendar(id));
  callsBetween.length = 0;
}

describe('a saved feed after a change', () => {
  it('has the bytes and the headers that an application renders that has all events', async () => {
    const { env } = deployed();
    const read = readEnv(env, undefined);
    if ('problems' in read) throw new Error('The environment is not usable.');
    const { now, log } = platformRuntime;
    const publisher = joinRefreshers(indexStub(bindings), (id) => calendarStub(bindings, id), now);
    const plain = createApp({ config: read.config, publisher, now, log, compressors: [edgeGzip] });
    const worker = createWorker();
    for (const format of formats) {
      const path = `/feeds/all.${format}`;
      const rendered = await seen(await plain.fetch(new Request(origin + path)));
      expect(rendered.status).toBe(200);
      expect(await seen(await ask(worker, env, path))).toEqual(rendered);
    }
  });

  it('costs a request one call, and loads what has changed once for all isolates and formats', async () => {
    const { env, take } = deployed();
    const workers = [createWorker(), createWorker()];
    for (const worker of workers) await ask(worker, env, '/feeds.opml');
    for (const format of formats) await ask(createWorker(), env, `/feeds/all.${format}`);
    await change('small', 'e3');
    take();
    const texts = await Promise.all(
      workers.map(async (worker) => (await ask(worker, env, '/feeds/all.ics', { Accept: '*/*' })).text()),
    );
    for (const text of texts) expect(text).toContain('SUMMARY:Edited');
    expect(take()).toMatchObject({ savedFeed: workers.length });
    expect(take()).toEqual({});
    expect(callsBetween).toEqual(['index → saved feed all.savedFeed', 'saved feed all → small.snapshot']);
    callsBetween.length = 0;
    for (const format of ['rss', 'atom', 'json'])
      for (const worker of workers) {
        expect((await ask(worker, env, `/feeds/all.${format}`)).status).toBe(200);
        expect([format, take()]).toEqual([format, { savedFeed: 1 }]);
      }
    expect(callsBetween).toEqual(Array.from({ length: 3 }, () => 'index → saved feed all.savedFeed'));
  });

  it('has a later date and another ETag, and 304 only for those', async () => {
    const { env } = deployed();
    const worker = createWorker();
    const ics = (headers = {}) => ask(worker, env, '/feeds/all.ics', headers);
    const before = (await ics()).headers;
    await change('renewed', 'e4');
    const known = { 'If-None-Match': before.get('etag') ?? '', 'If-Modified-Since': before.get('last-modified') ?? '' };
    const after = await ics(known);
    expect(after.status).toBe(200);
    const date = (headers: Headers) => Date.parse(headers.get('last-modified') ?? '');
    expect(date(after.headers)).toBeGreaterThan(date(before));
    expect((await ics({ 'If-None-Match': after.headers.get('etag') ?? '' })).status).toBe(304);
    expect((await ask(createWorker(), env, '/feeds/all.ics', known)).status).toBe(200);
  });

  it('is rendered by the Worker while the object for it fails', async () => {
    const { env, take } = deployed();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await change('damaged', 'e5');
    const maker = bindings.CALENDARS.getByName('saved feed all');
    const failing = await runInDurableObject(maker, (object) =>
      vi
        .spyOn(Object.getPrototypeOf(object) as CalendarCalls, 'savedFeed')
        .mockRejectedValue(new Error('it has no memory left')),
    );
    const answer = await ask(createWorker(), env, '/feeds/all.ics');
    expect(take()).toMatchObject({ savedFeed: 1, snapshot: ids.length });
    expect(await answer.text()).toContain('SUMMARY:Edited');
    expect(warned.mock.calls.join()).toContain('no memory left');
    failing.mockRestore();
    // A minute later it is asked again.
    clock.ahead += 61_000;
    await ask(createWorker(), env, '/feeds/all.ics');
    expect(callsBetween.filter(isOfSavedFeed)).toContain('index → saved feed all.savedFeed');
  });
});

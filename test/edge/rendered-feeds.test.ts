import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createWorker } from '../../src/edge/create-worker.ts';
import { readEnv } from '../../src/edge/env.ts';
import { calendarStub, indexStub } from '../../src/edge/object-stubs.ts';
import { sampleOrigin } from '../../src/edge/open-object.ts';
import { runTakes } from '../../src/edge/plan/day-use.ts';
import { bodyOf, headOf } from '../../src/edge/rendered/feed-answer.ts';
import { type FeedShelf, openFeedShelf, type ShelfEntry } from '../../src/edge/rendered/feed-shelf.ts';
import { createReceivedFeeds } from '../../src/edge/rendered/received-feeds.ts';
import type { RenderedFeeds } from '../../src/edge/rendered/rendered-feeds.ts';
import { edgeGzip } from '../../src/http/representation/compressors.ts';
import { createRepresentation, negotiate, type Representation } from '../../src/http/representation/representation.ts';
import { platformRuntime } from '../../src/platform-runtime.ts';
import { joinRefreshers } from '../../src/publisher/create-publisher.ts';
import { setUpSample } from '../../src/sample-setup.ts';
import { inCalendar } from './calendar-in-object.ts';
import { ask, clockAhead, counted, origin, refreshed, seen } from './counted-objects.ts';
import { bindings, calendar } from './objects.ts';

afterEach(() => vi.restoreAllMocks());

const formats = ['ics', 'rss', 'atom', 'json'] as const;
const publicUrl = { KALENDS_PUBLIC_URL: origin };
const minute = 60_000;
const day = 86_400_000;

describe('a plain feed from the objects', () => {
  beforeAll(() => refreshed('lectures'), 240_000);

  it('has the bytes and the headers that an application without them renders', async () => {
    const read = readEnv(bindings, undefined);
    if ('problems' in read) throw new Error('The environment is not usable.');
    const { now, log } = platformRuntime;
    const publisher = joinRefreshers(indexStub(bindings), (id) => calendarStub(bindings, id), now);
    const sample = setUpSample(read.config, sampleOrigin(bindings, read.config), now);
    const plain = createApp({ config: sample.config, publisher, now, log, compressors: [edgeGzip] });
    const worker = createWorker();
    for (const format of formats)
      for (const headers of [{}, { 'Accept-Encoding': 'gzip' }]) {
        const path = `/feeds/lectures.${format}`;
        const rendered = await seen(await plain.fetch(new Request(origin + path, { headers })));
        expect(rendered.status).toBe(200);
        expect(await seen(await ask(worker, bindings, path, headers))).toEqual(rendered);
        // From the isolate's memory.
        expect(await seen(await ask(worker, bindings, path, headers))).toEqual(rendered);
      }
  });

  it('is the same after an eviction, and answers 304', async () => {
    const before = await seen(await ask(createWorker(), bindings, '/feeds/lectures.ics'));
    await evictDurableObject(calendar('lectures'));
    const worker = createWorker();
    expect(await seen(await ask(worker, bindings, '/feeds/lectures.ics'))).toEqual(before);
    const [etag] = before.headers;
    const again = await ask(worker, bindings, '/feeds/lectures.ics', { 'If-None-Match': etag ?? '' });
    expect(again.status).toBe(304);
  });

  it('costs one call to its object, and none while it is fresh', async () => {
    const { env, take } = counted();
    const worker = createWorker();
    await ask(worker, env, '/feeds/lectures.ics');
    expect(take()).toMatchObject({ feed: 1 });
    await ask(worker, env, '/feeds/lectures.ics');
    expect(take().feed).toBeUndefined();
    vi.spyOn(platformRuntime, 'now').mockImplementation(() => Date.now() + 6 * minute);
    const later = createWorker();
    await ask(later, env, '/feeds/lectures.ics');
    expect(take()).toMatchObject({ feed: 1 });
  });

  it('is served as it was while its object fails', async () => {
    const clock = clockAhead();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const down = new Set<string>();
    const { env } = counted(down);
    const worker = createWorker();
    const before = await seen(await ask(worker, env, '/feeds/lectures.ics'));
    down.add('lectures');
    clock.ahead = 6 * minute;
    expect(await seen(await ask(worker, env, '/feeds/lectures.ics'))).toEqual(before);
    expect(warned.mock.calls.join()).toContain('as it was');
  });
});

/** What a caller gets that holds nothing. */
async function found(feeds: RenderedFeeds, format: (typeof formats)[number] = 'ics', of = 'finished', from = origin) {
  const answer = await feeds.find({ calendarId: of, origin: from, name: of, format }, null, 0);
  if (answer.kind !== 'feed') return answer.kind;
  const received = createReceivedFeeds(10_000_000);
  return await received.represent(format, received.keep(format, answer, 0), undefined);
}

const textOf = (representation: Awaited<ReturnType<typeof found>>): string =>
  typeof representation === 'string'
    ? representation
    : new TextDecoder().decode(representation.variants.at(-1)?.bytes as Uint8Array<ArrayBuffer>);

const listOnly = { endpoints: { details: false } } as const;

describe('the feeds that an object keeps', () => {
  it('cost a row for each format when something has changed, and none to read but the one that is asked for', () =>
    inCalendar(
      'finished',
      async (kept) => {
        const costs = async (work: () => Promise<unknown>) => {
          const before = { ...kept.rows };
          await work();
          const { read, written, finished } = kept.rows;
          return { read: read - before.read, written: written - before.written, finished: finished - before.finished };
        };
        const first = await kept.keep(publicUrl);
        await first.refresher.refresh();
        await first.feeds.update();
        // The second list proves the mapping that was detected from the first.
        await kept.untilDue(first.refresher);
        await first.refresher.refresh();
        await first.settled();
        await kept.untilDue(first.refresher);
        expect(kept.indexCalls).not.toContain('keepPreview');
        kept.indexCalls.length = 0;
        await first.refresher.refresh();
        expect(await first.settled()).toBe('known');
        expect(kept.indexCalls).toEqual(['context', 'report']);
        // And the alarm itself.
        expect(kept.indexCalls.length + 1).toBe(runTakes.objectRequests);
        expect(await costs(() => first.feeds.update())).toEqual({ read: 0, written: 0, finished: 0 });
        // The bytes: SQLite also looks at the row behind them.
        expect(await costs(() => found(first.feeds))).toEqual({ read: 2, written: 0, finished: 0 });

        const woken = await kept.keep(publicUrl);
        // The four entries and the bytes; no event is read.
        expect((await costs(() => found(woken.feeds))).read).toBeLessThanOrEqual(8);
        // A day later the feeds hold other events. The refresh that is due finds nothing new.
        kept.time += day;
        const { read, finished } = await costs(async () => {
          await woken.refresher.refresh();
          await woken.feeds.update();
        });
        expect(finished).toBe(formats.length);
        expect(read).toBeGreaterThanOrEqual(300);
      },
      listOnly,
    ));

  it('are rendered again at the calendar’s midnight, and the alarm is due then', () =>
    inCalendar(
      'nightly',
      async (kept) => {
        const { refresher, feeds } = await kept.keep(publicUrl);
        await refresher.refresh();
        await feeds.update();
        const before = await found(feeds, 'rss', 'nightly');
        const midnight = feeds.dueAt() ?? 0;
        expect(midnight - kept.time).toBeGreaterThan(0);
        expect(midnight - kept.time).toBeLessThanOrEqual(25 * 60 * minute);
        expect(new Date(midnight).toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' })).toBe('00:00:00');
        kept.time = midnight - 1;
        expect(await found(feeds, 'rss', 'nightly')).toEqual(before);
        kept.time = midnight;
        const after = await found(feeds, 'rss', 'nightly');
        expect((after as Representation).lastModified).toBe(midnight / 1000);
        expect(textOf(after)).not.toBe('absent');
      },
      listOnly,
    ));

  it('are those of at most four Hosts, and a fifth takes the place of one that rests', () =>
    inCalendar(
      'hosted',
      async (kept) => {
        const { refresher, feeds } = await kept.keep();
        await refresher.refresh();
        const hosts = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example`);
        for (const host of hosts.slice(0, 4)) {
          expect(textOf(await found(feeds, 'json', 'hosted', host))).toContain(`"${host}/feeds/hosted.json"`);
          kept.time += 1;
        }
        expect(await found(feeds, 'json', 'hosted', hosts[4])).toBe('absent');
        expect(await found(feeds, 'json', 'hosted', hosts[0])).not.toBe('absent');
        kept.time += 11 * minute;
        for (const host of hosts.slice(1, 4)) await found(feeds, 'json', 'hosted', host);
        expect(await found(feeds, 'json', 'hosted', hosts[4])).not.toBe('absent');
        expect(await found(feeds, 'json', 'hosted', hosts[0])).toBe('absent');
        // The other formats follow with the next refresh; Hosts that nobody asks for end after a day.
        await feeds.update();
        kept.time += 2 * day;
        await feeds.update();
        expect(feeds.dueAt()).toBeNull();
      },
      listOnly,
    ));

  it('are rendered anew under another configuration, and keep their date only with their bytes', () =>
    inCalendar(
      'shortened',
      async (kept) => {
        const { refresher, feeds } = await kept.keep(publicUrl);
        await refresher.refresh();
        await feeds.update();
        const before = (await found(feeds, 'ics', 'shortened')) as Representation;
        const config = { site: { timeZone: 'Europe/Berlin' }, limits: { bytes: 20_000 }, source: listOnly };
        const shorter = await kept.keep({ ...publicUrl, KALENDS_CONFIG: config });
        const after = (await found(shorter.feeds, 'ics', 'shortened')) as Representation;
        expect(after.variants.at(-1)?.bytes.byteLength).toBeLessThanOrEqual(20_000);
        expect(after.lastModified).toBeGreaterThan(before.lastModified);
        expect(shorter.feeds.problems()[0]?.message).toMatch(/^The \d+ events farthest from today are left out/);
      },
      listOnly,
    ));
});

describe('a feed that an object has sent', () => {
  const text = 'BEGIN:VCALENDAR '.repeat(500);

  it('is packed, and unpacked for a client that takes no gzip', async () => {
    const content = { body: text, mediaType: 'text/calendar', lastModified: 0, common: {} };
    const made = await createRepresentation(content, [edgeGzip]);
    const [packed] = made.variants;
    const received = createReceivedFeeds(100_000);
    const head = headOf(made);
    const answer = { kind: 'feed' as const, stamp: 's', freshMs: 0, head, parts: [packed?.bytes as Uint8Array] };
    const feed = received.keep('key', answer, 0);
    for (const header of ['gzip, br', 'x-gzip']) {
      const conditions = { acceptEncoding: header, ifNoneMatch: undefined, ifModifiedSince: undefined };
      const sent = await received.represent('key', feed, header);
      expect(sent.codings).toEqual(['gzip']);
      expect(negotiate(sent, conditions)).toEqual(negotiate(made, conditions));
    }
    for (const header of [undefined, 'br', 'gzip;q=0.1, identity']) {
      const conditions = { acceptEncoding: header, ifNoneMatch: undefined, ifModifiedSince: undefined };
      const sent = await received.represent('key', received.find('key') ?? feed, header);
      expect(negotiate(sent, conditions)).toEqual(negotiate(made, conditions));
    }
  });

  it('is the first of the bodies that an earlier release kept one after the other', () => {
    const [gzip, identity] = [new Uint8Array([1, 2]), new Uint8Array([3, 4, 5])];
    const variant = { tag: '"t"', headers: {}, notModifiedHeaders: {} };
    const variants = [
      { ...variant, coding: 'gzip' as const, length: 2 },
      { ...variant, coding: 'identity' as const, length: 3 },
    ];
    expect(bodyOf({ variants, lastModified: 0, size: 5 }, [gzip, identity])).toEqual(gzip);
    expect(() => bodyOf({ variants, lastModified: 0, size: 5 }, [gzip.subarray(1)])).toThrow('not as long');
  });
});

describe('the shelf of finished feeds', () => {
  const onShelf = <Result>(name: string, work: (open: () => FeedShelf, rows: () => number) => Result) =>
    runInDurableObject(calendar(name), (_, { storage }) =>
      work(
        () => openFeedShelf(storage),
        () => Number(storage.sql.exec('SELECT count(*) AS count FROM rendered_feeds').one().count),
      ),
    );
  const body = (length: number): Representation['variants'] => [
    {
      coding: 'identity',
      bytes: Uint8Array.from({ length }, (_, n) => (n * 7) % 251),
      tag: `"${length}"`,
      headers: {},
      notModifiedHeaders: {},
    },
  ];
  const entry = (bodies: Representation['variants']): ShelfEntry => ({
    origin,
    name: 'one',
    format: 'ics',
    version: 'v',
    setup: 's',
    until: 0,
    usedAt: 0,

    head: {
      variants: bodies.map(({ bytes, ...one }) => ({ ...one, length: bytes.byteLength })),
      lastModified: 1,
      size: 1,
    },
  });

  it('cuts what is larger than a row, and leaves no rows of a longer one', () =>
    onShelf('shelf', (open, rows) => {
      const shelf = open();
      for (const length of [5_000_000, 1_900_000, 0]) {
        const bodies = body(length);
        shelf.put(entry(bodies), bodies[0]?.bytes ?? new Uint8Array());
        const again = open();
        const known = again.find(entry(bodies));
        expect(known?.head).toEqual(entry(bodies).head);
        const whole = bodyOf(entry(bodies).head, again.parts(entry(bodies)));
        expect(whole.byteLength).toBe(length);
        expect(whole.at(-1)).toBe(bodies[0]?.bytes.at(-1));
        expect(rows()).toBe(Math.max(Math.ceil(length / 1_900_000), 1));
      }
    }));
});

import { describe, expect, it } from 'vitest';
import { uncut } from '../../src/calendar/feed-cut.ts';
import type { PublishedEvent, Snapshot } from '../../src/calendar/snapshot.ts';
import { readEnv } from '../../src/edge/env.ts';
import {
  createSavedFeeds,
  type FinishedSavedFeed,
  type Published,
  type SavedFeedKey,
} from '../../src/edge/index/saved-feeds.ts';
import { renderedBy } from '../../src/edge/open-object.ts';
import { type FeedAnswer, keptOf } from '../../src/edge/rendered/feed-answer.ts';
import type { FeedShelf, ShelfEntry, ShelfKey } from '../../src/edge/rendered/feed-shelf.ts';
import { createSavedFeedMaker, type SavedFeedOrder } from '../../src/edge/rendered/saved-feed-maker.ts';
import { createRepresentation } from '../../src/http/representation/representation.ts';
import { platformRuntime } from '../../src/platform-runtime.ts';
import { bindings } from './objects.ts';

const origin = 'https://events.example';
const all: SavedFeedKey = { origin, name: 'all', format: 'ics', calendarIds: ['a', 'b'], inputs: 'today' };
const minute = 60_000;

/** A shelf in memory. */
function shelfOf(): FeedShelf {
  const kept = new Map<string, { entry: ShelfEntry; body: Uint8Array }>();
  const keyOf = ({ origin: from, name, format }: ShelfKey) => JSON.stringify([from, name, format]);
  return {
    entries: () => [...kept.values()].map(({ entry }) => entry),
    find: (key) => kept.get(keyOf(key))?.entry,
    parts: (key) => [kept.get(keyOf(key))?.body ?? new Uint8Array()],
    put: (entry, body) => void kept.set(keyOf(entry), { entry, body }),
    note: (entry) => void kept.set(keyOf(entry), { entry, body: kept.get(keyOf(entry))?.body ?? new Uint8Array() }),
    drop({ origin: from, name }) {
      for (const [key, { entry }] of kept) if (entry.origin === from && entry.name === name) kept.delete(key);
    },
  };
}

interface Rendering {
  readonly asked: SavedFeedKey;
  readonly versions: Published;
  /** Ends it with a feed of these versions; by default, of those that it began with. */
  finish(
    versions?: Record<string, string>,
    given?: { readonly bytes?: number; readonly inputs?: string },
  ): Promise<void>;
  fail(): void;
}

/** The saved feeds over calendars that have told `told`, and what they have rendered. */
function savedFeeds(told: Record<string, string | null>) {
  const renderings: Rendering[] = [];
  const time = { now: 1_790_000_000_000 };
  const waits: (() => void)[] = [];
  const lines: string[] = [];
  const feeds = createSavedFeeds({
    shelf: shelfOf(),
    published: async () => ({ ...told }),
    render: (asked, { versions, before }) => {
      const { promise, resolve, reject } = Promise.withResolvers<FinishedSavedFeed | null>();
      renderings.push({
        asked,
        versions,
        async finish(of = versions as Record<string, string>, { bytes = 100, inputs = asked.inputs } = {}) {
          const body = `${JSON.stringify(of)}${'x'.repeat(bytes)}`;
          const representation = await createRepresentation(
            {
              body,
              mediaType: 'text/calendar',
              lastModified: time.now,
              previous: before && { ...before, variants: [], codings: [] },
              common: {},
            },
            [],
          );
          resolve({ ...asked, inputs, versions: of, cut: uncut, ...keptOf(representation) });
        },
        fail: () => reject(new Error('no memory')),
      });
      return promise;
    },
    runtime: {
      now: () => time.now,
      sleep: (_, signal) =>
        new Promise((resolve) => {
          waits.push(resolve);
          signal?.addEventListener('abort', () => resolve());
        }),
      log: (_, line) => void lines.push(line),
    },
  });
  const find = (given: Partial<SavedFeedKey> = {}, stamp: string | null = null) =>
    feeds.find({ ...all, ...given }, stamp);
  /** The next rendering, once it has begun. */
  const next = async (): Promise<Rendering> => {
    await expect.poll(() => renderings.length).toBeGreaterThan(0);
    return renderings.shift() as Rendering;
  };
  const begun = async (given?: Partial<SavedFeedKey>) => {
    const answer = find(given);
    return { answer, rendering: await next() };
  };
  const rendered = async (given?: Partial<SavedFeedKey>): Promise<FeedAnswer> => {
    const { answer, rendering } = await begun(given);
    await rendering.finish();
    return await answer;
  };
  return { find, next, begun, rendered, renderings, time, waits, lines };
}

const textOf = (answer: FeedAnswer): string =>
  answer.kind === 'feed' ? new TextDecoder().decode(answer.parts[0] as Uint8Array<ArrayBuffer>) : answer.kind;

describe('the saved feeds of the index', () => {
  it('are rendered once for those who ask at the same time, and then stored', async () => {
    const { find, begun, renderings } = savedFeeds({ a: 'a1', b: 'b1' });
    const { answer, rendering } = await begun();
    const others = [find(), find()];
    await rendering.finish();
    const first = await answer;
    expect(textOf(first)).toContain('"a":"a1","b":"b1"');
    for (const other of [...others, find()]) expect(textOf(await other)).toBe(textOf(first));
    expect(renderings).toEqual([]);
    const stamp = first.kind === 'feed' ? first.stamp : null;
    expect(await find({}, stamp)).toEqual({ kind: 'unchanged', freshMs: 0 });
  });

  it('are not served as they were before a change, and get a later date', async () => {
    const told = { a: 'a1', b: 'b1' };
    const { rendered } = savedFeeds(told);
    const before = await rendered();
    told.a = 'a2';
    const after = await rendered();
    expect(textOf(after)).toContain('"a":"a2"');
    const dateOf = (answer: FeedAnswer) => (answer.kind === 'feed' ? answer.head.lastModified : 0);
    // Within the same second.
    expect(dateOf(after)).toBe(dateOf(before) + 1);
  });

  it('are stored, too, if a calendar has more than it has told so far', async () => {
    const told = { a: 'a1', b: 'b1' };
    const { find, begun, rendered } = savedFeeds(told);
    const { answer, rendering } = await begun();
    await rendering.finish({ a: 'a2', b: 'b1' });
    expect(textOf(await answer)).toContain('"a":"a2"');
    expect(textOf(await find())).toContain('"a":"a2"');
    told.a = 'a2';
    expect(textOf(await find())).toContain('"a":"a2"');
    told.a = 'a3';
    expect(textOf(await rendered())).toContain('"a":"a3"');
    // What was seen once does not count for what is told later.
    told.a = 'a1';
    expect(textOf(await rendered())).toContain('"a":"a1"');
  });

  it('are left to the Workers for a minute after a failure', async () => {
    const { find, begun, rendered, renderings, time, lines } = savedFeeds({ a: 'a1', b: 'b1' });
    const { answer, rendering } = await begun();
    rendering.fail();
    const absent = { kind: 'absent', versions: { a: 'a1', b: 'b1' } };
    expect(await answer).toEqual(absent);
    expect(lines.join()).toContain('no memory');
    expect(await find()).toEqual(absent);
    expect(renderings).toEqual([]);
    time.now += minute;
    expect((await rendered()).kind).toBe('feed');
  });

  it('are left to the Workers if they take too long', async () => {
    const { begun, waits, lines } = savedFeeds({ a: 'a1', b: 'b1' });
    const { answer } = await begun();
    for (const end of waits) end();
    expect((await answer).kind).toBe('absent');
    expect(lines.join()).toContain('longer than 25 seconds');
  });

  it('are left to the Workers while another deployment renders', async () => {
    const { begun, rendered } = savedFeeds({ a: 'a1', b: 'b1' });
    const { answer, rendering } = await begun();
    await rendering.finish(undefined, { inputs: 'of other code' });
    expect((await answer).kind).toBe('absent');
    expect((await rendered()).kind).toBe('feed');
  });

  it('are rendered once if they are too large to be kept', async () => {
    const { find, begun, renderings } = savedFeeds({ a: 'a1', b: 'b1' });
    const { answer, rendering } = await begun();
    await rendering.finish(undefined, { bytes: 20_000_001 });
    expect((await answer).kind).toBe('absent');
    expect((await find()).kind).toBe('absent');
    expect(renderings).toEqual([]);
  });

  it('are kept for four Hosts, of which one that rests gives its place away', async () => {
    const { find, rendered, renderings, time } = savedFeeds({ a: 'a1', b: 'b1' });
    for (const host of ['h1', 'h2', 'h3', 'h4']) expect((await rendered({ origin: host })).kind).toBe('feed');
    expect((await find({ origin: 'h5' })).kind).toBe('absent');
    expect(renderings).toEqual([]);
    time.now += 10 * minute;
    for (const host of ['h2', 'h3', 'h4']) await find({ origin: host });
    expect((await rendered({ origin: 'h5' })).kind).toBe('feed');
    expect((await find({ origin: 'h1' })).kind).toBe('absent');
  });

  it('are not replaced by what was begun before', async () => {
    const told = { a: 'a1', b: 'b1' };
    const { find, begun, time } = savedFeeds(told);
    const early = await begun();
    told.a = 'a2';
    const late = await begun();
    time.now += 5000;
    await late.rendering.finish();
    expect(textOf(await late.answer)).toContain('"a":"a2"');
    time.now -= 5000;
    await early.rendering.finish({ a: 'a1', b: 'b1' });
    await early.answer;
    expect(textOf(await find())).toContain('"a":"a2"');
  });
});

describe('the object that renders a saved feed', () => {
  it('loads the events of a calendar once, and again when they have changed', async () => {
    const portal = { KALENDS_BASE_URL: 'https://portal.example', KALENDS_TOKEN: 'secret' };
    const read = readEnv({ ...bindings, ...portal, KALENDS_CONFIG: { feeds: { all: { title: 'All' } } } }, undefined);
    if ('problems' in read) throw new Error('The environment is not usable.');
    const { config } = read;
    const versions: Record<string, string> = { a: 'a1', b: 'b1' };
    const loads: string[] = [];
    const snapshotOf = (id: string): Snapshot => ({
      calendar: { id, slug: id, title: id, color: null, description: null, url: null, hidden: false } as never,
      events: [] as PublishedEvent[],
      version: versions[id] ?? '',
      lastModified: '2026-10-01T00:00:00Z',
    });
    const opened = { config, renderedBy: renderedBy(bindings, config), deps: { runtime: platformRuntime } as never };
    const make = createSavedFeedMaker(opened, (id) => ({
      async snapshot(known) {
        loads.push(`${id} ${known ?? ''}`.trim());
        return known === versions[id] ? { kind: 'unchanged' } : { kind: 'snapshot', snapshot: snapshotOf(id) };
      },
    }));
    const order = (format: 'ics' | 'rss', given: Partial<SavedFeedOrder> = {}): SavedFeedOrder => ({
      asked: { ...all, format },
      index: {
        kind: 'index',
        calendars: ['a', 'b'].map((id) => snapshotOf(id).calendar),
        siteId: 'site',
        version: 'list',
        lastModified: '2026-10-01T00:00:00Z',
      },
      versions: { ...versions },
      absent: {},
      before: null,
      ...given,
    });
    const made = await Promise.all([make(order('ics')), make(order('rss'))]);
    expect(made.map((one) => one?.versions)).toEqual([versions, versions]);
    expect(loads).toEqual(['a', 'b']);
    versions.b = 'b2';
    expect((await make(order('ics')))?.versions).toEqual({ a: 'a1', b: 'b2' });
    expect(loads).toEqual(['a', 'b', 'b b1']);
    // Of what the portal has withdrawn, nothing is asked.
    expect((await make(order('ics', { absent: { b: 'gone' } })))?.versions).toEqual({ a: 'a1', b: 'gone' });
    expect(await make(order('ics', { absent: { a: 'gone', b: 'gone' } }))).toBeNull();
    expect(loads).toHaveLength(3);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyEvent } from '../../../src/calendar/event.ts';
import type { CalendarEvents, Manifest } from '../../../src/publisher/model.ts';
import { createEventCache, type OpenCalendar } from '../../../src/publisher/persist/event-cache.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { nodePacker } from '../../../src/store/node-packer.ts';
import type { Packer } from '../../../src/store/packer.ts';
import type { Store } from '../../../src/store/store.ts';
import { startPortal } from '../../portal/portal.ts';
import { openPublisher, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher } from '../fakes/portal-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { type SmallRecord, smallPortal } from '../fakes/small-source.ts';

const many = (name: string): SmallRecord[] =>
  Array.from({ length: 1500 }, (_, n) => ({
    ...december(1 + (n % 28)),
    id: `${name}${n}`,
    title: `Événement ${n} \ud800`,
  }));

/** Two calendars with more events than the cache keeps open. */
async function twoCalendars(store: Store = createMemoryStore()) {
  const portal = smallPortal();
  portal.calendars = [{ id: 'c1' }, { id: 'c2' }];
  portal.events = { c1: many('a'), c2: many('b') };
  const counts = { packed: 0, unpacked: 0 };
  const packer: Packer = {
    async pack(text) {
      const bytes = await nodePacker.pack(text);
      counts.packed += 1;
      return bytes;
    },
    unpack(packed) {
      counts.unpacked += 1;
      return nodePacker.unpack(packed);
    },
  };
  const opened = openPublisher({ source: portal.source, store, packer });
  await opened.publisher.refresh();
  return { ...opened, portal, counts };
}

const until = async (done: () => boolean) => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('of several large calendars', () => {
  it('the least recently requested are packed, and served unchanged', async () => {
    const { publisher, counts } = await twoCalendars();
    await until(() => counts.packed === 1);
    const first = await snapshotOf(publisher, 'c1');
    expect([first.events.length, counts.unpacked]).toEqual([1500, 1]);
    await until(() => counts.packed === 2);
    await snapshotOf(publisher, 'c2');
    expect(await snapshotOf(publisher, 'c1')).toEqual(first);
  });

  it('a packed one is refreshed with its revisions, including those of a removed event', async () => {
    const { publisher, portal, counts, later } = await twoCalendars();
    await until(() => counts.packed === 1);
    portal.events.c1 = [...many('a').slice(1), { ...december(1), id: 'new' }];
    const one = await later(300, 'c1');
    expect(shown(one).filter((line) => !line.endsWith('#0'))).toEqual(['a0 Événement 0 \ud800 #1 cancelled removed']);
    await snapshotOf(publisher, 'c2');
    await until(() => counts.packed === 3);
    portal.events.c1 = many('a');
    const back = await later(300, 'c1');
    expect(shown(back).filter((line) => !line.endsWith('#0'))).toEqual([
      'a0 Événement 0 \ud800 #2',
      'new Event 1 #1 cancelled removed',
    ]);
  });

  it('a packed one is served although the store is gone', async () => {
    const memory = createMemoryStore();
    let gone = false;
    const fails = async () => {
      throw new Error('The store is gone.');
    };
    const store = new Proxy(memory, { get: (target, name) => (gone ? fails : Reflect.get(target, name)) });
    const { publisher, counts } = await twoCalendars(store);
    await until(() => counts.packed === 1);
    gone = true;
    expect((await snapshotOf(publisher, 'c1')).events).toHaveLength(1500);
  });
});

it('a store whose file disappears between the start and the first request only delays the answer a little', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-'));
  const path = join(folder, 'store.db');
  const events = [december(1), december(2)];
  const portal = await startPortal({ events });
  let clock = Date.parse('2026-11-20T12:00:00Z');
  const open = () => openPortalPublisher({ url: portal.url, path, now: () => clock });
  const first = open();
  await snapshotOf(first.publisher);
  events[0] = december(1, { title: 'Renamed' });
  clock += 600_000;
  await first.publisher.refresh();
  const before = await snapshotOf(first.publisher);
  await first.close();
  for (const isAsked of [true, false]) {
    const again = open();
    await again.publisher.status();
    await rm(folder, { recursive: true });
    clock += 1000;
    if (isAsked) expect(await snapshotOf(again.publisher)).toEqual(before);
    else await again.publisher.refresh();
    expect(await snapshotOf(again.publisher)).toEqual(before);
    await again.publisher.refresh();
    await again.close();
  }
  const restarted = open();
  expect(await snapshotOf(restarted.publisher)).toEqual(before);
  await restarted.close();
  await portal.close();
  await rm(folder, { recursive: true });
});

it('a store that loses the events of a calendar between the start and the first request empties no feed', async () => {
  const store = createMemoryStore();
  const portal = smallPortal([december(1)]);
  const { publisher, clock } = openPublisher({ source: portal.source, store });
  const before = await snapshotOf(publisher);
  const losing: Store = {
    ...store,
    historyLost: false,
    read: async (collection, kind, keys) =>
      kind === 'record' ? { revision: 1, documents: new Map() } : store.read(collection, kind, keys),
  };
  const again = openPublisher({ source: portal.source, store: losing, clock });
  expect(await snapshotOf(again.publisher)).toEqual(before);
  expect(again.logged.join()).toContain('lost the events');
});

describe('events requested while others are being unpacked', () => {
  const revision = { firstSeen: '', lastModified: '', sequence: 0, digest: '' };
  /** A calendar with one event whose title is its version. */
  function publication(version: string): { readonly manifest: Manifest; readonly events: CalendarEvents } {
    const event = { ...emptyEvent, id: 'e1', title: version };
    const state = { ...revision, until: null, removed: false, unlistedSince: null, movedFrom: null };
    const manifest = {
      records: new Map([['e1', {}]]),
      published: new Map([['e1', state]]),
      renderingDigest: '',
      version,
    };
    const published = new Map([['e1', { event, removed: false, movedFrom: null, revision }]]);
    const events = { mapped: new Map([['e1', { events: [event], problems: [] }]]), published };
    return { manifest: manifest as unknown as Manifest, events };
  }

  it.each(Array.from({ length: 12 }, (_, n) => [n]))(
    'are those of the new snapshot from then on (%i turns later)',
    async (turns) => {
      for (const isPacked of [false, true]) {
        let { manifest, events } = publication('one');
        let calendar: OpenCalendar | null = null;
        const used = (one: OpenCalendar) => {
          calendar = one;
        };
        const packer: Packer = {
          pack: async (text) => new TextEncoder().encode(text),
          unpack: async (bytes) => new TextDecoder().decode(bytes),
        };
        const cache = createEventCache({ openEvents: { used }, packer }, () => manifest);
        cache.set(events, true);
        if (isPacked) (calendar as OpenCalendar | null)?.pack();
        await new Promise((done) => setImmediate(done));
        const asked = cache.snapshot();
        for (let n = 0; n < turns; n += 1) await null;
        ({ manifest, events } = publication('two'));
        cache.set(events, true);
        await asked;
        const snapshot = await cache.snapshot();
        expect([snapshot?.version, snapshot?.events[0]?.event.title]).toEqual(['two', 'two']);
        const mixed = await asked;
        expect(mixed?.events[0]?.event.title).toBe(mixed?.version);
      }
    },
  );
});

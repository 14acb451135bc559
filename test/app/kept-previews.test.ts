import { describe, expect, it } from 'vitest';
import { createApp, previewMaker } from '../../src/app.ts';
import { createMemoryStore } from '../../src/store/memory-store.ts';
import type { Store } from '../../src/store/store.ts';
import { fakeClock } from '../publisher/fakes/fake-clock.ts';
import { openPublisher } from '../publisher/fakes/open-publisher.ts';
import { december } from '../publisher/fakes/small-event.ts';
import { type SmallPortal, smallPortal } from '../publisher/fakes/small-source.ts';
import { configOf, depsOf } from './app-deps.ts';

const calendars = 12;
const hour = 3_600_000;

function portalOf(): SmallPortal {
  const portal = smallPortal();
  portal.calendars = Array.from({ length: calendars }, (_, n) => ({ id: `c${n}`, name: `Calendar ${n}` }));
  for (const { id } of portal.calendars)
    portal.events[id] = Array.from({ length: 20 }, (_, n) =>
      december(n + 1, { id: `${id}-${n}`, title: `${id} ${n}` }),
    );
  return portal;
}

/** A store that counts how often the events of a calendar are read. */
function countingStore(store: Store = createMemoryStore()) {
  const reads = { events: 0 };
  const counting: Store = {
    ...store,
    get born() {
      return store.born;
    },
    get historyLost() {
      return store.historyLost;
    },
    read(collection, kind, keys) {
      if (kind === 'record') reads.events += 1;
      return store.read(collection, kind, keys);
    },
  };
  return { reads, store: counting };
}

const config = configOf();
/** A process with its pages, over a store that may be another process's. */
function open(portal: SmallPortal, store: Store, clock = fakeClock()) {
  const settings = { site: config.site };
  const opened = openPublisher({ source: portal.source, store, clock, settings, previews: previewMaker(config) });
  const app = createApp(depsOf({ config, publisher: opened.publisher, now: clock.now }));
  const home = async (path = '/') => {
    const answer = await app.request(path, { headers: { accept: 'text/html' } });
    return { status: answer.status, etag: answer.headers.get('etag'), html: await answer.text() };
  };
  return { ...opened, clock, home };
}

describe('the home page', () => {
  it('reads no events from the store: not after a restart, and not in another quarter of an hour', async () => {
    const portal = portalOf();
    const { reads, store } = countingStore();
    const first = open(portal, store);
    await first.publisher.refresh();
    const before = await first.home();
    expect(before.html).toContain('c7 0');
    const second = open(portal, store, first.clock);
    reads.events = 0;
    expect(await second.home()).toEqual(before);
    await first.clock.advance(5 * hour);
    const later = await second.home();
    expect(await first.home()).toEqual(later);
    expect(await open(portal, store, first.clock).home()).toEqual(later);
    expect(reads.events).toBe(0);
    expect((await second.home('/?q=c7')).html).toContain('c7 0');
    expect(reads.events).toBe(calendars);
  });

  it('never shows what a calendar has withheld since, and shows what is new', async () => {
    const portal = portalOf();
    const { reads, store } = countingStore();
    const { publisher, clock, home } = open(portal, store);
    await publisher.refresh();
    expect((await home()).html).toContain('>c1 0<');
    portal.events.c1 = (portal.events.c1 ?? []).map((one, n) => (n === 0 ? { ...one, visibility: 'private' } : one));
    portal.events.c8 = [
      december(2, { id: 'new', title: 'A new one', start: '2026-12-02T08:00:00Z' }),
      ...(portal.events.c8 ?? []),
    ];
    await clock.advance(hour);
    await publisher.refresh();
    const restarted = open(portal, store, clock);
    reads.events = 0;
    for (const process of [home, restarted.home]) {
      const { html } = await process();
      expect(html).toContain('A new one');
      expect(html).toContain('>c1 1<');
      expect(html).not.toContain('>c1 0<');
    }
    expect(reads.events).toBe(0);
  });

  it('is right after weeks without a refresh, and where what is stored can not be read', async () => {
    const portal = portalOf();
    const memory = createMemoryStore();
    const { publisher, clock } = open(portal, memory);
    await publisher.refresh();
    // Eleven days after the first of December.
    await clock.advance(22 * 24 * hour);
    portal.failing.events = new Error('The portal is away.');
    const late = await open(portal, memory, clock).home();
    expect(late.html).not.toContain('c7 3<');
    expect(late.html).toContain('c7 12<');
    const collection = 'calendar c7';
    const revision = await memory.revision(collection);
    await memory.commit(collection, revision, { put: [{ kind: 'preview', key: '', text: '{"version":1}' }], drop: [] });
    expect(await open(portal, memory, clock).home()).toEqual(late);
  });

  it('makes a preview anew before it is over, without a change of the calendar', async () => {
    const portal = portalOf();
    const { reads, store } = countingStore();
    const { publisher, clock, later } = open(portal, store);
    await publisher.refresh();
    const [before] = Object.values((await publisher.previews?.(['c1'])) ?? {});
    for (let day = 0; day < 3; day += 1) await later(24 * 3600 - 400);
    const [after] = Object.values((await publisher.previews?.(['c1'])) ?? {});
    expect(after?.version).toBe(before?.version);
    expect(after?.to).toBeGreaterThan(clock.now());
    reads.events = 0;
    await open(portal, store, clock).home();
    expect(reads.events).toBe(0);
  });
});

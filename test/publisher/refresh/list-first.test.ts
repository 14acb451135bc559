import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../src/calendar/snapshot.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { type Store, StoreError } from '../../../src/store/store.ts';
import { type Opening, openPublisher, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallMapping } from '../fakes/small-mapping.ts';
import { type SmallRecord, smallPortal, unavailable } from '../fakes/small-source.ts';

const grace = 1000;
const days = [1, 2, 3, 4, 5, 6, 7, 8];
/** What detection samples of eight events; their details are known before the list is published. */
const sampled = ['e1', 'e3', 'e5', 'e6', 'e8'];

/** A portal whose details hang until they are released, but for those that detection samples. */
function hanging(records: SmallRecord[], opening: Partial<Opening> = {}) {
  const portal = smallPortal(records);
  const gate = { released: Promise.withResolvers<void>(), hangs: (id: string) => !sampled.includes(id) };
  const source: typeof portal.source = {
    ...portal.source,
    async details(...args) {
      if (gate.hangs(args[1])) await gate.released.promise;
      return await portal.source.details(...args);
    },
  };
  for (const { id } of records) portal.details[id] = { text: `Details ${id}` };
  const open = openPublisher({ source, ...opening });
  return {
    portal,
    source,
    gate,
    ...open,
    /** The first copy, which a request waits for. The details still hang. */
    async firstCopy(): Promise<Snapshot> {
      const copy = snapshotOf(open.publisher);
      await open.clock.advance(grace);
      return await copy;
    },
    /** Lets the details come and the running refresh end. */
    async completed(): Promise<Snapshot> {
      gate.released.resolve();
      gate.hangs = () => false;
      await open.clock.advance(1);
      return await snapshotOf(open.publisher);
    },
  };
}
const texts = ({ events }: Snapshot) => events.map(({ event }) => event.description?.text ?? null);
const all = days.map((day) => december(day, { updated: '2026-10-01T08:00:00Z' }));

/** A store that counts what was written for the calendar, and fails when told to. */
function watched() {
  const memory = createMemoryStore();
  const state = { fails: false, commits: [] as string[][] };
  const store: Store = {
    ...memory,
    async commit(collection, expected, change) {
      if (state.fails) throw new StoreError('The disk is full.');
      if (collection === 'calendar c1') state.commits.push([...new Set(change.put.map(({ kind }) => kind))].sort());
      return await memory.commit(collection, expected, change);
    },
  };
  return { store, memory, state };
}

describe('a first copy', () => {
  it('is there from the list while the details hang, and they complete it', async () => {
    const { firstCopy, completed, publisher } = hanging(all);
    const first = await firstCopy();
    expect(first.events).toHaveLength(8);
    expect(texts(first).filter((text) => text === null)).toHaveLength(3);
    expect((await publisher.status()).calendars[0]).toMatchObject({ events: 8, pendingDetails: 3, lastSuccess: null });
    const full = await completed();
    expect(texts(full)).not.toContain(null);
    expect(shown(full)).toEqual(all.map(({ id, title }) => `${id} ${title} #0`));
    expect(full.changedAt).toBe(first.lastModified);
    expect(full.lastModified > first.lastModified).toBe(true);
    const stamps = full.events.map(({ revision }) => revision.completed !== undefined);
    expect(stamps).toEqual(all.map(({ id }) => !sampled.includes(id)));
  });

  it('is there although even the details that detection asks for hang', async () => {
    const { gate, publisher, clock } = hanging(all);
    gate.hangs = () => true;
    void publisher.snapshot('c1');
    await clock.advance(10_000);
    await clock.advance(grace);
    expect((await snapshotOf(publisher)).events).toHaveLength(8);
  });

  it('is published once when the details come at once', async () => {
    const { store, state } = watched();
    const { publisher, gate } = hanging(all, { store });
    gate.hangs = () => false;
    await publisher.refresh();
    expect(state.commits).toEqual([['details', 'manifest', 'record', 'run']]);
  });

  it('of 20,000 events is there after the list', async () => {
    const records = Array.from({ length: 20_000 }, (_, n) => ({ ...december(1), id: `n${n}`, title: `Event ${n}` }));
    const { gate, firstCopy, publisher } = hanging(records);
    let requests = 0;
    gate.hangs = () => {
      requests += 1;
      return requests > 5;
    };
    const first = await firstCopy();
    expect(first.events).toHaveLength(20_000);
    expect((await publisher.status()).calendars[0]?.pendingDetails).toBeGreaterThan(19_000);
  }, 60_000);

  it('leaves out what does not carry its own state, until the details say it', async () => {
    const mapping = smallMapping({ knowsVisibility: false });
    const records = all.map((record, n) => (n % 2 === 0 ? { ...record, visibility: 'public' } : record));
    const { portal, firstCopy, completed } = hanging(records, { mapping });
    portal.details.e2 = { visibility: 'private' };
    portal.details.e4 = { visibility: 'public' };
    const first = await firstCopy();
    // Those of which detection has read the details are known, and so are those that say it themselves.
    expect(first.events.map(({ event }) => event.id)).toEqual(['e1', 'e3', 'e5', 'e6', 'e7', 'e8']);
    const full = await completed();
    expect(full.events.map(({ event }) => event.id)).toEqual(['e1', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8']);
  });

  it('leaves out all that have no details yet when a sampled one turned out to be private', async () => {
    const { portal, publisher, clock, completed } = hanging(all);
    portal.details.e3 = { visibility: 'private' };
    const copy = publisher.snapshot('c1');
    await clock.advance(11_000);
    // Only those whose details are known could be shown, so nothing is published ahead of the others.
    expect((await copy).kind).toBe('pending');
    expect((await completed()).events).toHaveLength(7);
  });

  it.each(['title', 'start'])('leaves out an event without a %s until its details are read', async (field) => {
    const records = all.map((record) => (record.id === 'e2' ? { ...record, [field]: undefined } : record));
    const { portal, firstCopy, completed } = hanging(records);
    portal.details.e2 = { [field]: december(2)[field] };
    expect((await firstCopy()).events.map(({ event }) => event.id)).not.toContain('e2');
    expect(shown(await completed())).toContain('e2 Event 2 #0');
  });

  it('shows an event without a title in the end, when its details are asked for in vain', async () => {
    const { portal, gate, later } = hanging([{ ...december(2), title: undefined }, december(1)]);
    gate.hangs = () => false;
    portal.failing.event = { e2: unavailable() };
    // The sample asks for e2 first, which does not count.
    const seen = [];
    for (let round = 0; round < 4; round += 1) seen.push((await later(86_400)).events.length);
    expect(seen).toEqual([1, 1, 2, 2]);
  });
});

describe('a calendar that has a copy', () => {
  it('shows a new event from the list when its details hang, and completes it without a change', async () => {
    const { portal, gate, clock, publisher, completed } = hanging(all);
    gate.hangs = () => false;
    await publisher.refresh();
    gate.hangs = (id) => id === 'e9';
    portal.events.c1 = [...all, december(9)];
    portal.details.e9 = { text: 'Details e9' };
    await clock.advance(300_000);
    const refreshed = publisher.refresh();
    await clock.advance(grace);
    expect(shown(await snapshotOf(publisher))).toContain('e9 Event 9 #0');
    const full = await completed();
    await refreshed;
    expect(full.events.at(-1)).toMatchObject({
      event: { description: { text: 'Details e9' } },
      revision: { sequence: 0, completed: expect.any(String) },
    });
  });

  it('shows an edited event once, with its details', async () => {
    const { portal, gate, clock, publisher, completed } = hanging(all);
    gate.hangs = () => false;
    await publisher.refresh();
    const before = await snapshotOf(publisher);
    gate.hangs = (id) => ['e2', 'e9'].includes(id);
    portal.events.c1 = [
      ...all.map((one) => (one.id === 'e2' ? { ...one, title: 'New', updated: '' } : one)),
      december(9),
    ];
    await clock.advance(300_000);
    const refreshed = publisher.refresh();
    await clock.advance(grace);
    const between = await snapshotOf(publisher);
    expect(shown(between)).toEqual([...shown(before), 'e9 Event 9 #0']);
    const full = await completed();
    await refreshed;
    expect(shown(full)).toContain('e2 New #1');
  });

  it('removes nothing before the details are read', async () => {
    const { portal, gate, clock, publisher, completed } = hanging(all);
    gate.hangs = () => false;
    await publisher.refresh();
    gate.hangs = (id) => id === 'e9';
    portal.events.c1 = [...all.slice(1), december(9)];
    await clock.advance(300_000);
    const refreshed = publisher.refresh();
    await clock.advance(grace);
    expect(shown(await snapshotOf(publisher))[0]).toBe('e1 Event 1 #0');
    const full = await completed();
    await refreshed;
    expect(shown(full)[0]).toBe('e1 Event 1 #1 cancelled removed');
  });
});

describe('the two publications of a refresh', () => {
  it('survive a crash in between', async () => {
    const { store, memory, state } = watched();
    // The process that crashes leaves no lease behind.
    const { portal, firstCopy, clock } = hanging(all, { store: { ...store, lease: async () => true } });
    const first = await firstCopy();
    expect(state.commits).toHaveLength(1);
    const next = openPublisher({ source: portal.source, store: memory, clock });
    expect(await snapshotOf(next.publisher)).toMatchObject({
      version: first.version,
      lastModified: first.lastModified,
    });
    const full = await next.later(1);
    expect(texts(full)).not.toContain(null);
    expect(shown(full)).toEqual(all.map(({ id, title }) => `${id} ${title} #0`));
    expect(full.changedAt).toBe(first.lastModified);
  });

  it('survive another process that writes in between: the second is discarded, and the next refresh completes', async () => {
    const { store, memory, state } = watched();
    const { firstCopy, completed, later, logged } = hanging(all, { store });
    const first = await firstCopy();
    const revision = await memory.revision('calendar c1');
    const [run] = (await memory.read('calendar c1', 'run')).documents.values();
    await memory.commit('calendar c1', revision, { put: [{ kind: 'run', key: '', text: run ?? '' }], drop: [] });
    expect((await completed()).version).toBe(first.version);
    expect(logged.join()).toContain('Another process wrote calendar c1');
    expect(state.commits).toHaveLength(1);
    const full = await later(300);
    expect(texts(full)).not.toContain(null);
    expect(shown(full)).toEqual(all.map(({ id, title }) => `${id} ${title} #0`));
  });

  it('survive another process that writes before the first: both are discarded, and read again', async () => {
    const { store, memory, state } = watched();
    const { publisher, clock, completed, logged } = hanging(all, { store });
    void publisher.refresh();
    await clock.advance(0);
    await memory.commit('calendar c1', 0, { put: [{ kind: 'other', key: '', text: '1' }], drop: [] });
    await clock.advance(grace);
    expect(state.commits).toEqual([]);
    expect(texts(await completed())).not.toContain(null);
    expect(logged.filter((line) => line.includes('Another process wrote'))).toHaveLength(1);
    expect(state.commits).toEqual([['details', 'manifest', 'record', 'run']]);
  });

  it('survive a store that fails', async () => {
    const { store, memory, state } = watched();
    const { firstCopy, completed, later, publisher } = hanging(all, { store });
    state.fails = true;
    expect((await firstCopy()).events).toHaveLength(8);
    const full = await completed();
    expect(texts(full)).not.toContain(null);
    expect((await publisher.status()).store).toContain('The disk is full.');
    state.fails = false;
    expect(await later(300)).toEqual(full);
    const written = (await memory.read('calendar c1', 'details')).documents;
    expect([...written.keys()].sort()).toEqual(all.map(({ id }) => id));
  });
});

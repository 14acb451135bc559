import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { shown, snapshotOf } from '../fakes/open-publisher.ts';
import {
  openPortalPublisher,
  type PortalPublisher,
  type PortalPublisherOptions,
  sleep,
} from '../fakes/portal-publisher.ts';
import { createSharedStore, type SharedHandle } from '../fakes/shared-store.ts';
import { december } from '../fakes/small-event.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

let portal: Portal;
let events: Record<string, unknown>[];
let connect: () => SharedHandle;
let now: number;
/** Called while the portal answers. */
let meanwhile: (() => void) | null;
const opened: PortalPublisher[] = [];

beforeEach(async () => {
  now = noon;
  events = Array.from({ length: 20 }, (_, n) => december(n + 1, { description: `Details of ${n + 1}` }));
  meanwhile = null;
  portal = await startPortal({
    events,
    handle() {
      meanwhile?.();
      return undefined;
    },
  });
  ({ connect } = createSharedStore());
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await portal.close();
});

/** A publisher on a machine of its own. */
function open(options: Partial<PortalPublisherOptions> = {}): PortalPublisher & SharedHandle {
  const handle = connect();
  const each = openPortalPublisher({ url: portal.url, store: handle.store, now: () => now, ...options });
  opened.push(each);
  return { ...each, ...handle };
}
const asked = () => portal.log.requests.length;
const edit = (number: number, title: string) => {
  events[number - 1] = december(number, { title, description: `Details of ${number}` });
};

describe('several machines on one store', () => {
  it('publish the same, and what one publishes is on the other without a request', async () => {
    const [one, two] = [open(), open()];
    await one.publisher.refresh();
    expect(await snapshotOf(two.publisher)).toEqual(await snapshotOf(one.publisher));
    edit(1, 'Moved');
    now += 400_000;
    await one.publisher.refresh();
    const requests = asked();
    // Nobody has asked the other one meanwhile, and it is not its turn either.
    await expect.poll(async () => shown(await snapshotOf(two.publisher))[0]).toBe('e1 Moved #1');
    expect(await snapshotOf(two.publisher)).toEqual(await snapshotOf(one.publisher));
    expect(asked()).toBe(requests);
  });

  it('tell each other of a change before anybody asks', async () => {
    const [one, two] = [open(), open()];
    await one.publisher.refresh();
    await snapshotOf(two.publisher);
    const before = two.publisher.generation();
    edit(1, 'Moved');
    await one.publisher.refresh();
    await expect.poll(() => two.publisher.generation()).toBeGreaterThan(before);
  });

  it('read only what has changed, whatever of the calendar is in memory', async () => {
    const [one, two] = [open(), open()];
    await one.publisher.refresh();
    await snapshotOf(two.publisher);
    expect(two.read.filter((kind) => kind === 'record')).toHaveLength(20);
    for (const round of [1, 2]) {
      two.read.length = 0;
      edit(round, 'Moved');
      edit(round + 5, 'Moved, too');
      events.splice(14, 1);
      now += 400_000;
      await one.publisher.refresh();
      await expect.poll(async () => shown(await snapshotOf(two.publisher))[round - 1]).toBe(`e${round} Moved #1`);
      expect(await snapshotOf(two.publisher)).toEqual(await snapshotOf(one.publisher));
      expect(two.read.filter((kind) => kind === 'record')).toHaveLength(2);
    }
    // Two changes of which only the second is asked for.
    two.read.length = 0;
    for (const number of [8, 9]) {
      edit(number, 'Later');
      now += 400_000;
      await one.publisher.refresh();
    }
    await expect.poll(async () => shown(await snapshotOf(two.publisher)).join()).toContain('e9 Later #1');
    expect(await snapshotOf(two.publisher)).toEqual(await snapshotOf(one.publisher));
    expect(two.read.filter((kind) => kind === 'record')).toHaveLength(2);
  });

  it('ask the portal once for each interval, though their clocks differ', async () => {
    const [one, two] = [open({ now: () => now + 30_000 }), open({ now: () => now })];
    await one.publisher.refresh();
    const first = asked();
    await snapshotOf(two.publisher);
    for (const _ of [1, 2, 3]) await two.publisher.index();
    expect(asked()).toBe(first);
  });

  it('serve what they have while the store is out of reach, ask the portal nothing and publish nothing new', async () => {
    const [one, two] = [open(), open()];
    await one.publisher.refresh();
    const before = await snapshotOf(one.publisher);
    await snapshotOf(two.publisher);
    for (const each of [one, two]) each.reach(false);
    edit(1, 'Moved');
    now += 400_000;
    const requests = asked();
    for (const each of [one, two]) {
      await each.publisher.refresh();
      expect(await snapshotOf(each.publisher)).toEqual(before);
      expect((await each.publisher.status()).store).toBe('The store is out of reach.');
    }
    expect(asked()).toBe(requests);
    for (const each of [one, two]) each.reach(true);
    await two.publisher.refresh();
    await expect.poll(async () => shown(await snapshotOf(one.publisher))[0]).toBe('e1 Moved #1');
    expect(await snapshotOf(two.publisher)).toEqual(await snapshotOf(one.publisher));
    expect((await one.publisher.status()).store).toBeNull();
  });

  it('discard a refresh that ends while the store is out of reach, and read again', async () => {
    const one = open();
    await one.publisher.refresh();
    const before = await snapshotOf(one.publisher);
    edit(1, 'Moved');
    now += 400_000;
    meanwhile = () => one.reach(false);
    await one.publisher.refresh();
    expect(await snapshotOf(one.publisher)).toEqual(before);
    meanwhile = null;
    one.reach(true);
    await one.publisher.refresh();
    expect(shown(await snapshotOf(one.publisher))[0]).toBe('e1 Moved #1');
  });

  it('wait for a store that is out of reach at the start, and then find what is in it', async () => {
    const one = open();
    await one.publisher.refresh();
    const requests = asked();
    const late = open();
    late.reach(false);
    await late.publisher.start();
    expect(await late.publisher.index()).toMatchObject({ kind: 'pending' });
    expect((await late.publisher.status()).store).toBe('The store is out of reach.');
    late.reach(true);
    await expect.poll(async () => (await late.publisher.index()).kind).toBe('index');
    expect(await snapshotOf(late.publisher)).toEqual(await snapshotOf(one.publisher));
    expect(asked()).toBe(requests);
  });

  it('serve a calendar from the start that another one writes again and again', async () => {
    const one = open();
    await one.publisher.refresh();
    let writes = 12;
    const { store } = connect();
    const busy: typeof store = {
      ...store,
      async read(collection, kind, keys) {
        const reading = await store.read(collection, kind, keys);
        if (kind === 'record' && writes > 0) {
          writes -= 1;
          const put = [{ kind: 'other', key: '', text: `${writes}` }];
          await one.store.commit(collection, await one.store.revision(collection), { put, drop: [] });
        }
        return reading;
      },
    };
    const late = open({ store: busy });
    expect(await snapshotOf(late.publisher)).toEqual(await snapshotOf(one.publisher));
    expect(writes).toBe(0);
  });

  it('do not refresh in turns without end while their configurations differ', async () => {
    let pauses = 0;
    const runtimeSleep = (ms: number, signal?: AbortSignal) => {
      pauses += 1;
      return sleep(Math.min(ms, 10), signal);
    };
    const settings = {
      site: { id: null, timeZone: 'Europe/Berlin', language: 'en' },
      mapping: { event: { title: 'title' } },
    };
    const [one, two] = [open({ runtimeSleep }), open({ runtimeSleep, settings })];
    await one.publisher.start();
    await two.publisher.start();
    const settled = async () => {
      const [before, from] = [asked(), pauses];
      await expect.poll(() => pauses).toBeGreaterThan(from + 60);
      return asked() - before;
    };
    await expect.poll(settled).toBe(0);
    expect(asked()).toBeLessThan(100);
  });
});

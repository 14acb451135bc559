import { expect, it } from 'vitest';
import type { Snapshot } from '../../../src/calendar/snapshot.ts';
import { createMapping } from '../../../src/mapping/mapping.ts';
import type { Rule } from '../../../src/mapping/mapping-settings.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { fakeClock } from '../fakes/fake-clock.ts';
import { openPublisher, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

const mappingWith = (price: Rule) =>
  createMapping(
    {
      calendars: { id: 'id' },
      events: { items: 'items' },
      details: {},
      event: { id: 'id', title: 'title', start: 'start', end: 'end', price, soldOut: 'none' },
      allDayEnd: 'auto',
    },
    { timeZone: 'UTC', language: 'en', linkBase: 'https://uni.example' },
  );

/** A calendar whose details say a price, before a rule reads it. */
async function published() {
  const portal = smallPortal([december(1), december(2)]);
  portal.details.e1 = { fee: 5 };
  portal.details.e2 = { fee: 8 };
  const store = createMemoryStore();
  const clock = fakeClock();
  const first = openPublisher({ source: portal.source, store, clock, mapping: mappingWith('none') });
  await first.publisher.refresh();
  const before = await snapshotOf(first.publisher);
  return { portal, store, clock, before };
}

const stampsOf = ({ events }: Snapshot) => events.map(({ revision: { digest: _, ...stamps } }) => stamps);

const upgrade = { mapping: mappingWith('fee'), settings: { mapping: 'with price' } };

it('a price that a new rule reads from the details changes no event', async () => {
  const { portal, store, clock, before } = await published();
  expect(before.events.map(({ event }) => event.price)).toEqual([undefined, undefined]);
  const { later } = openPublisher({ source: portal.source, store, clock, ...upgrade });
  const after = await later(300);
  expect(after.events.map(({ event }) => event.price?.from)).toEqual([5, 8]);
  expect(stampsOf(after)).toEqual(stampsOf(before));
  expect(after.version).not.toBe(before.version);
  expect([after.lastModified, after.changedAt]).toEqual([before.lastModified, before.changedAt]);
});

it('nor does it while the store fails, so that the next run reads it', async () => {
  const { portal, store, clock, before } = await published();
  let fails = true;
  const failing: typeof store = {
    ...store,
    read: async (collection, kind, keys) => {
      if (fails && kind === 'details') throw new Error('The disk is gone.');
      return store.read(collection, kind, keys);
    },
  };
  const { later } = openPublisher({ source: portal.source, store: failing, clock, ...upgrade });
  const during = await later(300);
  expect(during.events.map(({ event }) => event.price)).toEqual([undefined, undefined]);
  fails = false;
  const after = await later(300);
  expect(after.events.map(({ event }) => event.price?.from)).toEqual([5, 8]);
  expect(stampsOf(after)).toEqual(stampsOf(before));
});

it('nor an event that the store has lost meanwhile', async () => {
  const { portal, store, clock, before } = await published();
  const collection = 'calendar c1';
  const { revision, documents } = await store.read(collection, 'record');
  expect([...documents.keys()]).toContain('e1');
  await store.commit(collection, revision, { put: [], drop: [{ kind: 'record', key: 'e1' }] });
  const { later } = openPublisher({ source: portal.source, store, clock, ...upgrade });
  const after = await later(300);
  expect(after.events.map(({ event }) => event.price?.from)).toEqual([5, 8]);
  expect(stampsOf(after)).toEqual(stampsOf(before));
});

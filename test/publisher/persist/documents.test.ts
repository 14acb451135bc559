import { expect, it } from 'vitest';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { openPublisher, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

it('the store holds an event as a record while it is listed, and as a kept event afterwards', async () => {
  const store = createMemoryStore();
  const events = [1, 2, 3, 4].map((day) => december(day));
  const portal = smallPortal(events);
  const { publisher, later } = openPublisher({ source: portal.source, store });
  const keys = async () => {
    const kinds = ['record', 'details', 'kept'];
    return await Promise.all(
      kinds.map(async (kind) => [...(await store.read('calendar c1', kind)).documents.keys()].sort().join(' ')),
    );
  };
  await snapshotOf(publisher);
  expect(await keys()).toEqual(['e1 e2 e3 e4', 'e1 e2 e3 e4', '']);
  portal.events.c1 = events.slice(1);
  await later(300);
  expect(await keys()).toEqual(['e2 e3 e4', 'e2 e3 e4', 'e1']);
  portal.events.c1 = events;
  await later(300);
  expect(await keys()).toEqual(['e1 e2 e3 e4', 'e1 e2 e3 e4', '']);
});

it('a refresh that finds nothing new writes its outcome and no more', async () => {
  const memory = createMemoryStore();
  const written: string[] = [];
  const store: typeof memory = {
    ...memory,
    commit(collection, expected, change) {
      written.push(...[...change.put, ...change.drop].map(({ kind }) => `${collection} ${kind}`));
      return memory.commit(collection, expected, change);
    },
  };
  const portal = smallPortal([december(1), december(2)]);
  const { publisher, later } = openPublisher({ source: portal.source, store });
  await snapshotOf(publisher);
  // The second list proves the mapping that was detected from the first.
  await later(300);
  written.length = 0;
  await later(300);
  expect(written).toEqual(['index state', 'calendar c1 run']);
});

it.each([[null], ['soon'], [{}], [{ first: 'a', last: 1, times: 1 }]])(
  'a manifest whose record is missing since %j is read from the portal again',
  async (missing) => {
    const store = createMemoryStore();
    const portal = smallPortal([december(1), december(2), december(3)]);
    await snapshotOf(openPublisher({ source: portal.source, store }).publisher);
    const text = (await store.read('calendar c1', 'manifest')).documents.get('') ?? '';
    const manifest = JSON.parse(text);
    manifest.records[0].push(missing);
    const put = [{ kind: 'manifest', key: '', text: JSON.stringify(manifest) }];
    await store.commit('calendar c1', await store.revision('calendar c1'), { put, drop: [] });
    portal.events.c1 = [december(2), december(3)];
    const { publisher, later } = openPublisher({ source: portal.source, store });
    expect((await later(600)).events).toHaveLength(2);
    expect((await publisher.status()).calendars[0]).toMatchObject({ failure: null, problems: [] });
  },
);

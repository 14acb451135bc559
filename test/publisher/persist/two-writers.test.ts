import { expect, it } from 'vitest';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { openPublisher, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

it('while the manifest of another process is being read, no event gets the text of one revision and the number of another', async () => {
  const portal = smallPortal([december(1)]);
  const store = createMemoryStore(0);
  const writer = openPublisher({ source: portal.source, store });
  await writer.publisher.refresh();

  // A process that has just started: it knows the manifest, and has not read the events.
  const reading = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let isHeld = false;
  const slow: Store = Object.assign(Object.create(store), {
    async read(...asked: Parameters<Store['read']>) {
      if (isHeld && asked[1] === 'manifest') {
        reading.resolve();
        await goOn.promise;
      }
      return await store.read(...asked);
    },
  });
  const reader = openPublisher({ source: portal.source, store: slow, clock: writer.clock });
  await reader.publisher.status();

  portal.events.c1 = [december(1, { title: 'Renamed' })];
  const written = await writer.later(400);
  isHeld = true;
  const refreshing = reader.publisher.refresh();
  await reading.promise;
  const asked = snapshotOf(reader.publisher);
  // The request goes as far as it can before the manifest comes.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
  goOn.resolve();
  expect((await asked).events).toEqual(written.events);
  await refreshing;
});

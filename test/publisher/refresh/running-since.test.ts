import { expect, it } from 'vitest';
import { openPublisher } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

it('the status says since when a refresh is running, and that it no longer is', async () => {
  const portal = smallPortal([december(1)]);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const source: typeof portal.source = {
    ...portal.source,
    events: async (...args) => {
      await held;
      return await portal.source.events(...args);
    },
  };
  const { publisher, clock } = openPublisher({ source });
  await publisher.start();
  await clock.advance(25_000);
  const [hanging] = (await publisher.status()).calendars;
  expect(hanging).toMatchObject({ runningSince: '2026-11-20T12:00:00Z', hasCopy: false });
  release();
  await clock.advance(1000);
  const { calendars, list } = await publisher.status();
  expect(calendars[0]).toMatchObject({ runningSince: null, hasCopy: true });
  expect(list.runningSince).toBeNull();
  await publisher.stop();
});

import { afterEach, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { shown, snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher } from '../fakes/portal-publisher.ts';

const day = 86_400_000;
const instant = (ms: number) => new Date(ms).toISOString();
const records = [1, 2, 3].map((n) => ({
  id: `e${n}`,
  title: `Talk ${n}`,
  start: instant(Date.now() + n * day),
  end: instant(Date.now() + n * day + 3_600_000),
  visibility: 'public',
  status: 'confirmed',
}));

let portal: Portal;
let opened: PortalPublisher;
afterEach(async () => {
  await opened.close();
  await portal.close();
});

/** Publishes three events, then lists only two; the details of the third are answered like this. */
async function withoutSecond(answer: { status?: number; body?: unknown }) {
  const events = [...records];
  let gone = false;
  portal = await startPortal({
    events,
    handle: ({ operation, eventId }) =>
      gone && operation === 'details' && eventId === 'e2' ? { body: {}, ...answer } : undefined,
  });
  opened = openPortalPublisher({ url: portal.url });
  const first = shown(await snapshotOf(opened.publisher)).map((line) => line.replace(/ #.*/, ''));
  expect(first).toEqual(['e1 Talk 1', 'e2 Talk 2', 'e3 Talk 3']);
  gone = true;
  events.splice(1, 1);
  await opened.publisher.refresh();
  return (await snapshotOf(opened.publisher)).events.map(
    ({ event, removed }) => `${event.id}${removed ? ' removed' : ''}`,
  );
}

describe('an event that the list lacks and whose details answer', () => {
  it.each([
    ['404', { status: 404 }, ['e1', 'e2 removed', 'e3']],
    ['410', { status: 410 }, ['e1', 'e2 removed', 'e3']],
    ['401', { status: 401 }, ['e1', 'e3']],
    ['403', { status: 403 }, ['e1', 'e3']],
    ['503', { status: 503 }, ['e1', 'e2', 'e3']],
    ['as always', { body: records[1] }, ['e1', 'e2', 'e3']],
    ['that it is cancelled', { body: { ...records[1], status: 'cancelled' } }, ['e1', 'e2 removed', 'e3']],
    ['that it is private', { body: { ...records[1], visibility: 'private' } }, ['e1', 'e3']],
    ['that it is a draft', { body: { ...records[1], status: 'draft' } }, ['e1', 'e3']],
  ])('%s', async (_what, answer, expected) => {
    expect(await withoutSecond(answer)).toEqual(expected);
  });
});

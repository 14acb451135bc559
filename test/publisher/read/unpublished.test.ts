import { afterEach, expect, test } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher } from '../fakes/portal-publisher.ts';

let portal: Portal;
let open: PortalPublisher;

afterEach(async () => {
  await open.close();
  await portal.close();
});

const event = (id: number, more: object) => ({
  id,
  title: `Lecture ${id}`,
  start: `2026-12-${String(id).padStart(2, '0')}T15:00:00Z`,
  end: `2026-12-${String(id).padStart(2, '0')}T16:00:00Z`,
  url: `https://uni.example/${id}`,
  status: 'confirmed',
  visibility: 'public',
  ...more,
});

test('the public status quotes nothing from events that may not be published', async () => {
  const wrong = (what: string) => ({ url: `javascript:${what}` });
  portal = await startPortal({
    events: [
      event(1, {}),
      event(2, {}),
      ...Array.from({ length: 12 }, (_, i) => event(10 + i, {})),
      event(3, { ...wrong('of-a-draft'), status: 'draft' }),
      event(4, { ...wrong('of-a-private-one'), visibility: 'private' }),
      event(5, { ...wrong('of-an-unlisted-one'), visibility: 'unlisted' }),
      event(6, wrong('of-a-public-one')),
    ],
  });
  open = openPortalPublisher({ url: portal.url, now: () => Date.parse('2026-11-21T12:00:00Z') });
  expect((await snapshotOf(open.publisher)).events).toHaveLength(15);
  const said = JSON.stringify(await open.publisher.status());
  expect(said).toContain('of-a-public-one');
  expect(said).not.toMatch(/of-an?-(?:draft|private|unlisted)/);
});

import { describe, expect, it } from 'vitest';
import { fakeClock } from '../fakes/fake-clock.ts';
import { openPublisher, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallMapping } from '../fakes/small-mapping.ts';
import { smallPortal } from '../fakes/small-source.ts';

describe('a refresh', () => {
  it('publishes the list with its details', async () => {
    const portal = smallPortal([december(1), december(2)]);
    portal.details.e1 = { text: 'Bring a pen.' };
    const { publisher } = openPublisher({ source: portal.source });
    const snapshot = await snapshotOf(publisher);
    expect(shown(snapshot)).toEqual(['e1 Event 1 #0', 'e2 Event 2 #0']);
    expect(snapshot.events[0]?.event.description?.text).toBe('Bring a pen.');
    expect(portal.asked).toEqual(['calendars', 'events c1', 'details c1 e1', 'details c1 e2']);
  });

  it('requests only the list when nothing has changed, and one event’s details when one has', async () => {
    const portal = smallPortal([december(1), december(2), december(3)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    portal.asked.length = 0;
    expect(await later(300)).toBe(first);
    expect(portal.asked).toEqual(['calendars', 'events c1']);
    portal.asked.length = 0;
    portal.events.c1 = [december(1), december(2, { title: 'Moved' }), december(3)];
    expect(shown(await later(300))).toEqual(['e1 Event 1 #0', 'e2 Moved #1', 'e3 Event 3 #0']);
    expect(portal.asked).toEqual(['calendars', 'events c1', 'details c1 e2']);
  });

  it('requests no details when the stamp and the listed fields are unchanged', async () => {
    const counted = (views: number, updated: string) => [december(1, { views, updated: `${updated}T00:00:00Z` })];
    const portal = smallPortal(counted(1, '2026-10-01'));
    const { publisher, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    portal.asked.length = 0;
    portal.events.c1 = counted(2, '2026-10-01');
    expect(await later(300)).toBe(first);
    expect(portal.asked).toEqual(['calendars', 'events c1']);
    portal.events.c1 = counted(3, '2026-10-02');
    expect(await later(300)).toBe(first);
    expect(portal.asked.at(-1)).toBe('details c1 e1');
  });

  it('stays within its budget, reads the soonest events first, and continues in the next run', async () => {
    const portal = smallPortal([3, 1, 5, 2, 4].map((number) => december(number)));
    for (const { id } of portal.events.c1 ?? []) portal.details[id] = { text: `Details of ${id}` };
    // Detection reads a few details of its own. Let it finish on an event that is past.
    const past = { ...december(1), id: 'e0', start: '2026-11-01T10:00:00Z', end: '2026-11-01T11:00:00Z' };
    const store = openPublisher({ source: smallPortal([past]).source, settings: { keepPastDays: 1 } });
    await snapshotOf(store.publisher);
    const { publisher, later } = openPublisher({
      source: portal.source,
      budget: 3,
      settings: { keepPastDays: 1 },
      store: store.store,
      clock: store.clock,
    });
    await publisher.refresh();
    expect(portal.asked.filter((what) => what.startsWith('details'))).toEqual(['details c1 e1', 'details c1 e2']);
    const status = await publisher.status();
    expect(status.calendars[0]?.pendingDetails).toBe(3);
    expect((await snapshotOf(publisher)).events.map(({ event: { description } }) => description?.text)).toEqual([
      'Details of e1',
      'Details of e2',
      undefined,
      undefined,
      undefined,
    ]);
    await later(60);
    await later(60);
    expect((await snapshotOf(publisher)).events.map(({ event: { description } }) => description?.text)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Details of e${number}`),
    );
    expect(new Set(portal.asked).size).toBe(7);
  });

  it('reads details again that are older than a day', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.details.e1 = { text: 'New room' };
    await later(23 * 3600);
    expect((await snapshotOf(publisher)).events[0]?.event.description).toBeNull();
    const snapshot = await later(3700);
    expect(snapshot.events[0]?.event.description?.text).toBe('New room');
    expect(snapshot.events[0]?.revision.sequence).toBe(1);
  });

  it('maps everything again after a change of the rules, without new requests for details', async () => {
    const portal = smallPortal([december(1), december(2)]);
    portal.details.e1 = { text: 'Bring a pen.' };
    const { publisher, store, clock } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.asked.length = 0;
    const mapping = smallMapping({ prefix: 'New: ' });
    const next = openPublisher({
      source: portal.source,
      store,
      clock,
      mapping,
      settings: { mapping: { event: { title: 'x' } } },
    });
    const snapshot = await next.later(1);
    expect(shown(snapshot)).toEqual(['e1 New: Event 1 #1', 'e2 New: Event 2 #1']);
    expect(snapshot.events[0]?.event.description?.text).toBe('Bring a pen.');
    expect(portal.asked.filter((what) => what.startsWith('details'))).toEqual([]);
  });

  it('detects the mapping once, and keeps it', async () => {
    const portal = smallPortal([december(1)]);
    const mapping = smallMapping();
    const { publisher, store, clock } = openPublisher({ source: portal.source, mapping });
    await snapshotOf(publisher);
    const detected = mapping.counts.detect;
    const again = openPublisher({ source: portal.source, mapping, store, clock });
    await again.later(400);
    expect(mapping.counts.detect).toBe(detected);
    const upgraded = openPublisher({ source: portal.source, mapping: smallMapping({ version: 2 }), store, clock });
    await upgraded.later(400);
    expect(shown(await snapshotOf(upgraded.publisher))).toEqual(['e1 Event 1 #0']);
  });

  it('publishes an empty calendar when the portal says that it is empty', async () => {
    const { publisher } = openPublisher({ source: smallPortal([]).source });
    expect((await snapshotOf(publisher)).events).toEqual([]);
  });

  it('keeps to the limit of concurrent requests', async () => {
    const portal = smallPortal(Array.from({ length: 30 }, (_, number) => december(number + 1)));
    const { publisher } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    expect(portal.maxConcurrent).toBe(6);
  });

  it('serves a stale copy at once and refreshes in the background', async () => {
    const portal = smallPortal([december(1)]);
    const clock = fakeClock();
    const { publisher } = openPublisher({ source: portal.source, clock });
    await snapshotOf(publisher);
    portal.events.c1 = [december(1, { title: 'Moved' })];
    await clock.advance(400_000);
    expect(shown(await snapshotOf(publisher))).toEqual(['e1 Event 1 #0']);
    await clock.advance(10);
    expect(shown(await snapshotOf(publisher))).toEqual(['e1 Moved #1']);
  });

  it('returns the copy only to a caller that does not have it', async () => {
    const { publisher } = openPublisher({ source: smallPortal([december(1)]).source });
    const { version } = await snapshotOf(publisher);
    expect(await publisher.snapshot('c1', version)).toEqual({ kind: 'unchanged' });
    expect(await publisher.snapshot('c9')).toEqual({ kind: 'unknown' });
  });
});

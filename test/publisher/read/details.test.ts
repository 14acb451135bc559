import { describe, expect, it } from 'vitest';
import { SourceError } from '../../../src/source/source.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { StoreError } from '../../../src/store/store.ts';
import { fakeClock } from '../fakes/fake-clock.ts';
import { openPublisher, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallMapping } from '../fakes/small-mapping.ts';
import { smallPortal, unavailable } from '../fakes/small-source.ts';

const details = (asked: readonly string[]) =>
  asked.filter((what) => what.startsWith('details')).map((what) => what.slice(11));
const texts = async (publisher: Parameters<typeof snapshotOf>[0]) =>
  (await snapshotOf(publisher)).events.map(({ event }) => event.description?.text ?? null);

describe('details', () => {
  it('that can’t be read leave the known ones in place, and are requested again later', async () => {
    const portal = smallPortal([december(1), december(2)]);
    portal.details = { e1: { text: 'One' }, e2: { text: 'Two' } };
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.failing = { event: { e1: unavailable() } };
    portal.details = { e1: { text: 'New' }, e2: { text: 'New' } };
    portal.events.c1 = [december(1, { place: 1 }), december(2, { place: 1 })];
    await later(300);
    expect(await texts(publisher)).toEqual(['One', 'New']);
    portal.failing = {};
    await later(300);
    expect(await texts(publisher)).toEqual(['New', 'New']);
  });

  it('that fail repeatedly are requested less and less often', async () => {
    const portal = smallPortal([december(1), december(2)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.failing = { event: { e1: unavailable() } };
    portal.events.c1 = [december(1, { place: 1 }), december(2)];
    portal.asked.length = 0;
    for (let round = 0; round < 24; round += 1) await later(300);
    expect(details(portal.asked).length).toBeGreaterThanOrEqual(4);
    expect(details(portal.asked).length).toBeLessThanOrEqual(6);
    expect((await publisher.status()).calendars[0]?.pendingDetails).toBe(1);
  });

  it('are given up for this run when the portal fails for one after the other', async () => {
    const portal = smallPortal(Array.from({ length: 28 }, (_, n) => december(n + 1)));
    const { publisher, later } = openPublisher({ source: portal.source });
    portal.failing = { details: unavailable() };
    await publisher.refresh();
    // Five for detection, and ten in a row, six at a time.
    expect(details(portal.asked).length).toBeLessThanOrEqual(5 + 10 + 5);
    expect(shown(await snapshotOf(publisher))).toHaveLength(28);
    portal.failing = {};
    await later(600);
    expect((await publisher.status()).calendars[0]?.pendingDetails).toBe(0);
  });

  it('are given up at once when the portal asks for a pause', async () => {
    const portal = smallPortal(Array.from({ length: 28 }, (_, n) => december(n + 1)));
    const { publisher, later } = openPublisher({ source: portal.source });
    await publisher.refresh();
    portal.failing = { details: new SourceError('rate-limited', 'GET … answered 429.', { status: 429 }) };
    portal.events.c1 = (portal.events.c1 ?? []).map((record) => ({ ...record, place: 1 }));
    portal.asked.length = 0;
    await later(300);
    expect(details(portal.asked).length).toBeLessThanOrEqual(6);
  });

  it('are requested once when several records share an id', async () => {
    const portal = smallPortal([december(1), { ...december(2), id: 'e1' }]);
    portal.details.e1 = { text: 'Both' };
    const source = {
      ...portal.source,
      details: async (...args: Parameters<typeof portal.source.details>) => ({
        ...(await portal.source.details(...args)),
        body: { text: 'Both' },
      }),
    };
    const { publisher, later } = openPublisher({ source });
    await publisher.refresh();
    const snapshot = await snapshotOf(publisher);
    expect(snapshot.events.map(({ event }) => [event.id, event.occurrence, event.description?.text])).toEqual([
      ['e1', '2026-12-01T10:00:00Z', 'Both'],
      ['e1', '2026-12-02T10:00:00Z', 'Both'],
    ]);
    portal.asked.length = 0;
    portal.events.c1 = (portal.events.c1 ?? []).map((record) => ({ ...record, place: 1 }));
    await later(300);
    expect(details(portal.asked)).toEqual(['e1']);
  });

  it('that the store can’t read while the rules change leave the event for the next run to map again', async () => {
    const portal = smallPortal([december(1), december(2)]);
    portal.details = { e1: { text: 'One' }, e2: { text: 'Two' } };
    const memory = createMemoryStore();
    const { publisher, clock } = openPublisher({ source: portal.source, store: memory });
    await snapshotOf(publisher);
    let fails = true;
    const store: typeof memory = {
      ...memory,
      async read(collection, kind, keys) {
        if (fails && kind === 'details') throw new StoreError('The store is locked.');
        return memory.read(collection, kind, keys);
      },
    };
    const mapping = smallMapping({ prefix: 'New ' });
    const next = openPublisher({ source: portal.source, store, clock, mapping, settings: { mapVersion: '2' } });
    expect(shown(await next.later(300))).toEqual(['e1 Event 1 #0', 'e2 Event 2 #0']);
    fails = false;
    expect(shown(await next.later(300))).toEqual(['e1 New Event 1 #1', 'e2 New Event 2 #1']);
    expect(await texts(next.publisher)).toEqual(['One', 'Two']);
  });

  it('are not requested when the configuration says that there are none', async () => {
    const portal = smallPortal([december(1)]);
    const source = {
      baseUrl: 'https://portal.example',
      movedFrom: null,
      concurrency: 6,
      endpoints: { details: false as const },
    };
    const { publisher } = openPublisher({ source: portal.source, settings: { source } });
    expect(shown(await snapshotOf(publisher))).toEqual(['e1 Event 1 #0']);
    expect(details(portal.asked)).toEqual([]);
    expect((await publisher.status()).calendars[0]?.pendingDetails).toBe(0);
  });

  it('are awaited when only they say that an event is private', async () => {
    const portal = smallPortal([december(1), december(2), december(3, { visibility: 'public' })]);
    portal.details = { e1: { visibility: 'private' } };
    portal.failing = { details: unavailable() };
    const mapping = smallMapping({ knowsVisibility: false });
    const { publisher, later } = openPublisher({ source: portal.source, mapping });
    expect(shown(await snapshotOf(publisher))).toEqual(['e3 Event 3 #0']);
    // Somebody has to look: events that should be published are not.
    expect((await publisher.status()).calendars[0]?.problems).toContainEqual({
      level: 'error',
      where: 'calendar c1, details',
      message:
        "2 events are left out, because their details can't be read and the list does not say enough: whether an event is public, its title or its start. If the portal has no details, set source.endpoints.details to false.",
    });
    portal.failing = {};
    expect(shown(await later(600))).toEqual(['e2 Event 2 #0', 'e3 Event 3 #0']);
    expect((await publisher.status()).calendars[0]?.problems).toEqual([]);
  });

  it('are said to stay as they were only where they were read before', async () => {
    const portal = smallPortal([december(1)]);
    portal.failing = { details: unavailable() };
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    const said = async () => (await publisher.status()).calendars[0]?.problems.map(({ message }) => message);
    expect(await said()).toEqual([expect.stringMatching(/^The details of event e1 could not be read: .*503/u)]);
    portal.failing = {};
    await later(600);
    portal.failing = { details: unavailable() };
    portal.events.c1 = [december(1, { place: 1 })];
    await later(90_000);
    expect(await said()).toEqual([
      expect.stringMatching(/^The details of event e1 could not be read, so what was known before stays: .*503/u),
    ]);
  });

  it('are awaited once they have hidden one event of the calendar', async () => {
    const portal = smallPortal([december(1), december(2)]);
    portal.details = { e1: { visibility: 'private' } };
    const { publisher, later } = openPublisher({ source: portal.source });
    expect(shown(await snapshotOf(publisher))).toEqual(['e2 Event 2 #0']);
    portal.failing = { details: unavailable() };
    portal.events.c1 = [...(portal.events.c1 ?? []), december(3)];
    expect(shown(await later(300))).toEqual(['e2 Event 2 #0']);
    portal.failing = {};
    expect(shown(await later(600))).toEqual(['e2 Event 2 #0', 'e3 Event 3 #0']);
  });

  it('withdraw an event that was published without them, and leave no cancellation', async () => {
    const portal = smallPortal([december(1), december(2), december(3)]);
    portal.failing = { event: { e3: unavailable() } };
    const { publisher, later } = openPublisher({ source: portal.source });
    expect(shown(await snapshotOf(publisher))).toHaveLength(3);
    portal.details = { e1: { visibility: 'private' } };
    portal.events.c1 = [december(1, { place: 1 }), december(2), december(3)];
    expect(shown(await later(300))).toEqual(['e2 Event 2 #0']);
  });
});

describe('details that the store can’t read', () => {
  it('leave the event unchanged until they can be read', async () => {
    const portal = smallPortal([december(1), december(2)]);
    portal.details = { e1: { text: 'One' }, e2: { text: 'Two' } };
    const store = createMemoryStore();
    const cut = { off: false };
    const flaky = {
      ...store,
      read: (...args: Parameters<typeof store.read>) =>
        cut.off ? Promise.reject(new StoreError('The store is out of reach.')) : store.read(...args),
    };
    const { publisher, later } = openPublisher({ source: portal.source, store: flaky });
    const first = await snapshotOf(publisher);
    cut.off = true;
    portal.failing = { details: unavailable() };
    portal.events.c1 = [december(1, { title: 'Moved' }), december(2)];
    expect(await later(300)).toBe(first);
    portal.events.c1 = [december(1, { title: 'Moved' }), december(2, { visibility: 'private' })];
    expect(shown(await later(300))).toEqual(['e1 Event 1 #0']);
    cut.off = false;
    const joined = await later(300);
    expect(joined.events.map(({ event }) => [event.title, event.description?.text])).toEqual([['Event 1', 'One']]);
    portal.failing = {};
    expect(shown(await later(3000))).toEqual(['e1 Moved #1']);
  });
});

describe('a record', () => {
  it('that can’t be read any more keeps its last copy, and one that never could is left out', async () => {
    const portal = smallPortal([december(1), december(2)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    portal.events.c1 = [december(1, { title: 13 }), december(2), december(3, { title: 13 })];
    expect(await later(300)).toBe(first);
    const { problems, problemCount } = (await publisher.status()).calendars[0] ?? {};
    expect(problemCount).toBe(2);
    expect(problems?.map(({ where }) => where)).toEqual(['event e1, title', 'event e3, title']);
    portal.events.c1 = [december(1, { title: 'Well again' }), december(2)];
    expect(shown(await later(300))).toEqual(['e1 Well again #1', 'e2 Event 2 #0']);
    expect((await publisher.status()).calendars[0]?.problemCount).toBe(0);
  });

  it('among only unreadable ones makes a failure, never an empty calendar', async () => {
    const portal = smallPortal([december(1), december(2)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    portal.events.c1 = [december(1, { title: 13 }), december(2, { title: 13 })];
    expect(await later(300)).toBe(first);
    expect((await publisher.status()).calendars[0]?.failure).toBe(
      'None of the 2 records of the list of events could be read; the first: Expected text, found a number.',
    );
  });
});

describe('a portal that asks for a pause', () => {
  it('while details are read is not asked before the pause ends', async () => {
    const portal = smallPortal(Array.from({ length: 20 }, (_, n) => december(n + 1)));
    const { publisher, clock } = openPublisher({ source: portal.source });
    await publisher.start();
    await clock.advance(5000);
    portal.failing = {
      details: new SourceError('rate-limited', 'GET … answered 429.', { status: 429, retryAfter: 590 }),
    };
    portal.events.c1 = (portal.events.c1 ?? []).map((record) => ({ ...record, title: 'Moved' }));
    await clock.advance(340_000);
    portal.asked.length = 0;
    await clock.advance(500_000);
    expect(portal.asked.filter((what) => what !== 'calendars')).toEqual([]);
    await publisher.stop();
  });
});

describe('a process that stops', () => {
  it('while it waits for a list reports no failure of the portal', async () => {
    const portal = smallPortal([december(1)]);
    const clock = fakeClock();
    const one = openPublisher({ source: portal.source, clock });
    await one.publisher.refresh();
    await clock.advance(400_000);
    const given = async (signal?: AbortSignal): Promise<never> => {
      await clock.sleep(60_000, signal);
      throw new SourceError('unreachable', 'GET … was given up.');
    };
    const source = {
      ...portal.source,
      calendars: (...args: Parameters<typeof portal.source.calendars>) => given(args[1]?.signal),
      events: (...args: Parameters<typeof portal.source.events>) => given(args[2]?.signal),
    };
    const two = openPublisher({ source, clock, store: one.store });
    await two.publisher.start();
    await clock.advance(1000);
    await two.publisher.stop();
    const status = await openPublisher({ source, clock, store: one.store }).publisher.status();
    expect([status.list.failure, status.calendars[0]?.failure]).toEqual([null, null]);
  });

  it('in the middle of a refresh reports no failure of the portal', async () => {
    const portal = smallPortal(Array.from({ length: 20 }, (_, n) => december(n + 1)));
    const clock = fakeClock();
    const source = {
      ...portal.source,
      details: async (...args: Parameters<typeof portal.source.details>) => {
        await clock.sleep(1000, args[3]?.signal);
        if (args[3]?.signal?.aborted) throw new SourceError('unreachable', 'GET … was given up.');
        return await portal.source.details(...args);
      },
    };
    const one = openPublisher({ source, clock });
    await one.publisher.start();
    await clock.advance(3000);
    await one.publisher.stop();
    const two = openPublisher({ source: portal.source, clock, store: one.store });
    const [status] = (await two.publisher.status()).calendars;
    expect(status).toMatchObject({ failure: null, problems: [] });
    expect(status?.pendingDetails).toBeGreaterThan(0);
    await two.publisher.refresh();
    expect((await two.publisher.status()).calendars[0]?.pendingDetails).toBe(0);
    expect(new Set(portal.asked).size).toBe(portal.asked.length - 2);
  });
});

import { describe, expect, it } from 'vitest';
import { SourceError } from '../../../src/source/source.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { fakeClock } from '../fakes/fake-clock.ts';
import { openPublisher, refreshSettings, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal, unavailable } from '../fakes/small-source.ts';

const listed = (asked: readonly string[], calendarId = 'c1') =>
  asked.filter((what) => what === `events ${calendarId}`).length;

describe('in the background', () => {
  it('every calendar is refreshed at its own pace, whether requested or not', async () => {
    const portal = smallPortal();
    portal.calendars = Array.from({ length: 10 }, (_, n) => ({ id: `c${n}`, name: `Calendar ${n}` }));
    for (const { id } of portal.calendars) portal.events[id] = [december(1)];
    const { publisher, clock } = openPublisher({ source: portal.source });
    await publisher.start();
    await clock.advance(30_000);
    expect((await publisher.status()).ready).toBe(true);
    portal.asked.length = 0;
    const beats: number[] = [];
    for (let second = 0; second < 300; second += 1) {
      const before = portal.asked.length;
      await clock.advance(1000);
      if (portal.asked.length > before) beats.push(second);
    }
    // Within a tenth of five minutes.
    for (const { id } of portal.calendars) expect(listed(portal.asked, id)).toBeLessThanOrEqual(2);
    await clock.advance(60_000);
    for (const { id } of portal.calendars) expect(listed(portal.asked, id)).toBeGreaterThanOrEqual(1);
    expect(beats.length).toBeGreaterThan(3);
    await publisher.stop();
    portal.asked.length = 0;
    await clock.advance(3_600_000);
    expect(portal.asked).toEqual([]);
  });

  it('a new calendar is refreshed too', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, clock } = openPublisher({ source: portal.source });
    await publisher.start();
    await clock.advance(10_000);
    portal.calendars = [...portal.calendars, { id: 'c2', name: 'Two' }];
    portal.events.c2 = [december(2)];
    await clock.advance(400_000);
    expect(shown(await snapshotOf(publisher, 'c2'))).toEqual(['e2 Event 2 #0']);
    await publisher.stop();
  });

  it('a refresh that failed when the process ended is tried at once by the next process', async () => {
    const portal = smallPortal([december(1)]);
    const one = openPublisher({ source: portal.source });
    await one.publisher.refresh();
    portal.failing = { calendars: unavailable(), events: unavailable() };
    for (let round = 0; round < 4; round += 1) await one.later(1);
    portal.failing = {};
    portal.asked.length = 0;
    const two = openPublisher({ source: portal.source, store: one.store, clock: one.clock });
    await two.publisher.start();
    await two.clock.advance(2000);
    expect(portal.asked).toEqual(['calendars', 'events c1']);
    await two.publisher.stop();
  });

  it('a fresh copy is not requested again by a process that starts', async () => {
    const portal = smallPortal([december(1)]);
    const one = openPublisher({ source: portal.source });
    await one.publisher.refresh();
    portal.asked.length = 0;
    const two = openPublisher({ source: portal.source, store: one.store, clock: one.clock });
    await two.publisher.start();
    await two.clock.advance(60_000);
    expect(portal.asked).toEqual([]);
    await two.publisher.stop();
  });
});

describe('a clock that moves while a refresh runs', () => {
  it('makes no details be read twice, and no refresh run early', async () => {
    const portal = smallPortal(Array.from({ length: 12 }, (_, n) => december(n + 1)));
    const clock = fakeClock();
    let ticks = 0;
    const ticking = {
      ...clock,
      now: () => {
        ticks += 1;
        return clock.now() + ticks;
      },
    };
    const { publisher } = openPublisher({ source: portal.source, clock: ticking });
    await publisher.start();
    await clock.advance(240_000);
    expect(portal.asked).toHaveLength(14);
    expect(new Set(portal.asked).size).toBe(14);
    await publisher.stop();
  });
});

describe('an immediate refresh', () => {
  it('and a due one do not run together', async () => {
    const portal = smallPortal([december(1)]);
    const running = { now: 0, most: 0 };
    const clock = fakeClock();
    const source = {
      ...portal.source,
      events: async (...args: Parameters<typeof portal.source.events>) => {
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        await clock.sleep(1000);
        running.now -= 1;
        return await portal.source.events(...args);
      },
    };
    const { publisher } = openPublisher({ source, clock });
    const first = publisher.refresh();
    await clock.advance(5000);
    await first;
    await clock.advance(400_000);
    await publisher.snapshot('c1');
    const second = publisher.refresh();
    await clock.advance(5000);
    await second;
    expect(running).toEqual({ now: 0, most: 1 });
    expect(listed(portal.asked)).toBe(3);
  });
});

describe('a changed configuration', () => {
  it('is published at once by the process that starts with it', async () => {
    const portal = smallPortal([december(1)]);
    const one = openPublisher({ source: portal.source });
    await one.publisher.refresh();
    const settings = { publication: '2' };
    const two = openPublisher({ source: portal.source, store: one.store, clock: one.clock, settings });
    await two.publisher.start();
    await two.clock.advance(2000);
    expect(shown(await snapshotOf(two.publisher))).toEqual(['e1 Event 1 #1']);
    await two.publisher.stop();
  });
});

describe('a clock that is set back', () => {
  it('stops neither refreshes nor the reading of details', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, clock } = openPublisher({ source: portal.source });
    await publisher.refresh();
    portal.asked.length = 0;
    clock.set(clock.now() - 365 * 86_400_000);
    await publisher.start();
    await clock.advance(2000);
    expect(portal.asked.toSorted()).toEqual(['calendars', 'details c1 e1', 'events c1']);
    await publisher.stop();
  });
});

describe('a clock that is put right', () => {
  it('makes no details be read again that were read in the repeated hour', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, clock } = openPublisher({ source: portal.source });
    await publisher.refresh();
    portal.asked.length = 0;
    clock.set(clock.now() - 3_600_000);
    await publisher.refresh();
    expect(portal.asked).toEqual(['calendars', 'events c1']);
    await clock.advance(25 * 3_600_000);
    await publisher.refresh();
    expect(portal.asked).toContain('details c1 e1');
  });
});

describe('a calendar that is gone for good', () => {
  it('is no longer refreshed', async () => {
    const portal = smallPortal([december(1)]);
    portal.calendars = [...portal.calendars, { id: 'c2', name: 'Two' }];
    portal.events.c2 = [december(2)];
    const memory = createMemoryStore();
    let asked = 0;
    const store: Store = {
      ...memory,
      revision(collection) {
        asked += 1;
        return memory.revision(collection);
      },
    };
    const refresh = { ...refreshSettings, everySeconds: 86_400 };
    const { publisher, clock } = openPublisher({ source: portal.source, store, settings: { refresh } });
    await publisher.start();
    await clock.advance(10_000);
    portal.calendars = portal.calendars.slice(0, 1);
    await clock.advance(10 * 86_400_000);
    expect(await publisher.snapshot('c2')).toEqual({ kind: 'gone' });
    asked = 0;
    await clock.advance(600_000);
    expect(asked).toBeLessThan(10);
    await publisher.stop();
  });
});

describe('a portal that fails', () => {
  it('is asked less and less often, down to once in four intervals', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, clock } = openPublisher({ source: portal.source });
    await publisher.start();
    await clock.advance(10_000);
    portal.failing = { events: unavailable() };
    portal.asked.length = 0;
    await clock.advance(12 * 3_600_000);
    const asked = listed(portal.asked);
    expect(asked).toBeGreaterThanOrEqual(33);
    expect(asked).toBeLessThanOrEqual(42);
    await publisher.stop();
  });

  const pausing = (retryAfter: number) =>
    new SourceError('rate-limited', 'GET … answered 429.', { status: 429, retryAfter });

  it('is not asked before its Retry-After', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, clock } = openPublisher({ source: portal.source });
    await publisher.start();
    await clock.advance(10_000);
    portal.failing = { events: pausing(590) };
    await clock.advance(340_000);
    portal.failing = {};
    portal.asked.length = 0;
    await clock.advance(500_000);
    expect(listed(portal.asked)).toBe(0);
    await clock.advance(100_000);
    expect(listed(portal.asked)).toBe(1);
    await publisher.stop();
  });

  it('is asked again within two intervals after one Retry-After of a day, and ever less often while it says so', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, clock } = openPublisher({ source: portal.source });
    await publisher.start();
    await clock.advance(10_000);
    portal.failing = { events: pausing(86_400) };
    await clock.advance(340_000);
    portal.failing = {};
    await clock.advance(610_000);
    expect((await publisher.status()).calendars[0]?.failure).toBeNull();
    portal.failing = { events: pausing(86_400) };
    portal.asked.length = 0;
    await clock.advance(86_400_000);
    // After 10, 20, 40 … minutes.
    expect(listed(portal.asked)).toBeLessThanOrEqual(9);
    await publisher.stop();
  });

  it('is asked again soon while there is no copy, and readers learn when', async () => {
    const portal = smallPortal([december(1)]);
    portal.failing = { events: unavailable() };
    const { publisher, clock } = openPublisher({ source: portal.source });
    const answer = await publisher.snapshot('c1');
    expect(answer).toMatchObject({ kind: 'pending', retryAfter: expect.any(Number) });
    const asked = portal.asked.length;
    await publisher.snapshot('c1');
    expect(portal.asked.length).toBe(asked);
    portal.failing = {};
    await clock.advance(6000);
    expect(shown(await snapshotOf(publisher))).toEqual(['e1 Event 1 #0']);
  });
});

describe('the first request', () => {
  it('waits up to ten seconds for the first refresh', async () => {
    const portal = smallPortal([december(1)]);
    const clock = fakeClock();
    const source = {
      ...portal.source,
      calendars: async (...args: Parameters<typeof portal.source.calendars>) => {
        await clock.sleep(12_000);
        return portal.source.calendars(...args);
      },
    };
    const { publisher } = openPublisher({ source, clock });
    const [index, snapshot] = [publisher.index(), publisher.snapshot('c1')];
    let answered = 0;
    for (const answer of [index, snapshot]) void answer.then(() => (answered += 1));
    await clock.advance(9900);
    expect(answered).toBe(0);
    await clock.advance(200);
    expect(await Promise.all([index, snapshot])).toEqual([
      { kind: 'pending', retryAfter: 5 },
      { kind: 'pending', retryAfter: 5 },
    ]);
    await clock.advance(3000);
    expect(await publisher.index()).toMatchObject({ kind: 'index' });
  });

  it('shares one refresh with all others that wait', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher } = openPublisher({ source: portal.source });
    const answers = await Promise.all(Array.from({ length: 20 }, () => snapshotOf(publisher)));
    expect(new Set(answers).size).toBe(1);
    expect(portal.asked).toEqual(['calendars', 'events c1', 'details c1 e1']);
  });

  it('reports an unchanged calendar by an unchanged number', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    const first = publisher.generation();
    await later(300);
    expect(publisher.generation()).toBe(first);
    portal.events.c1 = [december(1, { title: 'Moved' })];
    await later(300);
    const second = publisher.generation();
    expect(second).toBeGreaterThan(first);
    portal.calendars = [...portal.calendars, { id: 'c2', name: 'Two' }];
    portal.failing = { calendar: { c2: unavailable() } };
    await later(300);
    expect(publisher.generation()).toBeGreaterThan(second);
  });
});

describe('the mapping of a new store', () => {
  it('is detected from a calendar that answers, although those before it hang one after another', async () => {
    const portal = smallPortal();
    portal.calendars = Array.from({ length: 6 }, (_, n) => ({ id: `c${n}`, name: `Calendar ${n}` }));
    portal.events.c5 = [december(1)];
    const clock = fakeClock();
    const source = {
      ...portal.source,
      events: async (...args: Parameters<typeof portal.source.events>) => {
        if (args[0] === 'c5') return await portal.source.events(...args);
        await clock.sleep(15_000);
        throw unavailable();
      },
    };
    const { publisher } = openPublisher({ source, clock });
    await publisher.start();
    await clock.advance(40_000);
    expect(shown(await snapshotOf(publisher, 'c5'))).toEqual(['e1 Event 1 #0']);
    const stopped = publisher.stop();
    await clock.advance(20_000);
    await stopped;
  });
});

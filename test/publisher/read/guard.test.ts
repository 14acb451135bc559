import { describe, expect, it } from 'vitest';
import { judgeShrinking } from '../../../src/publisher/read/guard.ts';
import { openPublisher, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { december, october } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

const guard = { share: 0.5, times: 3, minutes: 60 };

describe('the shrinking guard', () => {
  const judged = (upcoming: string[], listed: string[]) =>
    judgeShrinking({ upcoming, listed: new Set(listed) }, null, guard, 0);

  it.each([
    [['a'], [], true],
    [['a', 'b'], [], true],
    [['a', 'b'], ['a'], false],
    [['a', 'b', 'c'], ['a'], true],
    [['a', 'b', 'c', 'd'], ['a', 'b'], false],
    [[], [], false],
    [['a'], ['a', 'b'], false],
  ])('with %j upcoming and %j listed holds the list back: %s', (upcoming, listed, held) => {
    expect(judged(upcoming, listed).held !== null).toBe(held);
  });

  it('says what is missing', () => {
    expect(judged(['a'], []).message).toMatch(
      /^The portal's list lacks the only upcoming event\. It stays published until/,
    );
    expect(judged(['a', 'b', 'c'], ['a']).message).toMatch(/ lacks 2 of 3 upcoming events\. They stay published until/);
  });

  it('counts only consecutive lists that lack the same events', () => {
    const upcoming = ['a', 'b', 'c', 'd'];
    const first = judgeShrinking({ upcoming, listed: new Set(['a']) }, null, guard, 0);
    const other = judgeShrinking({ upcoming, listed: new Set(['c']) }, first.held, guard, 3_600_000);
    expect(other.held).toMatchObject({ times: 1 });
    const same = judgeShrinking({ upcoming, listed: new Set(['a']) }, first.held, guard, 60_000);
    expect(same.held).toMatchObject({ times: 2, since: 0 });
  });

  it('holds back an emptied list until three refreshes over an hour agree', async () => {
    const portal = smallPortal([december(1), december(2), october(1)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    portal.events.c1 = [];
    for (let round = 0; round < 6; round += 1) expect(await later(600)).toBe(first);
    const status = await publisher.status();
    expect(status.calendars[0]?.heldBack).toBe(
      "The portal's list lacks all 2 upcoming events. They stay published until 3 refreshes over 60 minutes agree; so far 6 over 50 minutes.",
    );
    expect(shown(await later(600))).toEqual([
      'o1 Past 1 #0',
      'e1 Event 1 #1 cancelled removed',
      'e2 Event 2 #1 cancelled removed',
    ]);
    expect((await publisher.status()).calendars[0]?.heldBack).toBeNull();
  });

  it('needs three refreshes, however long they take, and remembers them across a restart', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, later, store, clock } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.events.c1 = [];
    expect(shown(await later(7200))).toEqual(['e1 Event 1 #0']);
    const next = openPublisher({ source: portal.source, store, clock });
    expect(shown(await next.later(7200))).toEqual(['e1 Event 1 #0']);
    expect(shown(await next.later(7200))).toEqual(['e1 Event 1 #1 cancelled removed']);
  });

  it('forgets what it held back when the events are listed again', async () => {
    const records = [december(1), december(2), december(3)];
    const portal = smallPortal(records);
    const { publisher, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    portal.events.c1 = [];
    await later(1800);
    await later(1800);
    portal.events.c1 = records;
    expect(await later(1800)).toBe(first);
    portal.events.c1 = [];
    expect(await later(1800)).toBe(first);
    expect((await publisher.status()).calendars[0]?.heldBack).toContain('so far 1 ');
  });

  it('cancels no event whose record may have lost its id, until later lists agree', async () => {
    const records = Array.from({ length: 10 }, (_, n) => december(n + 1));
    const portal = smallPortal(records);
    const { publisher, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    portal.events.c1 = records.map((record, n) => (n === 4 ? ({ ...record, id: undefined } as never) : record));
    expect(await later(1800)).toBe(first);
    const [calendar] = (await publisher.status()).calendars;
    expect([calendar?.heldBack, calendar?.problems[0]?.message]).toEqual([
      expect.stringContaining('1 of 10 upcoming events'),
      expect.stringContaining('holds no id'),
    ]);
    await later(1800);
    expect(shown(await later(1800))[4]).toBe('e5 Event 5 #1 cancelled removed');
    // By now one record is known to be unreadable, so an event that leaves now leaves at once.
    portal.events.c1 = portal.events.c1.slice(0, 9);
    expect(shown(await later(300))[9]).toBe('e10 Event 10 #1 cancelled removed');
  });

  it('publishes changes of the other events meanwhile, and no new ones', async () => {
    const portal = smallPortal([december(1), december(2), december(3), december(4)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.events.c1 = [december(1, { visibility: 'private' }), december(9)];
    expect(shown(await later(300))).toEqual(['e2 Event 2 #0', 'e3 Event 3 #0', 'e4 Event 4 #0']);
  });
});

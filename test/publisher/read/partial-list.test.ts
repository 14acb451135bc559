import { afterEach, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { startSource } from '../../source/start-source.ts';
import { openPublisher, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';

let portal: Portal | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});

/** A portal that gives the first two of its records; `says`: the envelope announces more, but not how to get it. */
async function cutPortal(count: number) {
  const state = { records: Array.from({ length: count }, (_, n) => december(n + 1)), cut: true };
  portal = await startPortal({
    list: ({ operation }, calendars) => {
      if (operation === 'calendars') return { body: { items: calendars } };
      return { body: { items: state.cut ? state.records.slice(0, 2) : state.records, total: state.records.length } };
    },
    details: (_, id) => state.records.find((record) => record.id === id),
  });
  return { state, source: startSource(portal.url) };
}

describe('a list whose next page can’t be read', () => {
  it('is published in part when nothing was published before, and reports that it is cut and what to set', async () => {
    const { source } = await cutPortal(5);
    const { publisher } = openPublisher({ source });
    expect(shown(await snapshotOf(publisher))).toEqual(['e1 Event 1 #0', 'e2 Event 2 #0']);
    const [calendar] = (await publisher.status()).calendars;
    expect(calendar?.problems).toContainEqual({
      level: 'error',
      where: 'calendar c1',
      message: expect.stringMatching(/is incomplete: 2 records of 5 came.*source\.paging\. Until then/),
    });
  });

  it('removes nothing: an event missing from the part stays until a whole list lacks it', async () => {
    const { state, source } = await cutPortal(5);
    const { publisher, later } = openPublisher({ source });
    await snapshotOf(publisher);
    state.records.shift();
    expect(shown(await later(600))).toEqual(['e1 Event 1 #0', 'e2 Event 2 #0', 'e3 Event 3 #0']);
    state.cut = false;
    expect(shown(await later(600))).toEqual([
      'e1 Event 1 #1 cancelled removed',
      'e2 Event 2 #0',
      'e3 Event 3 #0',
      'e4 Event 4 #0',
      'e5 Event 5 #0',
    ]);
    expect((await publisher.status()).calendars[0]?.problems).toEqual([]);
  });

  it('never replaces a whole copy, not after a restart either', async () => {
    const { state, source } = await cutPortal(5);
    state.cut = false;
    const { publisher, later, store, clock } = openPublisher({ source });
    const whole = await snapshotOf(publisher);
    state.cut = true;
    state.records[0] = december(1, { title: 'Renamed' });
    expect(await later(600)).toBe(whole);
    const next = openPublisher({ source, store, clock });
    expect(shown(await next.later(600))).toEqual(shown(whole));
    const [calendar] = (await next.publisher.status()).calendars;
    expect(JSON.stringify(calendar)).toContain('is incomplete');
  });

  it('of calendars is published in part, and stays that way', async () => {
    const calendars = [1, 2, 3].map((n) => ({ id: `c${n}`, name: `Calendar ${n}` }));
    let listed = calendars.slice(0, 2);
    portal = await startPortal({
      events: [december(1)],
      list: ({ operation }, records) => ({
        body: operation === 'calendars' ? { items: listed, total: 3 } : { items: records },
      }),
    });
    const { publisher, later } = openPublisher({ source: startSource(portal.url) });
    await snapshotOf(publisher);
    const ids = async () => (await publisher.status()).calendars.map(({ id }) => id);
    expect(await ids()).toEqual(['c1', 'c2']);
    listed = calendars.slice(1);
    await later(600);
    expect(await ids()).toEqual(['c1', 'c2']);
    listed = calendars;
    await later(600);
    expect(await ids()).toEqual(['c1', 'c2', 'c3']);
  });
});

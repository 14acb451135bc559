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
    expect(calendar?.problems).toContainEqual(
      expect.objectContaining({
        level: 'error',
        where: 'calendar c1',
        message: expect.stringMatching(/is incomplete: 2 records of 5 came.*source\.paging\. Until then/),
      }),
    );
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

  it('removes nothing from a whole copy, not after a restart either, and the second in a row is published', async () => {
    const { state, source } = await cutPortal(5);
    state.cut = false;
    const { publisher, later, store, clock } = openPublisher({ source });
    const whole = await snapshotOf(publisher);
    state.cut = true;
    state.records[0] = december(1, { title: 'Renamed' });
    expect(await later(600)).toBe(whole);
    expect((await publisher.status()).calendars[0]?.failure).toContain('is incomplete');
    const next = openPublisher({ source, store, clock });
    expect(shown(await next.later(600))).toEqual(['e1 Renamed #1', ...shown(whole).slice(1)]);
    const [calendar] = (await next.publisher.status()).calendars;
    expect(calendar?.failure).toBeNull();
    expect(calendar?.problems[0]).toMatchObject({
      level: 'error',
      message: expect.stringContaining('is incomplete'),
    });
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
    expect(await ids()).toEqual(['c1', 'c2', 'c3']);
    expect((await publisher.status()).calendars.map(({ withdrawnSince }) => withdrawnSince)).toEqual([
      null,
      null,
      null,
    ]);
    listed = calendars;
    await later(600);
    expect(await ids()).toEqual(['c1', 'c2', 'c3']);
  });
});

describe('a list that ends although the portal counts more', () => {
  /** Pages of two by `?page=`, in an envelope with a total that is `extra` too high. */
  async function countingPortal(count: number, extra: number) {
    const state = { records: Array.from({ length: count }, (_, n) => december(n + 1)), extra };
    portal = await startPortal({
      list: ({ operation, query }, calendars) => {
        if (operation === 'calendars') return { body: { items: calendars } };
        const start = (Number(query.get('page') ?? 1) - 1) * 2;
        const items = state.records.slice(start, start + 2);
        return { body: { items, total: state.records.length + state.extra } };
      },
      details: (_, id) => state.records.find((record) => record.id === id),
    });
    return { state, source: startSource(portal.url) };
  }

  it('is published with an error, and counts as complete when the next one says the same, also after a restart', async () => {
    const { state, source } = await countingPortal(5, 2);
    const { publisher, store, clock, later } = openPublisher({ source });
    expect(shown(await snapshotOf(publisher))).toHaveLength(5);
    const problems = async () => (await publisher.status()).calendars[0]?.problems.map(({ level }) => level);
    expect((await publisher.status()).calendars[0]?.problems[0]).toMatchObject({
      level: 'error',
      message: expect.stringMatching(/5 records of 7 came, but page 4 came empty\. What it lacks is not removed/),
    });
    state.extra = 3;
    await later(600);
    expect(await problems()).toContain('error');
    const next = openPublisher({ source, store, clock });
    await next.later(600);
    expect((await next.publisher.status()).calendars[0]?.problems.map(({ level }) => level)).not.toContain('error');
  });

  it('removes nothing, and what it has is published', async () => {
    const { state, source } = await countingPortal(6, 0);
    const { publisher, later } = openPublisher({ source });
    expect(shown(await snapshotOf(publisher))).toHaveLength(6);
    const [first, second] = state.records.splice(0, 2);
    state.extra = 2;
    state.records.push(december(9));
    const names = shown(await later(600));
    expect(names).toHaveLength(7);
    expect(names.join()).not.toContain('removed');
    state.records.unshift(...[first, second].filter((record) => record !== undefined));
    state.extra = 0;
    expect(shown(await later(600))).toEqual(names);
    expect((await publisher.status()).calendars[0]?.problems).toEqual([]);
  });

  it('is not confirmed by a run that continues with the pages of the run before', async () => {
    const { state, source } = await countingPortal(6, 0);
    const { publisher, later } = openPublisher({ source, budget: 15 });
    for (let run = 0; run < 3; run += 1) await later(600);
    state.records.splice(0, 2);
    for (let day = 10; day < 28; day += 1) state.records.push(december(day));
    state.extra = 2;
    const read = async (seconds: number) => {
      const names = shown(await later(seconds));
      const levels = (await publisher.status()).calendars[0]?.problems.map(({ level }) => level) ?? [];
      return [levels.includes('error'), names.filter((name) => name.includes('removed')).length];
    };
    // The first run has requests left for a few details only, and the second reads the rest.
    expect(await read(600)).toEqual([true, 0]);
    expect(await read(31)).toEqual([true, 0]);
    expect(await read(31)).toEqual([false, 2]);
  });

  it('removes no record that shares its id with another one', async () => {
    const { state, source } = await countingPortal(1, 0);
    state.records.push(december(2), december(3), december(4, { id: 'e2' }));
    const { publisher, later } = openPublisher({ source });
    const whole = shown(await snapshotOf(publisher));
    expect(whole).toHaveLength(4);
    const [lost] = state.records.splice(3);
    state.extra = 1;
    expect(shown(await later(600))).toEqual(whole);
    state.records.push(...(lost ? [lost] : []));
    state.extra = 0;
    expect(shown(await later(600))).toEqual(whole);
  });

  it('of calendars withdraws none', async () => {
    const calendars = [1, 2, 3].map((n) => ({ id: `c${n}`, name: `Calendar ${n}` }));
    let extra = 0;
    portal = await startPortal({
      events: [december(1)],
      list: ({ operation, query }, records) => {
        if (operation !== 'calendars') return { body: { items: records } };
        const items = Number(query.get('page') ?? 1) === 1 ? calendars.slice(0, 3 - extra) : [];
        return { body: { items, total: 3 } };
      },
    });
    const { publisher, later } = openPublisher({ source: startSource(portal.url) });
    await snapshotOf(publisher);
    extra = 1;
    await later(600);
    const { calendars: listed, problems } = await publisher.status();
    expect(listed.map(({ id, withdrawnSince }) => [id, withdrawnSince])).toEqual([
      ['c1', null],
      ['c2', null],
      ['c3', null],
    ]);
    expect(problems).toContainEqual(expect.objectContaining({ level: 'error', where: 'list of calendars' }));
  });
});

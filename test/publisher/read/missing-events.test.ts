import { describe, expect, it } from 'vitest';
import type { GuardState, RecordState } from '../../../src/publisher/model.ts';
import { judgeShrinking } from '../../../src/publisher/read/guard.ts';
import { missingRecords } from '../../../src/publisher/read/missing-events.ts';
import { SourceError } from '../../../src/source/source.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { noon } from '../fakes/fake-clock.ts';
import { openPublisher, publisherSettings, refreshSettings, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { december, october } from '../fakes/small-event.ts';
import { type SmallRecord, smallPortal, unavailable } from '../fakes/small-source.ts';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const all = days.map((day) => december(day));
const without = (...gone: string[]): SmallRecord[] => all.filter(({ id }) => !gone.includes(id));
const denied = (status: 401 | 403 | 404 | 410) =>
  new SourceError(
    status === 401 ? 'unauthorized' : status === 403 ? 'forbidden' : 'not-found',
    `GET details answered ${status}.`,
    { status },
  );

/** A portal whose details know every event, so that they do not confirm that one is removed. */
async function opened(more: Partial<Parameters<typeof openPublisher>[0]> = {}, records: SmallRecord[] = all) {
  const portal = smallPortal(records);
  for (const { id, ...record } of records) portal.unlisted[String(id)] = record;
  const open = openPublisher({ source: portal.source, ...more });
  const first = await snapshotOf(open.publisher);
  portal.asked.length = 0;
  const status = async () => (await open.publisher.status()).calendars[0];
  return { portal, first, status, ...open };
}
const asked = ({ asked }: { readonly asked: readonly string[] }) =>
  asked.filter((what) => what.startsWith('details')).map((what) => what.slice(11));

const noDetails = {
  ...publisherSettings,
  source: { ...publisherSettings.source, endpoints: { details: false as const } },
};

describe('an upcoming event that a complete list lacks', () => {
  it('stays as it is published, and the status counts it', async () => {
    const { portal, first, status, later } = await opened();
    portal.events.c1 = without('e2', 'e3');
    expect(await later(300)).toBe(first);
    expect(await status()).toMatchObject({ missing: 2, heldBack: null });
    portal.events.c1 = all;
    expect(await later(300)).toBe(first);
    expect((await status())?.missing).toBeUndefined();
  });

  it('is cancelled when two complete lists over ten minutes lack it', async () => {
    const { portal, first, status, later } = await opened();
    portal.events.c1 = without('e2');
    expect(await later(300)).toBe(first);
    expect(await later(300)).toBe(first);
    expect(shown(await later(300))[1]).toBe('e2 Event 2 #1 cancelled removed');
    expect((await status())?.missing).toBeUndefined();
  });

  it('stays as well where another of the records that share its id was edited', async () => {
    const tour = (day: number, more: object = {}) => december(day, { id: 'tour', title: 'Tour', ...more });
    const { portal, first, later } = await opened({}, [tour(1), tour(2), tour(3), ...all]);
    const occurrences = ({ events }: typeof first) =>
      events
        .filter(({ event }) => event.id === 'tour')
        .map(({ event }) => [event.occurrence, event.title, event.status]);
    expect(occurrences(first)).toHaveLength(3);
    portal.events.c1 = [tour(2, { title: 'Long tour' }), ...all];
    const seen = [await later(300), await later(300), await later(300)].map(occurrences);
    const [one, , three] = occurrences(first);
    const edited = [occurrences(first)[1]?.[0], 'Long tour', 'confirmed'];
    expect(seen.slice(0, 2)).toEqual(Array(2).fill([one, edited, three]));
    expect(seen[2]).toEqual([[one?.[0], 'Tour', 'cancelled'], edited, [three?.[0], 'Tour', 'cancelled']]);
  });

  it('is cancelled by two lists where the portal has no details', async () => {
    const { portal, first, later } = await opened({ settings: noDetails });
    portal.events.c1 = without('e2');
    expect(await later(300)).toBe(first);
    expect(shown(await later(600))[1]).toBe('e2 Event 2 #1 cancelled removed');
    expect(asked(portal)).toEqual([]);
  });

  it('needs as many lists over as many minutes as are configured', async () => {
    const refresh = { ...refreshSettings, removeAfter: { times: 4, minutes: 5 } };
    const { portal, first, later } = await opened({ settings: { ...noDetails, refresh } });
    portal.events.c1 = without('e2');
    for (let round = 0; round < 3; round += 1) expect(await later(300)).toBe(first);
    expect(shown(await later(300))[1]).toBe('e2 Event 2 #1 cancelled removed');
  });

  it('counts from the first list again when one has it in between', async () => {
    const { portal, first, later } = await opened({ settings: noDetails });
    portal.events.c1 = without('e2');
    await later(600);
    portal.events.c1 = all;
    await later(600);
    portal.events.c1 = without('e2');
    expect(await later(600)).toBe(first);
    expect(shown(await later(600))[1]).toBe('e2 Event 2 #1 cancelled removed');
  });

  it('is remembered over a restart', async () => {
    const { portal, store, clock, later } = await opened({ settings: noDetails, store: createMemoryStore() });
    portal.events.c1 = without('e2');
    await later(300);
    const next = openPublisher({ source: portal.source, store, clock, settings: noDetails });
    expect(shown(await next.later(600))[1]).toBe('e2 Event 2 #1 cancelled removed');
  });

  it('is not confirmed early, nor never, when the clock is set back', async () => {
    const { portal, first, clock, later } = await opened({ settings: noDetails });
    portal.events.c1 = without('e2');
    await later(300);
    clock.set(noon - 30 * 86_400_000);
    expect(await later(1)).toBe(first);
    expect(await later(300)).toBe(first);
    expect(shown(await later(300))[1]).toBe('e2 Event 2 #1 cancelled removed');
  });

  it('leaves at once as before when it is past', async () => {
    const { portal, first, status, later } = await opened({}, [october(1), ...all]);
    portal.events.c1 = all;
    expect(await later(300)).toBe(first);
    expect((await status())?.missing).toBeUndefined();
    expect(asked(portal)).toEqual([]);
  });
});

describe('the details of a missing event', () => {
  it.each([404, 410] as const)('confirm at once by %s that it is removed', async (status) => {
    const { portal, later } = await opened();
    portal.events.c1 = without('e2');
    portal.failing.event = { e2: denied(status) };
    expect(shown(await later(300))[1]).toBe('e2 Event 2 #1 cancelled removed');
    // An event that is still listed answered first.
    expect(asked(portal)).toEqual(['e1', 'e2']);
  });

  it('say nothing while those of a listed event are not answered', async () => {
    const { portal, first, later } = await opened();
    portal.events.c1 = without('e2');
    portal.failing.event = { e1: unavailable(), e2: denied(404) };
    expect(await later(300)).toBe(first);
    expect(asked(portal)).toEqual(['e1']);
    portal.failing.event = { e2: denied(404) };
    expect(shown(await later(300))[1]).toBe('e2 Event 2 #1 cancelled removed');
  });

  it('say nothing when the portal denies them all', async () => {
    const { portal, first, later } = await opened();
    portal.events.c1 = without('e2');
    portal.failing.details = denied(403);
    expect(await later(300)).toBe(first);
  });

  it('are asked for five events in a run, the soonest first, and need no control if others were answered', async () => {
    const { portal, later } = await opened(
      {},
      [...days, 10, 11, 12, 13].map((day) => december(day)),
    );
    const listed = [december(11), december(12, { place: 1 }), december(13)];
    const rest = [7, 8, 9, 10].map((day) => december(day));
    portal.events.c1 = [...rest, ...listed];
    portal.failing.event = Object.fromEntries(days.slice(0, 6).map((day) => [`e${day}`, denied(404)]));
    const next = await later(300);
    expect(asked(portal)).toEqual(['e12', 'e1', 'e2', 'e3', 'e4', 'e5']);
    expect(next.events.filter(({ removed }) => removed).map(({ event }) => event.id)).toEqual([
      'e1',
      'e2',
      'e3',
      'e4',
      'e5',
    ]);
    expect(shown(await later(300))[5]).toBe('e6 Event 6 #1 cancelled removed');
  });

  it.each([401, 403] as const)('withhold it by %s without calling it cancelled, and it continues', async (status) => {
    const { portal, later, status: state } = await opened();
    portal.events.c1 = without('e2');
    portal.failing.event = { e2: denied(status) };
    expect(shown(await later(300))).toEqual(without('e2').map(({ id, title }) => `${id} ${title} #0`));
    expect((await state())?.missing).toBeUndefined();
    for (let round = 0; round < 4; round += 1)
      expect(shown(await later(300))).toEqual(without('e2').map(({ id, title }) => `${id} ${title} #0`));
    portal.events.c1 = all;
    portal.failing = {};
    expect(shown(await later(300))[1]).toBe('e2 Event 2 #1');
  });

  it.each([{ visibility: 'private' }, { status: 'draft' }])('withhold it at once when they say %j', async (says) => {
    const { portal, later } = await opened();
    portal.events.c1 = without('e2');
    portal.unlisted.e2 = { ...december(2), ...says };
    expect(shown(await later(300))).toEqual(without('e2').map(({ id, title }) => `${id} ${title} #0`));
    // What was withheld is not shown by what was known of it before.
    portal.events.c1 = all;
    expect(shown(await later(300)).slice(0, 2)).toEqual(['e1 Event 1 #0', 'e3 Event 3 #0']);
  });

  it('cancel it at once when they say so', async () => {
    const { portal, later } = await opened();
    portal.events.c1 = without('e2');
    portal.unlisted.e2 = { ...december(2), status: 'cancelled' };
    expect(shown(await later(300))[1]).toBe('e2 Event 2 #1 cancelled removed');
  });

  it('are not asked for beyond the budget of a run', async () => {
    const { portal, later } = await opened({ budget: 3 }, all.slice(0, 2));
    for (let round = 0; round < 3; round += 1) await later(300);
    portal.asked.length = 0;
    portal.events.c1 = [december(2)];
    portal.failing.event = { e1: denied(404) };
    expect(shown(await later(300))[0]).toBe('e1 Event 1 #1 cancelled removed');
    // The list of calendars has a budget of its own.
    expect(portal.asked).toEqual(['calendars', 'events c1', 'details c1 e2', 'details c1 e1']);
  });
});

describe('the guard and missing events', () => {
  it('asks for nothing and removes nothing while it holds a list back', async () => {
    const { portal, first, later } = await opened();
    portal.events.c1 = all.slice(0, 3);
    portal.failing.event = Object.fromEntries(days.map((day) => [`e${day}`, denied(404)]));
    expect(await later(1800)).toBe(first);
    expect(asked(portal)).toEqual([]);
  });

  it('when it accepts a list, only those leave that earlier lists lacked too', async () => {
    const { portal, first, later } = await opened({ settings: noDetails });
    portal.events.c1 = without('e1', 'e2', 'e3', 'e4', 'e5', 'e6');
    expect(await later(1800)).toBe(first);
    expect(await later(1800)).toBe(first);
    portal.events.c1 = without('e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7');
    const accepted = await later(1800);
    expect(accepted.events.filter(({ removed }) => removed).map(({ event }) => event.id)).toEqual(
      [1, 2, 3, 4, 5, 6].map((day) => `e${day}`),
    );
    expect(shown(accepted)[6]).toBe('e7 Event 7 #0');
  });

  it('a part of a list neither counts nor resets what they count', async () => {
    let cut = false;
    const portal = smallPortal(all);
    const source: typeof portal.source = {
      ...portal.source,
      async events(...args) {
        const listing = await portal.source.events(...args);
        return cut ? { ...listing, partial: { message: 'The list is incomplete.' } } : listing;
      },
    };
    const { publisher, later } = openPublisher({ source, settings: noDetails });
    const first = await snapshotOf(publisher);
    const status = async () => (await publisher.status()).calendars[0];
    portal.events.c1 = without('e1', 'e2', 'e3', 'e4', 'e5', 'e6');
    await later(600);
    cut = true;
    for (let round = 0; round < 4; round += 1) expect(await later(600)).toBe(first);
    expect((await status())?.heldBack).toContain('so far 1 ');
    cut = false;
    expect(await later(600)).toBe(first);
    expect((await status())?.heldBack).toContain('so far 2 ');
    expect((await later(600)).events.filter(({ removed }) => removed)).toHaveLength(6);
  });
});

it('a list that several runs use counts once', () => {
  const record = { start: null, waiting: false } as unknown as RecordState;
  const removeAfter = { times: 2, minutes: 0 };
  const read = (before: ReadonlyMap<string, RecordState>, readAt: number) =>
    missingRecords(before, new Set(['e1']), { ids: new Set(), keys: new Set(), readAt, isHeld: false }, removeAfter);
  const once = read(new Map([['e1', record]]), 1000);
  expect(read(once, 1000).get('e1')?.missing).toEqual({ first: 1000, last: 1000, times: 1 });
  expect(read(once, 2000).size).toBe(0);
  const guard = { share: 0.5, times: 2, minutes: 0 };
  const judged = (before: GuardState | null, readAt: number) =>
    judgeShrinking({ upcoming: ['e1'], listed: new Set() }, before, guard, readAt).held;
  expect(judged(judged(null, 1000), 1000)).toMatchObject({ times: 1 });
  expect(judged(judged(null, 1000), 2000)).toBeNull();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../src/calendar/snapshot.ts';
import { eventUid } from '../../../src/feeds/identifiers.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { type Opening, openPublisher as open, refreshSettings, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

const minute = 60_000;
const first = Date.parse('2026-12-01T18:00:00Z');
const instant = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

interface Session {
  readonly start: string;
  readonly end: string | null;
  readonly occurrence?: string;
}

/** A publisher that believes the first list that lacks a session. */
const openPublisher = (opening: Opening) =>
  open({ ...opening, settings: { refresh: { ...refreshSettings, removeAfter: { times: 1, minutes: 0 } } } });

/** A session of one hour, or of `hours`. */
const at = (time: string, hours = 1): Session => {
  const start = Date.parse(`2026-${time}:00Z`);
  return { start: instant(start), end: instant(start + hours * 60 * minute) };
};

/** One line a session: `a/2026-12-01T18:00:00Z at 12-01T18:00, was 12-02T18:00 (cancelled)`. */
const lines = ({ events }: Snapshot): string[] =>
  events
    .filter(({ event }) => event.id === 'a')
    .map(({ event, removed, movedFrom }) => {
      const [uid] = eventUid('u', 'c', event).slice(2).split('@');
      const was = movedFrom ? `, was ${movedFrom.slice(5, 16)}` : '';
      return `${decodeURIComponent(uid ?? '')} at ${event.start?.slice(5, 16)}${was}${removed ? ' (cancelled)' : ''}`;
    });

/** The sessions as fields of one record, or each as a record of its own with the event's id. */
const forms = {
  'sessions of one record': (sessions: readonly Session[]) => [{ id: 'a', title: 'Show', sessions }],
  'records that share an id': (sessions: readonly Session[]) =>
    sessions.map((session) => ({ id: 'a', title: 'Show', ...session })),
};

describe.each(Object.entries(forms))('%s', (_name, records) => {
  async function shows(...sessions: readonly Session[]) {
    const portal = smallPortal([...records(sessions), december(30)]);
    const store = createMemoryStore();
    let { publisher, later, clock } = openPublisher({ source: portal.source, store });
    await snapshotOf(publisher);
    return {
      portal,
      async becomes(...next: readonly Session[]) {
        portal.events.c1 = [...records(next), december(30)];
        return lines(await later(300));
      },
      /** A new process over the same store. */
      restart() {
        ({ publisher, later } = openPublisher({ source: portal.source, store, clock }));
      },
      wait: (days: number) => clock.advance(days * 86_400_000),
    };
  }

  it('keep their identity when one moves, and it is called moved', async () => {
    const { becomes, restart } = await shows(at('12-01T18:00'), at('12-02T18:00'));
    const moved = ['a/2026-12-01T18:00:00Z at 12-01T18:00', 'a/2026-12-02T18:00:00Z at 12-02T19:00, was 12-02T18:00'];
    expect(await becomes(at('12-02T19:00'), at('12-01T18:00'))).toEqual(moved);
    restart();
    expect(await becomes(at('12-01T18:00'), at('12-02T19:00'))).toEqual(moved);
    expect(await becomes(at('12-01T18:00'), at('12-02T20:00'))).toEqual([
      'a/2026-12-01T18:00:00Z at 12-01T18:00',
      'a/2026-12-02T18:00:00Z at 12-02T20:00, was 12-02T18:00',
    ]);
    expect(await becomes(at('12-01T18:00'), at('12-02T18:00'))).toEqual([
      'a/2026-12-01T18:00:00Z at 12-01T18:00',
      'a/2026-12-02T18:00:00Z at 12-02T18:00',
    ]);
  });

  it('keep the identity of those that stay when the event gains one, and loses it again', async () => {
    const { becomes } = await shows(at('12-01T18:00'));
    expect(await becomes(at('12-02T18:00'), at('12-01T18:00'))).toEqual([
      'a at 12-01T18:00',
      'a/2026-12-02T18:00:00Z at 12-02T18:00',
    ]);
    expect(await becomes(at('12-01T18:00'))).toEqual([
      'a at 12-01T18:00',
      'a/2026-12-02T18:00:00Z at 12-02T18:00 (cancelled)',
    ]);
  });

  it('keep the identity of the one that is left, also when it moves then', async () => {
    const { becomes, restart } = await shows(at('12-01T18:00'), at('12-02T18:00'));
    const gone = 'a/2026-12-01T18:00:00Z at 12-01T18:00 (cancelled)';
    expect(await becomes(at('12-02T18:00'))).toEqual([gone, 'a/2026-12-02T18:00:00Z at 12-02T18:00']);
    restart();
    expect(await becomes(at('12-02T19:30'))).toEqual([gone, 'a/2026-12-02T18:00:00Z at 12-02T19:30, was 12-02T18:00']);
    expect(await becomes(at('12-01T18:00'), at('12-02T19:30'))).toEqual([
      'a/2026-12-01T18:00:00Z at 12-01T18:00',
      'a/2026-12-02T18:00:00Z at 12-02T19:30, was 12-02T18:00',
    ]);
  });

  it('are others when they are further than fourteen days away, or of another length', async () => {
    const { becomes } = await shows(at('12-01T18:00'), at('12-02T18:00'));
    expect(await becomes(at('12-01T18:00'), at('12-16T18:01'))).toEqual([
      'a/2026-12-01T18:00:00Z at 12-01T18:00',
      'a/2026-12-02T18:00:00Z at 12-02T18:00 (cancelled)',
      'a/2026-12-16T18:01:00Z at 12-16T18:01',
    ]);
    expect(await becomes(at('12-01T20:00', 2), at('12-16T18:01'))).toEqual([
      'a/2026-12-01T18:00:00Z at 12-01T18:00 (cancelled)',
      'a/2026-12-01T20:00:00Z at 12-01T20:00',
      'a/2026-12-02T18:00:00Z at 12-02T18:00 (cancelled)',
      'a/2026-12-16T18:01:00Z at 12-16T18:01',
    ]);
  });

  it('are matched with the nearest, whatever the order', async () => {
    for (const order of [(all: Session[]) => all, (all: Session[]) => all.toReversed()]) {
      const { becomes } = await shows(at('12-01T18:00'), at('12-03T18:00'), at('12-05T18:00'));
      const next = [at('12-01T19:00'), at('12-03T17:00'), at('12-05T18:30'), at('12-04T18:00')];
      expect(await becomes(...order(next))).toEqual([
        'a/2026-12-01T18:00:00Z at 12-01T19:00, was 12-01T18:00',
        'a/2026-12-03T18:00:00Z at 12-03T17:00, was 12-03T18:00',
        'a/2026-12-04T18:00:00Z at 12-04T18:00',
        'a/2026-12-05T18:00:00Z at 12-05T18:30, was 12-05T18:00',
      ]);
    }
  });

  it('give a new session at a start that another one left an identity of its own', async () => {
    const { becomes } = await shows(at('12-01T18:00'), at('12-02T18:00'));
    await becomes(at('12-01T18:00'), at('12-02T19:00'));
    expect(await becomes(at('12-01T18:00'), at('12-02T18:00'), at('12-02T19:00'))).toEqual([
      'a/2026-12-01T18:00:00Z at 12-01T18:00',
      'a/2026-12-02T18:00:00Z#2 at 12-02T18:00',
      'a/2026-12-02T18:00:00Z at 12-02T19:00, was 12-02T18:00',
    ]);
  });

  it('do not turn one that has taken place into the next one', async () => {
    const { becomes, wait } = await shows(at('12-01T18:00'), at('12-02T18:00'));
    await wait(11.5);
    expect(await becomes(at('12-02T18:00'), at('12-08T18:00'))).toEqual([
      'a/2026-12-01T18:00:00Z at 12-01T18:00',
      'a/2026-12-02T18:00:00Z at 12-02T18:00',
      'a/2026-12-08T18:00:00Z at 12-08T18:00',
    ]);
  });

  it('are called moved, not cancelled, while one is to be announced', async () => {
    const { becomes } = await shows(at('12-01T18:00'), at('12-02T18:00'));
    const toBeAnnounced = { start: null, end: null } as unknown as Session;
    expect(await becomes(at('12-01T18:00'), toBeAnnounced)).toEqual([
      'a/2026-12-01T18:00:00Z at 12-01T18:00',
      'a/2026-12-02T18:00:00Z at undefined, was 12-02T18:00',
    ]);
    expect(await becomes(at('12-01T18:00'), at('12-09T18:00'))).toEqual([
      'a/2026-12-01T18:00:00Z at 12-01T18:00',
      'a/2026-12-02T18:00:00Z at 12-09T18:00, was 12-02T18:00',
    ]);
  });

  it('keep what they have when the portal begins to give them ids, and go by these from then on', async () => {
    const { becomes } = await shows(at('12-01T18:00'), at('12-02T18:00'));
    const named = [
      { ...at('12-01T18:00'), occurrence: 's1' },
      { ...at('12-02T18:00'), occurrence: 's2' },
    ];
    expect(await becomes(...named)).toEqual([
      'a/2026-12-01T18:00:00Z at 12-01T18:00',
      'a/2026-12-02T18:00:00Z at 12-02T18:00',
    ]);
    expect(
      await becomes({ ...at('12-02T18:00'), occurrence: 's1' }, { ...at('12-01T18:00'), occurrence: 's2' }),
    ).toEqual([
      'a/2026-12-02T18:00:00Z at 12-01T18:00, was 12-02T18:00',
      'a/2026-12-01T18:00:00Z at 12-02T18:00, was 12-01T18:00',
    ]);
  });
});

it('finds the sessions that details bring in the one that the list gave', async () => {
  const portal = smallPortal([{ id: 'a', title: 'Show', ...at('12-01T18:00') }, december(30)]);
  portal.failing = { details: new Error('GET … answered 503') };
  const { publisher, later } = openPublisher({ source: portal.source });
  expect(lines(await snapshotOf(publisher))).toEqual(['a at 12-01T18:00']);
  portal.failing = {};
  portal.details.a = { sessions: [at('12-02T18:00'), at('12-01T18:00')] };
  expect(lines(await later(86_400))).toEqual(['a at 12-01T18:00', 'a/2026-12-02T18:00:00Z at 12-02T18:00']);
});

it('calls a session moved whose record has a new key, before its details are read', async () => {
  const records = forms['records that share an id'];
  const portal = smallPortal([...records([at('12-01T18:00'), at('12-02T18:00')]), december(30)]);
  const { publisher, later } = openPublisher({ source: portal.source });
  await snapshotOf(publisher);
  portal.failing = { details: new Error('GET … answered 503') };
  portal.events.c1 = [...records([at('12-01T18:00'), at('12-02T19:00')]), december(30)];
  const moved = ['a/2026-12-01T18:00:00Z at 12-01T18:00', 'a/2026-12-02T18:00:00Z at 12-02T19:00, was 12-02T18:00'];
  expect(lines(await later(300))).toEqual(moved);
  portal.failing = {};
  expect(lines(await later(86_400))).toEqual(moved);
});

/** A change of the list. Sessions are on half hours from `first`, each at a time of its own. */
type Change =
  | { readonly kind: 'move'; readonly which: number; readonly to: number }
  | { readonly kind: 'gain'; readonly to: number }
  | { readonly kind: 'lose'; readonly which: number }
  | { readonly kind: 'restart' };

const slot = fc.integer({ min: 0, max: 48 * 20 });
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), which: fc.nat(9), to: slot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('gain' as const), to: slot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('lose' as const), which: fc.nat(9) }) },
  fc.record({ kind: fc.constant('restart' as const) }),
);

it.each(Object.entries(forms))('keeps the identities of %s through any changes', async (_name, records) => {
  const steps = fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 6 });
  const begins = fc.uniqueArray(slot, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(begins, steps, fc.boolean(), async (slots, all, reversed) => {
      let sessions = slots;
      const session = (at: number): Session => ({
        start: instant(first + at * 30 * minute),
        end: instant(first + (at * 30 + 90) * minute),
      });
      const listed = () => records((reversed ? sessions.toReversed() : sessions).map(session));
      const portal = smallPortal([...listed(), december(30)]);
      const store = createMemoryStore();
      let opened = openPublisher({ source: portal.source, store });
      let before = await snapshotOf(opened.publisher);
      const identities = ({ events }: Snapshot) => events.map(({ event }) => eventUid('u', 'c', event));
      const uids = ({ events }: Snapshot) =>
        new Map(
          events.flatMap(({ event, removed }) =>
            event.id === 'a' && !removed ? [[event.start, eventUid('u', 'c', event)]] : [],
          ),
        );
      /** The start that each was first published with, by UID. */
      const homes = new Map<string, string | null>();
      const noteHomes = (snapshot: Snapshot) => {
        for (const [start, uid] of uids(snapshot)) if (!homes.has(uid)) homes.set(uid, start);
      };
      noteHomes(before);
      for (const changes of all) {
        const was = [...sessions];
        for (const one of changes) {
          if (one.kind === 'restart') opened = openPublisher({ source: portal.source, store, clock: opened.clock });
          else if (one.kind === 'gain' && !sessions.includes(one.to)) sessions = [...sessions, one.to];
          else if (one.kind === 'lose' && sessions.length > 1)
            sessions = sessions.filter((_, n) => n !== one.which % sessions.length);
          else if (one.kind === 'move' && !sessions.includes(one.to))
            sessions = sessions.map((at, n) => (n === one.which % sessions.length ? one.to : at));
        }
        portal.events.c1 = [...listed(), december(30)];
        const next = await opened.later(300);
        // Every session is published once, each under an identity of its own.
        expect([...uids(next).keys()].sort()).toEqual(sessions.map((at) => session(at).start).sort());
        expect(new Set(identities(next)).size).toBe(next.events.length);
        // None that takes place is also published as cancelled.
        const starts = new Set(sessions.map((at) => session(at).start));
        expect(next.events.filter(({ event, removed }) => removed && starts.has(event.start ?? ''))).toEqual([]);
        // One that did not move is still the same.
        for (const at of was.filter((one) => sessions.includes(one)))
          expect(uids(next).get(session(at).start)).toBe(uids(before).get(session(at).start));
        // One that moved alone is still the same, and is called moved. Where another was cancelled, that one is back.
        const [from, ...others] = was.filter((one) => !sessions.includes(one));
        const [to, ...more] = sessions.filter((one) => !was.includes(one));
        const isBack = before.events.some(({ event, removed }) => removed && event.start === session(to ?? 0).start);
        const isAlone = from !== undefined && to !== undefined && others.length + more.length === 0;
        if (isAlone && !isBack && Math.abs(from - to) <= 14 * 48) {
          const { start } = session(to);
          const uid = uids(next).get(start) ?? '';
          expect(uid).toBe(uids(before).get(session(from).start));
          const moved = next.events.find(({ event, removed }) => event.start === start && !removed);
          expect(moved?.movedFrom).toBe(homes.get(uid) === start ? null : homes.get(uid));
        }
        noteHomes(next);
        before = next;
      }
    }),
    { numRuns: 60 },
  );
});

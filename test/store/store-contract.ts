import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Change, Store } from '../../src/store/store.ts';

const put = (...documents: readonly (readonly [kind: string, key: string, text: string])[]): Change => ({
  put: documents.map(([kind, key, text]) => ({ kind, key, text })),
  drop: [],
});

/** When the stores of these tests are made, by their clock. */
export const storeBirth = Date.parse('2026-11-20T12:00:00.250Z');

const minute = 60_000;

/** The clock that leases go by. */
interface LeaseClock {
  /** What the caller says. */
  now(): number;
  /** Sets it forward or back. */
  pass(ms: number): Promise<void> | void;
}

function callersClock(): LeaseClock {
  let now = 9_000_000;
  return {
    now: () => now,
    pass(ms) {
      now += ms;
    },
  };
}

/**
 * The behaviour of every store. `open` returns an empty one each time, made at `storeBirth`. `clockOf`: how time passes
 * for a store that goes by a clock of its own.
 */
export function describeStore(
  name: string,
  open: () => Promise<Store> | Store,
  clockOf: () => LeaseClock = callersClock,
): void {
  describe(name, () => {
    let store: Store;
    let clock: LeaseClock;
    beforeEach(async () => {
      store = await open();
      clock = clockOf();
    });
    afterEach(async () => {
      await store.close();
    });
    const texts = async (collection: string, kind: string, keys?: readonly string[]) =>
      Object.fromEntries((await store.read(collection, kind, keys)).documents);

    it('starts empty and healthy', async () => {
      expect(await store.revision('index')).toBe(0);
      expect(await store.read('index', 'state')).toEqual({ revision: 0, documents: new Map() });
      expect(store.state()).toBeNull();
      expect(store.historyLost).toBe(false);
    });

    it('tells when it was made, as soon as it is used', async () => {
      await store.revision('index');
      expect(store.born).toBe(storeBirth);
    });

    it('returns what was written, by collection, kind and key', async () => {
      expect(await store.commit('one', 0, put(['event', 'a', 'A'], ['event', 'b', 'B'], ['details', 'a', 'D']))).toBe(
        1,
      );
      expect(await store.commit('two', 0, put(['event', 'a', 'other']))).toBe(1);
      expect(await texts('one', 'event')).toEqual({ a: 'A', b: 'B' });
      expect(await texts('one', 'event', ['b', 'c'])).toEqual({ b: 'B' });
      expect(await texts('one', 'event', [])).toEqual({});
      expect(await texts('one', 'details')).toEqual({ a: 'D' });
      expect(await texts('two', 'event')).toEqual({ a: 'other' });
    });

    it('replaces and drops', async () => {
      await store.commit('one', 0, put(['event', 'a', 'A'], ['event', 'b', 'B']));
      const change = {
        ...put(['event', 'a', 'A2']),
        drop: [
          { kind: 'event', key: 'b' },
          { kind: 'event', key: 'c' },
        ],
      };
      expect(await store.commit('one', 1, change)).toBe(2);
      expect(await texts('one', 'event')).toEqual({ a: 'A2' });
      expect((await store.read('one', 'event')).revision).toBe(2);
    });

    it('writes nothing when another process wrote in between', async () => {
      await store.commit('one', 0, put(['event', 'a', 'A']));
      expect(await store.commit('one', 0, put(['event', 'a', 'late'], ['event', 'b', 'late']))).toBeNull();
      expect(await store.commit('one', 2, put(['event', 'a', 'early']))).toBeNull();
      expect(await texts('one', 'event')).toEqual({ a: 'A' });
      expect(await store.revision('one')).toBe(1);
    });

    it('holds any key and any text', async () => {
      const keys = [
        '',
        ' ',
        "a'b",
        'AAMkAGI3/+x=',
        'ключ\u001f2026-10-25',
        '🎓',
        '%25',
        'x'.repeat(2000),
        'lone \ud800',
      ];
      const text = JSON.stringify({ text: 'день 🎓 \u0000 \u2028 " \\ \ud800' });
      await store.commit(
        'calendar я/1',
        0,
        put(...keys.map((key) => ['event', key, text + JSON.stringify(key)] as const)),
      );
      const found = await texts('calendar я/1', 'event', keys);
      expect(Object.keys(found).sort()).toEqual([...keys].sort());
      for (const key of keys) expect(found[key]).toBe(text + JSON.stringify(key));
    });

    it('holds texts of several megabytes, and shorter ones that replace them', async () => {
      const long = `${'день 🎓'.repeat(300_000)}end`;
      await store.commit('one', 0, put(['event', 'a', long], ['event', 'b', 'B']));
      expect((await texts('one', 'event')).a === long).toBe(true);
      await store.commit('one', 1, put(['event', 'a', 'short']));
      expect(await texts('one', 'event')).toEqual({ a: 'short', b: 'B' });
    });

    it('takes a thousand documents in one change', async () => {
      const documents = Array.from({ length: 1000 }, (_, n) => ['event', `e${n}`, `text ${n}`] as const);
      await store.commit('one', 0, put(...documents));
      expect(Object.keys(await texts('one', 'event'))).toHaveLength(1000);
      const wanted = documents.slice(300, 700).map(([, key]) => key);
      expect(Object.keys(await texts('one', 'event', wanted)).sort()).toEqual([...wanted].sort());
    });

    it('gives a lease to one holder at a time', async () => {
      const lease = (name: string, holder: string) => store.lease(name, holder, minute, clock.now());
      expect(await lease('index', 'one')).toBe(true);
      await clock.pass(minute / 2);
      expect(await lease('index', 'two')).toBe(false);
      expect(await lease('calendar 1', 'two')).toBe(true);
      expect(await lease('index', 'one')).toBe(true);
      await clock.pass(minute * 0.6);
      expect(await lease('index', 'two')).toBe(false);
      await clock.pass(minute * 0.5);
      expect(await lease('index', 'two')).toBe(true);
    });

    it('grants a released lease again, and only its holder can release it', async () => {
      await store.lease('index', 'one', minute, clock.now());
      await store.release('index', 'two');
      expect(await store.lease('index', 'two', minute, clock.now())).toBe(false);
      await store.release('index', 'one');
      expect(await store.lease('index', 'two', minute, clock.now())).toBe(true);
    });

    it('does not wait for a lease of a clock that was set back', async () => {
      await store.lease('index', 'one', minute, clock.now());
      await clock.pass(-100 * minute);
      expect(await store.lease('index', 'two', minute, clock.now())).toBe(true);
    });

    it('writes nothing for a holder whose lease another has taken since', async () => {
      await store.lease('one', 'first', minute, clock.now());
      expect(await store.commit('one', 0, put(['event', 'a', 'A']), 'first')).toBe(1);
      await clock.pass(2 * minute);
      // Its lease has run out, but nobody has taken it.
      expect(await store.commit('one', 1, put(['event', 'a', 'A2']), 'first')).toBe(2);
      await store.lease('one', 'second', minute, clock.now());
      expect(await store.commit('one', 2, put(['event', 'a', 'late']), 'first')).toBeNull();
      expect(await texts('one', 'event')).toEqual({ a: 'A2' });
      expect(await store.commit('one', 2, put(['event', 'a', 'A3']), 'second')).toBe(3);
      // What is not done under a lease, others may do at the same time.
      expect(await store.commit('one', 3, put(['event', 'a', 'A4']))).toBe(4);
      await store.release('one', 'second');
      expect(await store.commit('one', 4, put(['event', 'a', 'A5']), 'first')).toBe(5);
    });
  });
}

import type { Change, Store } from './store.ts';

/** The clock that leases go by. */
export interface LeaseClock {
  /** What a caller of `lease` says, in milliseconds. */
  now(): number;
  /** Lets so many milliseconds pass; a negative number sets the clock back. */
  pass(ms: number): Promise<void> | void;
}

/** How the contract is tested, with any framework. */
export interface StoreContract {
  /** Registers a test: `it` of vitest, `test` of `node:test`. It has failed if `run` rejects. */
  readonly test: (name: string, run: () => Promise<void>) => unknown;
  /**
   * Opens an empty store for one test, which closes it. `born`: what `Store.born` has to be, in milliseconds since 1970;
   * the clock that a store is given for tests says so.
   */
  readonly open: (born: number) => Promise<Store> | Store;
  /** For a store that goes by a clock of its own, such as a server's. By default the caller's clock counts. */
  readonly clock?: () => LeaseClock;
}

/**
 * The behaviour of every store, as tests. Publishing relies on all of it: on a store that fails one of them, revisions of
 * events may go back, and subscribers' programs then ignore changes.
 *
 *     import { it } from 'vitest';
 *     storeContract({ test: it, open: (born) => createFolderStore(folder, () => born) });
 */
export function storeContract({ test, open, clock = callersClock }: StoreContract): void {
  for (const [name, run] of Object.entries(behaviours)) {
    test(name, async () => {
      const store = await open(birth);
      try {
        await run(store, clock());
      } finally {
        await store.close();
      }
    });
  }
}

const birth = Date.parse('2026-11-20T12:00:00.250Z');
const minute = 60_000;

function callersClock(): LeaseClock {
  let now = 9_000_000;
  return {
    now: () => now,
    pass(ms) {
      now += ms;
    },
  };
}

const behaviours: Readonly<Record<string, (store: Store, clock: LeaseClock) => Promise<void>>> = {
  async 'starts empty and healthy'(store) {
    same('the revision', await store.revision('index'), 0);
    const { revision, documents } = await store.read('index', 'state');
    same('what was read', [revision, documents.size], [0, 0]);
    same('state()', store.state(), null);
    same('historyLost', store.historyLost, false);
  },

  async 'tells when it was made, as soon as it is used'(store) {
    await store.revision('index');
    same('born', store.born, birth);
  },

  async 'returns what was written, by collection, kind and key'(store) {
    const change = put(['event', 'a', 'A'], ['event', 'b', 'B'], ['details', 'a', 'D']);
    same('the new revision', await store.commit('one', 0, change), 1);
    same('the new revision of another collection', await store.commit('two', 0, put(['event', 'a', 'other'])), 1);
    same('all of a kind', await texts(store, 'one', 'event'), { a: 'A', b: 'B' });
    same('some keys', await texts(store, 'one', 'event', ['b', 'c']), { b: 'B' });
    same('no keys', await texts(store, 'one', 'event', []), {});
    same('another kind', await texts(store, 'one', 'details'), { a: 'D' });
    same('another collection', await texts(store, 'two', 'event'), { a: 'other' });
  },

  async 'replaces and drops'(store) {
    await store.commit('one', 0, put(['event', 'a', 'A'], ['event', 'b', 'B']));
    const drop = ['b', 'c'].map((key) => ({ kind: 'event', key }));
    same('the new revision', await store.commit('one', 1, { ...put(['event', 'a', 'A2']), drop }), 2);
    same('what is left', await texts(store, 'one', 'event'), { a: 'A2' });
    same('the revision that was read', (await store.read('one', 'event')).revision, 2);
  },

  async 'writes nothing when another process wrote in between'(store) {
    await store.commit('one', 0, put(['event', 'a', 'A']));
    same('a late commit', await store.commit('one', 0, put(['event', 'a', 'late'], ['event', 'b', 'late'])), null);
    same('a commit ahead of the store', await store.commit('one', 2, put(['event', 'a', 'early'])), null);
    same('what is kept', await texts(store, 'one', 'event'), { a: 'A' });
    same('the revision', await store.revision('one'), 1);
  },

  async 'accepts one of several commits at the same time'(store) {
    const writers = ['a', 'b', 'c'];
    const results = await Promise.all(writers.map((key) => store.commit('one', 0, put(['event', key, key]))));
    const winners = writers.filter((_, at) => results[at] === 1);
    same(
      'how many were accepted, and how many not',
      [winners.length, results.filter((one) => one === null).length],
      [1, 2],
    );
    same('what is kept', Object.keys(await texts(store, 'one', 'event')), winners);
  },

  async 'holds any key and any text'(store) {
    const keys = ['', ' ', "a'b", 'AAMkAGI3/+x=', 'ключ\u001f2026-10-25', '🎓', '%25', 'x'.repeat(2000), 'lone \ud800'];
    const text = JSON.stringify({ text: 'день 🎓 \u0000 \u2028 " \\ \ud800' });
    const documents = keys.map((key) => ['event', key, text + JSON.stringify(key)] as const);
    await store.commit('calendar я/1', 0, put(...documents));
    const expected = Object.fromEntries(documents.map(([, key, value]) => [key, value]));
    same('what was read', await texts(store, 'calendar я/1', 'event', keys), expected);
  },

  async 'holds texts of several megabytes, and shorter ones that replace them'(store) {
    const long = `${'день 🎓'.repeat(300_000)}end`;
    await store.commit('one', 0, put(['event', 'a', long], ['event', 'b', 'B']));
    same('whether the long text was read', (await texts(store, 'one', 'event')).a === long, true);
    await store.commit('one', 1, put(['event', 'a', 'short']));
    same('what is left', await texts(store, 'one', 'event'), { a: 'short', b: 'B' });
  },

  async 'takes a thousand documents in one change'(store) {
    const documents = Array.from({ length: 1000 }, (_, n) => ['event', `e${n}`, `text ${n}`] as const);
    await store.commit('one', 0, put(...documents));
    same('how many are there', Object.keys(await texts(store, 'one', 'event')).length, 1000);
    const wanted = documents.slice(300, 700).map(([, key]) => key);
    same('the keys that were asked for', Object.keys(await texts(store, 'one', 'event', wanted)).sort(), wanted.sort());
  },

  async 'reads what was written since a revision, if it knows'(store) {
    if (store.readSince === undefined) return;
    await store.commit('one', 0, put(['event', 'a', 'A'], ['event', 'b', 'B']));
    await store.commit('one', 1, put(['event', 'b', 'B2'], ['event', 'c', 'C'], ['details', 'a', 'D']));
    const { revision, documents } = await store.readSince('one', 'event', 1);
    same('the revision', revision, 2);
    same('what was written since', Object.fromEntries(documents), { b: 'B2', c: 'C' });
  },

  async 'gives a lease to one holder at a time'(store, clock) {
    const lease = (name: string, holder: string) => store.lease(name, holder, minute, clock.now());
    same('the first', await lease('index', 'one'), true);
    await clock.pass(minute / 2);
    same('another holder', await lease('index', 'two'), false);
    same('another lease', await lease('calendar 1', 'two'), true);
    same('its holder again', await lease('index', 'one'), true);
    await clock.pass(minute * 0.6);
    same('another holder of a renewed lease', await lease('index', 'two'), false);
    await clock.pass(minute * 0.5);
    same('another holder once it has run out', await lease('index', 'two'), true);
  },

  async 'grants a released lease again, and only its holder can release it'(store, clock) {
    const lease = (holder: string) => store.lease('index', holder, minute, clock.now());
    await lease('one');
    await store.release('index', 'two');
    same('after another has released it', await lease('two'), false);
    await store.release('index', 'one');
    same('after its holder has released it', await lease('two'), true);
  },

  async 'does not wait for a lease of a clock that was set back'(store, clock) {
    await store.lease('index', 'one', minute, clock.now());
    await clock.pass(-100 * minute);
    same('another holder', await store.lease('index', 'two', minute, clock.now()), true);
  },

  async 'writes nothing for a holder whose lease another has taken since'(store, clock) {
    const write = (expected: number, text: string, holder?: string) =>
      store.commit('one', expected, put(['event', 'a', text]), holder);
    await store.lease('one', 'first', minute, clock.now());
    same('its holder', await write(0, 'A', 'first'), 1);
    await clock.pass(2 * minute);
    same('a lease that has run out, but that nobody has taken', await write(1, 'A2', 'first'), 2);
    await store.lease('one', 'second', minute, clock.now());
    same('a lease that another has taken', await write(2, 'late', 'first'), null);
    same('what is kept', await texts(store, 'one', 'event'), { a: 'A2' });
    same('the new holder', await write(2, 'A3', 'second'), 3);
    same('somebody without a lease', await write(3, 'A4'), 4);
    await store.release('one', 'second');
    same('after it was given back', await write(4, 'A5', 'first'), 5);
  },
};

const put = (...documents: readonly (readonly [kind: string, key: string, text: string])[]): Change => ({
  put: documents.map(([kind, key, text]) => ({ kind, key, text })),
  drop: [],
});

const texts = async (
  store: Store,
  collection: string,
  kind: string,
  keys?: readonly string[],
): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await store.read(collection, kind, keys)).documents);

/** Throws an Error that says what was expected and what was found. The order of an object's keys does not matter. */
function same(what: string, found: unknown, expected: unknown): void {
  const [isText, shouldBe] = [found, expected].map((value) => JSON.stringify(value, sortedKeys) ?? 'undefined');
  if (isText !== shouldBe) throw new Error(`${what}: expected ${shortened(shouldBe)}, found ${shortened(isText)}`);
}

const sortedKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const shortened = (text = ''): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

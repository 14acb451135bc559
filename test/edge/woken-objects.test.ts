import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { readEnv } from '../../src/edge/env.ts';
import { openObject } from '../../src/edge/open-object.ts';
import { openFeedShelf, type ShelfEntry } from '../../src/edge/rendered/feed-shelf.ts';
import { createIndexRefresher } from '../../src/publisher/index/index-refresher.ts';
import { bindings, calendar } from './objects.ts';

/** The storage, and the statements that it was asked. Each is parsed anew in an object that wakes. */
function noting(storage: DurableObjectStorage) {
  const asked: string[] = [];
  const sql = {
    exec(text: string, ...values: never[]) {
      asked.push(text.replaceAll(/\s+/g, ' '));
      return storage.sql.exec(text, ...values);
    },
  };
  const transactionSync = <Result>(work: () => Result): Result => {
    asked.push('SAVEPOINT');
    return storage.transactionSync(work);
  };
  return { asked, storage: { sql, transactionSync, kv: storage.kv } as unknown as DurableObjectStorage };
}

const entry: ShelfEntry = {
  origin: 'https://calendar.example',
  name: 'woken',
  format: 'ics',
  head: { variants: [], lastModified: 0, size: 3 },
  version: '1',
  setup: '1',
  until: 0,
  usedAt: 0,
};

it("a calendar's object that wakes finds a stored feed by two statements, and writes nothing", () =>
  runInDurableObject(calendar('woken shelf'), async (_, { storage }) => {
    const first = openFeedShelf(storage);
    expect(first.entries()).toEqual([]);
    first.put(entry, new Uint8Array([1, 2, 3]));
    const { asked, storage: noted } = noting(storage);
    const woken = openFeedShelf(noted);
    expect(woken.find(entry)).toEqual(entry);
    expect(woken.parts(entry)).toEqual([new Uint8Array([1, 2, 3])]);
    expect(asked).toEqual([
      expect.stringMatching(/^SELECT entry FROM rendered_feeds/),
      expect.stringMatching(/^SELECT bytes FROM rendered_feeds/),
    ]);
  }));

it('an index that wakes reads one document, and opens no transaction but to look at the version', () =>
  runInDurableObject(calendar('woken index'), async (_, state) => {
    const read = readEnv(bindings, undefined);
    const open = (storage: DurableObjectStorage) =>
      createIndexRefresher(openObject(bindings, { storage } as DurableObjectState, read).deps);
    await open(state.storage).refresh();
    const { asked, storage } = noting(state.storage);
    expect((await open(storage).index()).kind).toBe('index');
    expect(asked.map((text) => text.slice(0, 20))).toEqual([
      'SAVEPOINT',
      'SELECT 1 FROM sqlite',
      'SELECT max(version) ',
      'SELECT at FROM birth',
      'SELECT revision FROM',
      'SELECT key, text FRO',
      'SELECT revision FROM',
    ]);
  }));

import { runInDurableObject } from 'cloudflare:test';
import { describe, it } from 'vitest';
import { openObjectSqlite } from '../../src/store/sqlite/object-sqlite.ts';
import { createSqlStore } from '../../src/store/sqlite/sql-store.ts';
import type { Store } from '../../src/store/store.ts';
import { storeContract } from '../../src/store/store-contract.ts';
import { calendar } from './objects.ts';

let opened = 0;

/** A store in its own object. Code that touches the storage runs in the object, as the platform requires. */
async function openInObject(born: number): Promise<Store> {
  opened += 1;
  const object = calendar(`store ${opened}`);
  const inside = <Result>(work: (store: Store) => Promise<Result>) => runInDurableObject(object, () => work(store));
  const store = await runInDurableObject(object, (_, { storage }) =>
    createSqlStore(openObjectSqlite(storage, () => born)),
  );
  return {
    revision: (...args) => inside((own) => own.revision(...args)),
    read: (...args) => inside((own) => own.read(...args)),
    commit: (...args) => inside((own) => own.commit(...args)),
    lease: (...args) => inside((own) => own.lease(...args)),
    release: (...args) => inside((own) => own.release(...args)),
    close: () => inside((own) => own.close()),
    state: () => store.state(),
    get born() {
      return store.born;
    },
    historyLost: store.historyLost,
  };
}

describe('a store in a Durable Object', () => storeContract({ test: it, open: openInObject }));

import { type StoreAddress, storeName } from '../config/store-address.ts';
import type { Runtime } from '../publisher/runtime.ts';
import { createPostgresStore } from '../store/postgres/postgres-store.ts';
import { openNodeSqlite } from '../store/sqlite/node-sqlite.ts';
import { createSqlStore } from '../store/sqlite/sql-store.ts';
import type { Store } from '../store/store.ts';

/** The store that KALENDS_STORE names, opened on first use. */
export function openStore(address: StoreAddress, runtime: Runtime): Store {
  return address.kind === 'postgres'
    ? createPostgresStore({ ...address, name: storeName(address) }, runtime)
    : createSqlStore(openNodeSqlite(address.path, runtime));
}

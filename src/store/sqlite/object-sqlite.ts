import { StoreError, UnusableStoreError } from '../store.ts';
import { migrate } from './schema.ts';
import type { SqlDatabase, SqlRow, SqlValue } from './sql-database.ts';

/** The part of a Durable Object's `ctx.storage` that is used. */
interface ObjectStorage {
  readonly sql: { exec(sql: string, ...values: SqlValue[]): { toArray(): Record<string, unknown>[] } };
  transactionSync<Result>(work: () => Result): Result;
}

/** The SQLite of a Durable Object, migrated on first use. Only one process uses it, and the platform runs its transactions. */
export function openObjectSqlite(storage: ObjectStorage, now: () => number): SqlDatabase {
  const query = (sql: string, ...values: readonly SqlValue[]): readonly SqlRow[] =>
    storage.sql.exec(sql, ...values).toArray();
  let failure: string | null = null;

  function run<Result>(work: () => Result): Result {
    try {
      const result = storage.transactionSync(work);
      failure = null;
      return result;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failure = error instanceof UnusableStoreError ? message : `The object's storage could not be used: ${message}`;
      if (error instanceof UnusableStoreError) throw error;
      throw new StoreError(failure, { cause: error });
    }
  }

  let migrated = false;
  let born: number | null = null;
  return {
    query,
    async transaction(_kind, work) {
      if (!migrated) born = run(() => migrate(query, now()));
      migrated = true;
      return run(work);
    },
    state: () => failure,
    historyLost: false,
    get born() {
      return born;
    },
    async close() {},
  };
}

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

  function run<Result>(kind: 'read' | 'write', work: () => Result): Result {
    try {
      // Nobody writes while it reads, for nothing else runs. A savepoint would be two more statements.
      const result = kind === 'read' ? work() : storage.transactionSync(work);
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
    async transaction(kind, work) {
      if (!migrated) born = run('write', () => migrate(query, now()));
      migrated = true;
      return run(kind, work);
    },
    state: () => failure,
    historyLost: false,
    get born() {
      return born;
    },
    async close() {},
  };
}

import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Store, StoreError } from '../store.ts';
import { describeFailure } from './node-sqlite.ts';
import { latestVersion } from './schema.ts';
import type { Query, SqlRow } from './sql-database.ts';
import { createSqlStore } from './sql-store.ts';
import { assertOwnFile, ownTable } from './store-file.ts';

/** A store that another process may be using, opened to look at it. Nothing in it is changed. */
export interface ReadOnlyStore {
  readonly store: Store;
  /** The names of the collections. */
  readonly collections: readonly string[];
  /** The version of its tables, and the latest one that this release knows. */
  readonly version: number;
  readonly latestVersion: number;
  /** What SQLite finds wrong with the file, in its own words; null: nothing. */
  damage(): string | null;
  /** Writes all of it into a new file, as of one moment. */
  copyTo(path: string): void;
  close(): void;
}

/** How long to wait for another process. Nothing else is done meanwhile. */
const patienceMs = 10_000;

/** Rejects with a `StoreError` when there is no store of Kalends in the file, or it can't be read. */
export function openReadOnly(path: string): ReadOnlyStore {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new StoreError(`There is no store at ${path}.`);
  if (found.isDirectory()) throw new StoreError(`The store ${path} is a folder; expected a file.`);
  const database = failing(path, () => {
    assertOwnFile(path, found.size);
    return new DatabaseSync(path, { readOnly: true, timeout: patienceMs });
  });
  const query: Query = (sql, ...values) => database.prepare(sql).all(...values) as SqlRow[];
  try {
    return failing(path, () => {
      if (query("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", ownTable).length === 0)
        throw new StoreError(`The file ${path} holds no store of Kalends.`);
      return {
        store: createSqlStore({
          query,
          transaction: async (_kind, work) => failing(path, work),
          state: () => null,
          historyLost: false,
          born: null,
          close: async () => undefined,
        }),
        collections: query('SELECT name FROM shelves ORDER BY name').map(({ name }) => String(name)),
        version: Number(query('SELECT max(version) AS version FROM kalends_versions')[0]?.version ?? 0),
        latestVersion,
        damage() {
          const [first] = failing(path, () => query('PRAGMA quick_check(1)'));
          return first?.quick_check === 'ok' ? null : String(first?.quick_check);
        },
        copyTo: (target) => failing(path, () => void query('VACUUM INTO ?', target)),
        close: () => database.close(),
      };
    });
  } catch (error) {
    database.close();
    throw error;
  }
}

function failing<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The store ${path} can't be read: ${describeFailure(error)}.`, { cause: error });
  }
}

import { UnusableStoreError } from '../store.ts';
import type { Query } from './sql-database.ts';

/**
 * The statements that bring a database from each version to the next. Released ones never change; new ones go to the end.
 * `shelves` and `shelf` are the collections of the store: the names are in every database, so they stay.
 */
const migrations: readonly (readonly string[])[] = [
  [
    'CREATE TABLE shelves (name TEXT PRIMARY KEY, revision INTEGER NOT NULL) STRICT, WITHOUT ROWID',
    `CREATE TABLE documents (
      shelf TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, part INTEGER NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (shelf, kind, key, part)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE leases (
      name TEXT PRIMARY KEY, holder TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
  ],
  ['CREATE TABLE birth (at INTEGER NOT NULL) STRICT'],
];

/** The version that this release brings a database to. */
export const latestVersion = migrations.length;

/**
 * Brings the database up to date, and returns when it was made; null: by a release that did not write it down. `now` is
 * the birth of a database that is new. Writes nothing if it is up to date. Call it within a transaction. Throws
 * an `UnusableStoreError` if a later release wrote the database.
 */
export function migrate(query: Query, now: number): number | null {
  const present = query("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'kalends_versions'").length > 0;
  const version = present ? Number(query('SELECT max(version) AS version FROM kalends_versions')[0]?.version ?? 0) : 0;
  if (version > migrations.length)
    throw new UnusableStoreError(
      `The store has version ${version}, but this release reads at most version ${migrations.length}. A later release of ` +
        'Kalends wrote it: run that one, or restore a backup that this release made.',
    );
  if (!present) query('CREATE TABLE kalends_versions (version INTEGER PRIMARY KEY) STRICT');
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statements) query(statement);
    query('INSERT INTO kalends_versions (version) VALUES (?)', index + 1);
  }
  if (version === 0) query('INSERT INTO birth (at) VALUES (?)', Math.floor(now));
  const [birth] = query('SELECT at FROM birth');
  return birth === undefined ? null : Number(birth.at);
}

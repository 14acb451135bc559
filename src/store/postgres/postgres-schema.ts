import { UnusableStoreError } from '../store.ts';

/** Runs one statement with values for `$1`, `$2` …, and returns its rows. */
export type PostgresQuery = (sql: string, values?: readonly unknown[]) => Promise<readonly PostgresRow[]>;
type PostgresRow = Readonly<Record<string, unknown>>;

/**
 * The statements that bring a database from each version to the next. Released ones never change; new ones go to the end.
 * An `id` is a name or a key in a form that an index can hold; `name` and `key` are there where that is another one. The
 * leases are not logged: after a crash of the server nobody has one, and what a holder writes then is compared all the same.
 */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE kalends_collections (
      id text COLLATE "C" PRIMARY KEY, name text, revision bigint NOT NULL
    )`,
    `CREATE TABLE kalends_documents (
      collection text COLLATE "C" NOT NULL, kind text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
      key text, text text NOT NULL, revision bigint NOT NULL,
      PRIMARY KEY (collection, kind, id)
    )`,
    `CREATE UNLOGGED TABLE kalends_leases (
      name text COLLATE "C" PRIMARY KEY, holder text NOT NULL, since timestamptz NOT NULL, until timestamptz NOT NULL
    )`,
  ],
];

/** The version that this release brings a database to. */
export const latestVersion = migrations.length;

/** Chosen by chance. Other programs that use the same database will hardly lock the same number. */
const migrationLock = 7_184_210_559_356;

/** The version of the store's tables; 0: there are none. */
export async function storedVersion(query: PostgresQuery): Promise<number> {
  // Not to_regclass: a connection remembers that there was no table, also after another one has made it.
  const found = await query(
    "SELECT 1 FROM pg_catalog.pg_class WHERE relname = 'kalends_versions' AND pg_catalog.pg_table_is_visible(oid)",
  );
  if (found.length === 0) return 0;
  const [row] = await query('SELECT max(version) AS version FROM kalends_versions');
  return Number(row?.version ?? 0);
}

/** When the store was made, in milliseconds since 1970. */
export async function storedBirth(query: PostgresQuery): Promise<number | null> {
  const [row] = await query('SELECT at FROM kalends_versions WHERE version = 1');
  return row === undefined ? null : Number(row.at);
}

/**
 * Brings the database up to date. Call it within a transaction: one process does it, and others wait. `now` is the birth
 * of a database that is new. Throws an `UnusableStoreError` if a later release wrote the database.
 */
export async function migratePostgres(query: PostgresQuery, now: number): Promise<void> {
  await query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  const version = await storedVersion(query);
  assertKnown(version);
  if (version === 0) await query('CREATE TABLE kalends_versions (version integer PRIMARY KEY, at bigint NOT NULL)');
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statements) await query(statement);
    await query('INSERT INTO kalends_versions (version, at) VALUES ($1, $2)', [index + 1, Math.floor(now)]);
  }
}

/** Throws if a later release wrote the database. */
export function assertKnown(version: number): void {
  if (version <= latestVersion) return;
  throw new UnusableStoreError(
    `The store has version ${version}, but this release reads at most version ${latestVersion}. A later release of ` +
      'Kalends wrote it: run that one, or restore a backup that this release made.',
  );
}

import type { Client } from 'pg';
import { type Store, StoreError } from '../store.ts';
import { connect } from './postgres-connection.ts';
import { describeFailure, isStoreError } from './postgres-failure.ts';
import { latestVersion, type PostgresQuery, storedVersion } from './postgres-schema.ts';
import type { PostgresSettings } from './postgres-settings.ts';
import { ownKey, storeOf } from './postgres-store.ts';

/** A database that other processes may be using, connected to in order to look at it. Nothing in it is changed. */
export interface ReadOnlyPostgres {
  readonly store: Pick<Store, 'read'>;
  /** The names of the collections. */
  readonly collections: readonly string[];
  /** The version of its tables (0: there are none), and the latest one that this release knows. */
  readonly version: number;
  readonly latestVersion: number;
  /** As PostgreSQL calls itself: `15.18`. */
  readonly server: string;
  readonly isEncrypted: boolean;
  /** Bytes of the store's tables. */
  readonly bytes: number;
  /** How many milliseconds this machine's clock is ahead of the server's. */
  readonly skewMs: number;
  /** Whether the user may make the tables that are missing. */
  readonly mayMigrate: boolean;
  close(): Promise<void>;
}

/** Rejects with a `StoreError` when the database can't be reached or read. */
export async function openPostgresReadOnly(settings: PostgresSettings, now: () => number): Promise<ReadOnlyPostgres> {
  const failing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (isStoreError(error)) throw error;
      throw new StoreError(`The store ${settings.name} can't be used: ${describeFailure(error)}.`, { cause: error });
    }
  };
  return await failing(async () => {
    const { client, isEncrypted } = await connect(settings);
    try {
      // One transaction, so that it is all of one moment, and so that nothing stays set behind a connection pooler.
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return await look(client, isEncrypted, now, failing);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  });
}

async function look(
  client: Client,
  isEncrypted: boolean,
  now: () => number,
  failing: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Promise<ReadOnlyPostgres> {
  const query: PostgresQuery = async (sql, values = []) => (await client.query(sql, [...values])).rows;
  const asked = now();
  const [about] = await query(
    `SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now, current_setting('server_version') AS server,
     coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS may_migrate`,
  );
  const skewMs = Math.round((now() + asked) / 2 - Number(about?.now));
  const version = await storedVersion(query);
  const isKnown = version > 0 && version <= latestVersion;
  const collections = isKnown ? await query('SELECT id, name FROM kalends_collections ORDER BY id') : [];
  const [size] = isKnown
    ? await query("SELECT pg_total_relation_size('kalends_documents') + pg_total_relation_size('kalends_collections') AS bytes") // biome-ignore format: one statement
    : [];
  const database = {
    query: (sql: string, values?: readonly unknown[]) => failing(() => query(sql, values)),
    transaction: () => Promise.reject(new StoreError('Nothing is written here.')),
    state: () => null,
    born: () => null,
    close: () => client.end(),
  };
  return {
    store: storeOf(database, ''),
    collections: collections.map(({ id, name }) => ownKey(String(id), name)),
    version,
    latestVersion,
    server: String(about?.server).split(' ')[0] ?? '',
    isEncrypted,
    bytes: Number(size?.bytes ?? 0),
    skewMs,
    mayMigrate: about?.may_migrate === true,
    close: database.close,
  };
}

import type { Client, Pool, PoolClient } from 'pg';
import { StoreError, UnusableStoreError } from '../store.ts';
import { connect, loadClient } from './postgres-connection.ts';
import { describeFailure, isLasting, isOutage, isStoreError, lacksTables } from './postgres-failure.ts';
import {
  assertKnown,
  latestVersion,
  migratePostgres,
  type PostgresQuery,
  storedBirth,
  storedVersion,
} from './postgres-schema.ts';
import type { PostgresSettings } from './postgres-settings.ts';

export interface PostgresRuntime {
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly log: (level: 'info' | 'warn' | 'error', message: string) => void;
}

/** A PostgreSQL database with the store's tables, which are made and brought up to date at the first use. */
export interface PostgresDatabase {
  /** Runs one statement. Rejects with a `StoreError`, at once if the database could not be reached a moment ago. */
  readonly query: PostgresQuery;
  /** Runs the work in one transaction, unless it resolves to null: then nothing is written. */
  transaction<Result>(work: (query: PostgresQuery) => Promise<Result | null>): Promise<Result | null>;
  /** A connection of its own, for what lasts. The caller ends it. */
  connect(): Promise<Client>;
  /**
   * Calls `tell` whenever a statement succeeds after the database could not be used: what others wrote meanwhile may not
   * have been read, though the connection that listens for it was never lost. Returns how to end that.
   */
  whenBack(tell: () => void): () => void;
  /** As `Store.state`. */
  state(): string | null;
  /** As `Store.born`. */
  born(): number | null;
  close(): Promise<void>;
}

/** Connections of one process, beside the one that listens. */
const mostConnections = 4;
/** How long nobody tries again after the database could not be reached. */
const restMs = 1_000;
/** Clocks that differ by more are worth a line in the log. */
const mostSkewMs = 10_000;

/** So that a process that stops within a transaction holds up the others only for a while. */
const begin =
  "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = '10s'; " +
  "SET LOCAL idle_in_transaction_session_timeout = '30s'";

export function openPostgres(
  settings: PostgresSettings,
  { now, sleep, log }: Omit<PostgresRuntime, 'random'>,
): PostgresDatabase {
  const { name } = settings;
  const closing = new AbortController();
  let pool: Promise<Pool> | null = null;
  let born: number | null = null;
  /** It could be used once, so later failures may pass. */
  let wasOpen = false;
  /** What is wrong, for the state and the log; null: nothing. */
  let failure: string | null = null;
  /** The error that everybody gets for a moment. */
  let resting: StoreError | null = null;
  const told = new Set<() => void>();

  async function prepare(): Promise<Pool> {
    const { client, config } = await connect(settings);
    try {
      const query = queryOf(client);
      await checkEncoding(query);
      const version = await storedVersion(query);
      assertKnown(version);
      if (version < latestVersion) await inTransaction(client, (inside) => migratePostgres(inside, now()));
      born = await storedBirth(query);
      await checkClock(query);
    } finally {
      await client.end().catch(() => undefined);
    }
    const { Pool: PoolOfClients } = await loadClient();
    const made = new PoolOfClients({ ...config, max: mostConnections, idleTimeoutMillis: 60_000 });
    // A connection that is lost: the next statement gets another one, or finds out. The pool listens to idle ones only,
    // and an error that nobody listens to would end the process.
    made.on('error', () => undefined);
    made.on('connect', (each) => each.on('error', () => undefined));
    return made;
  }

  async function checkClock(query: PostgresQuery): Promise<void> {
    const asked = now();
    const [row] = await query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    const skew = Math.round((now() + asked) / 2 - Number(row?.now));
    if (Math.abs(skew) <= mostSkewMs) return;
    const by = `${Math.round(Math.abs(skew) / 1000)} seconds ${skew > 0 ? 'ahead of' : 'behind'}`;
    log('warn', `This machine's clock is ${by} the database's. Stamps of changes come from this one: set it.`);
  }

  /** Connects anew the next time, by when another release may have changed the tables. */
  function reset(): void {
    const old = pool;
    pool = null;
    void old?.then((one) => one.end()).catch(() => undefined);
  }

  function failed(error: unknown): StoreError {
    const isOut = isOutage(error);
    if (isOut || lacksTables(error)) reset();
    if (error instanceof UnusableStoreError) {
      failure = error.message;
      return error;
    }
    if (isStoreError(error)) return error;
    const reason = describeFailure(error);
    if (!wasOpen && isLasting(error)) {
      failure = `The database can't be used: ${reason}.`;
      return new UnusableStoreError(`The store ${name} can't be used: ${reason}.`, { cause: error });
    }
    const before = failure;
    failure = wasOpen
      ? `The database can't be used: ${reason}. Kalends serves what it has; it reads and publishes nothing new.`
      : `The database can't be used: ${reason}. Kalends waits for it.`;
    const what = failure.replace('The database', `The store ${name}`);
    if (before === null) log(wasOpen ? 'warn' : 'error', what);
    const failing = new StoreError(failure, { cause: error });
    if (isOut) rest(failing);
    return failing;
  }

  /** Spares the others the time to find out by themselves. */
  function rest(error: StoreError): void {
    resting = error;
    void sleep(restMs, closing.signal).then(() => {
      if (resting === error) resting = null;
    });
  }

  function worked(): void {
    wasOpen = true;
    resting = null;
    if (failure !== null) log('info', `The store ${name} works again.`);
    failure = null;
  }

  async function withClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    if (closing.signal.aborted) throw new StoreError('The store is closed.');
    if (resting !== null) throw resting;
    try {
      pool ??= prepare().catch((error: unknown) => {
        pool = null;
        throw error;
      });
      const client = await (await pool).connect();
      const result = await work(client).catch((error: unknown) => {
        // A connection in doubt is not used again.
        client.release(true);
        throw error;
      });
      client.release();
      const isBack = failure !== null;
      worked();
      if (isBack) for (const tell of told) tell();
      return result;
    } catch (error) {
      throw failed(error);
    }
  }

  return {
    query: (sql, values) => withClient((client) => queryOf(client)(sql, values)),
    transaction: (work) => withClient((client) => inTransaction(client, work)),
    async connect() {
      try {
        const { client } = await connect(settings);
        worked();
        return client;
      } catch (error) {
        throw failed(error);
      }
    },
    whenBack(tell) {
      told.add(tell);
      return () => told.delete(tell);
    },
    state: () => failure,
    born: () => born,
    async close() {
      closing.abort();
      const old = pool;
      pool = null;
      await old?.then((one) => one.end()).catch(() => undefined);
    },
  };
}

export const queryOf =
  (client: Pick<Client, 'query'>): PostgresQuery =>
  async (sql, values = []) =>
    (await client.query(sql, [...values])).rows;

async function inTransaction<Result>(
  client: Pick<Client, 'query'>,
  work: (query: PostgresQuery) => Promise<Result | null>,
): Promise<Result | null> {
  await client.query(begin);
  const result = await work(queryOf(client));
  await client.query(result === null ? 'ROLLBACK' : 'COMMIT');
  return result;
}

async function checkEncoding(query: PostgresQuery): Promise<void> {
  const [row] = await query("SELECT current_setting('server_encoding') AS encoding");
  if (row?.encoding === 'UTF8') return;
  throw new UnusableStoreError(
    `The database's encoding is ${row?.encoding}, which can't hold every text. Make it with ENCODING 'UTF8'.`,
  );
}

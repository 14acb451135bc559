import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreError, UnusableStoreError } from '../store.ts';
import { migrate } from './schema.ts';
import type { Query, SqlDatabase, SqlRow, SqlValue } from './sql-database.ts';
import { fileId, ownTable, prepareFile, quarantine } from './store-file.ts';

interface NodeSqliteRuntime {
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly log: (level: 'info' | 'warn' | 'error', message: string) => void;
}

// https://www.sqlite.org/rescode.html, the primary codes.
const busy = new Set([5, 6]);
const corrupt = new Set([11, 26]);
const causes: Readonly<Record<number, string>> = {
  5: 'another process has locked it',
  6: 'another process has locked it',
  8: 'it is read-only',
  10: 'reading or writing failed',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'it could not be opened',
  26: 'it is not an SQLite file',
};

/** Milliseconds that SQLite itself waits for a lock. It blocks the event loop. */
const blockingMs = 5;
/** How long to wait before a locked database is tried again. The event loop runs meanwhile. */
const pauseMs = 50;
/** How often a locked database is tried: for about a second, and at the start, when nothing can be served, for half a minute. */
const attempts = { usual: 20, atStart: 500 };
/** After a second of waiting in vain, others need not wait for the same lock. */
const busyMs = 1000;

/** After so long without writing, the write-ahead log goes into the database, so that the file alone holds everything. */
const idleMs = 2000;
/** In pages of 16 KB: a log of this size goes into the database even if there is always something to write. */
const mostLogPages = 256;

interface Connection {
  readonly database: DatabaseSync;
  readonly statements: Map<string, StatementSync>;
  /** Identifies the file that was opened, in case another one takes its place. */
  readonly file: string | null;
}

/**
 * SQLite in a file, or in memory with the path `:memory:`. It is opened on first use, and again after it failed or its
 * file disappeared. A damaged file is renamed to a name with the time, and a new one is started.
 */
export function openNodeSqlite(path: string, { now, sleep, log }: NodeSqliteRuntime): SqlDatabase {
  let connection: Connection | null = null;
  /** `Connection.file` of the file that was opened last. */
  let opened: string | null = null;
  let failure: string | null = null;
  /** The log has said that nothing can be saved. It says so only once, until something can be saved again. */
  let isReported = false;
  let historyLost = false;
  let born: number | null = null;
  /** It could be used once, so later failures may pass. */
  let wasOpen = false;
  /** Until then a lock is not waited for, in milliseconds since 1970. */
  const busyUntil = { read: 0, write: 0 };
  const closing = new AbortController();
  /** How often something was written. */
  let writes = 0;
  let isSettling = false;

  const isFile = path !== ':memory:';
  const currentFile = (): string | null => (isFile ? fileId(path) : 'memory');

  function disconnect(): void {
    try {
      connection?.database.close();
    } catch {
      // A connection that can't even be closed is of no further use.
    }
    connection = null;
  }

  function connect(): Connection {
    if (connection !== null && connection.file === currentFile()) return connection;
    disconnect();
    if (isFile) prepareFile(path);
    const database = new DatabaseSync(path, { timeout: blockingMs });
    opened = currentFile();
    connection = { database, statements: new Map(), file: opened };
    try {
      prepare(database);
    } catch (error) {
      disconnect();
      throw error;
    }
    wasOpen = true;
    return connection;
  }

  function prepare(database: DatabaseSync): void {
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.quick_check !== 'ok') throw Object.assign(new Error(String(check?.quick_check)), { errcode: 11 });
    assertOwn(database, path);
    // Pages of this size hold several documents each. What is in use is in the publisher's memory, so few need to be kept
    // here: a megabyte. By default SQLite keeps as many as if they were small. A read-only file keeps its journal mode.
    database.exec('PRAGMA page_size = 16384; PRAGMA cache_size = -1024');
    if (!isReadOnly(database))
      database.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 0; ' +
          `PRAGMA wal_autocheckpoint = ${mostLogPages}`,
      );
    database.exec('BEGIN');
    try {
      born = migrate((sql, ...values) => database.prepare(sql).all(...values) as SqlRow[], now());
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  const query: Query = (sql: string, ...values: readonly SqlValue[]): readonly SqlRow[] => {
    // A transaction stays with the file in which it started, even if another file takes its place.
    const { database, statements } = connection ?? connect();
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...values) as SqlRow[];
  };

  function attempt<Result>(kind: 'read' | 'write', work: () => Result): Result {
    const { database } = connect();
    database.exec(kind === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  function renew(): void {
    disconnect();
    historyLost = true;
    // Another process has already started a new file.
    if (currentFile() !== opened) return;
    const aside = quarantine(path, now());
    log(
      'error',
      `The store ${path} is damaged. It was renamed to ${aside}, and a new one was started, which is filled from the portal.`,
    );
  }

  function kept(): void {
    if (isReported) log('info', 'The store works again.');
    isReported = false;
  }

  function failed(error: unknown): StoreError {
    const message = reasonOf(error, path, wasOpen);
    failure = `${message} Kalends serves what is in memory and saves nothing new.`;
    if (!wasOpen || error instanceof UnusableStoreError) return new UnusableStoreError(message, { cause: error });
    if (!isReported) log('warn', failure);
    isReported = true;
    return new StoreError(message, { cause: error });
  }

  /** Moves the write-ahead log into the database as soon as nothing is being written. */
  async function settle(): Promise<void> {
    if (isSettling || !isFile) return;
    isSettling = true;
    for (let before = -1; before !== writes && !closing.signal.aborted; ) {
      before = writes;
      await sleep(idleMs, closing.signal);
    }
    isSettling = false;
    if (!closing.signal.aborted) checkpoint();
  }

  function checkpoint(): void {
    try {
      connection?.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process is using the log. The next write tries again.
    }
  }

  return {
    query,
    async transaction(kind, work) {
      let isRenewed = false;
      for (let tried = 1; ; tried += 1) {
        try {
          const result = attempt(kind, work);
          failure = null;
          busyUntil[kind] = 0;
          if (kind === 'write') {
            kept();
            writes += 1;
            void settle();
          }
          return result;
        } catch (error) {
          const code = codeOf(error);
          const isBusy = code !== null && busy.has(code);
          const waits = tried < (wasOpen ? attempts.usual : attempts.atStart) && now() >= busyUntil[kind];
          if (isBusy && waits) await sleep(pauseMs);
          else if (code !== null && corrupt.has(code) && isFile && !isRenewed) {
            isRenewed = true;
            tryAgain(renew, failed);
          } else {
            if (isBusy && now() >= busyUntil[kind]) busyUntil[kind] = now() + busyMs;
            throw failed(error);
          }
        }
      }
    },
    state: () => failure,
    get historyLost() {
      return historyLost;
    },
    get born() {
      return born;
    },
    async close() {
      closing.abort();
      disconnect();
    },
  };
}

/** Why the store can't be used, in a sentence, and what to do about it if it never could. */
function reasonOf(error: unknown, path: string, wasOpen: boolean): string {
  if (error instanceof UnusableStoreError) return error.message.replace(/^The store has/u, `The store ${path} has`);
  const cause = describeFailure(error);
  if (wasOpen) return `The store can't be used: ${cause}.`;
  return `The store ${path} can't be used: ${cause}. Make it possible to write there, or name another file in KALENDS_STORE.`;
}

/** What is wrong, in words that follow "it can't be used:". */
export function describeFailure(error: unknown): string {
  const code = codeOf(error);
  return (code !== null && causes[code]) || (error instanceof Error ? error.message : String(error));
}

function assertOwn(database: DatabaseSync, path: string): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  if (tables.length === 0 || tables.some(({ name }) => name === ownTable)) return;
  throw new UnusableStoreError(
    `The store ${path} is another program's database. Kalends leaves it alone: name another file in KALENDS_STORE.`,
  );
}

function tryAgain(work: () => void, failed: (error: unknown) => StoreError): void {
  try {
    work();
  } catch (error) {
    throw failed(error);
  }
}

function isReadOnly(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN IMMEDIATE; ROLLBACK');
    return false;
  } catch (error) {
    if (codeOf(error) === 8) return true;
    throw error;
  }
}

/** SQLite's primary result code; null: the error does not come from SQLite. */
function codeOf(error: unknown): number | null {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : Number.NaN;
  return Number.isInteger(code) ? code & 0xff : null;
}

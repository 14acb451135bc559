import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreError } from '../store.ts';
import { migrate } from './schema.ts';
import type { Query, SqlDatabase, SqlRow, SqlValue } from './sql-database.ts';

interface NodeSqliteRuntime {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
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
const blockingMs = 50;
/** How often a locked database is tried. The event loop runs in between. */
const attempts = 20;

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

  const fileId = (): string | null => {
    if (path === ':memory:') return 'memory';
    const found = statSync(path, { throwIfNoEntry: false });
    return found === undefined ? null : `${found.dev} ${found.ino}`;
  };

  function disconnect(): void {
    try {
      connection?.database.close();
    } catch {
      // A connection that can't even be closed is of no further use.
    }
    connection = null;
  }

  function connect(): Connection {
    if (connection !== null && connection.file === fileId()) return connection;
    disconnect();
    if (path !== ':memory:') makeFolder(dirname(path));
    const database = new DatabaseSync(path, { timeout: blockingMs });
    opened = fileId();
    connection = { database, statements: new Map(), file: opened };
    try {
      prepare(database);
    } catch (error) {
      disconnect();
      throw error;
    }
    return connection;
  }

  function prepare(database: DatabaseSync): void {
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.quick_check !== 'ok') throw Object.assign(new Error(String(check?.quick_check)), { errcode: 11 });
    // Pages of this size hold several documents each. A read-only file keeps its journal mode.
    database.exec('PRAGMA page_size = 16384');
    if (!isReadOnly(database)) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
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
    if (fileId() !== opened) return;
    const aside = quarantine(path, now());
    log('error', `The store ${path} is damaged. It was renamed to ${aside}, and a new one was started.`);
  }

  function kept(): void {
    if (isReported) log('info', 'The store works again.');
    isReported = false;
  }

  function failed(error: unknown): StoreError {
    const code = codeOf(error);
    const cause = (code !== null && causes[code]) || (error instanceof Error ? error.message : String(error));
    const message = error instanceof StoreError ? error.message : `The store can't be used: ${cause}.`;
    failure = `${message} Kalends serves what is in memory and saves nothing new.`;
    if (!isReported) log('warn', failure);
    isReported = true;
    return new StoreError(message, { cause: error });
  }

  return {
    query,
    async transaction(kind, work) {
      let isRenewed = false;
      for (let tried = 1; ; tried += 1) {
        try {
          const result = attempt(kind, work);
          failure = null;
          if (kind === 'write') kept();
          return result;
        } catch (error) {
          const code = codeOf(error);
          if (code !== null && busy.has(code) && tried < attempts) await sleep(blockingMs);
          else if (code !== null && corrupt.has(code) && path !== ':memory:' && !isRenewed) {
            isRenewed = true;
            tryAgain(renew, failed);
          } else throw failed(error);
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
      disconnect();
    },
  };
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

/**
 * Makes a folder and its parents, one at a time. Node's own `recursive` option never returns in a folder such as /proc,
 * which exists but reports a new folder as missing.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Renames a damaged SQLite file and the files that belong to it, and returns the new name, which contains the time.
 * Never overwrites a file that was set aside before.
 */
function quarantine(path: string, now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const free = (name: string, number = 1): string => {
    const candidate = number === 1 ? name : `${name}-${number}`;
    return existsSync(candidate) ? free(name, number + 1) : candidate;
  };
  const aside = free(`${path}.damaged-${stamp}`);
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  return aside;
}

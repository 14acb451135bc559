import type { Change, Document, Reading, Store } from '../store.ts';
import type { Query, SqlDatabase } from './sql-database.ts';

/** The most characters in one row. Each takes at most three bytes, so a row stays below a Durable Object's limit of 2 MB. */
const rowLength = 500_000;

/** A store in SQLite. The statements are the same on every runtime. The database is already migrated. */
export function createSqlStore(database: SqlDatabase): Store {
  const { query } = database;
  return {
    get historyLost() {
      return database.historyLost;
    },
    get born() {
      return database.born;
    },
    revision: (collection) => database.transaction('read', () => revisionOf(query, collection)),
    read: (collection, kind, keys) =>
      database.transaction('read', (): Reading => {
        const all = 'SELECT key, text FROM documents WHERE shelf = ? AND kind = ?';
        const rows =
          keys === undefined
            ? query(`${all} ORDER BY key, part`, collection, kind)
            : query(
                `${all} AND key IN (SELECT value FROM json_each(?)) ORDER BY key, part`,
                collection,
                kind,
                JSON.stringify(keys.map(rowKey)),
              );
        return { revision: revisionOf(query, collection), documents: joined(rows) };
      }),
    commit: (collection, expected, change, holder) =>
      database.transaction('write', () => {
        if (revisionOf(query, collection) !== expected) return null;
        if (holder !== undefined && isTaken(query, collection, holder)) return null;
        write(query, collection, change, expected === 0);
        const revision = expected + 1;
        query('INSERT OR REPLACE INTO shelves (name, revision) VALUES (?, ?)', collection, revision);
        return revision;
      }),
    lease: (name, holder, forMs, now) =>
      database.transaction('write', () => {
        const [held] = query('SELECT holder, since, until FROM leases WHERE name = ?', name);
        if (held && held.holder !== holder && Number(held.since) <= now && now < Number(held.until)) return false;
        query(
          'INSERT OR REPLACE INTO leases (name, holder, since, until) VALUES (?, ?, ?, ?)',
          name,
          holder,
          now,
          now + forMs,
        );
        return true;
      }),
    release: (name, holder) =>
      database.transaction('write', () => {
        query('DELETE FROM leases WHERE name = ? AND holder = ?', name, holder);
      }),
    state: () => database.state(),
    close: () => database.close(),
  };
}

function revisionOf(query: Query, collection: string): number {
  return Number(query('SELECT revision FROM shelves WHERE name = ?', collection)[0]?.revision ?? 0);
}

/** Whether another holder has taken the lease. One that was given back, or never taken, is nobody's. */
function isTaken(query: Query, name: string, holder: string): boolean {
  const [held] = query('SELECT holder FROM leases WHERE name = ?', name);
  return held !== undefined && held.holder !== holder;
}

function joined(rows: ReturnType<Query>): ReadonlyMap<string, string> {
  const documents = new Map<string, string>();
  for (const { key, text } of rows) {
    const own = ownKey(String(key));
    documents.set(own, (documents.get(own) ?? '') + String(text));
  }
  return documents;
}

/** `first`: the collection is empty, so there are no rows of longer texts to remove. */
function write(query: Query, collection: string, { put, drop }: Change, first: boolean): void {
  for (const { kind, key } of drop)
    query('DELETE FROM documents WHERE shelf = ? AND kind = ? AND key = ?', collection, kind, rowKey(key));
  for (const document of put) writeDocument(query, collection, document, first);
}

/**
 * SQLite can't hold lone surrogates. Keys that have some are escaped. In texts they become replacement characters; JSON
 * never has any, because it escapes them.
 */
function writeDocument(query: Query, collection: string, document: Document, first: boolean): void {
  const [kind, key] = [document.kind, rowKey(document.key)];
  const parts = partsOf(document.text.toWellFormed());
  for (const [part, text] of parts.entries())
    query(
      'INSERT OR REPLACE INTO documents (shelf, kind, key, part, text) VALUES (?, ?, ?, ?, ?)',
      collection,
      kind,
      key,
      part,
      text,
    );
  if (!first)
    query(
      'DELETE FROM documents WHERE shelf = ? AND kind = ? AND key = ? AND part >= ?',
      collection,
      kind,
      key,
      parts.length,
    );
}

/** A text cut into rows, never within a surrogate pair. There is at least one row. */
export function partsOf(text: string, length = rowLength): readonly string[] {
  if (text.length <= length) return [text];
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const last = text.charCodeAt(from + length - 1);
    const splitsPair = last >= 0xd800 && last <= 0xdbff && from + length < text.length;
    const to = from + length - (splitsPair ? 1 : 0);
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}

const escaped = '\uffff';
const rowKey = (key: string): string => (key.isWellFormed() ? key : escaped + JSON.stringify(key));

function ownKey(key: string): string {
  if (!key.startsWith(escaped)) return key;
  try {
    return String(JSON.parse(key.slice(1)));
  } catch {
    // A damaged key is nobody's: its document counts as lost.
    return key;
  }
}

import type { Change, Document, Reading, Store } from '../store.ts';
import type { Query, SqlDatabase } from './sql-database.ts';

/** Characters of one row: at most three bytes each, so that a row stays well under SQLite's 2 MB in a Durable Object. */
const rowLength = 500_000;

/** A text cut into rows, between characters. At least one. */
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

/** A store in SQLite, by the same statements wherever it runs. The database is migrated already. */
export function createSqlStore(database: SqlDatabase): Store {
  const { query } = database;
  return {
    get historyLost() {
      return database.historyLost;
    },
    revision: (shelf) => database.transaction('read', () => revisionOf(query, shelf)),
    read: (shelf, kind, keys) =>
      database.transaction('read', (): Reading => {
        const all = 'SELECT key, text FROM documents WHERE shelf = ? AND kind = ?';
        const rows =
          keys === undefined
            ? query(`${all} ORDER BY key, part`, shelf, kind)
            : query(
                `${all} AND key IN (SELECT value FROM json_each(?)) ORDER BY key, part`,
                shelf,
                kind,
                JSON.stringify(keys.map(rowKey)),
              );
        return { revision: revisionOf(query, shelf), documents: joined(rows) };
      }),
    commit: (shelf, expected, change) =>
      database.transaction('write', () => {
        if (revisionOf(query, shelf) !== expected) return null;
        write(query, shelf, change, expected === 0);
        const revision = expected + 1;
        query('INSERT OR REPLACE INTO shelves (name, revision) VALUES (?, ?)', shelf, revision);
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

function revisionOf(query: Query, shelf: string): number {
  return Number(query('SELECT revision FROM shelves WHERE name = ?', shelf)[0]?.revision ?? 0);
}

function joined(rows: ReturnType<Query>): ReadonlyMap<string, string> {
  const documents = new Map<string, string>();
  for (const { key, text } of rows) {
    const own = ownKey(String(key));
    documents.set(own, (documents.get(own) ?? '') + String(text));
  }
  return documents;
}

/** `first`: there is nothing on the shelf that could be in the way. */
function write(query: Query, shelf: string, { put, drop }: Change, first: boolean): void {
  for (const { kind, key } of drop)
    query('DELETE FROM documents WHERE shelf = ? AND kind = ? AND key = ?', shelf, kind, rowKey(key));
  for (const document of put) writeDocument(query, shelf, document, first);
}

/** SQLite holds no lone surrogates: in a key they are escaped, in a text they become replacement characters (JSON escapes its own). */
function writeDocument(query: Query, shelf: string, document: Document, first: boolean): void {
  const [kind, key] = [document.kind, rowKey(document.key)];
  const parts = partsOf(document.text.toWellFormed());
  for (const [part, text] of parts.entries())
    query(
      'INSERT OR REPLACE INTO documents (shelf, kind, key, part, text) VALUES (?, ?, ?, ?, ?)',
      shelf,
      kind,
      key,
      part,
      text,
    );
  if (!first)
    query(
      'DELETE FROM documents WHERE shelf = ? AND kind = ? AND key = ? AND part >= ?',
      shelf,
      kind,
      key,
      parts.length,
    );
}

const escaped = '\uffff';
const rowKey = (key: string): string => (key.isWellFormed() ? key : escaped + JSON.stringify(key));
const ownKey = (key: string): string => (key.startsWith(escaped) ? JSON.parse(key.slice(1)) : key);

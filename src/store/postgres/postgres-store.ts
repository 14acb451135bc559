import { createHash } from 'node:crypto';
import type { Change, Document, Reading, Store } from '../store.ts';
import { channel, listenForChanges, notice } from './change-listener.ts';
import { openPostgres, type PostgresDatabase, type PostgresRuntime } from './postgres-database.ts';
import type { PostgresQuery } from './postgres-schema.ts';
import type { PostgresSettings } from './postgres-settings.ts';

/** A store in PostgreSQL, which several machines may share. It is connected to on first use. */
export function createPostgresStore(settings: PostgresSettings, runtime: PostgresRuntime): Store {
  const database = openPostgres(settings, runtime);
  const self = runtime.random().toString(36).slice(2) || '0';
  const closing = new AbortController();
  /** The names of the collections that were asked for, by id. */
  const names = new Map<string, string>();
  const idOf = (collection: string): string => {
    const id = rowId(collection);
    names.set(id, collection);
    return id;
  };
  const listening: Promise<void>[] = [];
  return {
    ...storeOf(database, self, idOf),
    isShared: true,
    get born() {
      return database.born();
    },
    watch(changed) {
      const ending = new AbortController();
      const signal = AbortSignal.any([ending.signal, closing.signal]);
      const tell = (id: string | null): void => {
        const name = id === null ? null : names.get(id);
        // Nobody here has asked for the others.
        if (name !== undefined) changed(name);
      };
      signal.addEventListener(
        'abort',
        database.whenBack(() => changed(null)),
      );
      listening.push(listenForChanges({ ...runtime, connect: database.connect, self, changed: tell, signal }));
      return () => ending.abort();
    },
    async close() {
      closing.abort();
      await Promise.all(listening);
      await database.close();
    },
  };
}

/** The statements of a store. `self`: who writes; `idOf`: the id of a collection. */
export function storeOf(
  database: Omit<PostgresDatabase, 'connect' | 'whenBack'>,
  self: string,
  idOf: (collection: string) => string = rowId,
): Store {
  const { query } = database;
  return {
    historyLost: false,
    get born() {
      return database.born();
    },
    async revision(collection) {
      const [row] = await query('SELECT revision FROM kalends_collections WHERE id = $1', [idOf(collection)]);
      return Number(row?.revision ?? 0);
    },
    async read(collection, kind, keys) {
      const only = keys === undefined ? '' : 'AND d.id = ANY($3)';
      return readingOf(await query(selection(only), [idOf(collection), kind, ...(keys ? [keys.map(rowId)] : [])]));
    },
    async readSince(collection, kind, since) {
      return readingOf(await query(selection('AND d.revision > $3'), [idOf(collection), kind, since]));
    },
    commit: (collection, expected, change, holder) =>
      database.transaction(async (inside) => {
        const id = idOf(collection);
        if (holder !== undefined && (await isTaken(inside, id, holder))) return null;
        const revision = await claim(inside, collection, id, expected);
        if (revision === null) return null;
        await write(inside, id, revision, change);
        await inside('SELECT pg_notify($1, $2)', [channel, notice(self, id, revision)]);
        return revision;
      }),
    async lease(name, holder, forMs) {
      const rows = await query(takeLease, [rowId(name), holder, forMs]);
      return rows.length > 0;
    },
    async release(name, holder) {
      await query('DELETE FROM kalends_leases WHERE name = $1 AND holder = $2', [rowId(name), holder]);
    },
    state: () => database.state(),
    close: () => database.close(),
  };
}

/** One statement, so that two who take it at the same time take turns. All times are the server's. */
const takeLease = `
  INSERT INTO kalends_leases AS held (name, holder, since, until)
  VALUES ($1, $2, clock_timestamp(), clock_timestamp() + $3 * interval '1 millisecond')
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, since = excluded.since, until = excluded.until
  WHERE held.holder = excluded.holder OR held.until <= clock_timestamp() OR held.since > clock_timestamp()
  RETURNING name`;

/** The collection's revision, and the documents that belong to it: one statement sees one moment. */
const selection = (only: string): string => `
  SELECT c.revision, d.id, d.key, d.text
  FROM kalends_collections c
  LEFT JOIN kalends_documents d ON d.collection = c.id AND d.kind = $2 ${only}
  WHERE c.id = $1
  ORDER BY d.id`;

function readingOf(rows: Awaited<ReturnType<PostgresQuery>>): Reading {
  const documents = new Map<string, string>();
  for (const { id, key, text } of rows) if (typeof id === 'string') documents.set(ownKey(id, key), String(text));
  return { revision: Number(rows[0]?.revision ?? 0), documents };
}

/** Whether another holder has taken the lease. Nobody can take it before this transaction ends. */
async function isTaken(query: PostgresQuery, name: string, holder: string): Promise<boolean> {
  const [held] = await query('SELECT holder FROM kalends_leases WHERE name = $1 FOR SHARE', [name]);
  return held !== undefined && held.holder !== holder;
}

/** Moves the collection to its next revision; null: it is not at the expected one. Others wait until this is decided. */
async function claim(query: PostgresQuery, name: string, id: string, expected: number): Promise<number | null> {
  const [row] =
    expected === 0
      ? await query(
          `INSERT INTO kalends_collections (id, name, revision) VALUES ($1, $2, 1)
           ON CONFLICT (id) DO NOTHING RETURNING revision`,
          [id, otherName(id, name)],
        )
      : await query(
          'UPDATE kalends_collections SET revision = revision + 1 WHERE id = $1 AND revision = $2 RETURNING revision',
          [id, expected],
        );
  return row === undefined ? null : Number(row.revision);
}

/** Rows and characters of one statement, at most. */
const batch = { rows: 1000, length: 4_000_000 };

async function write(query: PostgresQuery, collection: string, revision: number, { put, drop }: Change): Promise<void> {
  for (const [kind, dropped] of Map.groupBy(drop, (document) => document.kind))
    await query('DELETE FROM kalends_documents WHERE collection = $1 AND kind = $2 AND id = ANY($3)', [
      collection,
      kind,
      dropped.map(({ key }) => rowId(key)),
    ]);
  for (const documents of batchesOf(put)) {
    const ids = documents.map(({ key }) => rowId(key));
    await query(
      `INSERT INTO kalends_documents (collection, revision, kind, id, key, text)
       SELECT $1::text, $2::bigint, * FROM unnest($3::text[], $4::text[], $5::text[], $6::text[])
       ON CONFLICT (collection, kind, id) DO UPDATE SET text = excluded.text, revision = excluded.revision`,
      [
        collection,
        revision,
        documents.map(({ kind }) => kind),
        ids,
        documents.map(({ key }, at) => otherName(ids[at] ?? '', key)),
        documents.map(({ text }) => storable(text)),
      ],
    );
  }
}

function batchesOf(put: readonly Document[]): readonly (readonly Document[])[] {
  const last = new Map(put.map((document) => [`${document.kind} ${document.key}`, document]));
  const batches: Document[][] = [];
  let [rows, length] = [0, 0];
  for (const document of last.values()) {
    if (rows === 0 || rows >= batch.rows || length + document.text.length > batch.length) {
      batches.push([]);
      [rows, length] = [0, 0];
    }
    batches.at(-1)?.push(document);
    rows += 1;
    length += document.text.length;
  }
  return batches;
}

/** PostgreSQL holds no U+0000 and no lone surrogates. JSON never has any, because it escapes them. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\ufffd');

/** What an index can hold is a third of a page, in bytes. */
const longestId = 500;
/** Begins the ids of names that an index can't hold. */
const hashed = '\uffff';

function rowId(name: string): string {
  const isPlain = name.length <= longestId && name === storable(name) && !name.startsWith(hashed);
  return isPlain ? name : hashed + createHash('sha256').update(JSON.stringify(name)).digest('base64url');
}

/** The name that an id stands for, as JSON; null: the id is the name. */
const otherName = (id: string, name: string): string | null => (id === name ? null : JSON.stringify(name));

/** Undoes `rowId` with what is in the column beside it. */
export function ownKey(id: string, other: unknown): string {
  if (typeof other !== 'string') return id;
  try {
    return String(JSON.parse(other));
  } catch {
    // A damaged key is nobody's: its document counts as lost.
    return id;
  }
}

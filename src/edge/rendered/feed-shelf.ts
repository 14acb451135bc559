import type { FeedCut } from '../../calendar/feed-cut.ts';
import type { Head } from './feed-answer.ts';

/** The bytes in one row, whose limit is 2 MB (developers.cloudflare.com/durable-objects/platform/limits) with what is beside them. */
const rowBytes = 1_900_000;

/** Which feed: the calendar's address at one host, and the format. */
export interface ShelfKey {
  /** What links begin with. */
  readonly origin: string;
  /** The name in the address. */
  readonly name: string;
  readonly format: string;
}

/** What is known of a finished feed. */
export interface ShelfEntry extends ShelfKey {
  readonly head: Head;
  /** The version of the snapshot that it shows. */
  readonly version: string;
  /** Fingerprint of the configuration and the code that it was rendered by. */
  readonly setup: string;
  /** When the day ends that it was rendered for, in milliseconds since 1970. */
  readonly until: number;
  /** When it was last asked for, to within some hours, in milliseconds since 1970. */
  readonly usedAt: number;
  /** What it lost to stay under `limits.bytes`; absent: nothing, or an earlier release rendered it. */
  readonly cut?: FeedCut;
}

/** Finished feeds in the storage of a calendar's object. It writes one row for each feed of up to 1.9 MB. */
export interface FeedShelf {
  /** Read once and then kept in memory. */
  entries(): readonly ShelfEntry[];
  find(key: ShelfKey): ShelfEntry | undefined;
  /** The body of the first variant, in pieces. */
  parts(key: ShelfKey): readonly Uint8Array[];
  /** Writes the body of the first variant: packed, where that is worth it. */
  put(entry: ShelfEntry, body: Uint8Array): void;
  /** Writes what is known of a feed whose bytes stay. */
  note(entry: ShelfEntry): void;
  /** Removes all feeds of an address. */
  drop(address: Pick<ShelfKey, 'origin' | 'name'>): void;
}

type Row = Record<string, ArrayBuffer | string | number | null>;
/** The part of a Durable Object's `ctx.storage` that is used. */
export interface ShelfStorage {
  readonly sql: { exec(sql: string, ...values: (string | number | ArrayBuffer)[]): { toArray(): Row[] } };
  transactionSync<Result>(work: () => Result): Result;
}

const where = 'WHERE origin = ? AND name = ? AND format = ?';

export function openFeedShelf(storage: ShelfStorage): FeedShelf {
  const { sql } = storage;
  let known: Map<string, ShelfEntry> | null = null;
  const keyOf = ({ origin, name, format }: ShelfKey): string => JSON.stringify([origin, name, format]);

  function readEntries(): Row[] {
    const read = () => sql.exec('SELECT entry FROM rendered_feeds WHERE part = 0').toArray();
    try {
      return read();
    } catch {
      // It is there but for the first time: asking before would make each woken object commit what it has not changed.
      sql.exec(`CREATE TABLE IF NOT EXISTS rendered_feeds (
        origin TEXT NOT NULL, name TEXT NOT NULL, format TEXT NOT NULL, part INTEGER NOT NULL, entry TEXT NOT NULL,
        bytes BLOB NOT NULL, PRIMARY KEY (origin, name, format, part)
      ) STRICT, WITHOUT ROWID`);
      return read();
    }
  }

  function load(): Map<string, ShelfEntry> {
    if (known !== null) return known;
    const entries = readEntries().map(({ entry }) => JSON.parse(String(entry)) as ShelfEntry);
    known = new Map(entries.map((entry) => [keyOf(entry), entry]));
    return known;
  }

  return {
    entries: () => [...load().values()],
    find: (key) => load().get(keyOf(key)),
    parts({ origin, name, format }) {
      const rows = sql.exec(`SELECT bytes FROM rendered_feeds ${where} ORDER BY part`, origin, name, format).toArray();
      return rows.map(({ bytes }) => new Uint8Array(bytes as ArrayBuffer));
    },
    put(entry, body) {
      const { origin, name, format } = entry;
      const rows = cut(body);
      const before = load().get(keyOf(entry))?.head;
      storage.transactionSync(() => {
        for (const [part, bytes] of rows.entries())
          sql.exec(
            'INSERT OR REPLACE INTO rendered_feeds (origin, name, format, part, entry, bytes) VALUES (?, ?, ?, ?, ?, ?)',
            origin,
            name,
            format,
            part,
            part === 0 ? JSON.stringify(entry) : '',
            bytes,
          );
        // An earlier release wrote the bodies of all variants.
        if (before && lengthOf(before) > rows.length * rowBytes)
          sql.exec(`DELETE FROM rendered_feeds ${where} AND part >= ?`, origin, name, format, rows.length);
      });
      load().set(keyOf(entry), entry);
    },
    note(entry) {
      const { origin, name, format } = entry;
      const text = JSON.stringify(entry);
      sql.exec(`UPDATE rendered_feeds SET entry = ? ${where} AND part = 0`, text, origin, name, format);
      load().set(keyOf(entry), entry);
    },
    drop({ origin, name }) {
      sql.exec('DELETE FROM rendered_feeds WHERE origin = ? AND name = ?', origin, name);
      for (const [key, entry] of load()) if (entry.origin === origin && entry.name === name) load().delete(key);
    },
  };
}

const lengthOf = ({ variants }: Head): number => variants.reduce((sum, { length }) => sum + length, 0);

/** At least one row. */
function cut(bytes: Uint8Array): readonly ArrayBuffer[] {
  const rows: ArrayBuffer[] = [];
  for (let from = 0; from === 0 || from < bytes.byteLength; from += rowBytes)
    rows.push(new Uint8Array(bytes.subarray(from, from + rowBytes)).buffer);
  return rows;
}

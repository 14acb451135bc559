/**
 * Where the publisher keeps its state. A store holds *collections*, one for the index, one for each calendar, and one for
 * what was said of feeds. A collection holds documents by kind and key. A document is text (JSON by convention). Every method is asynchronous, so
 * that a store can be a file, the SQLite of a Durable Object or a server on the network.
 *
 * A store that fails rejects with a `StoreError`. Callers then continue from memory and try again later. One that can't be
 * used at all rejects with an `UnusableStoreError`, and nothing is published.
 */
export interface Store {
  /** How often the collection was written; 0: never. Equal revisions mean equal contents. */
  revision(collection: string): Promise<number>;
  /** The documents of one kind, all of them or those of `keys`, as of one revision. */
  read(collection: string, kind: string, keys?: readonly string[]): Promise<Reading>;
  /**
   * Writes the whole change or nothing, provided that the collection is still at the revision `expected`. Resolves to
   * the new revision; null: another process wrote in between, and nothing was written. `holder`: who had taken the lease
   * with the collection's name. Nothing is written if another holder has taken it since.
   */
  commit(collection: string, expected: number, change: Change, holder?: string): Promise<number | null>;
  /**
   * Takes the lease with this name for `forMs` milliseconds, or renews it for its holder. False: another holder has it.
   * `now` is the caller's clock in milliseconds; a server goes by its own. A lease that was taken after now is void.
   */
  lease(name: string, holder: string, forMs: number, now: number): Promise<boolean>;
  /** Gives a lease back early. Does nothing when another holder has it by now. */
  release(name: string, holder: string): Promise<void>;
  /**
   * Other machines use it, too. While it fails they can't know what this process does, so it does nothing: it reads
   * nothing and publishes nothing new. Absent: only this machine uses it.
   */
  readonly isShared?: true;
  /**
   * Calls `changed` when another process has written a collection (its name), or may have written any (null). Returns
   * how to end that. Absent: nobody says so.
   */
  watch?(changed: (collection: string | null) => void): () => void;
  /** As `read`, but only what was written after the revision `since`. Absent: the store does not know. */
  readSince?(collection: string, kind: string, since: number): Promise<Reading>;
  /** What is wrong with the store now, in a sentence for `/status`; null: nothing. */
  state(): string | null;
  /**
   * When the store was made, in milliseconds since 1970. Null: an earlier release made it, or it was not used yet.
   * Another store may have been lost before, so what is new here begins behind whatever that one published.
   */
  readonly born: number | null;
  /** Earlier contents could not be read and were set aside: what is new to the store may not be new to subscribers. */
  readonly historyLost: boolean;
  close(): Promise<void>;
}

export interface Reading {
  readonly revision: number;
  /** The texts by key. */
  readonly documents: ReadonlyMap<string, string>;
}

/** Documents to write and to remove. */
export interface Change {
  readonly put: readonly Document[];
  readonly drop: readonly { readonly kind: string; readonly key: string }[];
}

export interface Document {
  readonly kind: string;
  readonly key: string;
  readonly text: string;
}

/** The store failed. The message says what was tried and what is wrong. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/**
 * The store can't be used until a person has done something, as the message says: a later release wrote it, it belongs to
 * another program, or it can't be opened at the start. Nothing is published without it, because revisions would go back.
 */
export class UnusableStoreError extends StoreError {
  override readonly name: string = 'UnusableStoreError';
}

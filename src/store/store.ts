/**
 * Where snapshots last. A store is a set of *shelves* (one for the index, one for each calendar); a shelf holds
 * documents by kind and key. Everything is plain text (well-formed JSON by convention), and every method is
 * asynchronous, so that a store may be a file, an object's SQLite or a server on the network.
 *
 * A store that fails rejects with a `StoreError`; callers go on from memory and try again later.
 */
export interface Store {
  /** How often a shelf was written: 0 when it never was. Equal numbers mean equal contents. */
  revision(shelf: string): Promise<number>;
  /** The documents of one kind, all of them or those of `keys`, as of one revision. */
  read(shelf: string, kind: string, keys?: readonly string[]): Promise<Reading>;
  /**
   * Writes all of it or nothing, provided that the shelf is still at `expected`. The new revision; null: somebody else
   * wrote in between, and nothing was written.
   */
  commit(shelf: string, expected: number, change: Change): Promise<number | null>;
  /**
   * Takes the lease of that name for so many milliseconds, or prolongs the holder's own. False: another holds it.
   * `now` is the caller's clock, in milliseconds; a lease that was taken in its future is void.
   */
  lease(name: string, holder: string, forMs: number, now: number): Promise<boolean>;
  /** Gives a lease back early; no error when it is somebody else's by now. */
  release(name: string, holder: string): Promise<void>;
  /** What is wrong with the store now, in a sentence for `/status`; null: it is well. */
  state(): string | null;
  /** Earlier contents could not be read and were set aside: what is new to the store may not be new to the world. */
  readonly historyLost: boolean;
  close(): Promise<void>;
}

export interface Reading {
  readonly revision: number;
  readonly documents: ReadonlyMap<string, string>;
}

export interface Change {
  readonly put: readonly Document[];
  readonly drop: readonly { readonly kind: string; readonly key: string }[];
}

export interface Document {
  readonly kind: string;
  readonly key: string;
  readonly text: string;
}

/** The store could not do it: a sentence that names what was tried and what is wrong. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

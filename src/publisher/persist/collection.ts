import type { Change, Document, Store } from '../../store/store.ts';

/**
 * One shelf of the store, as its keeper sees it: what could not be written is remembered and written with the next
 * change, so that a store that fails for a while costs nothing but the memory.
 */
export interface Collection {
  /** Whether somebody else wrote since this shelf was read or written; false while the store fails. */
  changed(): Promise<boolean>;
  read(kind: string, keys?: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether the store had it and has it no more. */
  lost(): Promise<boolean>;
  /** Marks what is in the store now as known. Rejects while the store fails. */
  sync(): Promise<void>;
  /** `whole` is everything that there is, for a store that has lost it. `conflict`: somebody else wrote in between. */
  commit(change: Change, whole: () => Promise<Change> | Change): Promise<'written' | 'remembered' | 'conflict'>;
  /** What could not be written lately, as a sentence; null: nothing. */
  failure(): string | null;
}

export function openCollection(store: Store, name: string): Collection {
  /** Null: never read. */
  let revision: number | null = null;
  const unwritten = new Map<string, { kind: string; key: string; text: string | null }>();
  let failure: string | null = null;

  const isLost = (current: number | null): boolean => current === 0 && revision !== null && revision > 0;

  function remember({ put, drop }: Change): Change {
    for (const { kind, key } of drop) unwritten.set(`${kind} ${key}`, { kind, key, text: null });
    for (const { kind, key, text } of put) unwritten.set(`${kind} ${key}`, { kind, key, text });
    const all = [...unwritten.values()];
    return {
      put: all.filter((entry): entry is Document => entry.text !== null),
      drop: all.filter((entry) => entry.text === null),
    };
  }

  async function write(change: Change, whole: () => Promise<Change> | Change): Promise<'written' | 'conflict'> {
    const current = await store.revision(name);
    const lost = isLost(current);
    if (!lost && current !== revision) return 'conflict';
    const written = await store.commit(name, current, lost ? await whole() : change);
    if (written === null) return 'conflict';
    revision = written;
    unwritten.clear();
    return 'written';
  }

  return {
    async changed() {
      const current = await store.revision(name).catch(() => revision);
      return current !== revision && !(current === 0 && revision !== null);
    },
    async lost() {
      return isLost(await store.revision(name).catch(() => null));
    },
    async sync() {
      revision = await store.revision(name);
      // What somebody else wrote is newer; an empty store lacks what is remembered.
      if (revision > 0) unwritten.clear();
    },
    async read(kind, keys) {
      const found = await store.read(name, kind, keys);
      const documents = new Map(found.documents);
      for (const entry of unwritten.values()) {
        if (entry.kind !== kind || (keys !== undefined && !keys.includes(entry.key))) continue;
        if (entry.text === null) documents.delete(entry.key);
        else documents.set(entry.key, entry.text);
      }
      return documents;
    },
    async commit(change, whole) {
      const all = remember(change);
      try {
        const outcome = await write(all, whole);
        failure = null;
        return outcome;
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
        return 'remembered';
      }
    },
    failure: () => failure,
  };
}

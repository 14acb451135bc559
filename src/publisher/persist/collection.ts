import type { Change, Document, Store } from '../../store/store.ts';
import { errorMessage } from '../messages.ts';

/**
 * One collection of the store, as its refresher sees it. Changes that can't be written are remembered and written with
 * the next change, so a store that fails for a while costs only memory. In a store that other machines use, they are not
 * made at all.
 */
export interface Collection {
  /** Whether another process wrote since this one last read or wrote; false while the store fails. */
  changed(): Promise<boolean>;
  read(kind: string, keys?: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The revision that is known; null: none is. */
  revision(): number | null;
  /** Documents that were written after a revision; null: the store does not know. */
  readSince(kind: string, since: number): Promise<ReadonlyMap<string, string> | null>;
  /** Whether the store had the collection and no longer has it. */
  lost(): Promise<boolean>;
  /**
   * Loads the current contents of the store, and then counts them as known. Until then `changed` stays true: whoever reads
   * other documents meanwhile must not take them for those that belong to what was known before. `load` returns how to
   * take what it has read. False: nothing was taken, because another machine wrote meanwhile. Rejects while the store
   * fails.
   */
  sync(load: () => Promise<() => void>): Promise<boolean>;
  /**
   * `whole` returns everything, for a store that has lost the collection. `conflict`: another process wrote in between, or
   * has taken the lease of `holder`. `failed`: nothing was written, and nothing is remembered.
   */
  commit(change: Change, whole: () => Promise<Change> | Change, holder?: string): Promise<CommitOutcome>;
  /** Why the last change could not be written, in a sentence; null: it was written. */
  failure(): string | null;
}

export type CommitOutcome = 'written' | 'remembered' | 'conflict' | 'failed';

export function openCollection(store: Store, name: string): Collection {
  /** Null: it was never read. */
  let revision: number | null = null;
  /** `text` is null for a document to be dropped. */
  const unwritten = new Map<string, { kind: string; key: string; text: string | null }>();
  let failure: string | null = null;

  const isLost = (current: number | null): boolean => current === 0 && revision !== null && revision > 0;

  /** Adds the change to what is unwritten, and returns all of that. */
  function remember({ put, drop }: Change): Change {
    for (const { kind, key } of drop) unwritten.set(`${kind} ${key}`, { kind, key, text: null });
    for (const { kind, key, text } of put) unwritten.set(`${kind} ${key}`, { kind, key, text });
    const all = [...unwritten.values()];
    return {
      put: all.filter((entry): entry is Document => entry.text !== null),
      drop: all.filter((entry) => entry.text === null),
    };
  }

  async function write(
    change: Change,
    whole: () => Promise<Change> | Change,
    holder: string | undefined,
  ): Promise<'written' | 'conflict'> {
    const current = await store.revision(name);
    const lost = isLost(current);
    if (!lost && current !== revision) return 'conflict';
    const written = await store.commit(name, current, lost ? await whole() : change, holder);
    if (written === null) return 'conflict';
    revision = written;
    unwritten.clear();
    return 'written';
  }

  return {
    async changed() {
      const current = await store.revision(name).catch(() => null);
      if (current === null) return false;
      // Nothing waits to be written there, so a store that answers again is all right.
      if (store.isShared) failure = null;
      return current !== revision && !(current === 0 && revision !== null);
    },
    async lost() {
      return isLost(await store.revision(name).catch(() => null));
    },
    async sync(load) {
      const before = revision;
      const current = await store.revision(name);
      // What another process wrote is newer. An empty store still needs the unwritten changes.
      if (current > 0) unwritten.clear();
      let take: () => void;
      try {
        take = await load();
      } catch (error) {
        // What can't be read at the start is read from the portal again, and written over it.
        if (!store.isShared) revision ??= current;
        throw error;
      }
      // What was read belongs together only if nobody wrote meanwhile: else it is read again, when the store says so.
      if (store.isShared && (await store.revision(name)) !== current) return false;
      take();
      // Unless this process has written meanwhile.
      if (revision === before) revision = current;
      return true;
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
    revision: () => revision,
    async readSince(kind, since) {
      return (await store.readSince?.(name, kind, since))?.documents ?? null;
    },
    async commit(change, whole, holder) {
      const all = store.isShared ? change : remember(change);
      try {
        const outcome = await write(all, whole, holder);
        failure = null;
        return outcome;
      } catch (error) {
        failure = errorMessage(error);
        return store.isShared ? 'failed' : 'remembered';
      }
    },
    failure: () => failure,
  };
}

import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { type Store, StoreError } from '../../../src/store/store.ts';

/** What one machine has of a store that several use. */
export interface SharedHandle {
  readonly store: Store;
  /** Whether the store can be reached from this machine. Its return is noticed. */
  reach(isReached: boolean): void;
  /** The kinds of the documents that were read from the store, one for each. */
  readonly read: string[];
}

/** A store in memory that several publishers use as if they were on machines of their own. */
export function createSharedStore(): { readonly connect: () => SharedHandle } {
  const shared = createMemoryStore();
  /** The revision at which each document was last written. */
  const written = new Map<string, number>();
  const watchers = new Map<SharedHandle, (collection: string | null) => void>();

  const connect = (): SharedHandle => {
    let isReached = true;
    const read: string[] = [];
    const reached = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (!isReached) throw new StoreError('The store is out of reach.');
      return await work();
    };
    const store: Store = {
      ...shared,
      isShared: true,
      revision: (name) => reached(() => shared.revision(name)),
      async read(name, kind, keys) {
        const reading = await reached(() => shared.read(name, kind, keys));
        for (const _ of reading.documents) read.push(kind);
        return reading;
      },
      async readSince(name, kind, since) {
        const { revision, documents } = await reached(() => shared.read(name, kind));
        const newer = [...documents].filter(([key]) => (written.get(`${name} ${kind} ${key}`) ?? 0) > since);
        for (const _ of newer) read.push(kind);
        return { revision, documents: new Map(newer) };
      },
      async commit(name, expected, change, holder) {
        const revision = await reached(() => shared.commit(name, expected, change, holder));
        if (revision === null) return null;
        for (const { kind, key } of change.put) written.set(`${name} ${kind} ${key}`, revision);
        for (const [other, tell] of watchers) if (other !== handle) tell(name);
        return revision;
      },
      lease: (...asked) => reached(() => shared.lease(...asked)),
      release: (...given) => reached(() => shared.release(...given)),
      watch(changed) {
        watchers.set(handle, (name) => void (isReached && changed(name)));
        return () => watchers.delete(handle);
      },
      state: () => (isReached ? null : 'The store is out of reach.'),
    };
    const handle: SharedHandle = {
      store,
      read,
      reach(now) {
        isReached = now;
        watchers.get(handle)?.(null);
      },
    };
    return handle;
  };
  return { connect };
}

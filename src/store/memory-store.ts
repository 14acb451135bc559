import type { Change, Reading, Store } from './store.ts';

interface StoredCollection {
  revision: number;
  readonly documents: Map<string, Map<string, string>>;
}

/**
 * A store that lasts as long as the process: for the sample portal, and for surveys, which keep nothing. `born`: as
 * `Store.born`; null where nobody subscribes to what comes of it.
 */
export function createMemoryStore(born: number | null = null): Store {
  const collections = new Map<string, StoredCollection>();
  const leases = new Map<string, { holder: string; since: number; until: number }>();

  function write(collection: StoredCollection, { put, drop }: Change): void {
    for (const { kind, key } of drop) collection.documents.get(kind)?.delete(key);
    for (const { kind, key, text } of put) {
      const documents = collection.documents.get(kind) ?? new Map<string, string>();
      collection.documents.set(kind, documents.set(key, text));
    }
    collection.revision += 1;
  }

  return {
    born,
    historyLost: false,
    async revision(name) {
      return collections.get(name)?.revision ?? 0;
    },
    async read(name, kind, keys): Promise<Reading> {
      const collection = collections.get(name);
      const all = collection?.documents.get(kind) ?? new Map<string, string>();
      const wanted = keys === undefined ? [...all] : [...all].filter(([key]) => keys.includes(key));
      return { revision: collection?.revision ?? 0, documents: new Map(wanted) };
    },
    async commit(name, expected, change, holder) {
      const lease = leases.get(name);
      if (holder !== undefined && lease !== undefined && lease.holder !== holder) return null;
      const collection = collections.get(name) ?? { revision: 0, documents: new Map() };
      if (collection.revision !== expected) return null;
      write(collection, change);
      collections.set(name, collection);
      return collection.revision;
    },
    async lease(name, holder, forMs, now) {
      const held = leases.get(name);
      if (held && held.holder !== holder && held.since <= now && now < held.until) return false;
      leases.set(name, { holder, since: now, until: now + forMs });
      return true;
    },
    async release(name, holder) {
      if (leases.get(name)?.holder === holder) leases.delete(name);
    },
    state: () => null,
    async close() {},
  };
}

import type { Change, Reading, Store } from './store.ts';

interface Collection {
  revision: number;
  readonly documents: Map<string, Map<string, string>>;
}

/** A store that lasts as long as the process: for the sample portal, and where no store can be opened. */
export function createMemoryStore(): Store {
  const shelves = new Map<string, Collection>();
  const leases = new Map<string, { holder: string; since: number; until: number }>();

  function write(shelf: Collection, { put, drop }: Change): void {
    for (const { kind, key } of drop) shelf.documents.get(kind)?.delete(key);
    for (const { kind, key, text } of put) {
      const documents = shelf.documents.get(kind) ?? new Map<string, string>();
      shelf.documents.set(kind, documents.set(key, text));
    }
    shelf.revision += 1;
  }

  return {
    historyLost: false,
    async revision(name) {
      return shelves.get(name)?.revision ?? 0;
    },
    async read(name, kind, keys): Promise<Reading> {
      const shelf = shelves.get(name);
      const all = shelf?.documents.get(kind) ?? new Map<string, string>();
      const wanted = keys === undefined ? [...all] : [...all].filter(([key]) => keys.includes(key));
      return { revision: shelf?.revision ?? 0, documents: new Map(wanted) };
    },
    async commit(name, expected, change) {
      const shelf = shelves.get(name) ?? { revision: 0, documents: new Map() };
      if (shelf.revision !== expected) return null;
      write(shelf, change);
      shelves.set(name, shelf);
      return shelf.revision;
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

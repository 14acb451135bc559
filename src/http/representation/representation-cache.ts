import type { Representation } from './representation.ts';

export interface CachedRepresentation {
  readonly representation: Representation;
  /** What it was made of: equal versions are equal bytes. */
  readonly version: string;
}

export interface RepresentationCache {
  get(key: string): CachedRepresentation | undefined;
  /** The representation of this version, built unless it is kept or, where requests join, being built. A failed build is forgotten. */
  load(key: string, version: string, build: () => Promise<Representation>): Promise<Representation>;
}

/** Beside the bytes: the key, the headers and the objects around them, roughly. */
const overhead = 2048;

/**
 * Keeps what was asked for last, in at most `maxBytes`. One key has one version: a new one takes the old one's place.
 * `join`: whether a request may wait for what another is building.
 */
export function createRepresentationCache(maxBytes: number, join: boolean): RepresentationCache {
  const entries = new Map<string, CachedRepresentation>(); // Oldest use first.
  const building = new Map<string, Promise<Representation>>();
  let bytes = 0;

  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (entry && entries.delete(key)) bytes -= entry.representation.size + overhead;
  };

  const keep = (key: string, entry: CachedRepresentation): void => {
    remove(key);
    entries.set(key, entry);
    bytes += entry.representation.size + overhead;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  };

  const get = (key: string): CachedRepresentation | undefined => {
    const entry = entries.get(key);
    if (entry) {
      entries.delete(key);
      entries.set(key, entry);
    }
    return entry;
  };

  const load = (key: string, version: string, build: () => Promise<Representation>): Promise<Representation> => {
    const entry = get(key);
    if (entry?.version === version) return Promise.resolve(entry.representation);
    const job = JSON.stringify([key, version]);
    const running = building.get(job);
    if (running && join) return running;
    const made = build()
      .then((representation) => {
        keep(key, { representation, version });
        return representation;
      })
      .finally(() => building.delete(job));
    building.set(job, made);
    return made;
  };

  return { get, load };
}

import { LRUCache } from 'lru-cache';
import type { Publisher } from '../../publisher/publisher.ts';
import { askSnapshots, type CurrentAnswer, type Versions } from '../lookup.ts';
import type { Representation } from './representation.ts';

/** What a representation is kept under. It is current as long as its version is. */
interface CacheEntry {
  readonly key: string;
  /** Everything that the bytes depend on: equal versions mean equal bytes. */
  readonly version: string;
}

export interface RepresentationCache {
  /** The last representation kept under the key, in any version. */
  get(key: string): { readonly representation: Representation; readonly version: string } | undefined;
  /**
   * The representation of this version: kept, or being built for another request if requests may join. Null: neither.
   */
  find(entry: CacheEntry): Promise<Representation> | null;
  /** Keeps what is being built, in place of any other version. A failed build is forgotten. */
  add(entry: CacheEntry, building: Promise<Representation>): Promise<Representation>;
}

/** Bytes that an entry takes in addition to its bodies: key, headers and objects, roughly. */
const overhead = 2048;

/**
 * Keeps the representations used last, in at most `maxBytes`. `join`: a request may wait for what another is building.
 * `place` moves a new representation to where its bytes are kept.
 */
export function createRepresentationCache(
  maxBytes: number,
  join: boolean,
  place: (representation: Representation) => Representation = (one) => one,
): RepresentationCache {
  const kept = new LRUCache<string, { readonly representation: Representation; readonly version: string }>({
    maxSize: maxBytes,
    sizeCalculation: ({ representation }) => representation.size + overhead,
  });
  const building = new Map<string, Promise<Representation>>();
  const jobOf = ({ key, version }: CacheEntry): string => JSON.stringify([key, version]);

  return {
    get: (key) => kept.get(key),
    find(entry) {
      const found = kept.get(entry.key);
      if (found?.version === entry.version) return Promise.resolve(found.representation);
      return (join && building.get(jobOf(entry))) || null;
    },
    add(entry, promise) {
      const job = jobOf(entry);
      const added = promise
        .then((made) => {
          const representation = place(made);
          kept.set(entry.key, { representation, version: entry.version });
          return representation;
        })
        .finally(() => building.delete(job));
      building.set(job, added);
      return added;
    },
  };
}

/** What the publisher says about a kept representation. */
export interface Revalidated extends CacheEntry {
  /** The kept representation if nothing has changed; null: it must be built. */
  readonly fresh: Representation | null;
  /** What to build it from, in the order of the calendars. */
  readonly answers: readonly CurrentAnswer[];
  /** The representation that the new one will replace. The new Last-Modified must not be earlier. */
  readonly previous: Representation | null;
}

/** A version of the cache, written as JSON. */
interface MadeOf {
  readonly versions: Versions;
  /** The calendars' ids and the other inputs, as JSON. */
  readonly inputs: string;
}

/**
 * Asks the publisher whether the representation under a key is current: made of the same snapshots and the same inputs.
 * `inputs`: everything else that the bytes depend on.
 */
export async function revalidate(
  publisher: Publisher,
  cache: RepresentationCache,
  key: string,
  calendarIds: readonly string[],
  inputs: readonly unknown[],
): Promise<Revalidated> {
  const kept = cache.get(key);
  const madeOf = kept ? (JSON.parse(kept.version) as MadeOf) : null;
  const inputsNow = JSON.stringify([calendarIds, ...inputs]);
  const known = madeOf?.inputs === inputsNow ? madeOf.versions : null;
  const current = await askSnapshots(publisher, calendarIds, known);
  const previous = kept?.representation ?? null;
  if (current === null) return { key, version: kept?.version ?? '', fresh: previous, answers: [], previous };
  const version = JSON.stringify({ versions: current.versions, inputs: inputsNow } satisfies MadeOf);
  return { key, version, fresh: null, answers: current.answers, previous };
}

import type { Publisher } from '../../publisher/publisher.ts';
import { askSnapshots, type CopyAnswer, type Versions } from '../snapshots.ts';
import type { Representation } from './representation.ts';

interface CachedRepresentation {
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

interface KeptRequest {
  /** What was asked for. */
  readonly key: string;
  /** The copies that it is made of. */
  readonly calendarIds: readonly string[];
  /** Everything else that the bytes depend on. */
  readonly beside: readonly unknown[];
  /** `before`: the representation that the new one takes the place of. */
  readonly build: (answers: readonly CopyAnswer[], before: Representation | undefined) => Promise<Representation>;
}

interface Made {
  readonly versions: Versions;
  readonly beside: string;
}

/** A representation made of calendars' copies: the kept one while the publisher says that they are what they were. */
export async function cachedRepresentation(
  publisher: Publisher,
  cache: RepresentationCache,
  { key, calendarIds, beside, build }: KeptRequest,
): Promise<Representation> {
  const cached = cache.get(key);
  const made = cached ? (JSON.parse(cached.version) as Made) : null;
  const besideNow = JSON.stringify([calendarIds, ...beside]);
  const known = made?.beside === besideNow ? made.versions : null;
  const current = await askSnapshots(publisher, calendarIds, known);
  if (current === null && cached) return cached.representation;
  const { answers, versions } = current ?? { answers: [], versions: {} };
  const version = JSON.stringify({ versions, beside: besideNow } satisfies Made);
  return cache.load(key, version, async () => build(answers, cached?.representation));
}

import { LRUCache } from 'lru-cache';
import type { Reply } from './reply.ts';

/** The greatest size of one cached response, and of all together, in bytes. */
const maxEntryBytes = 1_000_000;
const maxTotalBytes = 4_000_000;
/** A response is not revalidated after this time, but requested again: an ETag that never changes must not freeze a feed. */
const maxAgeMs = 3_600_000;

/** Caches responses with their ETags by URL, for conditional requests (RFC 9110 §13.1.2). */
export interface EtagCache {
  /** The ETag to send, and the response that a 304 then stands for. */
  find(url: string, now: number): { readonly tag: string; readonly reply: Reply } | null;
  keep(url: string, reply: Reply, now: number): void;
  drop(url: string): void;
}

export function createEtagCache(): EtagCache {
  const entries = new LRUCache<string, { readonly tag: string; readonly reply: Reply; readonly since: number }>({
    maxSize: maxTotalBytes,
    // A size must be above 0.
    sizeCalculation: ({ reply }) => Math.max(1, reply.bytes),
  });
  return {
    find(url, now) {
      const entry = entries.get(url);
      if (entry === undefined) return null;
      if (Math.abs(now - entry.since) > maxAgeMs) {
        entries.delete(url);
        return null;
      }
      return entry;
    },
    keep(url, reply, now) {
      entries.delete(url);
      // Last-Modified is not reliable enough: it has a resolution of one second, and some portals never change it.
      const tag = reply.headers.get('etag');
      if (tag === null || tag === '' || /[^\x21-\x7e]/.test(tag) || reply.bytes > maxEntryBytes) return;
      entries.set(url, { tag, reply, since: now });
    },
    drop(url) {
      entries.delete(url);
    },
  };
}

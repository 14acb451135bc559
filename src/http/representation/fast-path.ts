import { LRUCache } from 'lru-cache';
import { createHostCheck } from '../request.ts';
import { type Conditions, type Negotiated, negotiate, type Representation } from './representation.ts';

/** A request as the server's parser gives it, before a `Request` is created. */
export interface PlainRequest extends Conditions {
  readonly method: string | undefined;
  readonly target: string | undefined;
  readonly scheme: 'http' | 'https';
  readonly host: string | undefined;
}

/** Repeats a recent answer of the routes without calling the application. */
export interface FastPath {
  /** Null: ask the application. */
  answer(request: PlainRequest): Negotiated | null;
  /**
   * Changes when what is published may have changed. Read it before the publisher is asked, and pass it to `remember`.
   */
  generation(): number | null;
  remember(origin: string, target: string, representation: Representation, generation: number | null): void;
}

interface Remembered {
  readonly representation: Representation;
  readonly generation: number;
  readonly until: number;
}

/** After this time the publisher is asked again, so that it notices the demand and refreshes a stale calendar. */
const milliseconds = 1000;
/** Addresses kept. They hold the representations that the cache holds as well. */
const mostAddresses = 500;
const longestTarget = 1024;

export function createFastPath(deps: {
  readonly now: () => number;
  /** The publisher's generation. Null: it has none, so nothing is remembered. */
  readonly generation: () => number | null;
  readonly publicUrl: string | null;
  /** `server.hosts`. For a Host that is not served, the application has the refusal. */
  readonly hosts: readonly string[];
}): FastPath {
  const servesHost = createHostCheck(deps);
  const remembered = new LRUCache<string, Remembered>({ max: mostAddresses });

  return {
    generation: deps.generation,
    answer(request) {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || request.target === undefined) return null;
      if (!servesHost(request.host)) return null;
      const origin = deps.publicUrl ?? `${request.scheme}://${request.host}`;
      const entry = remembered.get(origin + request.target);
      if (entry === undefined) return null;
      if (deps.now() >= entry.until || deps.generation() !== entry.generation) {
        remembered.delete(origin + request.target);
        return null;
      }
      return negotiate(entry.representation, request);
    },
    remember(origin, target, representation, generation) {
      // Subscriptions have no query, and addresses such as `?nocache=7` would only push them out.
      if (generation === null || target.length > longestTarget || target.includes('?')) return;
      remembered.set(origin + target, { representation, generation, until: deps.now() + milliseconds });
    },
  };
}

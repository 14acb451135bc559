import { type Choice, type Conditions, choose, type Representation } from './representation.ts';

/** A request as a server knows it before it makes a `Request` of it. */
export interface PlainRequest extends Conditions {
  readonly method: string | undefined;
  readonly target: string | undefined;
  readonly scheme: 'http' | 'https';
  readonly host: string | undefined;
}

/** Answers at once what the routes answered a moment ago, before the application is entered. */
export interface FastPath {
  /** Null: ask the application. */
  answer(request: PlainRequest): Choice | null;
  /** Moves when what is published may have moved. To be read before the publisher is asked, and handed to `remember`. */
  generation(): number | null;
  remember(origin: string, target: string, representation: Representation, generation: number | null): void;
}

interface Remembered {
  readonly representation: Representation;
  readonly generation: number;
  readonly until: number;
}

/** The publisher is asked again after so long, so that it sees that a calendar is wanted and refreshes it when stale. */
const milliseconds = 1000;
/** Addresses kept; each holds no bytes of its own that the cache would not hold. */
const most = 500;
const longestTarget = 1024;

export function createFastPath(parts: {
  readonly now: () => number;
  /** The publisher's; null where only asking tells, and then there is no fast path. */
  readonly generation: () => number | null;
  readonly publicUrl: string | null;
}): FastPath {
  const remembered = new Map<string, Remembered>();

  return {
    generation: parts.generation,
    answer(request) {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || request.target === undefined) return null;
      const origin = parts.publicUrl ?? `${request.scheme}://${request.host}`;
      const entry = remembered.get(origin + request.target);
      if (entry === undefined) return null;
      if (parts.now() >= entry.until || parts.generation() !== entry.generation) {
        remembered.delete(origin + request.target);
        return null;
      }
      return choose(entry.representation, request);
    },
    remember(origin, target, representation, generation) {
      // What people subscribe to has no query; `?nocache=7` would only push others out.
      if (generation === null || target.length > longestTarget || target.includes('?')) return;
      const key = origin + target;
      remembered.delete(key);
      remembered.set(key, { representation, generation, until: parts.now() + milliseconds });
      for (const oldest of remembered.keys()) {
        if (remembered.size <= most) break;
        remembered.delete(oldest);
      }
    },
  };
}

import { LRUCache } from 'lru-cache';
import type { Representation } from '../../http/representation/representation.ts';
import type { EngineAnswer } from '../engine/engine-messages.ts';

/** The last representation of an address. */
export interface Remembered {
  readonly representation: Representation;
  readonly stamp: string;
  /** Which engine gave it, and its generation then. */
  readonly engine: number;
  readonly generation: number;
  /** Until when the engine need not be asked while the generation is the same, in milliseconds since 1970. */
  readonly freshUntil: number;
}

export interface AnswerMemory {
  get(address: string): Remembered | undefined;
  /** Remembers an answer, if others who ask for this address would get it too. */
  keep(address: string, answer: Omit<Remembered, 'freshUntil'>, now: number): void;
  forget(address: string): void;
}

/** After this time the engine is asked again, so that it notices the demand and refreshes a stale calendar. */
const freshMs = 1000;
const mostAddresses = 500;
const longestAddress = 2048;

/** Stands before the Origin of a request, which other sites send. No target holds it. */
export const originMark = '\n';

/** Stands at the end of the address of a feed that a browser opens. No target holds it. */
export const openedMark = '\t';

/**
 * Addresses with a query or an Origin have a part of their own. Few people subscribe to them, and addresses such as
 * `?nocache=7` must not push out the others.
 */
const queryShare = 0.25;

/**
 * Remembers the answers used last in at most `maxBytes`, which the engine's cache mostly holds as well. `discard` hears
 * how many bytes were let go of.
 */
export function createAnswerMemory(maxBytes: number, discard: (bytes: number) => void = () => undefined): AnswerMemory {
  const part = (share: number) =>
    new LRUCache<string, Remembered>({
      max: mostAddresses,
      dispose: ({ representation }, _, reason) => {
        if (reason !== 'set') discard(representation.size);
      },
      maxSize: Math.floor(maxBytes * share),
      sizeCalculation: ({ representation, stamp }, address) =>
        representation.size + stamp.length + address.length + 2048,
    });
  const [plain, queries] = [part(1 - queryShare), part(queryShare)];
  const partOf = (address: string) => (/[?\n]/.test(address) ? queries : plain);
  return {
    get: (address) => partOf(address).get(address),
    keep(address, answer, now) {
      if (address.length > longestAddress || !dependsOnAddressOnly(answer.representation)) return;
      const before = partOf(address).peek(address)?.representation;
      if (before && before !== answer.representation) discard(before.size);
      partOf(address).set(address, { ...answer, freshUntil: now + freshMs });
    },
    forget: (address) => partOf(address).delete(address),
  };
}

/** The front chooses between the codings by itself, and an address holds the Origin and whether a browser opens it. A page that also varies by language is for its visitor. */
function dependsOnAddressOnly({ variants }: Representation): boolean {
  return variants.every(({ headers: { Vary = '' } }) =>
    /^Accept-Encoding(?:, Origin)?(?:, Sec-Fetch-Dest)?$/.test(Vary),
  );
}

/** An answer as it is remembered; null: it is for one request only. */
export function memorable(
  answer: EngineAnswer,
  held: Remembered | undefined,
  engine: number,
): Omit<Remembered, 'freshUntil'> | null {
  if (answer.kind === 'representation') {
    const { representation, stamp, generation } = answer;
    return { representation, stamp, engine, generation };
  }
  return answer.kind === 'unchanged' && held ? { ...held, engine, generation: answer.generation } : null;
}

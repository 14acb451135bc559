import { LRUCache } from 'lru-cache';
import type { Representation } from '../../http/representation/representation.ts';
import type { FinishedFeeds } from './finished-feeds.ts';

/** Characters of addresses and keys that are remembered together. */
const mostCharacters = 500_000;
const longestAddress = 2048;

/**
 * Which feed was sent for which address. While the feed and the list of calendars are fresh, a poll needs no more than
 * this: to read its address and to look the calendar up gives the same again.
 */
export interface RememberedAddresses {
  /** What the application would answer with; null: it has to be asked. */
  find(request: Request): Representation | null;
  /** Takes what the application answers with. */
  note(request: Request, representation: Representation): void;
}

/** `listedUntil`: until when the list stays as it is here, in milliseconds since 1970. */
export function rememberAddresses(deps: {
  readonly finished: Pick<FinishedFeeds, 'keyOf' | 'fresh'>;
  readonly listedUntil: () => number;
  readonly now: () => number;
}): RememberedAddresses {
  const { finished, listedUntil, now } = deps;
  const kept = new LRUCache<string, { readonly key: string; readonly until: number }>({
    maxSize: mostCharacters,
    sizeCalculation: ({ key }, address) => address.length + key.length,
  });

  return {
    find(request) {
      if (request.method !== 'GET') return null;
      const known = kept.get(addressOf(request));
      if (known === undefined || now() >= known.until) return null;
      return finished.fresh(known.key, request.headers.get('Accept-Encoding') ?? undefined);
    },
    note(request, representation) {
      const key = finished.keyOf(representation);
      const address = addressOf(request);
      if (key === undefined || address.length > longestAddress || !dependsOnAddressOnly(representation)) return;
      kept.set(address, { key, until: listedUntil() });
    },
  };
}

/** A request is refused by its Host, and links may begin with it. */
const addressOf = ({ url, headers }: Request): string => `${headers.get('Host')} ${url}`;

/** The coding is chosen with each request. A feed that browsers get otherwise, or some sites only, is left to the application. */
const dependsOnAddressOnly = ({ variants }: Representation): boolean =>
  variants.every(({ headers: { Vary } }) => Vary === 'Accept-Encoding');

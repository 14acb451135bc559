import { SourceError } from '../source.ts';
import { followLink } from './follow-link.ts';
import { hasMorePages, type MorePages } from './has-more.ts';
import { isMostlyContained, isSamePage } from './page-identity.ts';
import type { FetchedPage, PageReader } from './page-reader.ts';
import { describeStrategy, isNumbered, nextPageUrl, type PagingStrategy, toZeroBased } from './strategies.ts';

/** A way on and the second page it led to; or that there is none to be found. */
export type PagingProbe =
  | { readonly kind: 'found'; readonly strategy: PagingStrategy; readonly second: FetchedPage }
  /** The parameter works, and page two is empty: the list is whole. */
  | { readonly kind: 'whole' }
  | {
      readonly kind: 'none';
      readonly tried: readonly string[];
      /** Each answer was plain: none was a failure of the portal's own. */
      readonly isConclusive: boolean;
    };

/** Requests that looking for the way on may cost: where more is said to come, and where it is only possible. */
const maxProbes = { yes: 16, maybe: 3 };

/**
 * Tries ways on until one leads to a page that is really another one. What was asked for may be ignored by the portal, which
 * then gives page one again; so nothing is believed before two pages were compared.
 */
export async function probePaging(
  reader: PageReader,
  first: FetchedPage,
  base: URL,
  candidates: readonly PagingStrategy[],
  said: Exclude<MorePages, 'no'>,
  previous: PagingStrategy | null,
): Promise<PagingProbe> {
  let more = said;
  const tried: string[] = [];
  let tries = 0;
  let isConclusive = true;
  const count = first.page.items.length;
  const last = first.page.items.at(-1);
  const at = { asked: first.url, hints: first.hints, last, pages: 1, collected: count, base };
  const queue = [...candidates];

  async function attempt(strategy: PagingStrategy): Promise<FetchedPage | 'same' | 'empty' | 'refused' | null> {
    const url = nextPageUrl(strategy, at);
    if (url === null) return null;
    tries += 1;
    const isGuess = strategy.by !== 'link' || followLink(first.hints.link ?? '', first.url, base)?.isCertain === false;
    try {
      const second = await reader.read(url, 2, isGuess);
      if (second.page.items.length === 0) return isNumbered(strategy) || strategy.by === 'key' ? 'empty' : second;
      const isSame = isSamePage(first.identity, second.identity) || isMostlyContained(second.identity, first.identity);
      return isSame ? 'same' : second;
    } catch (error) {
      if (isGuess && isRefusal(error)) {
        if (error instanceof SourceError && error.kind === 'server') isConclusive = false;
        return 'refused';
      }
      // Written for another place than the one that was asked: without the path that a proxy puts before it.
      if (strategy.by === 'link' && url.pathname !== first.url.pathname && isNotFound(error)) return 'refused';
      throw error;
    }
  }

  for (let strategy = queue.shift(); strategy !== undefined; strategy = queue.shift()) {
    if (tries >= maxProbes[more]) break;
    const second = await attempt(strategy);
    if (second === null) continue;
    tried.push(...describeStrategy(strategy));
    // Of a way that worked before it is known where it begins to count.
    const zeroBased = JSON.stringify(strategy) === JSON.stringify(previous) ? null : toZeroBased(strategy);
    if (typeof second === 'object') {
      if (zeroBased !== null && maySkipPage(first, second)) {
        // Page 2 may be the third one, of a portal that counts from zero: then page 1 is not the first.
        const earlier = await attempt(zeroBased);
        if (typeof earlier === 'object' && earlier !== null)
          return { kind: 'found', strategy: zeroBased, second: earlier };
      }
      return { kind: 'found', strategy, second };
    }
    if (second === 'same') {
      if (strategy.by === 'link' && leadsToFirstPage(first, base)) {
        const hints = { ...first.hints, link: undefined };
        const others = hasMorePages(hints, { pages: 1, collected: count, count, strategyKnown: false });
        if (others === 'no') return { kind: 'whole' };
        more = others;
      }
      continue;
    }
    // One that it knows may be lost among those that it refuses.
    if (second === 'refused' && strategy.by === 'combined') queue.unshift(...strategy.strategies);
    if (zeroBased !== null && !(second === 'refused' && strategy.by === 'combined')) {
      const earlier = await attempt(zeroBased);
      if (typeof earlier === 'object' && earlier !== null)
        return { kind: 'found', strategy: zeroBased, second: earlier };
    }
    if (second === 'empty' && more === 'maybe') return { kind: 'whole' };
  }
  return { kind: 'none', tried: [...new Set(tried)], isConclusive };
}

/** Whether a page may lie between these two: neither the answers' own numbers nor their counts rule it out. */
function maySkipPage({ hints: one, page }: FetchedPage, { hints: other, page: next }: FetchedPage): boolean {
  if (one.current !== undefined && other.current !== undefined) return other.current.value - one.current.value === 2;
  if (one.nextNumber !== undefined || one.pageCount === 2) return false;
  return one.total === undefined || page.items.length + next.items.length !== one.total;
}

/** A link that sets nothing but the first page's number leads to the page that it stands on: some portals end so. */
function leadsToFirstPage({ hints, url }: FetchedPage, base: URL): boolean {
  const target = followLink(hints.link ?? '', url, base);
  if (target?.isCertain !== true || target.url.pathname !== url.pathname) return false;
  const moved = [...target.url.searchParams].filter(([name, value]) => url.searchParams.get(name) !== value);
  return moved.length === 1 && /^[01]$/.test(moved[0]?.[1] ?? '');
}

const isNotFound = (error: unknown): boolean => error instanceof SourceError && error.kind === 'not-found';

/** What a portal answers to a parameter that it doesn't want, as against one that is down or shut. */
function isRefusal(error: unknown): boolean {
  return error instanceof SourceError && ['status', 'not-found', 'shape', 'not-json', 'server'].includes(error.kind);
}

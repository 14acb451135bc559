import { SourceError } from '../source.ts';
import { followLink } from './follow-link.ts';
import { hasMorePages, type MorePages } from './has-more.ts';
import { isMostlyContained, isSamePage } from './page-identity.ts';
import type { FetchedPage, PageReader } from './page-reader.ts';
import { describeStrategy, isNumbered, nextPageUrl, type PagingStrategy, toZeroBased } from './strategies.ts';

/** The result of a search for the next page. */
export type PagingProbe =
  | { readonly kind: 'found'; readonly strategy: PagingStrategy; readonly second: FetchedPage }
  /** The parameter works and the second page is empty, so the list is complete. */
  | { readonly kind: 'complete' }
  | {
      readonly kind: 'none';
      readonly tried: readonly string[];
      /** No candidate failed because of a server error, so trying again is pointless. */
      readonly isConclusive: boolean;
    };

/** How many requests a search may take: when there are more pages, and when there may be. */
const maxProbes = { yes: 16, maybe: 3 };

/**
 * Tries strategies until one leads to a different page. A portal may ignore a parameter and return the first page again, so
 * a strategy only counts after its page was compared with the first one.
 */
export async function probePaging(
  reader: PageReader,
  first: FetchedPage,
  base: URL,
  candidates: readonly PagingStrategy[],
  firstMore: Exclude<MorePages, 'no'>,
  previous: PagingStrategy | null,
): Promise<PagingProbe> {
  let more = firstMore;
  const tried: string[] = [];
  let tries = 0;
  let isConclusive = true;
  const count = first.page.items.length;
  const last = first.page.items.at(-1);
  const at = { requested: first.url, hints: first.hints, last, pages: 1, collected: count, base };
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
      // The link may lack the path that a proxy adds in front, so that it leads nowhere.
      if (strategy.by === 'link' && url.pathname !== first.url.pathname && isNotFound(error)) return 'refused';
      throw error;
    }
  }

  for (let strategy = queue.shift(); strategy !== undefined; strategy = queue.shift()) {
    if (tries >= maxProbes[more]) break;
    const second = await attempt(strategy);
    if (second === null) continue;
    tried.push(...describeStrategy(strategy));
    // For a strategy that has worked before, it is known whether its pages count from 0 or 1.
    const zeroBased = JSON.stringify(strategy) === JSON.stringify(previous) ? null : toZeroBased(strategy);
    if (typeof second === 'object') {
      if (zeroBased !== null && maySkipPage(first, second)) {
        // If the portal counts from 0, page 2 is the third page, and page 1 is the second.
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
        if (others === 'no') return { kind: 'complete' };
        more = others;
      }
      continue;
    }
    // The portal may refuse one of the names although it knows another one.
    if (second === 'refused' && strategy.by === 'combined') queue.unshift(...strategy.strategies);
    if (zeroBased !== null && !(second === 'refused' && strategy.by === 'combined')) {
      const earlier = await attempt(zeroBased);
      if (typeof earlier === 'object' && earlier !== null)
        return { kind: 'found', strategy: zeroBased, second: earlier };
    }
    if (second === 'empty' && more === 'maybe') return { kind: 'complete' };
  }
  return { kind: 'none', tried: [...new Set(tried)], isConclusive };
}

/** Whether there may be a page between these two: neither their page numbers nor their counts rule it out. */
function maySkipPage({ hints: one, page }: FetchedPage, { hints: other, page: next }: FetchedPage): boolean {
  if (one.current !== undefined && other.current !== undefined) return other.current.value - one.current.value === 2;
  if (one.nextNumber !== undefined || one.pageCount === 2) return false;
  return one.total === undefined || page.items.length + next.items.length !== one.total;
}

/** Whether the link on the first page leads to that page itself, because it only sets its number. Some portals end a list so. */
function leadsToFirstPage({ hints, url }: FetchedPage, base: URL): boolean {
  const target = followLink(hints.link ?? '', url, base);
  if (target?.isCertain !== true || target.url.pathname !== url.pathname) return false;
  const moved = [...target.url.searchParams].filter(([name, value]) => url.searchParams.get(name) !== value);
  return moved.length === 1 && /^[01]$/.test(moved[0]?.[1] ?? '');
}

const isNotFound = (error: unknown): boolean => error instanceof SourceError && error.kind === 'not-found';

/** Whether a portal might fail like this because of an unknown parameter, and not because it is down or denies access. */
function isRefusal(error: unknown): boolean {
  return error instanceof SourceError && ['status', 'not-found', 'shape', 'not-json', 'server'].includes(error.kind);
}

import type { Told } from '../../calendar/told.ts';
import { SourceError } from '../source.ts';
import { followLink } from './follow-link.ts';
import { hasAllCounted, hasMorePages, looksFull, type MorePages } from './has-more.ts';
import { isMostlyContained, isSamePage } from './page-identity.ts';
import type { FetchedPage, PageReader } from './page-reader.ts';
import { describeStrategy, isNumbered, nextPageUrl, type PagingStrategy, toZeroBased } from './strategies.ts';

/** The result of a search for the next page. */
export type PagingProbe =
  | { readonly kind: 'found'; readonly strategy: PagingStrategy; readonly second: FetchedPage }
  /** The parameter works and the second page is empty, so the list is complete. */
  | { readonly kind: 'complete' }
  /** A link of the portal's leads to an error, and nothing else says that there is more. */
  | { readonly kind: 'ended'; readonly error: SourceError }
  | PagingFailure;

/** The result of a search in vain. */
export interface PagingFailure {
  readonly kind: 'none';
  readonly tried: readonly Told[];
  /** A second page that can be relied on came empty or was the first again. */
  readonly wasAnswered: boolean;
  /** The error of a request that should have been understood; null: there was none. */
  readonly failure: SourceError | null;
}

/** What is known before a search. */
export interface ProbeContext {
  readonly base: URL;
  /** The strategies to try, the likeliest first. */
  readonly candidates: readonly PagingStrategy[];
  readonly more: Exclude<MorePages, 'no'>;
  /** The strategy that is configured or that worked for this list before: it is no guess. */
  readonly trusted: PagingStrategy | null;
  /** A strategy that worked before, for this list or for another. */
  readonly previous: PagingStrategy | null;
}

/** How many requests a search may take: when there are more pages, when the page looks full, and when there may be more. */
const maxProbes = { yes: 26, full: 5, maybe: 3 };

/**
 * Tries strategies until one leads to a different page. A portal may ignore a parameter and return the first page again, so
 * a strategy only counts after its page was compared with the first one.
 */
export async function probePaging(
  reader: PageReader,
  first: FetchedPage,
  { base, candidates, more: firstMore, trusted, previous }: ProbeContext,
): Promise<PagingProbe> {
  let more = firstMore;
  const tried = new Map<string, Told>();
  let tries = 0;
  let wasAnswered = false;
  let failure: SourceError | null = null;
  let ended: SourceError | null = null;
  const count = first.page.items.length;
  const last = first.page.items.at(-1);
  const at = { requested: first.url, hints: first.hints, last, pages: 1, collected: count, base };
  const queue = [...candidates];
  const isLinkDoubtful =
    first.hints.linkIsGuessed === true || hasAllCounted(first.hints, { pages: 1, collected: count });

  async function attempt(
    strategy: PagingStrategy,
  ): Promise<FetchedPage | 'same' | 'empty' | 'refused' | 'ended' | null> {
    const url = nextPageUrl(strategy, at);
    if (url === null) return null;
    tries += 1;
    const isTrusted = isSameStrategy(strategy, trusted);
    const isCertain =
      strategy.by === 'link' && followLink(first.hints.link ?? '', first.url, base)?.isCertain !== false;
    const isGuess = !isTrusted && !isCertain;
    try {
      const second = await reader.read(url, 2, isGuess);
      if (second.page.items.length === 0) return isNumbered(strategy) || strategy.by === 'key' ? 'empty' : second;
      // Another number in the path may ask for another list.
      if (strategy.by === 'path' && second.hints.total !== first.hints.total) return 'same';
      const isSame = isSamePage(first.identity, second.identity) || isMostlyContained(second.identity, first.identity);
      return isSame ? 'same' : second;
    } catch (error) {
      if (isTrusted && isPastEnd(error)) {
        failure ??= error;
        return 'refused';
      }
      if (isGuess && isRefusal(error)) {
        // 400 and 422 are how strict portals answer an unknown parameter.
        if (isPlain(strategy) && ![400, 422].includes(error.status ?? 0)) failure ??= error;
        return 'refused';
      }
      // The link may lack the path that a proxy adds in front, so that it leads nowhere.
      if (strategy.by === 'link' && url.pathname !== first.url.pathname && isNotFound(error)) return 'refused';
      if (strategy.by === 'link' && isLinkDoubtful && isPastEnd(error)) {
        ended = error;
        return 'ended';
      }
      throw error;
    }
  }

  for (let strategy = queue.shift(); strategy !== undefined; strategy = queue.shift()) {
    if (tries >= maxProbes[more === 'maybe' && looksFull(first.hints, count) ? 'full' : more]) break;
    const second = await attempt(strategy);
    if (second === null) continue;
    if (ended !== null) return { kind: 'ended', error: ended };
    for (const way of describeStrategy(strategy)) tried.set(way.message, way);
    // For a strategy that has worked before, it is known whether its pages count from 0 or 1.
    const zeroBased = isSameStrategy(strategy, previous) ? null : toZeroBased(strategy);
    if (typeof second === 'object') {
      if (zeroBased !== null && maySkipPage(first, second)) {
        // If the portal counts from 0, page 2 is the third page, and page 1 is the second.
        const earlier = await attempt(zeroBased);
        if (typeof earlier === 'object' && earlier !== null)
          return { kind: 'found', strategy: zeroBased, second: earlier };
      }
      return { kind: 'found', strategy, second };
    }
    if (second === 'empty' ? isPlain(strategy) : second === 'same' && isSameStrategy(strategy, trusted))
      wasAnswered = true;
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
  return { kind: 'none', tried: [...tried.values()], wasAnswered, failure };
}

const isSameStrategy = (one: PagingStrategy, other: PagingStrategy | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A single parameter that has no other meaning on any portal, so that an empty page means that it was understood. */
const isPlain = (strategy: PagingStrategy): boolean =>
  (strategy.by === 'page' || strategy.by === 'offset') && !/^(start|from|first)$/i.test(strategy.param);

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
function isRefusal(error: unknown): error is SourceError {
  return error instanceof SourceError && ['status', 'not-found', 'shape', 'not-json', 'server'].includes(error.kind);
}

/** Whether a portal might answer like this for a page beyond the last one. */
export function isPastEnd(error: unknown): error is SourceError {
  if (!(error instanceof SourceError)) return false;
  // 204 is success without a body.
  return error.kind === 'not-found' || error.kind === 'shape' || [204, 400, 416, 422].includes(error.status ?? 0);
}

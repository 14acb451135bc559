import type { Listing, Page, SourceError } from '../source.ts';
import { type ConfiguredPaging, configuredStrategies } from './configured-paging.ts';
import { followLink } from './follow-link.ts';
import { countsMore, hasMorePages, looksFull } from './has-more.ts';
import { isSamePage } from './page-identity.ts';
import type { FetchedPage, PageReader } from './page-reader.ts';
import { pagingCandidates } from './paging-candidates.ts';
import type { PagingHints } from './paging-hints.ts';
import type { PagingMemory } from './paging-memory.ts';
import { isPastEnd, type PagingProbe, probePaging } from './probe.ts';
import { isKeyset, isNumbered, nextPageUrl, type PagingStrategy } from './strategies.ts';

/**
 * A `Listing` whose `partial` is the error for callers that need the complete list. With a `doubt`, the list came to an end
 * that only contradicts itself.
 */
interface ReadListing extends Omit<Listing, 'partial'> {
  readonly partial: SourceError | null;
}

/** How a list ended; null: with its last page. */
type Cut = Pick<ReadListing, 'partial' | 'doubt'> | null;

/**
 * Reads every page of a list. `base` is the base URL of the settings. Rejects when a page fails. When the next page can't be
 * found, resolves with the pages so far and with the reason in `partial`.
 */
export async function readListing(
  reader: PageReader,
  start: URL,
  base: URL,
  configured: ConfiguredPaging | null,
  memory: PagingMemory,
): Promise<ReadListing> {
  const first = await reader.read(start, 1);
  const pages: FetchedPage[] = [first];
  const notes: string[] = [];
  let cut: Cut = null;
  let strategy = memory.own;
  const count = first.page.items.length;
  const strategyKnown = configured !== null && configured.style !== 'none';
  const more =
    configured?.style === 'none'
      ? 'no'
      : hasMorePages(first.hints, { pages: 1, collected: count, count, strategyKnown });
  if (more !== 'no') {
    const found = await findSecondPage(reader, first, more, { base, configured, memory });
    if (found.kind === 'found') {
      strategy = found.strategy;
      memory.worked(strategy, count);
      pages.push(found.second);
      cut = await readFollowingPages(reader, strategy, base, pages, notes);
    } else if (found.kind === 'none') {
      const tried = describeAttempts(first, base, found.tried);
      const isFull = memory.fullPage === null ? looksFull(first.hints, count) : count >= memory.fullPage;
      if (more === 'yes')
        cut = { partial: partialListError(reader, first, tried), ...(found.wasAnswered && doubtOf(pages)) };
      else if (found.failure !== null && isFull) cut = endedWithError(reader, found.failure, count);
      else if (found.tried.length > 0 && isWorthMentioning(first.hints, count))
        notes.push(`no second page was found after ${count} records (${tried}): this is taken as the whole list`);
    }
  }
  return { ...mergePages(pages, notes, strategy), ...(cut ?? { partial: null }) };
}

/** Searches the second page, and remembers a search in vain. */
async function findSecondPage(
  reader: PageReader,
  first: FetchedPage,
  more: 'yes' | 'maybe',
  {
    base,
    configured,
    memory,
  }: { readonly base: URL; readonly configured: ConfiguredPaging | null; readonly memory: PagingMemory },
): Promise<PagingProbe> {
  const count = first.page.items.length;
  if (configured !== null) {
    const candidates = configuredStrategies(configured, first.hints, first.url);
    const trusted = candidates.length === 1 ? (candidates[0] ?? null) : null;
    return await probePaging(reader, first, { base, candidates, more, trusted, previous: trusted });
  }
  const { own } = memory;
  const previous = own ?? memory.elsewhere;
  const likely = pagingCandidates(first.hints, first.url, first.page.items);
  const rests = memory.rests(count, more === 'yes');
  const candidates = orderCandidates(previous, rests ? [] : likely).filter((one) => !rests || one === own);
  const found = await probePaging(reader, first, { base, candidates, more, trusted: own, previous });
  if (found.kind !== 'none') return found;
  if (rests) return memory.vain ?? found;
  memory.searchedInVain(found, count);
  return found;
}

async function readFollowingPages(
  reader: PageReader,
  strategy: PagingStrategy,
  base: URL,
  pages: FetchedPage[],
  notes: string[],
): Promise<Cut> {
  const counts = isNumbered(strategy);
  let collected = pages.reduce((sum, { page }) => sum + page.items.length, 0);
  let empty = 0;
  for (let last = pages.at(-1); last !== undefined; last = pages.at(-1)) {
    const count = last.page.items.length;
    empty = count === 0 ? empty + 1 : 0;
    if (empty > (counts ? 0 : maxEmptyPages)) return endedShort(reader, pages, `page ${pages.length} came empty`);
    const more = hasMorePages(last.hints, { pages: pages.length, collected, count: count || 1, strategyKnown: true });
    const url =
      more === 'no'
        ? null
        : nextPageUrl(strategy, {
            requested: last.url,
            hints: last.hints,
            last: last.page.items.at(-1),
            pages: pages.length,
            collected,
            base,
          });
    if (url === null) return endedShort(reader, pages, 'the portal does not say how to get the next page');
    if (pages.length >= maxPages)
      throw reader.error('paging', `does not end: ${maxPages} pages came, and the portal says that there are more`);
    const next = await readNextPage(reader, url, pages, counts, notes);
    if ('cut' in next) return next.cut;
    if (next.page.items.length > 0 && pages.some(({ identity }) => isSamePage(identity, next.identity))) {
      const total = last.hints.total;
      const repeats = `page ${pages.length + 1} is the same as an earlier page`;
      // Beyond the end, many portals return the last page again.
      if (counts || (total !== undefined && collected >= total)) return endedShort(reader, pages, repeats);
      const of = total === undefined ? '' : ` of ${total}`;
      return { partial: reader.error('paging', `repeats: ${repeats}, after ${collected} records${of}`) };
    }
    pages.push(next);
    collected += next.page.items.length;
    if (collected > maxItems) throw reader.error('paging', `does not end: more than ${maxItems} records came`);
  }
  return null;
}

/** Reads the next page. `cut`: the portal answers with an error, which can mean that there are no more pages. */
async function readNextPage(
  reader: PageReader,
  url: URL,
  pages: readonly FetchedPage[],
  counts: boolean,
  notes: string[],
): Promise<FetchedPage | { readonly cut: Cut }> {
  try {
    return await reader.read(url, pages.length + 1);
  } catch (error) {
    if (!counts || !isPastEnd(error)) throw error;
    const { collected, isMore } = progressOf(pages);
    if (isMore) return { cut: { partial: error } };
    const isFull = (pages.at(-1)?.page.items.length ?? 0) >= (pages[0]?.page.items.length ?? 0);
    const isUsual = [400, 416, 422].includes(error.status ?? 0);
    if (isFull && !isUsual) return { cut: endedWithError(reader, error, collected) };
    notes.push(
      `the next page failed after ${collected} records (${error.message}): this is taken as the end of the list`,
    );
    return { cut: null };
  }
}

/** How many records came, and whether the portal counts more, by the last page that has records. */
function progressOf(pages: readonly FetchedPage[]): {
  readonly collected: number;
  readonly total: number | undefined;
  readonly isMore: boolean;
} {
  const full = pages.filter(({ page }) => page.items.length > 0);
  const collected = full.reduce((sum, { page }) => sum + page.items.length, 0);
  const hints = full.at(-1)?.hints;
  return {
    collected,
    total: hints?.total,
    isMore: hints !== undefined && countsMore(hints, { pages: full.length, collected }),
  };
}

/** The same every time for a portal that counts what it does not list, and another one when a page is missing. */
function doubtOf(pages: readonly FetchedPage[]): { readonly doubt: string } {
  const { collected, total } = progressOf(pages);
  return { doubt: total === undefined ? `pages ${pages.length}` : `short ${total - collected}` };
}

/** The end of a list whose next page brought nothing: a cut if the portal counts more than came. */
function endedShort(reader: PageReader, pages: readonly FetchedPage[], why: string): Cut {
  const { collected, total, isMore } = progressOf(pages);
  if (!isMore) return null;
  const of = total === undefined ? 'came, and the portal counts more pages' : `of ${total} came`;
  return {
    partial: reader.error('paging', `may be incomplete: ${collected} records ${of}, but ${why}`),
    ...doubtOf(pages),
  };
}

/** The end of a list whose next page failed although nothing says that there is one. */
function endedWithError(reader: PageReader, error: SourceError, collected: number): Cut {
  return {
    partial: reader.error(
      'paging',
      `may be incomplete: ${collected} records came, and the next page failed (${error.message})`,
    ),
    doubt: `error ${error.status ?? error.kind}`,
  };
}

function orderCandidates(
  previous: PagingStrategy | null,
  likely: readonly PagingStrategy[],
): readonly PagingStrategy[] {
  // A link in the response comes before anything that was learned from other lists.
  const first = previous === null || likely[0]?.by === 'link' ? [] : [previous];
  const all = [...first, ...likely];
  const texts = all.map((strategy) => JSON.stringify(strategy));
  return all.filter((_, at) => texts.indexOf(texts[at] as string) === at);
}

/**
 * Whether the list itself hints at more pages. An opaque token alone is too weak a hint, and so is the configuration: a portal
 * that pages its events need not page its calendars.
 */
const isWorthMentioning = (hints: PagingHints, count: number): boolean =>
  hasMorePages({ ...hints, tokens: [] }, { pages: 1, collected: count, count, strategyKnown: false }) !== 'no';

const maxPages = 1_000;
const maxItems = 1_000_000;
/** A cursor or link may lead through empty pages, but not forever. */
const maxEmptyPages = 20;

/**
 * Joins the pages, without records that came twice. An identical record on two pages means that the list changed while it
 * was read, except with keyset paging, where a page may begin with the last record of the page before.
 */
function mergePages(
  pages: readonly FetchedPage[],
  notes: string[],
  strategy: PagingStrategy | null,
): Omit<Listing, 'partial'> {
  const seen = new Set<number>();
  let repeated = 0;
  let collected = 0;
  const deduplicated = pages.map(({ page, identity }): Page => {
    const items = page.items.filter((_, at) => !seen.has(identity.records[at] as number));
    for (const record of identity.records) seen.add(record);
    repeated += page.items.length - items.length;
    collected += page.items.length;
    return items.length === page.items.length ? page : { ...page, items };
  });
  if (repeated > 0 && !(strategy !== null && isKeyset(strategy)))
    notes.push(`${repeated} records came on two pages: the list changed while it was read`);
  const total = pages.at(-1)?.hints.total;
  if (total !== undefined && total !== collected && total !== pages.at(-1)?.page.items.length)
    notes.push(`the portal counts ${total} records in total, but ${collected} came`);
  return { pages: deduplicated, notes };
}

/** The error for an incomplete list. */
function partialListError(reader: PageReader, { hints, page }: FetchedPage, tried: string): SourceError {
  const came =
    hints.total !== undefined
      ? `${page.items.length} records of ${hints.total} came`
      : `${page.items.length} records came, and the portal says that there are more`;
  return reader.error(
    'paging',
    `is incomplete: ${came}, but the next page can't be read (${tried}); configure source.paging`,
  );
}

/** What was tried to get the next page, for a message. */
function describeAttempts(first: FetchedPage, base: URL, tried: readonly string[]): string {
  const elsewhere = leadsToOtherOrigin(first, base)
    ? '; its next link leads to another origin, where the token is not sent'
    : '';
  return tried.length === 0 ? 'nothing shows how to request it' : `tried ${listNames(tried)}${elsewhere}`;
}

function leadsToOtherOrigin({ hints, url }: FetchedPage, base: URL): boolean {
  return hints.link !== undefined && followLink(hints.link, url, base)?.isCertain === false;
}

/** The first names of a list, which are the likeliest. */
const listNames = (tried: readonly string[]): string =>
  tried.length <= maxNamed
    ? tried.join(', ')
    : `${tried.slice(0, maxNamed).join(', ')} and ${tried.length - maxNamed} more`;
const maxNamed = 12;

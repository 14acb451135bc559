import { type Told, toldOf } from '../../calendar/told.ts';
import type { Listing, Page, SourceError } from '../source.ts';
import { sourceFault } from '../source-fault.ts';
import { type ConfiguredPaging, configuredStrategies } from './configured-paging.ts';
import { followLink } from './follow-link.ts';
import { countsMore, hasAllCounted, hasMorePages, looksFull, type MorePages } from './has-more.ts';
import { isSamePage } from './page-identity.ts';
import type { FetchedPage, PageReader } from './page-reader.ts';
import { pagingCandidates } from './paging-candidates.ts';
import type { PagingHints } from './paging-hints.ts';
import type { PagingMemory } from './paging-memory.ts';
import { isPastEnd, type PagingProbe, probePaging } from './probe.ts';
import { isKeyset, isNumbered, isOffset, nextPageUrl, type PagingStrategy } from './strategies.ts';

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
  const notes: Told[] = [];
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
    } else if (found.kind === 'ended') {
      cut = endedWithError(reader, found.error, count);
    } else if (found.kind === 'none') {
      const tried = describeAttempts(first, base, found.tried);
      const isFull = memory.fullPage === null ? looksFull(first.hints, count) : count >= memory.fullPage;
      if (more === 'yes')
        cut = { partial: partialListError(reader, first, tried), ...(found.wasAnswered && doubtOf(pages)) };
      else if (found.failure !== null && isFull) cut = endedWithError(reader, found.failure, count);
      else if (found.tried.length > 0 && isWorthMentioning(first.hints, count))
        notes.push(sourceFault('noSecondPage', { count, tried }));
    }
  }
  return { ...mergePages(pages, notes, strategy, cut), ...(cut ?? { partial: null }) };
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
  notes: Told[],
): Promise<Cut> {
  const counts = isNumbered(strategy);
  let collected = pages.reduce((sum, { page }) => sum + page.items.length, 0);
  let empty = 0;
  for (let last = pages.at(-1); last !== undefined; last = pages.at(-1)) {
    const count = last.page.items.length;
    empty = count === 0 ? empty + 1 : 0;
    if (empty > (counts ? 0 : maxEmptyPages))
      return endedShort(reader, pages, sourceFault('pageEmpty', { page: pages.length }));
    const said = hasMorePages(last.hints, { pages: pages.length, collected, count: count || 1, strategyKnown: true });
    const more = said === 'no' && last.hints.total === collected && countsFromOne(strategy, pages) ? 'maybe' : said;
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
    if (url === null) return endedShort(reader, pages, sourceFault('nextUnknown', {}));
    if (pages.length >= maxPages) throw reader.error('paging', sourceFault('endlessPages', { pages: maxPages }));
    const next = await readNextPage(reader, url, pages, { strategy, more, notes });
    if ('cut' in next) return next.cut;
    if (next.page.items.length > 0 && pages.some(({ identity }) => isSamePage(identity, next.identity))) {
      const total = last.hints.total;
      const page = pages.length + 1;
      // Beyond the end, many portals return the last page again.
      if (counts || (total !== undefined && collected >= total))
        return endedShort(reader, pages, sourceFault('pageRepeated', { page }));
      return { partial: reader.error('paging', sourceFault('pagesRepeat', { page, collected, total: total ?? null })) };
    }
    pages.push(next);
    collected += next.page.items.length;
    if (collected > maxItems) throw reader.error('paging', sourceFault('endlessRecords', { most: maxItems }));
  }
  return null;
}

/**
 * Whether the portal seems to count its records from 1, so that the second page began with the last record of the first.
 * The records that came are then one less than it looks.
 */
function countsFromOne(strategy: PagingStrategy, [first, second]: readonly FetchedPage[]): boolean {
  const last = first?.identity.records.at(-1);
  return isOffset(strategy) && last !== undefined && last === second?.identity.records[0];
}

/** Reads the next page. `cut`: the portal answers with an error, which can mean that there are no more pages. */
async function readNextPage(
  reader: PageReader,
  url: URL,
  pages: readonly FetchedPage[],
  { strategy, more, notes }: { readonly strategy: PagingStrategy; readonly more: MorePages; readonly notes: Told[] },
): Promise<FetchedPage | { readonly cut: Cut }> {
  try {
    return await reader.read(url, pages.length + 1);
  } catch (error) {
    if (!isPastEnd(error)) throw error;
    const { collected, total, isMore, isAll } = progressOf(pages);
    // Many portals set a link or a flag on the last page as well, which then does not outweigh their own count.
    if (isAll) return { cut: total === undefined ? endedWithError(reader, error, collected) : null };
    const counts = isNumbered(strategy);
    if (isMore && counts) return { cut: { partial: error } };
    const isGuess = counts || isKeyset(strategy) || isGuessedLink(strategy, pages.at(-1));
    if (isMore || !isGuess) throw error;
    const isFull = (pages.at(-1)?.page.items.length ?? 0) >= (pages[0]?.page.items.length ?? 0);
    const isUsual = counts && [400, 416, 422].includes(error.status ?? 0);
    const isSaid = more === 'yes' || strategy.by === 'link';
    if (isSaid || (isFull && !isUsual)) return { cut: endedWithError(reader, error, collected) };
    notes.push(sourceFault('failedAtEnd', { collected, why: toldOf(error) }));
    return { cut: null };
  }
}

/** Whether the next page is a link that only its form makes one. */
const isGuessedLink = ({ by }: PagingStrategy, last: FetchedPage | undefined): boolean =>
  by === 'link' && last?.hints.linkIsGuessed === true;

/** How many records came, and whether the portal counts more or just these, by the last page that has records. */
function progressOf(pages: readonly FetchedPage[]): {
  readonly collected: number;
  readonly total: number | undefined;
  readonly isMore: boolean;
  readonly isAll: boolean;
} {
  const full = pages.filter(({ page }) => page.items.length > 0);
  const collected = full.reduce((sum, { page }) => sum + page.items.length, 0);
  const hints = full.at(-1)?.hints;
  return {
    collected,
    total: hints?.total,
    isMore: hints !== undefined && countsMore(hints, { pages: full.length, collected }),
    isAll: hints !== undefined && hasAllCounted(hints, { pages: full.length, collected }),
  };
}

/** The same every time for a portal that counts what it does not list, and another one when a page is missing. */
function doubtOf(pages: readonly FetchedPage[]): { readonly doubt: string } {
  const { collected, total } = progressOf(pages);
  return { doubt: total === undefined ? `pages ${pages.length}` : `short ${total - collected}` };
}

/** The end of a list whose next page brought nothing: a cut if the portal counts more than came. */
function endedShort(reader: PageReader, pages: readonly FetchedPage[], why: Told): Cut {
  const { collected, total, isMore } = progressOf(pages);
  if (!isMore) return null;
  return {
    partial: reader.error('paging', sourceFault('endedShort', { collected, total: total ?? null, why })),
    ...doubtOf(pages),
  };
}

/** The end of a list whose next page failed although nothing says that there is one. */
function endedWithError(reader: PageReader, error: SourceError, collected: number): Cut {
  return {
    partial: reader.error('paging', sourceFault('nextFailed', { collected, why: toldOf(error) })),
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
 * was read, except where a page begins with the last record of the page before: with keyset paging, or with records that
 * the portal counts from 1.
 */
function mergePages(
  pages: readonly FetchedPage[],
  notes: Told[],
  strategy: PagingStrategy | null,
  cut: Cut,
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
  if (strategy !== null && repeated === 1 && countsFromOne(strategy, pages)) collected -= 1;
  else if (repeated > 0 && !(strategy !== null && isKeyset(strategy)))
    notes.push(sourceFault('recordsTwice', { count: repeated }));
  const total = pages.at(-1)?.hints.total;
  // A list that was cut off says so itself.
  if (cut === null && total !== undefined && total !== collected && total !== pages.at(-1)?.page.items.length)
    notes.push(sourceFault('totalDiffers', { total, collected }));
  return { pages: deduplicated, notes };
}

/** The error for an incomplete list. */
function partialListError(reader: PageReader, { hints, page }: FetchedPage, tried: Told): SourceError {
  const { length: count } = page.items;
  return reader.error('paging', sourceFault('listCut', { count, total: hints.total ?? null, tried }));
}

/** What was tried to get the next page, for a message. The first are the likeliest. */
function describeAttempts(first: FetchedPage, base: URL, tried: readonly Told[]): Told {
  const ways = tried.slice(0, maxNamed);
  const elsewhere = leadsToOtherOrigin(first, base);
  return sourceFault('tried', { ways, more: tried.length - ways.length, elsewhere });
}

function leadsToOtherOrigin({ hints, url }: FetchedPage, base: URL): boolean {
  return hints.link !== undefined && followLink(hints.link, url, base)?.isCertain === false;
}

const maxNamed = 12;

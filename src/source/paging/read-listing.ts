import { type Listing, type Page, SourceError } from '../source.ts';
import { type ConfiguredPaging, configuredStrategies } from './configured-paging.ts';
import { followLink } from './follow-link.ts';
import { hasMorePages } from './has-more.ts';
import { isSamePage } from './page-identity.ts';
import type { FetchedPage, PageReader } from './page-reader.ts';
import { pagingCandidates } from './paging-candidates.ts';
import type { PagingHints } from './paging-hints.ts';
import { type PagingProbe, probePaging } from './probe.ts';
import { isKeyset, isNumbered, nextPageUrl, type PagingStrategy } from './strategies.ts';

/** What was learned from earlier lists of the same operation. The strategy is tried first, but verified like any guess. */
export interface PagingMemory {
  strategy: PagingStrategy | null;
  /** Nothing indicated more pages, and no common parameter had an effect. */
  isUnpaged: boolean;
  /** Candidates that all failed although there were more pages. The same candidates are not tried again. */
  exhausted: { readonly candidates: string; readonly tried: readonly string[] } | null;
}

/** A `Listing` whose `partial` is the error for callers that need the complete list. */
interface ReadListing extends Omit<Listing, 'partial'> {
  readonly partial: SourceError | null;
}

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
  let partial: SourceError | null = null;
  const count = first.page.items.length;
  const strategyKnown = configured !== null && configured.style !== 'none';
  const more =
    configured?.style === 'none'
      ? 'no'
      : hasMorePages(first.hints, { pages: 1, collected: count, count, strategyKnown });
  if (more !== 'no' && !(more === 'maybe' && configured === null && memory.isUnpaged)) {
    const likely =
      configured === null
        ? pagingCandidates(first.hints, start, first.page.items)
        : configuredStrategies(configured, first.hints, start);
    const candidates = orderCandidates(memory.strategy, likely, configured);
    const key = JSON.stringify(candidates);
    const found: PagingProbe =
      memory.exhausted?.candidates === key && more === 'yes'
        ? { kind: 'none', tried: memory.exhausted.tried, isConclusive: true }
        : await probePaging(reader, first, base, candidates, more, memory.strategy);
    if (found.kind === 'found') {
      memory.strategy = found.strategy;
      pages.push(found.second);
      await readFollowingPages(reader, found.strategy, base, pages, notes);
    } else if (found.kind === 'none') {
      const tried = describeAttempts(first, base, found.tried);
      if (more === 'yes') {
        partial = partialListError(reader, first, tried);
        memory.exhausted = found.isConclusive ? { candidates: key, tried: found.tried } : null;
      } else memory.isUnpaged = configured === null;
      // An opaque token alone is too weak a hint to mention pages.
      if (more === 'maybe' && found.tried.length > 0 && !hasOnlyTokens(first.hints, count))
        notes.push(`no second page was found after ${count} records (${tried}): this is taken as the whole list`);
    }
  }
  return { ...mergePages(pages, notes, memory.strategy), partial };
}

async function readFollowingPages(
  reader: PageReader,
  strategy: PagingStrategy,
  base: URL,
  pages: FetchedPage[],
  notes: string[],
): Promise<void> {
  const counts = isNumbered(strategy);
  let collected = pages.reduce((sum, { page }) => sum + page.items.length, 0);
  let empty = 0;
  for (let last = pages.at(-1); last !== undefined; last = pages.at(-1)) {
    const count = last.page.items.length;
    empty = count === 0 ? empty + 1 : 0;
    if (empty > (counts ? 0 : maxEmptyPages)) return;
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
    if (url === null) return;
    if (pages.length >= maxPages)
      throw reader.error('paging', `does not end: ${maxPages} pages came, and the portal says that there are more`);
    const next = await readNextPage(reader, url, pages, collected, counts, notes);
    if (next === null) return;
    if (next.page.items.length > 0 && pages.some(({ identity }) => isSamePage(identity, next.identity))) {
      const total = last.hints.total;
      // Beyond the end, many portals return the last page again.
      if (total === undefined ? counts && more !== 'yes' : collected >= total) return;
      throw reader.error(
        'paging',
        `repeats: page ${pages.length + 1} is the same as an earlier page, after ${collected} records${total === undefined ? '' : ` of ${total}`}`,
      );
    }
    pages.push(next);
    collected += next.page.items.length;
    if (collected > maxItems) throw reader.error('paging', `does not end: more than ${maxItems} records came`);
  }
}

/** Reads the next page. Null: the portal answers with an error, which can mean that there are no more pages. */
async function readNextPage(
  reader: PageReader,
  url: URL,
  pages: readonly FetchedPage[],
  collected: number,
  counts: boolean,
  notes: string[],
): Promise<FetchedPage | null> {
  try {
    return await reader.read(url, pages.length + 1);
  } catch (error) {
    const total = pages[0]?.hints.total;
    const isPastEnd =
      error instanceof SourceError &&
      (error.kind === 'not-found' || error.kind === 'shape' || [400, 416, 422].includes(error.status ?? 0));
    if (!counts || !isPastEnd || (total !== undefined && collected < total)) throw error;
    notes.push(
      `the next page failed after ${collected} records (${error.message}): this is taken as the end of the list`,
    );
    return null;
  }
}

function orderCandidates(
  previous: PagingStrategy | null,
  likely: readonly PagingStrategy[],
  configured: ConfiguredPaging | null,
): readonly PagingStrategy[] {
  // A link in the response comes before anything that was learned from other lists.
  const first = previous === null || configured !== null || likely[0]?.by === 'link' ? [] : [previous];
  const all = [...first, ...likely];
  const texts = all.map((strategy) => JSON.stringify(strategy));
  return all.filter((_, at) => texts.indexOf(texts[at] as string) === at);
}

/** Whether an opaque token was the only hint that there might be more pages. */
const hasOnlyTokens = (hints: PagingHints, count: number): boolean =>
  hints.tokens.length > 0 &&
  hasMorePages({ ...hints, tokens: [] }, { pages: 1, collected: count, count, strategyKnown: false }) === 'no';

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

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

/**
 * Records that came twice, to the letter, on different pages moved while the list was read: the first one stays. Pages that
 * go on from a record may hold that record again.
 */
function mergePages(
  pages: readonly FetchedPage[],
  notes: string[],
  strategy: PagingStrategy | null,
): Omit<Listing, 'partial'> {
  const seen = new Set<number>();
  let repeated = 0;
  let collected = 0;
  const whole = pages.map(({ page, identity }): Page => {
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
    notes.push(`the portal counts ${total} records in all, ${collected} came`);
  return { pages: whole, notes };
}

/** What was tried to get the next page, for a sentence. */
function describeAttempts(first: FetchedPage, base: URL, tried: readonly string[]): string {
  const elsewhere = leadsToOtherOrigin(first, base)
    ? '; its next link leads to another origin, where the token is not sent'
    : '';
  return tried.length === 0 ? 'no way to it was found' : `tried ${listNames(tried)}${elsewhere}`;
}

/** The likeliest are enough for a sentence. */
const listNames = (tried: readonly string[]): string =>
  tried.length <= maxNamed
    ? tried.join(', ')
    : `${tried.slice(0, maxNamed).join(', ')} and ${tried.length - maxNamed} more`;
const maxNamed = 12;

function leadsToOtherOrigin({ hints, url }: FetchedPage, base: URL): boolean {
  return hints.link !== undefined && followLink(hints.link, url, base)?.isCertain === false;
}

/** That a list is only a part, for who wants the whole. */
function partialListError(reader: PageReader, { hints, page }: FetchedPage, tried: string): SourceError {
  const said =
    hints.total !== undefined
      ? `${page.items.length} records of ${hints.total} came`
      : `${page.items.length} records came, and more are said to follow`;
  return reader.error(
    'paging',
    `is only a part: ${said}, but the next page can't be had (${tried}); say how in source.paging`,
  );
}

const maxPages = 1_000;
const maxItems = 1_000_000;
/** A cursor or link may pass over empty pages, but not for ever. */
const maxEmptyPages = 20;

/** What earlier lists of the same operation taught: tried first, believed no more than any guess. */
export interface PagingMemory {
  strategy: PagingStrategy | null;
  /** No usual parameter changed anything where nothing said that there was more. */
  isUnpaged: boolean;
  /** The ways that were all tried in vain where more was said to come, and in which order: they are not tried again. */
  lost: { readonly ways: string; readonly tried: readonly string[] } | null;
}

/** As `Listing`; of a part, the error that it is to who wants the whole. */
interface ReadListing extends Omit<Listing, 'partial'> {
  readonly partial: SourceError | null;
}

/** Reads a list whole, every page of it, or fails; a part is given where nothing tells how to go on. */
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
    const ways = JSON.stringify(candidates);
    const found: PagingProbe =
      memory.lost?.ways === ways && more === 'yes'
        ? { kind: 'none', tried: memory.lost.tried, isConclusive: true }
        : await probePaging(reader, first, base, candidates, more, memory.strategy);
    if (found.kind === 'found') {
      memory.strategy = found.strategy;
      pages.push(found.second);
      await readFollowingPages(reader, found.strategy, base, pages, notes);
    } else if (found.kind === 'none') {
      const tried = describeAttempts(first, base, found.tried);
      if (more === 'yes') {
        partial = partialListError(reader, first, tried);
        memory.lost = found.isConclusive ? { ways, tried: found.tried } : null;
      } else memory.isUnpaged = configured === null;
      // An unreadable text alone is no reason to speak of pages.
      if (more === 'maybe' && found.tried.length > 0 && !hasOnlyTokens(first.hints, count))
        notes.push(`asked for a second page of ${count} records, and none came (${tried}): taken as the whole list`);
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
            asked: last.url,
            hints: last.hints,
            last: last.page.items.at(-1),
            pages: pages.length,
            collected,
            base,
          });
    if (url === null) return;
    if (pages.length >= maxPages)
      throw reader.error('paging', `does not end: ${maxPages} pages came, and more are said to follow`);
    const next = await readNextPage(reader, url, pages, collected, counts, notes);
    if (next === null) return;
    if (next.page.items.length > 0 && pages.some(({ identity }) => isSamePage(identity, next.identity))) {
      const total = last.hints.total;
      // Many portals answer a page past the end with the last one again.
      if (total === undefined ? counts && more !== 'yes' : collected >= total) return;
      throw reader.error(
        'paging',
        `goes round: page ${pages.length + 1} is one that came before, after ${collected} records${total === undefined ? '' : ` of ${total}`}`,
      );
    }
    pages.push(next);
    collected += next.page.items.length;
    if (collected > maxItems) throw reader.error('paging', `does not end: more than ${maxItems} records came`);
  }
}

/** The next page; null: the portal says with an error that there is none, and nothing contradicts it. */
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
      `the page after the last one is an error (${error.message}): taken as the end, after ${collected} records`,
    );
    return null;
  }
}

function orderCandidates(
  previous: PagingStrategy | null,
  likely: readonly PagingStrategy[],
  configured: ConfiguredPaging | null,
): readonly PagingStrategy[] {
  // A link is always there to be followed before anything that was learnt elsewhere.
  const first = previous === null || configured !== null || likely[0]?.by === 'link' ? [] : [previous];
  const all = [...first, ...likely];
  const texts = all.map((strategy) => JSON.stringify(strategy));
  return all.filter((_, at) => texts.indexOf(texts[at] as string) === at);
}

/** Whether nothing but an unreadable text gave cause to ask for more. */
const hasOnlyTokens = (hints: PagingHints, count: number): boolean =>
  hints.tokens.length > 0 &&
  hasMorePages({ ...hints, tokens: [] }, { pages: 1, collected: count, count, strategyKnown: false }) === 'no';

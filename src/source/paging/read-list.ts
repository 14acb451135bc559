import { type Listing, type Page, SourceError } from '../source.ts';
import { pagingCandidates } from './candidates.ts';
import { type ConfiguredPaging, configuredStrategies } from './configured-paging.ts';
import { followLink } from './follow-link.ts';
import { moreToCome } from './has-more.ts';
import { isSamePage } from './page-identity.ts';
import type { PageRead, PageReader } from './page-reader.ts';
import type { PagingFacts } from './paging-hints.ts';
import { type Found, probePaging } from './probe.ts';
import { goesOnFromRecord, isCounting, type PagingStrategy, stepOn } from './strategies.ts';

/**
 * Records that came twice, to the letter, on different pages moved while the list was read: the first one stays. Pages that
 * go on from a record may hold that record again.
 */
function joinPages(
  pages: readonly PageRead[],
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
  if (repeated > 0 && !(strategy !== null && goesOnFromRecord(strategy)))
    notes.push(`${repeated} records came on two pages: the list changed while it was read`);
  const total = pages.at(-1)?.facts.total;
  if (total !== undefined && total !== collected && total !== pages.at(-1)?.page.items.length)
    notes.push(`the portal counts ${total} records in all, ${collected} came`);
  return { pages: whole, notes };
}

/** What was tried to get the next page, for a sentence. */
function saidTried(first: PageRead, base: URL, tried: readonly string[]): string {
  const elsewhere = leadsElsewhere(first, base)
    ? '; its next link leads to another origin, where the token is not sent'
    : '';
  return tried.length === 0 ? 'no way to it was found' : `tried ${named(tried)}${elsewhere}`;
}

/** The likeliest are enough for a sentence. */
const named = (tried: readonly string[]): string =>
  tried.length <= mostNamed
    ? tried.join(', ')
    : `${tried.slice(0, mostNamed).join(', ')} and ${tried.length - mostNamed} more`;
const mostNamed = 12;

function leadsElsewhere({ facts, url }: PageRead, base: URL): boolean {
  return facts.link !== undefined && followLink(facts.link, url, base)?.sure === false;
}

/** That a list is only a part, for who wants the whole. */
function noWayOn(reader: PageReader, { facts, page }: PageRead, tried: string): SourceError {
  const said =
    facts.total !== undefined
      ? `${page.items.length} records of ${facts.total} came`
      : `${page.items.length} records came, and more are said to follow`;
  return reader.error(
    'paging',
    `is only a part: ${said}, but the next page can't be had (${tried}); say how in source.paging`,
  );
}

const mostPages = 1_000;
const mostItems = 1_000_000;
/** A cursor or link may pass over empty pages, but not for ever. */
const mostEmptyPages = 20;

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
  const pages: PageRead[] = [first];
  const notes: string[] = [];
  let partial: SourceError | null = null;
  const count = first.page.items.length;
  const wayKnown = configured !== null && configured.style !== 'none';
  const more =
    configured?.style === 'none' ? 'no' : moreToCome(first.facts, { pages: 1, collected: count, count, wayKnown });
  if (more !== 'no' && !(more === 'maybe' && configured === null && memory.isUnpaged)) {
    const likely =
      configured === null
        ? pagingCandidates(first.facts, start, first.page.items)
        : configuredStrategies(configured, first.facts, start);
    const candidates = distinct(memory.strategy, likely, configured);
    const ways = JSON.stringify(candidates);
    const found: Found =
      memory.lost?.ways === ways && more === 'yes'
        ? { kind: 'none', tried: memory.lost.tried, isSure: true }
        : await probePaging(reader, first, base, candidates, more, memory.strategy);
    if (found.kind === 'found') {
      memory.strategy = found.strategy;
      pages.push(found.second);
      await readOn(reader, found.strategy, base, pages, notes);
    } else if (found.kind === 'none') {
      const tried = saidTried(first, base, found.tried);
      if (more === 'yes') {
        partial = noWayOn(reader, first, tried);
        memory.lost = found.isSure ? { ways, tried: found.tried } : null;
      } else memory.isUnpaged = configured === null;
      // An unreadable text alone is no reason to speak of pages.
      if (more === 'maybe' && found.tried.length > 0 && !onlyTokens(first.facts, count))
        notes.push(`asked for a second page of ${count} records, and none came (${tried}): taken as the whole list`);
    }
  }
  return { ...joinPages(pages, notes, memory.strategy), partial };
}

async function readOn(
  reader: PageReader,
  strategy: PagingStrategy,
  base: URL,
  pages: PageRead[],
  notes: string[],
): Promise<void> {
  const counts = isCounting(strategy);
  let collected = pages.reduce((sum, { page }) => sum + page.items.length, 0);
  let empty = 0;
  for (let last = pages.at(-1); last !== undefined; last = pages.at(-1)) {
    const count = last.page.items.length;
    empty = count === 0 ? empty + 1 : 0;
    if (empty > (counts ? 0 : mostEmptyPages)) return;
    const more = moreToCome(last.facts, { pages: pages.length, collected, count: count || 1, wayKnown: true });
    const url =
      more === 'no'
        ? null
        : stepOn(strategy, {
            asked: last.url,
            facts: last.facts,
            last: last.page.items.at(-1),
            pages: pages.length,
            collected,
            base,
          });
    if (url === null) return;
    if (pages.length >= mostPages)
      throw reader.error('paging', `does not end: ${mostPages} pages came, and more are said to follow`);
    const next = await readNext(reader, url, pages, collected, counts, notes);
    if (next === null) return;
    if (next.page.items.length > 0 && pages.some(({ identity }) => isSamePage(identity, next.identity))) {
      const total = last.facts.total;
      // Many portals answer a page past the end with the last one again.
      if (total === undefined ? counts && more !== 'yes' : collected >= total) return;
      throw reader.error(
        'paging',
        `goes round: page ${pages.length + 1} is one that came before, after ${collected} records${total === undefined ? '' : ` of ${total}`}`,
      );
    }
    pages.push(next);
    collected += next.page.items.length;
    if (collected > mostItems) throw reader.error('paging', `does not end: more than ${mostItems} records came`);
  }
}

/** The next page; null: the portal says with an error that there is none, and nothing contradicts it. */
async function readNext(
  reader: PageReader,
  url: URL,
  pages: readonly PageRead[],
  collected: number,
  counts: boolean,
  notes: string[],
): Promise<PageRead | null> {
  try {
    return await reader.read(url, pages.length + 1);
  } catch (error) {
    const total = pages[0]?.facts.total;
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

function distinct(
  remembered: PagingStrategy | null,
  likely: readonly PagingStrategy[],
  configured: ConfiguredPaging | null,
): readonly PagingStrategy[] {
  // A link is always there to be followed before anything that was learnt elsewhere.
  const first = remembered === null || configured !== null || likely[0]?.by === 'link' ? [] : [remembered];
  const all = [...first, ...likely];
  const texts = all.map((strategy) => JSON.stringify(strategy));
  return all.filter((_, at) => texts.indexOf(texts[at] as string) === at);
}

/** Whether nothing but an unreadable text gave cause to ask for more. */
const onlyTokens = (facts: PagingFacts, count: number): boolean =>
  facts.tokens.length > 0 &&
  moreToCome({ ...facts, tokens: [] }, { pages: 1, collected: count, count, wayKnown: false }) === 'no';

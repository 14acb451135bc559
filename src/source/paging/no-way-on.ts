import type { SourceError } from '../source.ts';
import { followLink } from './follow-link.ts';
import type { PageRead, PageReader } from './page-reader.ts';

/** What was tried to get the next page, for a sentence. */
export function saidTried(first: PageRead, base: URL, tried: readonly string[]): string {
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
export function noWayOn(reader: PageReader, { facts, page }: PageRead, tried: string): SourceError {
  const said =
    facts.total !== undefined
      ? `${page.items.length} records of ${facts.total} came`
      : `${page.items.length} records came, and more are said to follow`;
  return reader.error(
    'paging',
    `is only a part: ${said}, but the next page can't be had (${tried}); say how in source.paging`,
  );
}

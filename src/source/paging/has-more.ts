import type { PagingHints } from './paging-hints.ts';

/** Whether there are more pages. `maybe`: the response does not say, or contradicts itself, and a request is worth trying. */
export type MorePages = 'yes' | 'maybe' | 'no';

/** The pages read so far. */
export interface Progress {
  readonly pages: number;
  /** The records on all pages so far. */
  readonly collected: number;
  /** The records on the last page. */
  readonly count: number;
  /** A strategy is configured, or has worked. Then only an explicit statement or an empty page ends the list. */
  readonly strategyKnown: boolean;
}

/** Checks explicit statements first: a flag, a link or cursor, a count of pages, a count of records. Then weaker hints. */
export function hasMorePages(hints: PagingHints, progress: Progress): MorePages {
  const { pages, collected, count, strategyKnown } = progress;
  const hasLink = hints.link !== undefined && !hints.linkIsGuessed;
  // On a later page, a total below what came before counts only that page.
  const total = pages > 1 && hints.total === count && count < collected ? undefined : hints.total;
  const isShort = total !== undefined && total > collected;
  if (hints.hasMore === true) return 'yes';
  if (hints.hasMore === false) return isShort || hasLink ? 'maybe' : 'no';
  if (hasLink || hints.nextNumber !== undefined || hints.nextParameters !== undefined) return 'yes';
  if (hints.cursors.some(({ strong }) => strong)) return 'yes';
  if (hints.pageCount !== undefined && (hints.pageCount > 0 || collected === 0)) {
    if (hints.pageCount > pages) return 'yes';
    return isShort ? 'maybe' : 'no';
  }
  if (total !== undefined) {
    if (!isShort) return 'no';
    return hints.nextIsEmpty ? 'maybe' : 'yes';
  }
  if (hints.pagesOrItems !== undefined) return resolvePagesOrItems(hints.pagesOrItems, hints, progress);
  if (hints.nextIsEmpty || count === 0) return 'no';
  if (strategyKnown || hints.link !== undefined) return 'maybe';
  const { size, requestedSize } = hints;
  if (size !== undefined && count < size.value) {
    // A portal may repeat the size that was asked for, and send the most that it allows.
    return size.value === requestedSize && isRound(count) ? 'maybe' : 'no';
  }
  if (
    size !== undefined ||
    count === requestedSize ||
    hints.cursors.length > 0 ||
    hints.possibleTotal !== undefined ||
    hints.current !== undefined ||
    hints.offset !== undefined
  ) {
    return 'maybe';
  }
  return hints.tokens.length > 0 || isRound(count) ? 'maybe' : 'no';
}

/**
 * Whether the portal counts more pages or records than came, and says nothing else about the end. Flags, links and cursors
 * don't count here: many portals set them whenever a page is full, and the next page is empty.
 */
export function countsMore(hints: PagingHints, { pages, collected }: Pick<Progress, 'pages' | 'collected'>): boolean {
  const { hasMore, nextIsEmpty, pageCount = 0, total = 0 } = hints;
  if (hasMore === false || nextIsEmpty) return false;
  return pageCount > pages || (pageCount === 0 && total > collected);
}

/** Whether everything that the portal counts has come, whatever its links and flags say. */
export function hasAllCounted(
  { total, pageCount }: PagingHints,
  { pages, collected }: Pick<Progress, 'pages' | 'collected'>,
): boolean {
  return total === undefined ? pageCount === pages : total === collected;
}

/** Whether a first page may have been cut at the size of a page. */
export const looksFull = ({ size, requestedSize }: PagingHints, count: number): boolean =>
  count === requestedSize || (size !== undefined && count >= size.value) || isRound(count);

/** A number below the count of records must count pages. Otherwise it depends on whether the page is full. */
function resolvePagesOrItems(number: number, { size }: PagingHints, { pages, collected, count }: Progress): MorePages {
  if (number <= pages) return 'no';
  if (pages === 1 && number < collected) return 'yes';
  const isFull = size === undefined || count >= size.value;
  if (number === collected) return isFull && size !== undefined && pages < number ? 'maybe' : 'no';
  return isFull ? 'yes' : 'maybe';
}

/** Whether the count is a typical page size (10, 25, 50, 100, 512), so that the list may have been cut there. */
const isRound = (count: number): boolean =>
  count >= 10 && (count % 10 === 0 || [12, 15, 16, 24, 25, 32, 64, 128, 256, 512].includes(count));

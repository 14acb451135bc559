import type { PagingHints } from './paging-hints.ts';

/** Whether more pages follow: said so, said not, or worth a look. */
export type MorePages = 'yes' | 'maybe' | 'no';

/** What is known of the pages read so far. */
export interface Progress {
  /** Pages read. */
  readonly pages: number;
  /** Records read, and those of the last page. */
  readonly collected: number;
  readonly count: number;
  /** A way on is known to work (or configured): then only plain words or an empty page are the end. */
  readonly strategyKnown: boolean;
}

/** The plainest word comes first: a flag, a way on, a count of pages, a count of records; then hints. */
export function hasMorePages(hints: PagingHints, progress: Progress): MorePages {
  const { pages, collected, count, strategyKnown } = progress;
  if (hints.hasMore !== undefined) return hints.hasMore ? 'yes' : 'no';
  if (hints.link !== undefined && !hints.linkIsGuessed) return 'yes';
  if (hints.nextNumber !== undefined || hints.nextParameters !== undefined) return 'yes';
  if (hints.cursors.some(({ strong }) => strong)) return 'yes';
  if (hints.pageCount !== undefined && (hints.pageCount > 0 || collected === 0))
    return hints.pageCount > pages ? 'yes' : 'no';
  if (hints.total !== undefined) {
    if (hints.total <= collected) return 'no';
    return hints.nextIsEmpty ? 'maybe' : 'yes';
  }
  if (hints.pagesOrItems !== undefined) return resolvePagesOrItems(hints.pagesOrItems, hints, progress);
  if (hints.nextIsEmpty || count === 0) return 'no';
  if (strategyKnown || hints.link !== undefined) return 'maybe';
  if (hints.size !== undefined && count < hints.size.value) return 'no';
  if (
    hints.cursors.length > 0 ||
    hints.possibleTotal !== undefined ||
    hints.current !== undefined ||
    hints.offset !== undefined
  ) {
    return 'maybe';
  }
  return hints.tokens.length > 0 || isRound(count) ? 'maybe' : 'no';
}

/** Fewer than there are records: it counts pages. Else a full page settles whether it matters. */
function resolvePagesOrItems(number: number, { size }: PagingHints, { pages, collected, count }: Progress): MorePages {
  if (number <= pages) return 'no';
  if (pages === 1 && number < collected) return 'yes';
  const isFull = size === undefined || count >= size.value;
  if (number === collected) return isFull && size !== undefined && pages < number ? 'maybe' : 'no';
  return isFull ? 'yes' : 'maybe';
}

/** A list that ends just where a page would may have been cut there: ten, 25, 50, 100, 512. */
const isRound = (count: number): boolean =>
  count >= 10 && (count % 10 === 0 || [12, 15, 16, 24, 25, 32, 64, 128, 256, 512].includes(count));

import type { PagingFacts } from './paging-hints.ts';

/** Whether more pages follow: said so, said not, or worth a look. */
export type MoreToCome = 'yes' | 'maybe' | 'no';

/** What is known of the pages read so far. */
export interface Progress {
  /** Pages read. */
  readonly pages: number;
  /** Records read, and those of the last page. */
  readonly collected: number;
  readonly count: number;
  /** A way on is known to work (or configured): then only plain words or an empty page are the end. */
  readonly wayKnown: boolean;
}

/** The plainest word comes first: a flag, a way on, a count of pages, a count of records; then hints. */
export function moreToCome(facts: PagingFacts, progress: Progress): MoreToCome {
  const { pages, collected, count, wayKnown } = progress;
  if (facts.hasMore !== undefined) return facts.hasMore ? 'yes' : 'no';
  if (facts.link !== undefined && !facts.linkIsGuessed) return 'yes';
  if (facts.nextNumber !== undefined || facts.nextParameters !== undefined) return 'yes';
  if (facts.cursors.some(({ strong }) => strong)) return 'yes';
  if (facts.pageCount !== undefined && (facts.pageCount > 0 || collected === 0))
    return facts.pageCount > pages ? 'yes' : 'no';
  if (facts.total !== undefined) {
    if (facts.total <= collected) return 'no';
    return facts.nextIsEmpty ? 'maybe' : 'yes';
  }
  if (facts.pagesOrItems !== undefined) return ofPagesOrItems(facts.pagesOrItems, facts, progress);
  if (facts.nextIsEmpty || count === 0) return 'no';
  if (wayKnown || facts.link !== undefined) return 'maybe';
  if (facts.size !== undefined && count < facts.size.value) return 'no';
  if (
    facts.cursors.length > 0 ||
    facts.perhapsTotal !== undefined ||
    facts.current !== undefined ||
    facts.offset !== undefined
  ) {
    return 'maybe';
  }
  return facts.tokens.length > 0 || isRound(count) ? 'maybe' : 'no';
}

/** Fewer than there are records: it counts pages. Else a full page settles whether it matters. */
function ofPagesOrItems(number: number, { size }: PagingFacts, { pages, collected, count }: Progress): MoreToCome {
  if (number <= pages) return 'no';
  if (pages === 1 && number < collected) return 'yes';
  const isFull = size === undefined || count >= size.value;
  if (number === collected) return isFull && size !== undefined && pages < number ? 'maybe' : 'no';
  return isFull ? 'yes' : 'maybe';
}

/** A list that ends just where a page would may have been cut there: ten, 25, 50, 100, 512. */
const isRound = (count: number): boolean =>
  count >= 10 && (count % 10 === 0 || [12, 15, 16, 24, 25, 32, 64, 128, 256, 512].includes(count));

import { LRUCache } from 'lru-cache';
import type { PagingFailure } from './probe.ts';
import type { PagingStrategy } from './strategies.ts';

/**
 * What earlier reads of one list have learned, for one calendar. It only saves requests: whatever it holds, a list that the
 * portal says goes on is read in full by the second read at the latest, if its next page can be read.
 */
export interface PagingMemory {
  /** The strategy that worked last for this list; null: none has yet. Failures do not erase it. */
  readonly own: PagingStrategy | null;
  /** The strategy that worked last for another list of the same operation: a good guess. */
  readonly elsewhere: PagingStrategy | null;
  /** The number of records on a page that others followed; null: not known. */
  readonly fullPage: number | null;
  /** The last search in vain; null: there was none since a strategy worked. */
  readonly vain: PagingFailure | null;
  worked(strategy: PagingStrategy, fullPage: number): void;
  /** A search found no second page after a first page of `count` records. */
  searchedInVain(failure: PagingFailure, count: number): void;
  /**
   * Whether this read makes no search. Where the portal says that there is more (`isCertain`), every other read makes one
   * from the second search in vain on. Otherwise the searches become rarer, down to every eighth read: a list of one page
   * costs little, and one that has grown is noticed.
   */
  rests(count: number, isCertain: boolean): boolean;
}

export interface PagingMemories {
  /** The memory of one list. `list` tells the lists of an operation apart. */
  of(operation: string, list: string): PagingMemory;
}

/** An organization with more calendars searches again for some of them, which costs only requests. */
const maxLists = 5_000;
const patience = 2;
/** How many reads in a row make no search at most. */
const longestRest = 7;

export function createPagingMemories(): PagingMemories {
  // With `max` the cache would take the memory for all of them at once.
  const lists = new LRUCache<string, PagingMemory>({ maxSize: maxLists, sizeCalculation: () => 1 });
  const latest = new Map<string, PagingStrategy>();

  function create(operation: string): PagingMemory {
    let own: PagingStrategy | null = null;
    let fullPage: number | null = null;
    let vain: PagingFailure | null = null;
    let searches = { inVain: 0, count: 0 };
    /** How many reads have rested since the last search. */
    let rested = 0;
    return {
      get own() {
        return own;
      },
      get elsewhere() {
        return latest.get(operation) ?? null;
      },
      get fullPage() {
        return fullPage;
      },
      get vain() {
        return vain;
      },
      worked(strategy, count) {
        own = strategy;
        fullPage = count;
        latest.set(operation, strategy);
        vain = null;
        searches = { inVain: 0, count: 0 };
      },
      searchedInVain(failure, count) {
        vain = failure;
        searches = { inVain: searches.inVain + 1, count };
      },
      rests(count, isCertain) {
        const rests = isCertain ? 1 : Math.min(longestRest, 2 ** (searches.inVain - patience + 1) - 1);
        const isResting = searches.inVain >= patience && searches.count === count && rested < rests;
        rested = isResting ? rested + 1 : 0;
        return isResting;
      },
    };
  }

  return {
    of(operation, list) {
      const key = `${operation} ${list}`;
      const memory = lists.get(key) ?? create(operation);
      lists.set(key, memory);
      return memory;
    },
  };
}

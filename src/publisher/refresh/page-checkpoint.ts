import type { KeptPage, PageMemory } from '../../source/paging/page-memory.ts';
import type { Change } from '../../store/store.ts';
import type { Collection } from '../persist/collection.ts';

/** The pages of a list that was begun by an earlier run, and those that come now. */
export interface KeptPages {
  readonly memory: PageMemory;
  /** When the first of them came, in milliseconds since 1970. */
  readonly since: number;
  /** Whether pages came that were not there before. */
  grown(): boolean;
  /** What is to be written for the next run to go on, or, where the calendar is complete, to forget. */
  change(goesOn: boolean): Change;
}

/** How long a list is gone on from, however short the interval between refreshes: else a long one would never be whole. */
const leastMs = 300_000;
/** Bytes of pages that are kept, as they came. */
const mostBytes = 8_000_000;

/**
 * `since`: when the list was begun that the shelf keeps, or null; `isUsable`: it was begun by the rules of today. A store
 * that can't be read costs a few requests.
 */
export async function openKeptPages(
  shelf: Collection,
  { since: begun, isUsable }: { readonly since: number | null; readonly isUsable: boolean },
  now: number,
  everyMs: number,
): Promise<KeptPages> {
  const isFresh = isUsable && begun !== null && begun <= now && now - begun < Math.max(everyMs, leastMs);
  const pages = isFresh ? await readPages(shelf).catch(() => new Map<string, KeptPage>()) : new Map<string, KeptPage>();
  const before = pages.size;
  let bytes = [...pages.values()].reduce((sum, page) => sum + page.bytes, 0);
  return {
    since: before > 0 ? (begun ?? now) : now,
    memory: {
      find: (address) => pages.get(address),
      keep(address, page) {
        bytes += page.bytes;
        if (bytes <= mostBytes) pages.set(address, page);
      },
    },
    grown: () => pages.size > before,
    change(goesOn) {
      const document = { kind: 'pages', key: '' };
      if (!goesOn) return { put: [], drop: begun === null ? [] : [document] };
      return { put: pages.size > before ? [{ ...document, text: JSON.stringify([...pages]) }] : [], drop: [] };
    },
  };
}

async function readPages(shelf: Collection): Promise<Map<string, KeptPage>> {
  const text = (await shelf.read('pages')).get('');
  return new Map(text === undefined ? [] : (JSON.parse(text) as [string, KeptPage][]));
}

import type { PageMemory, StoredPage } from '../../source/paging/page-memory.ts';
import type { Change } from '../../store/store.ts';
import type { Collection } from '../persist/collection.ts';

/** The pages of a list that earlier runs have read, and those that this run reads. */
export interface PageCheckpoint {
  readonly memory: PageMemory;
  /** When the first of them was read, in milliseconds since 1970. */
  readonly since: number;
  /** Whether this run has read pages that were not there before. */
  hasGrown(): boolean;
  /** What to write: the pages if the next run goes on from them, otherwise their removal. */
  change(goesOn: boolean): Change;
}

/** How long runs go on from the same pages, however short the refresh interval: a long list must come to its end. */
const leastMs = 300_000;
/** Bytes of pages, as they came, that are kept. */
const mostBytes = 8_000_000;

/**
 * `since`: when the first of the stored pages was read, or null. `isUsable`: it was read by the rules in force. If
 * the store can't be read, the pages are requested again.
 */
export async function openPageCheckpoint(
  collection: Pick<Collection, 'read'>,
  { since: begun, isUsable }: { readonly since: number | null; readonly isUsable: boolean },
  now: number,
  everyMs: number,
): Promise<PageCheckpoint> {
  const isFresh = isUsable && begun !== null && begun <= now && now - begun < Math.max(everyMs, leastMs);
  const pages = isFresh ? await readPages(collection).catch(() => noPages()) : noPages();
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
    hasGrown: () => pages.size > before,
    change(goesOn) {
      const document = { kind: 'pages', key: '' };
      if (!goesOn) return { put: [], drop: begun === null ? [] : [document] };
      return { put: pages.size > before ? [{ ...document, text: JSON.stringify([...pages]) }] : [], drop: [] };
    },
  };
}

const noPages = (): Map<string, StoredPage> => new Map();

async function readPages(collection: Pick<Collection, 'read'>): Promise<Map<string, StoredPage>> {
  const text = (await collection.read('pages')).get('');
  return new Map(text === undefined ? [] : (JSON.parse(text) as [string, StoredPage][]));
}

import type { PageMemory, StoredPage } from '../../source/paging/page-memory.ts';
import type { Change } from '../../store/store.ts';
import type { Collection } from '../persist/collection.ts';
import { isAny, isNumber, isText, listOf, objectOf, readJson, tupleOf } from '../persist/stored-json.ts';

/** The pages of a list that earlier runs have read, and those that this run reads. */
export interface PageCheckpoint {
  readonly memory: PageMemory;
  /** When the first of them was read, in milliseconds since 1970. */
  readonly since: number;
  /** Whether this run has read pages that were not there before. */
  hasGrown(): boolean;
  /** What to write: the pages if the next run continues from them, otherwise their removal. */
  change(goesOn: boolean): Change;
}

/** Pages are used for at least this long, even if the refresh interval is shorter, so that a long list can be finished. */
const minAgeMs = 300_000;
/** How many bytes of pages are kept, in the size in which they came. */
const maxBytes = 8_000_000;

/**
 * `since`: when the first of the stored pages was read; null: there are none. `isUsable`: they were read under the
 * configuration in force. If the store can't be read, the pages are requested again.
 */
export async function openPageCheckpoint(
  collection: Pick<Collection, 'read'>,
  { since: begun, isUsable }: { readonly since: number | null; readonly isUsable: boolean },
  now: number,
  everyMs: number,
): Promise<PageCheckpoint> {
  const isFresh = isUsable && begun !== null && begun <= now && now - begun < Math.max(everyMs, minAgeMs);
  const pages = isFresh ? await readPages(collection).catch(() => noPages()) : noPages();
  const before = pages.size;
  let bytes = [...pages.values()].reduce((sum, page) => sum + page.bytes, 0);
  return {
    since: before > 0 ? (begun ?? now) : now,
    memory: {
      find: (address) => pages.get(address),
      keep(address, page) {
        bytes += page.bytes;
        if (bytes <= maxBytes) pages.set(address, page);
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
  return new Map(text === undefined ? [] : (readJson<readonly [string, StoredPage][]>(text, arePages) ?? []));
}

const arePages = listOf(
  tupleOf(isText, objectOf({ body: isAny, headers: listOf(tupleOf(isText, isText)), bytes: isNumber })),
);

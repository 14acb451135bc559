import { LRUCache } from 'lru-cache';
import { errorMessage } from '../../publisher/messages.ts';
import type { PublishedIndex } from '../../publisher/publisher.ts';
import type { IndexRefresher } from '../../publisher/refreshers.ts';
import type { Log } from '../../publisher/runtime.ts';

type Index = Pick<IndexRefresher, 'index' | 'availability'>;
type Availability = Awaited<ReturnType<IndexRefresher['availability']>>;

/** How long an isolate takes what the index says from its memory. */
const freshMs = 60_000;
/** How long an index that failed is left alone, as long as its last answer is known. */
const restMs = 5_000;
/** Addresses of which an isolate remembers that there is no calendar. */
const mostAbsent = 500;

export interface RememberedIndex extends Index {
  /** Until when its list is taken from memory, in milliseconds since 1970. */
  freshUntil(): number;
}

/**
 * The index as this isolate remembers it: one object that every request asks would carry all of them. What it said last is
 * served while it fails.
 */
export function rememberIndex(index: Index, now: () => number, log: Log): RememberedIndex {
  let known: { readonly index: PublishedIndex; readonly freshUntil: number } | null = null;
  const absent = new LRUCache<string, { readonly availability: Availability; readonly freshUntil: number }>({
    max: mostAbsent,
  });

  async function current(): Promise<PublishedIndex> {
    const asked = now();
    if (known !== null && asked < known.freshUntil) return known.index;
    try {
      const answer = await index.index();
      if (answer.kind === 'index') known = { index: answer, freshUntil: asked + freshMs };
      return answer;
    } catch (error) {
      if (known === null) throw error;
      log('warn', `The list of calendars is served as it was, since its object fails: ${errorMessage(error)}`);
      known = { ...known, freshUntil: now() + restMs };
      return known.index;
    }
  }

  return {
    index: current,
    freshUntil: () => known?.freshUntil ?? 0,
    async availability(calendarId) {
      const listed = await current();
      // What the index does not list may be gone, or not be read yet.
      if (listed.kind === 'index' && listed.calendars.some(({ id }) => id === calendarId)) return 'known';
      const remembered = absent.get(calendarId);
      if (remembered !== undefined && now() < remembered.freshUntil) return remembered.availability;
      const asked = now();
      const availability = await index.availability(calendarId);
      if (availability !== 'pending') absent.set(calendarId, { availability, freshUntil: asked + freshMs });
      return availability;
    },
  };
}

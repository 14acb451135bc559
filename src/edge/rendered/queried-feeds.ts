import { LRUCache } from 'lru-cache';
import type { CalendarFeeds } from '../../http/feeds/calendar-feeds.ts';
import type { CalendarFeed } from '../../http/feeds/feed-service.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import type { Representation } from '../../http/representation/representation.ts';
import type { CalendarRefresher } from '../../publisher/refreshers.ts';
import { type FeedAnswer, freshestMs, headOf, mostBytes } from './feed-answer.ts';

/** Bytes of finished feeds that an object keeps in memory. Several objects may share that of one isolate. */
const keptBytes = 4_000_000;

interface Kept {
  readonly representation: Representation;
  /** The version of the snapshot that it shows. */
  readonly version: string;
  /** When the day ends that it was rendered for, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * The feeds of one calendar that have a query, and the files of its events. They are rendered when somebody asks, where the
 * events are, and kept in memory only.
 */
export interface QueriedFeeds {
  /** As `RenderedFeeds.find`. */
  find(asked: CalendarFeed, stamp: string | null, quietMs: number): Promise<FeedAnswer>;
}

export function createQueriedFeeds(deps: {
  readonly calendarId: string;
  readonly feeds: CalendarFeeds;
  readonly refresher: Pick<CalendarRefresher, 'snapshot' | 'version'>;
  /** `site.id`; null: it is not known yet. */
  readonly siteId: () => Promise<string | null>;
  readonly now: () => number;
}): QueriedFeeds {
  const { calendarId, feeds, refresher, now } = deps;
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ representation }) => representation.size + 1000,
  });

  /** Null: it is left to the Worker, which also waits for the first copy. */
  async function current(asked: CalendarFeed): Promise<Kept | null> {
    const key = JSON.stringify([asked.origin, asked.target]);
    const known = kept.get(key);
    const answer = await refresher.version(0);
    if (answer.kind !== 'version') return null;
    if (known?.version === answer.version && now() < known.until) return known;
    const [siteId, loaded] = [await deps.siteId(), await refresher.snapshot(undefined, 0)];
    if (siteId === null || loaded.kind !== 'snapshot') return null;
    const { snapshot } = loaded;
    if (![snapshot.calendar.slug, calendarId].includes(asked.name)) return null;
    const previous = known?.representation ?? null;
    const until = feeds.endOfDay(snapshot.calendar);
    const { representation } = await feeds.render(asked, { snapshot, siteId, previous });
    const next = { representation, version: snapshot.version, until };
    kept.set(key, next);
    return next;
  }

  return {
    async find(asked, stamp, quietMs) {
      try {
        const found = await current(asked);
        if (found === null || found.representation.size > mostBytes) return { kind: 'absent' };
        const { representation, until } = found;
        const freshMs = Math.max(Math.min(quietMs, until - now(), freshestMs), 0);
        const own = `${representation.variants.at(-1)?.tag} ${representation.lastModified}`;
        if (own === stamp) return { kind: 'unchanged', freshMs };
        const parts = representation.variants.slice(0, 1).map(({ bytes }) => bytes);
        return { kind: 'feed', stamp: own, freshMs, head: headOf(representation), parts };
      } catch (error) {
        if (error instanceof HttpProblem && error.status === 404) return { kind: 'missing' };
        throw error;
      }
    },
  };
}

import { feedParts } from '../app.ts';
import { createPlainFeeds } from '../http/feeds/plain-feeds.ts';
import { edgeGzip } from '../http/representation/compressors.ts';
import { errorMessage } from '../publisher/messages.ts';
import { createCalendarRefresher } from '../publisher/refresh/calendar-refresher.ts';
import type { CalendarRefresher, IndexClient, RefresherStatus } from '../publisher/refreshers.ts';
import type { IndexCalls } from './object-stubs.ts';
import type { OpenedObject } from './open-object.ts';
import { openFeedShelf, type ShelfStorage } from './rendered/feed-shelf.ts';
import { createRenderedFeeds, type RenderedFeeds } from './rendered/rendered-feeds.ts';

/** The key under which an object stores the `site.id` of its calendar's events, so that it can render without the index. */
const siteKey = 'siteId';

/** What keeps one calendar: its copy, and the feeds that are made of it. */
export interface Keeper {
  readonly refresher: CalendarRefresher;
  readonly feeds: RenderedFeeds;
  status(): Promise<RefresherStatus>;
  /**
   * Resolves when the feeds are rendered and the index was told, after the last refresh. What the index answered; null: it
   * was not told since this was asked for the last time.
   */
  settled(): Promise<Availability | null>;
}

type Availability = Awaited<ReturnType<IndexCalls['report']>>;

/** The part of a Durable Object's storage that is used beside the store. */
type KeeperStorage = ShelfStorage & Pick<DurableObjectStorage, 'kv'>;

export function createKeeper(
  calendarId: string,
  { deps, config, renderedBy }: OpenedObject,
  index: IndexClient & Pick<IndexCalls, 'report'>,
  storage: KeeperStorage,
): Keeper {
  const { now, log } = deps.runtime;
  const { kv } = storage;
  const context: IndexClient['context'] = async (id) => {
    const found = await index.context(id);
    if (found !== null && kv.get(siteKey) !== found.siteId) kv.put(siteKey, found.siteId);
    return found;
  };
  let settling: Promise<Availability | null> = Promise.resolve(null);
  const onRefresh = (): void => {
    settling = feeds.update().then(report);
  };
  const refresher = createCalendarRefresher(calendarId, { ...index, context }, { ...deps, onRefresh });
  const feeds = createRenderedFeeds({
    calendarId,
    shelf: openFeedShelf(storage),
    feeds: createPlainFeeds({ ...feedParts(config), compressors: [edgeGzip], now }),
    refresher,
    async siteId() {
      const known = kv.get(siteKey);
      return typeof known === 'string' ? known : ((await context(calendarId))?.siteId ?? null);
    },
    publicUrl: config.publicUrl,
    bytesLimit: config.limits.bytes,
    setup: renderedBy,
    now,
    log,
  });

  async function status(): Promise<RefresherStatus> {
    const own = await refresher.status();
    const problems = feeds.problems();
    return {
      ...own,
      problems: [...problems, ...own.problems],
      problemCount: own.problemCount + problems.length,
    };
  }

  /** Never rejects: the index gets the next report, and asks for the status until then. */
  async function report(): Promise<Availability | null> {
    try {
      const answer = await refresher.version(0);
      const version = answer.kind === 'version' ? answer.version : null;
      return await index.report(calendarId, { status: await status(), version });
    } catch (error) {
      log('warn', `The index could not be told of calendar ${calendarId}: ${errorMessage(error)}`);
      return null;
    }
  }

  async function settled(): Promise<Availability | null> {
    const last = settling;
    await feeds.update();
    const availability = await last;
    if (settling === last) settling = Promise.resolve(null);
    return availability;
  }

  return { refresher, feeds, status, settled };
}

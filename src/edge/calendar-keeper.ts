import { feedParts } from '../app.ts';
import { createPlainFeeds } from '../http/feeds/plain-feeds.ts';
import { edgeGzip } from '../http/representation/compressors.ts';
import { createCalendarRefresher } from '../publisher/refresh/calendar-refresher.ts';
import type { CalendarRefresher, IndexClient } from '../publisher/refreshers.ts';
import type { OpenedObject } from './open-object.ts';
import { openFeedShelf, type ShelfStorage } from './rendered/feed-shelf.ts';
import { createRenderedFeeds, type RenderedFeeds } from './rendered/rendered-feeds.ts';

/** The key under which an object stores the `site.id` of its calendar's events, so that it can render without the index. */
const siteKey = 'siteId';

/** What keeps one calendar: its copy, and the feeds that are made of it. */
export interface Keeper {
  readonly refresher: CalendarRefresher;
  readonly feeds: RenderedFeeds;
}

/** The part of a Durable Object's storage that is used beside the store. */
type KeeperStorage = ShelfStorage & Pick<DurableObjectStorage, 'kv'>;

export function createKeeper(
  calendarId: string,
  { deps, config, renderedBy }: OpenedObject,
  index: IndexClient,
  storage: KeeperStorage,
): Keeper {
  const { now, log } = deps.runtime;
  const { kv } = storage;
  const context: IndexClient['context'] = async (id) => {
    const found = await index.context(id);
    if (found !== null && kv.get(siteKey) !== found.siteId) kv.put(siteKey, found.siteId);
    return found;
  };
  const onRefresh = (): void => void feeds.update();
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
  return { refresher, feeds };
}

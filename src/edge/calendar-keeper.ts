import { feedParts } from '../app.ts';
import { createCalendarFeeds } from '../http/feeds/calendar-feeds.ts';
import { edgeGzip } from '../http/representation/compressors.ts';
import { errorMessage } from '../publisher/messages.ts';
import { createCalendarRefresher } from '../publisher/refresh/calendar-refresher.ts';
import type {
  CalendarRefresher,
  IndexClient,
  PreviewMaker,
  RefresherStatus,
  RefreshReport,
} from '../publisher/refreshers.ts';
import { previewName } from './index/stored-previews.ts';
import type { Standing } from './index/summaries.ts';
import type { IndexCalls } from './object-stubs.ts';
import type { OpenedObject } from './open-object.ts';
import { openFeedShelf, type ShelfStorage } from './rendered/feed-shelf.ts';
import { createQueriedFeeds, type QueriedFeeds } from './rendered/queried-feeds.ts';
import { createRenderedFeeds, type RenderedFeeds } from './rendered/rendered-feeds.ts';

/** The key under which an object stores the `site.id` of its calendar's events, so that it can render without the index. */
const siteKey = 'siteId';
/** The same for the seconds between two refreshes, which the index reckons. */
const intervalKey = 'everySeconds';

/** What keeps one calendar: its copy, and the feeds that are made of it. */
export interface Keeper {
  readonly refresher: CalendarRefresher;
  readonly feeds: RenderedFeeds;
  readonly queried: QueriedFeeds;
  status(): Promise<RefresherStatus>;
  /** When there is something to do next: a refresh, or feeds of a new day. In milliseconds since 1970. */
  dueAt(): Promise<number>;
  /**
   * Resolves when the feeds are rendered and the index was told, after the last refresh. What the index answered; null: it
   * was not told since this was asked for the last time.
   */
  settled(): Promise<Availability | null>;
}

type Availability = Standing['availability'];

/** The part of a Durable Object's storage that is used beside the store. */
type KeeperStorage = ShelfStorage & Pick<DurableObjectStorage, 'kv'>;

export function createKeeper(
  calendarId: string,
  { deps, config, renderedBy, refreshing }: OpenedObject,
  index: IndexClient & Pick<IndexCalls, 'report' | 'keepPreview'>,
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
  const onRefresh = ({ ms }: RefreshReport): void => {
    settling = feeds.update().then(() => report(ms));
  };
  const told = refreshing.mayStretch ? kv.get(intervalKey) : undefined;
  let interval = typeof told === 'number' ? told : 0;
  const everySeconds = (): number => Math.max(interval, refreshing.everySeconds);
  /** A preview was made that the index was not sent. */
  let isPreviewNew = false;
  const previews: PreviewMaker = {
    ...deps.previews,
    make(...given) {
      isPreviewNew = true;
      return deps.previews.make(...given);
    },
  };
  const ownDeps = { ...deps, everySeconds, onRefresh, previews };
  const refresher = createCalendarRefresher(calendarId, { ...index, context }, ownDeps);
  const calendarFeeds = createCalendarFeeds({ ...feedParts(config), compressors: [edgeGzip], now });
  async function siteId(): Promise<string | null> {
    const known = kv.get(siteKey);
    return typeof known === 'string' ? known : ((await context(calendarId))?.siteId ?? null);
  }
  const queried = createQueriedFeeds({ calendarId, feeds: calendarFeeds, refresher, siteId, now });
  const feeds = createRenderedFeeds({
    calendarId,
    shelf: openFeedShelf(storage),
    feeds: calendarFeeds,
    refresher,
    siteId,
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

  const dueAt = async (): Promise<number> =>
    Math.min(await refresher.dueAt(), feeds.dueAt() ?? Number.POSITIVE_INFINITY);

  /** Never rejects: the index gets the next report, and asks for the status until then. */
  async function report(runMs: number): Promise<Availability | null> {
    try {
      const answer = await refresher.version(0);
      const version = answer.kind === 'version' ? answer.version : null;
      const summary = { status: await status(), version, dueAt: await refresher.dueAt(), runMs };
      const preview = isPreviewNew ? await refresher.preview() : null;
      isPreviewNew = false;
      const standing = await index.report(calendarId, summary, ...(preview === null ? [] : [preview]));
      await tellPreview(standing.preview);
      if (refreshing.mayStretch && standing.everySeconds !== interval) {
        interval = standing.everySeconds;
        kv.put(intervalKey, interval);
      }
      return standing.availability;
    } catch (error) {
      log('warn', `The index could not be told of calendar ${calendarId}: ${errorMessage(error)}`);
      return null;
    }
  }

  /** The index gets the preview if it has another one in spite of all. `held`: the one that it has. */
  async function tellPreview(held: string | null): Promise<void> {
    const head = await refresher.previewHead();
    if (head === null || previewName(head) === held) return;
    const preview = await refresher.preview();
    if (preview !== null) await index.keepPreview(calendarId, preview);
  }

  async function settled(): Promise<Availability | null> {
    const last = settling;
    await feeds.update();
    const availability = await last;
    if (settling === last) settling = Promise.resolve(null);
    return availability;
  }

  return { refresher, feeds, queried, status, dueAt, settled };
}

import { type FeedCut, isCut } from '../../calendar/feed-cut.ts';
import type { SavedFeed } from '../../http/feeds/feed-service.ts';
import type { Versions } from '../../http/lookup.ts';
import { errorMessage } from '../../publisher/messages.ts';
import type { Runtime } from '../../publisher/runtime.ts';
import { type FeedAnswer, type Head, isEmpty, tagOf } from '../rendered/feed-answer.ts';
import type { FeedShelf, ShelfEntry } from '../rendered/feed-shelf.ts';

/** A saved feed without a query, as a Worker asks for it. */
export interface SavedFeedKey extends Pick<SavedFeed, 'origin' | 'name' | 'format' | 'calendarIds'> {
  /** Everything else that its bytes depend on: the day, the list of calendars, the configuration and the code. */
  readonly inputs: string;
}

/** `setup`: fingerprint of the configuration and the code. */
export const savedFeedKey = ({ origin, name, format, calendarIds, inputs }: SavedFeed, setup: string): SavedFeedKey => {
  return { origin, name, format, calendarIds, inputs: JSON.stringify([setup, ...inputs]) };
};

/** By calendar id: the version that is published; null: nothing is. Without those that have said nothing yet. */
export type Published = Readonly<Record<string, string | null>>;

/** A saved feed as it was rendered for the index, in the form in which it is kept. */
export interface FinishedSavedFeed extends SavedFeedKey {
  /** By calendar id: what it was rendered from. */
  readonly versions: Versions;
  readonly head: Head;
  readonly body: Uint8Array;
  readonly cut: FeedCut;
}

/**
 * The saved feeds in the index's object. The first request after a change has them rendered elsewhere, once for all
 * Workers, and waits for that.
 */
export interface SavedFeeds {
  /** `stamp`: what the caller holds. Absent: the Worker renders it. */
  find(asked: SavedFeedKey, stamp: string | null): Promise<FeedAnswer>;
  /** By name: what calendars lost to stay under `limits.bytes`. */
  shortened(): ReadonlyMap<string, FeedCut>;
}

interface SavedFeedsDeps {
  readonly shelf: FeedShelf;
  readonly published: () => Promise<Published>;
  /** Null: it can't be rendered at this moment, or only by the Worker. `before`: the one that it replaces. */
  readonly render: (
    asked: SavedFeedKey,
    from: { readonly versions: Published; readonly before: Head | null },
  ) => Promise<FinishedSavedFeed | null>;
  readonly runtime: Pick<Runtime, 'now' | 'sleep' | 'log'>;
}

/** Hosts whose links are kept of one saved feed, where there is no public URL. */
const mostOrigins = 4;
/** A Host takes the place of another that nobody has asked for so long. Who invents Hosts displaces nobody. */
const originRestsMs = 600_000;
/** How long a rendering may take, the calendars' answers included. */
const patienceMs = 25_000;
/** How long the Workers render a feed whose rendering failed. */
const failureRestsMs = 60_000;

interface Rendered {
  readonly entry: ShelfEntry;
  readonly body: Uint8Array;
}

export function createSavedFeeds({ shelf, published, render, runtime }: SavedFeedsDeps): SavedFeeds {
  const { now, sleep, log } = runtime;
  /** When each Host was last asked for. What was asked before this instance is not known, so it counts as just now. */
  const used = new Map<string, number>();
  const opened = now();
  /** By calendar id: what was found in a rendering, where the calendar had told something else until then. */
  const newer = new Map<string, { readonly version: string; readonly told: string | null | undefined }>();
  const rendering = new Map<string, Promise<Rendered | null>>();
  /** By name: until when a feed is left to the Workers. */
  const rests = new Map<string, number>();

  const editionOf = ({ calendarIds, inputs }: SavedFeedKey, versions: Published): string =>
    JSON.stringify([inputs, calendarIds.map((id) => [id, versions[id] ?? null])]);
  const originsOf = (name: string): readonly string[] => [
    ...new Set(shelf.entries().flatMap((entry) => (entry.name === name ? [entry.origin] : []))),
  ];

  function admits({ origin, name }: SavedFeedKey): boolean {
    const origins = originsOf(name);
    if (origins.includes(origin) || origins.length < mostOrigins) return true;
    const lastUse = (one: string): number => used.get(one) ?? opened;
    const [oldest = ''] = origins.toSorted((one, other) => lastUse(one) - lastUse(other));
    if (now() - lastUse(oldest) < originRestsMs) return false;
    shelf.drop({ origin: oldest, name });
    return true;
  }

  /** What is published: what the calendars have told, or what was seen of them since. */
  function current({ calendarIds }: SavedFeedKey, told: Published): Published {
    const seen = calendarIds.flatMap((id) => {
      const found = newer.get(id);
      if (found === undefined || found.told === told[id])
        return found === undefined ? [] : [[id, found.version] as const];
      newer.delete(id);
      return [];
    });
    return { ...told, ...Object.fromEntries(seen) };
  }

  async function renderNow(asked: SavedFeedKey, told: Published, versions: Published): Promise<Rendered | null> {
    const before = shelf.find(asked)?.head ?? null;
    const tooLate = new AbortController();
    const timeout = sleep(patienceMs, tooLate.signal).then(() => {
      throw new Error(`it took longer than ${patienceMs / 1000} seconds`);
    });
    const made = await Promise.race([render(asked, { versions, before }), timeout]).finally(() => tooLate.abort());
    // During a deployment, an object may still have the code before.
    if (made === null || editionOf(made, {}) !== editionOf(asked, {})) return null;
    for (const [id, version] of Object.entries(made.versions))
      if (version !== told[id]) newer.set(id, { version, told: told[id] });
    const { origin, name, format, head, body, cut } = made;
    const about = { origin, name, format, version: editionOf(asked, made.versions), setup: '', until: 0 };
    const entry = { ...about, head, cut, usedAt: now() };
    // What was begun earlier may end later.
    const { lastModified = 0 } = shelf.find(asked)?.head ?? {};
    if (head.lastModified >= lastModified) shelf.put(entry, body);
    return { entry, body };
  }

  /** Requests for the same feed share a rendering. Null: the Worker renders. */
  async function rendered(asked: SavedFeedKey, told: Published, versions: Published): Promise<Rendered | null> {
    const { origin, name, format } = asked;
    const key = JSON.stringify([origin, name, format, editionOf(asked, versions)]);
    const running = rendering.get(key);
    if (running !== undefined) return await running;
    if (now() < (rests.get(name) ?? 0) || !admits(asked)) return null;
    const begun = renderNow(asked, told, versions)
      .catch((error: unknown) => {
        rests.set(name, now() + failureRestsMs);
        log('warn', `The saved feed ${name} could not be rendered for all Workers: ${errorMessage(error)}`);
        return null;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, begun);
    return await begun;
  }

  return {
    async find(asked, stamp) {
      used.set(asked.origin, now());
      const told = await published();
      const versions = current(asked, told);
      const stored = shelf.find(asked);
      const isCurrent = stored?.version === editionOf(asked, versions);
      const made = isCurrent ? null : await rendered(asked, told, versions);
      const entry = isCurrent ? stored : made?.entry;
      if (entry === undefined || isEmpty(entry))
        return { kind: 'absent', ...(stored && { before: stored.head }), versions: told };
      const own = `${tagOf(entry)} ${entry.head.lastModified}`;
      if (own === stamp) return { kind: 'unchanged', freshMs: 0 };
      const parts = made === null ? shelf.parts(entry) : [made.body];
      return { kind: 'feed', stamp: own, freshMs: 0, head: entry.head, parts };
    },
    shortened: () => new Map(shelf.entries().flatMap(({ name, cut }) => (cut && isCut(cut) ? [[name, cut]] : []))),
  };
}

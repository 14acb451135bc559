import { type FeedCut, isCut } from '../../calendar/feed-cut.ts';
import type { Representation } from '../../http/representation/representation.ts';
import { type FeedAnswer, headOnly, mostBytes } from '../rendered/feed-answer.ts';
import { entryOf, type FeedShelf, type ShelfEntry } from '../rendered/feed-shelf.ts';

/** A saved feed without a query, as a Worker asks for it. */
export interface SavedFeed {
  /** What its links begin with. */
  readonly origin: string;
  readonly name: string;
  readonly format: string;
  /** The calendars that it is made of, in order. */
  readonly calendarIds: readonly string[];
  /** Everything else that its bytes depend on: the day, the list of calendars, the configuration and the code. */
  readonly inputs: string;
}

/** A saved feed that a Worker has rendered. */
export interface RenderedSavedFeed extends SavedFeed {
  /** By calendar id: what it was rendered from. */
  readonly versions: Readonly<Record<string, string>>;
  readonly representation: Representation;
  readonly cut: FeedCut;
}

/** The saved feeds in the index's object: the first Worker to render one keeps it there, and the others take it. */
export interface SavedFeeds {
  /** `versions`: what is published. `stamp`: what the caller holds. */
  find(asked: SavedFeed, versions: Published, stamp: string | null): FeedAnswer;
  /** Keeps what shows the calendars as they are published. */
  keep(rendered: RenderedSavedFeed, versions: Published): void;
  /** By name: what calendars lost to stay under `limits.bytes`. */
  shortened(): ReadonlyMap<string, FeedCut>;
}

type Published = Readonly<Record<string, string | null>>;

/** Hosts whose links are kept of one saved feed, where there is no public URL. */
const mostOrigins = 4;
/** A Host takes the place of another that nobody has asked for so long. Who invents Hosts displaces nobody. */
const originRestsMs = 600_000;

export function createSavedFeeds(shelf: FeedShelf, now: () => number): SavedFeeds {
  /** When each Host was last asked for. What was asked before this instance is not known, so it counts as just now. */
  const used = new Map<string, number>();
  const opened = now();
  const editionOf = ({ calendarIds, inputs }: SavedFeed, versions: Published): string =>
    JSON.stringify([inputs, calendarIds.map((id) => [id, versions[id] ?? null])]);
  const originsOf = (name: string): readonly string[] => [
    ...new Set(shelf.entries().flatMap((entry) => (entry.name === name ? [entry.origin] : []))),
  ];

  function admits({ origin, name }: SavedFeed): boolean {
    const origins = originsOf(name);
    if (origins.includes(origin) || origins.length < mostOrigins) return true;
    const lastUse = (one: string): number => used.get(one) ?? opened;
    const [oldest = ''] = origins.toSorted((one, other) => lastUse(one) - lastUse(other));
    if (now() - lastUse(oldest) < originRestsMs) return false;
    shelf.drop({ origin: oldest, name });
    return true;
  }

  return {
    find(asked, versions, stamp) {
      used.set(asked.origin, now());
      const found = shelf.find(asked);
      if (found === undefined) return { kind: 'absent', versions };
      if (found.version !== editionOf(asked, versions)) return { kind: 'absent', before: found.head, versions };
      const own = stampOf(found);
      if (own === stamp) return { kind: 'unchanged', freshMs: 0 };
      return { kind: 'feed', stamp: own, freshMs: 0, head: found.head, parts: shelf.parts(found) };
    },
    keep(rendered, versions) {
      const { origin, name, format, representation, cut } = rendered;
      const edition = editionOf(rendered, rendered.versions);
      if (edition !== editionOf(rendered, versions) || representation.size > mostBytes || !admits(rendered)) return;
      const about = { origin, name, format, version: edition, setup: '', until: 0, usedAt: now(), cut };
      shelf.put(entryOf(about, representation), representation.variants);
    },
    shortened: () => new Map(shelf.entries().flatMap(({ name, cut }) => (cut && isCut(cut) ? [[name, cut]] : []))),
  };
}

const stampOf = ({ head }: ShelfEntry): string => {
  const { variants, lastModified } = headOnly(head);
  return `${variants.at(-1)?.tag} ${lastModified}`;
};

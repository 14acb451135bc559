import { Temporal } from 'temporal-polyfill';
import type { Snapshot } from '../calendar/snapshot.ts';
import { type FeedFormat, feedFormats } from '../feeds/feed.ts';
import { renderEventFile } from '../feeds/icalendar.ts';
import { renderOpml } from '../feeds/opml.ts';
import { feedRenderers } from '../feeds/renderers.ts';
import type { PublishedIndex, Publisher } from '../publisher/publisher.ts';
import { type CopyAnswer, copiesOf } from './ask-snapshots.ts';
import type { Compressor } from './compressor.ts';
import { contentDisposition } from './content-disposition.ts';
import { openToAll } from './endpoint.ts';
import { type FeedAddress, readFeedAddress } from './feed-address.ts';
import { type FeedSettings, feedOf, parseSelection, selectEvents } from './feed-content.ts';
import { findFeed, type SavedFeedSettings } from './find-feed.ts';
import { HttpProblem, notYet } from './http-problem.ts';
import { keptRepresentation } from './kept-representation.ts';
import { createRepresentation, type Representation } from './representation.ts';
import type { RepresentationCache } from './representation-cache.ts';
import type { Target } from './target.ts';

/** design.md, "Caching". */
export const cacheForAWhile = 'public, max-age=300, stale-while-revalidate=86400';

export interface FeedServiceParts {
  readonly publisher: Publisher;
  readonly settings: Omit<FeedSettings, 'siteId'>;
  readonly savedFeeds: Readonly<Record<string, SavedFeedSettings>>;
  readonly cache: RepresentationCache;
  readonly compressors: readonly Compressor[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface FeedService {
  /** The feed, or the one event, that a path under `/feeds/` asks for. Throws an `HttpProblem`. */
  representation(target: Target, origin: string): Promise<Representation>;
  /** `/feeds.opml`: what is listed, for a news reader. */
  opml(origin: string): Promise<Representation>;
}

export function createFeedService(parts: FeedServiceParts): FeedService {
  const { publisher, cache, compressors, savedFeeds } = parts;
  const currentIndex = async (): Promise<Index> => {
    const index = await publisher.index();
    if (index.kind === 'pending') throw notYet(index.retryAfter);
    return index;
  };

  return {
    async representation(target, origin) {
      const address = readFeedAddress(target.path);
      if (!address || !isFormat(address.extension) || (address.eventId !== null && address.extension !== 'ics')) {
        throw new HttpProblem(404, 'There is no such feed: an address ends in .ics, .rss, .atom or .json.');
      }
      const format = address.extension;
      const selection = parseSelection(target.query);
      const index = await currentIndex();
      const found = findFeed(address.name, index.calendars, savedFeeds);
      const self = origin + ownPath(target.path, address) + (selection.canonical && `?${selection.canonical}`);
      const today = dayIn(zoneOf(index, found.calendarIds, parts.settings.timeZone), parts.now());
      const build = (answers: readonly CopyAnswer[], before: Representation | undefined) => {
        const snapshots = copiesOf(answers);
        const settings: FeedSettings = { ...parts.settings, siteId: index.siteId };
        const whole = feedOf({ slug: found.slug, saved: found.saved, origin, self }, snapshots, settings);
        const entries =
          address.eventId === null
            ? selectEvents(whole.entries, selection, parts.now())
            : whole.entries.filter(({ event }) => event.id === address.eventId);
        if (address.eventId !== null && entries.length === 0) {
          throw new HttpProblem(404, 'There is no such event in this calendar.');
        }
        const { mediaType, render } = feedRenderers[format];
        return createRepresentation(
          {
            text: address.eventId === null ? render({ ...whole, entries }) : renderEventFile({ ...whole, entries }),
            mediaType,
            lastModified: lastModified(snapshots, before),
            common,
            headers: { 'Content-Disposition': contentDisposition(address.eventId ?? found.slug, format) },
          },
          compressors,
        );
      };
      const beside = [index.siteId, today, found.slug];
      return keptRepresentation(publisher, cache, {
        key: self,
        calendarIds: found.calendarIds,
        beside,
        build,
      });
    },

    async opml(origin) {
      const index = await currentIndex();
      const { siteTitle, language } = parts.settings;
      const lineOf = (slug: string) => ({
        feedUrl: `${origin}/feeds/${encodeURIComponent(slug)}.rss`,
        pageUrl: `${origin}/`,
      });
      const lines = [
        ...index.calendars
          .filter(({ hidden }) => !hidden)
          .map(({ slug, title, description, language }) => ({ title, description, language, ...lineOf(slug) })),
        ...Object.entries(savedFeeds).map(([slug, { title }]) => ({
          title,
          description: null,
          language,
          ...lineOf(slug),
        })),
      ];
      return cache.load(`opml ${origin}`, index.version, () =>
        createRepresentation(
          {
            text: renderOpml(siteTitle, index.lastModified, lines),
            mediaType: 'text/x-opml; charset=utf-8',
            lastModified: Date.parse(index.lastModified),
            common,
            headers: { 'Content-Disposition': contentDisposition('feeds', 'opml') },
          },
          compressors,
        ),
      );
    },
  };
}

const common = { 'Cache-Control': cacheForAWhile, ...openToAll };

const isFormat = (extension: string): extension is FeedFormat => (feedFormats as readonly string[]).includes(extension);

/**
 * The path as it was asked, so that a reader which takes the self link for the subscription's address keeps its own;
 * one with characters that have no place in a URL (RFC 3986 §3.3) is written anew.
 */
function ownPath(path: string, { name, eventId, extension }: FeedAddress): string {
  if (/^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*$/.test(path)) return path;
  const last = eventId === null ? '' : `/${encodeURIComponent(eventId)}`;
  return `/feeds/${encodeURIComponent(name)}${last}.${extension}`;
}

type Index = Extract<PublishedIndex, { kind: 'index' }>;

const zoneOf = (index: Index, calendarIds: readonly string[], siteZone: string | null): string => {
  const own = calendarIds.length === 1 ? index.calendars.find(({ id }) => id === calendarIds[0])?.timeZone : undefined;
  return own ?? siteZone ?? 'UTC';
};

const dayIn = (timeZone: string, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** Never goes back, deletions included: Apple Calendar stays on 304 when it does. */
function lastModified(snapshots: readonly Snapshot[], before: Representation | undefined): number {
  const changes = snapshots.map((snapshot) => Date.parse(snapshot.lastModified));
  return Math.max(...changes, (before?.lastModified ?? 0) * 1000);
}

import { renderOpml } from '../../feeds/news/opml.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import { notYet } from '../problems.ts';
import {
  type Compressor,
  cacheForAWhile,
  createRepresentation,
  type Representation,
} from '../representation/representation.ts';
import type { RepresentationCache } from '../representation/representation-cache.ts';
import { contentDisposition, openToAll } from '../respond.ts';
import { calendarPage, type FeedSettings } from './describe-feed.ts';

export interface FeedListDeps {
  readonly publisher: Publisher;
  readonly settings: FeedSettings;
  readonly savedFeeds: Readonly<Record<string, { readonly title: string }>>;
  readonly cache: RepresentationCache;
  readonly compressors: readonly Compressor[];
}

/** `/feeds.opml`: every feed that is listed, for a news reader. */
export function createFeedList(parts: FeedListDeps): (origin: string) => Promise<Representation> {
  const { publisher, settings, savedFeeds, cache, compressors } = parts;
  return async (origin) => {
    const index = await publisher.index();
    if (index.kind === 'pending') throw notYet(index.retryAfter);
    const feedUrl = (slug: string) => `${origin}/feeds/${encodeURIComponent(slug)}.rss`;
    const calendars = index.calendars
      .filter(({ hidden }) => !hidden)
      .map(({ slug, title, description, language }) => {
        return { title, description, language, feedUrl: feedUrl(slug), pageUrl: calendarPage(origin, { slug }) };
      });
    const saved = Object.entries(savedFeeds).map(([name, { title }]) => {
      return {
        title,
        description: null,
        language: settings.language,
        feedUrl: feedUrl(name),
        pageUrl: calendarPage(origin, { slug: name }),
      };
    });
    const content = () => ({
      text: renderOpml(settings.siteTitle, index.lastModified, [...calendars, ...saved]),
      mediaType: 'text/x-opml; charset=utf-8',
      lastModified: Date.parse(index.lastModified),
      common: { 'Cache-Control': cacheForAWhile, ...openToAll },
      headers: { 'Content-Disposition': contentDisposition('feeds', 'opml') },
    });
    return cache.load(`opml ${origin}`, index.version, async () => createRepresentation(content(), compressors));
  };
}

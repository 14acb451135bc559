import { calendarHref } from '../../feeds/identifiers.ts';
import { renderOpml } from '../../feeds/news/opml.ts';
import type { FeedSettings } from '../../feeds/render-feed.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import { currentIndex } from '../lookup.ts';
import type { Compressor } from '../representation/compressors.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import type { RepresentationCache } from '../representation/representation-cache.ts';
import { type Cors, contentDisposition } from '../respond.ts';

export interface FeedListDeps {
  readonly publisher: Publisher;
  readonly settings: FeedSettings;
  readonly savedFeeds: Readonly<Record<string, { readonly title: string }>>;
  readonly cache: RepresentationCache;
  readonly compressors: readonly Compressor[];
  readonly cors: Cors;
}

/** `/feeds.opml`: every listed feed, for a news reader. */
export function createFeedList(deps: FeedListDeps): (origin: string) => Promise<Representation> {
  const { publisher, settings, savedFeeds, cache, compressors, cors } = deps;
  return async (origin) => {
    const index = await currentIndex(publisher);
    const urls = (slug: string) => ({
      feedUrl: `${origin}/feeds/${encodeURIComponent(slug)}.rss`,
      pageUrl: calendarHref(origin, slug),
    });
    return cache.represent({ origin, key: 'opml', calendarIds: [], inputs: [index.version] }, () => {
      const calendars = index.calendars
        .filter(({ hidden }) => !hidden)
        .map(({ slug, title, description, language }) => ({ title, description, language, ...urls(slug) }));
      const saved = Object.entries(savedFeeds).map(([name, { title }]) => {
        return { title, description: null, language: settings.language, ...urls(name) };
      });
      const content = {
        body: renderOpml(settings.siteTitle, index.lastModified, [...calendars, ...saved]),
        mediaType: 'text/x-opml; charset=utf-8',
        lastModified: Date.parse(index.lastModified),
        common: { 'Cache-Control': cacheForAWhile, ...cors.headers },
        headers: { 'Content-Disposition': contentDisposition('feeds', 'opml') },
      };
      return createRepresentation(content, compressors);
    });
  };
}

import { isPublishable } from '../calendar/event.ts';
import type { Snapshot } from '../calendar/snapshot.ts';
import { hasContent } from '../feeds/event-title.ts';
import { calendarHref, seriesIdOf } from '../feeds/identifiers.ts';
import { escapeXml } from '../feeds/news/xml-text.ts';
import { eventHref } from './frame/event-href.ts';
import { seriesHref } from './frame/series-href.ts';

/** The greatest number of URLs in one file, and of files in an index (sitemaps.org 0.9). */
export const maxSitemapUrls = 50_000;

/** A page, or a file of pages. */
export interface SitemapUrl {
  /** Absolute. */
  readonly url: string;
  /** Instant. */
  readonly lastModified: string;
}

/** The page of a calendar, and of each of its events and series. An event that the portal no longer lists is left out. */
export function calendarUrls({ calendar, events, lastModified }: Snapshot, origin: string): readonly SitemapUrl[] {
  const stamps = new Map<string, string>();
  for (const { event, revision, removed } of events) {
    if (removed || !isPublishable(event) || !hasContent(event)) continue;
    const url = eventHref(origin, { event, calendar });
    // The sessions of an event, and the changed dates of a series, share its page.
    stamps.set(url, latest([stamps.get(url), revision.lastModified, revision.completed]));
    const series = seriesIdOf(event);
    if (series === null) continue;
    const page = seriesHref(origin, calendar.slug, series);
    stamps.set(page, latest([stamps.get(page), revision.lastModified, revision.completed]));
  }
  const pages = [...stamps].map(([url, stamp]) => ({ url, lastModified: stamp }));
  return [{ url: calendarHref(origin, calendar.slug), lastModified }, ...pages];
}

/** The latest of some instants, of which there is at least one. */
export const latest = (instants: readonly (string | undefined)[]): string =>
  instants.filter((one) => one !== undefined).reduce((one, other) => (one > other ? one : other));

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap (sitemaps.org 0.9). */
export const renderSitemap = (urls: readonly SitemapUrl[]): string => document('urlset', 'url', urls);

/** An index of sitemaps, for a site with more pages than one file may list. */
export const renderSitemapIndex = (files: readonly SitemapUrl[]): string => document('sitemapindex', 'sitemap', files);

function document(root: string, element: string, urls: readonly SitemapUrl[]): string {
  const lines = urls.map(
    ({ url, lastModified }) =>
      `<${element}><loc>${escapeXml(url)}</loc><lastmod>${escapeXml(lastModified)}</lastmod></${element}>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>\n${lines.join('')}</${root}>\n`;
}

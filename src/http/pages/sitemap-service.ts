import { LRUCache } from 'lru-cache';
import { calendarHref } from '../../feeds/identifiers.ts';
import {
  calendarUrls,
  latest,
  maxSitemapUrls,
  renderSitemap,
  renderSitemapIndex,
  type SitemapUrl,
} from '../../pages/sitemap.ts';
import { HttpProblem } from '../http-problem.ts';
import { type CurrentAnswer, type CurrentIndex, currentIndex, findFeed, type Versions } from '../lookup.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import { decodeSegment } from '../request.ts';
import type { PageDeps, PageRequest } from './page-request.ts';

export interface SitemapService {
  /** `/sitemap.xml`: all pages, or the files that list them if they are too many for one. */
  all(request: PageRequest): Promise<Representation>;
  /** `/sitemap-<part>.xml`: a part of the pages. `0` has those that belong to no single calendar. */
  part(request: PageRequest): Promise<Representation>;
}

/** What a sitemap says of one calendar. */
interface Rows {
  readonly calendarId: string;
  readonly slug: string;
  /** The version of the snapshot that they were made of. */
  readonly version: string;
  readonly lastModified: string;
  readonly urls: readonly SitemapUrl[];
}

/** Characters of all rows that are kept. */
const keptCharacters = 8_000_000;

/**
 * The sitemaps: every page that search engines should know, without those of hidden calendars. A large site has a file for each
 * calendar, so that no request for one of them has to load the others. What is said of a calendar is kept until it changes.
 */
export function createSitemapService({ publisher, cache, compressors, savedFeeds }: PageDeps): SitemapService {
  const listed = async () => {
    const index = await currentIndex(publisher);
    return { index, calendars: index.calendars.filter(({ hidden }) => !hidden) };
  };
  const kept = new LRUCache<string, Rows>({
    maxSize: keptCharacters,
    sizeCalculation: ({ urls }) =>
      urls.reduce((sum, { url, lastModified }) => sum + url.length + lastModified.length, 1),
  });

  /** One calendar after the other, since each is in memory while its rows are made. */
  async function rowsOf(
    calendarIds: readonly string[],
    { versions, load }: { readonly versions: Versions; readonly load: (calendarId: string) => Promise<CurrentAnswer> },
    origin: string,
  ): Promise<readonly Rows[]> {
    const all: Rows[] = [];
    for (const calendarId of calendarIds) {
      const key = `${origin} ${calendarId}`;
      let rows = kept.get(key);
      if (rows === undefined || rows.version !== versions[calendarId]) {
        const answer = await load(calendarId);
        if (answer.kind !== 'snapshot') continue;
        const { calendar, version, lastModified } = answer.snapshot;
        rows = { calendarId, slug: calendar.slug, version, lastModified, urls: calendarUrls(answer.snapshot, origin) };
        kept.set(key, rows);
      }
      all.push(rows);
    }
    return all;
  }

  const generalUrls = (index: CurrentIndex, rows: readonly Rows[], origin: string): readonly SitemapUrl[] => {
    const stampOf = (ids: readonly string[]) =>
      latest([
        index.lastModified,
        ...rows.filter((one) => ids.includes(one.calendarId)).map((one) => one.lastModified),
      ]);
    const isListed = (ids: readonly string[]) =>
      ids.every((id) => index.calendars.some((calendar) => calendar.id === id && !calendar.hidden));
    const feeds = Object.keys(savedFeeds)
      .map((name) => ({ name, ids: findFeed(name, index.calendars, savedFeeds).calendarIds }))
      .filter(({ ids }) => isListed(ids));
    return [
      { url: `${origin}/`, lastModified: stampOf(rows.map(({ calendarId }) => calendarId)) },
      ...feeds.map(({ name, ids }) => ({ url: calendarHref(origin, name), lastModified: stampOf(ids) })),
    ];
  };

  const finished = (body: string, rows: readonly Rows[], index: CurrentIndex, previous: Representation | null) =>
    createRepresentation(
      {
        body,
        mediaType: 'application/xml; charset=utf-8',
        lastModified: Date.parse(latest([index.lastModified, ...rows.map((one) => one.lastModified)])),
        previous,
        common: { 'Cache-Control': cacheForAWhile },
      },
      compressors,
    );

  return {
    async all({ origin }) {
      const { index, calendars } = await listed();
      const calendarIds = calendars.map(({ id }) => id);
      const asked = { origin, key: 'sitemap', calendarIds, inputs: [index.version], lean };
      return cache.represent(asked, async (from) => {
        const rows = await rowsOf(calendarIds, from, origin);
        const general = generalUrls(index, rows, origin);
        const all = [general, ...rows.map(({ urls }) => urls)].flat();
        if (all.length <= maxSitemapUrls) return finished(renderSitemap(all), rows, index, from.previous);
        const files = rows.flatMap(({ slug, lastModified, urls }) =>
          partsOf(urls).map((_, part) => ({ url: partUrl(origin, part + 1, slug), lastModified })),
        );
        const first = { url: `${origin}/sitemap-0.xml`, lastModified: general[0]?.lastModified ?? index.lastModified };
        return finished(renderSitemapIndex([first, ...files]), rows, index, from.previous);
      });
    },

    async part({ target, origin }) {
      const { index, calendars } = await listed();
      const [, number = '', slug] = /^\/sitemap-(\d+)(?:-(.+))?\.xml$/.exec(target.path) ?? [];
      if (slug === undefined && number === '0') {
        const calendarIds = calendars.map(({ id }) => id);
        const asked = { origin, key: 'sitemap 0', calendarIds, inputs: [index.version], lean };
        return cache.represent(asked, async (from) => {
          const rows = await rowsOf(calendarIds, from, origin);
          return finished(renderSitemap(generalUrls(index, rows, origin)), rows, index, from.previous);
        });
      }
      const calendar = calendars.find((one) => slug !== undefined && one.slug === decodeSegment(slug));
      if (calendar === undefined) throw missing();
      const asked = {
        origin,
        key: `sitemap ${number} ${calendar.slug}`,
        calendarIds: [calendar.id],
        inputs: [index.version],
        lean,
      };
      return cache.represent(asked, async (from) => {
        const rows = await rowsOf([calendar.id], from, origin);
        const urls = partsOf(rows[0]?.urls ?? [])[Number(number) - 1];
        if (urls === undefined) throw missing();
        return finished(renderSitemap(urls), rows, index, from.previous);
      });
    },
  };
}

/** What is loaded is decided by calendar. */
const lean = 'snapshots' as const;

const missing = () => new HttpProblem(404, 'There is nothing at this address.');

/** Absolute: the file with a part of a calendar's pages, counted from 1. A sitemap may list only what is beside or below it. */
const partUrl = (origin: string, part: number, slug: string): string =>
  `${origin}/sitemap-${part}-${encodeURIComponent(slug)}.xml`;

function partsOf(urls: readonly SitemapUrl[]): readonly (readonly SitemapUrl[])[] {
  const count = Math.ceil(urls.length / maxSitemapUrls);
  return Array.from({ length: count }, (_, i) => urls.slice(i * maxSitemapUrls, (i + 1) * maxSitemapUrls));
}

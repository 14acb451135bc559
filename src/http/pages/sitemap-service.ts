import type { Snapshot } from '../../calendar/snapshot.ts';
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
import { type CurrentAnswer, type CurrentIndex, currentIndex, findFeed } from '../lookup.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import { decodeSegment } from '../request.ts';
import type { PageDeps, PageRequest } from './page-request.ts';

export interface SitemapService {
  /** `/sitemap.xml`: all pages, or the files that list them if they are too many for one. */
  all(request: PageRequest): Promise<Representation>;
  /** `/sitemap-<part>.xml`: a part of the pages. `0` has those that belong to no single calendar. */
  part(request: PageRequest): Promise<Representation>;
}

/**
 * The sitemaps: every page that search engines should know, without those of hidden calendars. A large site has a file for each
 * calendar, so that no request for one of them has to load the others.
 */
export function createSitemapService({ publisher, cache, compressors, savedFeeds }: PageDeps): SitemapService {
  const listed = async () => {
    const index = await currentIndex(publisher);
    return { index, calendars: index.calendars.filter(({ hidden }) => !hidden) };
  };
  const snapshotsIn = (answers: readonly CurrentAnswer[]): readonly Snapshot[] =>
    answers.flatMap((answer) => (answer.kind === 'snapshot' ? [answer.snapshot] : []));

  const generalUrls = (index: CurrentIndex, snapshots: readonly Snapshot[], origin: string): readonly SitemapUrl[] => {
    const stampOf = (ids: readonly string[]) =>
      latest([index.lastModified, ...snapshots.filter(({ calendar }) => ids.includes(calendar.id)).map((one) => one.lastModified)]); // biome-ignore format: one line
    const isListed = (ids: readonly string[]) =>
      ids.every((id) => index.calendars.some((calendar) => calendar.id === id && !calendar.hidden));
    const feeds = Object.keys(savedFeeds)
      .map((name) => ({ name, ids: findFeed(name, index.calendars, savedFeeds).calendarIds }))
      .filter(({ ids }) => isListed(ids));
    return [
      { url: `${origin}/`, lastModified: stampOf(snapshots.map(({ calendar }) => calendar.id)) },
      ...feeds.map(({ name, ids }) => ({ url: calendarHref(origin, name), lastModified: stampOf(ids) })),
    ];
  };

  const finished = (
    body: string,
    snapshots: readonly Snapshot[],
    index: CurrentIndex,
    previous: Representation | null,
  ) =>
    createRepresentation(
      {
        body,
        mediaType: 'application/xml; charset=utf-8',
        lastModified: Date.parse(latest([index.lastModified, ...snapshots.map((one) => one.lastModified)])),
        previous,
        common: { 'Cache-Control': cacheForAWhile },
      },
      compressors,
    );

  return {
    async all({ origin }) {
      const { index, calendars } = await listed();
      const calendarIds = calendars.map(({ id }) => id);
      const asked = { origin, key: 'sitemap', calendarIds, inputs: [index.version] };
      return cache.represent(asked, ({ answers, previous }) => {
        const snapshots = snapshotsIn(answers);
        const general = generalUrls(index, snapshots, origin);
        const own = snapshots.map((snapshot) => calendarUrls(snapshot, origin));
        const all = [general, ...own].flat();
        if (all.length <= maxSitemapUrls) return finished(renderSitemap(all), snapshots, index, previous);
        const files = snapshots.flatMap(({ calendar, lastModified }, i) =>
          partsOf(own[i] ?? []).map((_, part) => ({ url: partUrl(origin, part + 1, calendar.slug), lastModified })),
        );
        const first = { url: `${origin}/sitemap-0.xml`, lastModified: general[0]?.lastModified ?? index.lastModified };
        return finished(renderSitemapIndex([first, ...files]), snapshots, index, previous);
      });
    },

    async part({ target, origin }) {
      const { index, calendars } = await listed();
      const [, number = '', slug] = /^\/sitemap-(\d+)(?:-(.+))?\.xml$/.exec(target.path) ?? [];
      if (slug === undefined && number === '0') {
        const asked = { origin, key: 'sitemap 0', calendarIds: calendars.map(({ id }) => id), inputs: [index.version] };
        return cache.represent(asked, ({ answers, previous }) => {
          const snapshots = snapshotsIn(answers);
          return finished(renderSitemap(generalUrls(index, snapshots, origin)), snapshots, index, previous);
        });
      }
      const calendar = calendars.find((one) => slug !== undefined && one.slug === decodeSegment(slug));
      if (calendar === undefined) throw missing();
      const asked = {
        origin,
        key: `sitemap ${number} ${calendar.slug}`,
        calendarIds: [calendar.id],
        inputs: [index.version],
      };
      return cache.represent(asked, ({ answers, previous }) => {
        const [snapshot] = snapshotsIn(answers);
        const urls = snapshot && partsOf(calendarUrls(snapshot, origin))[Number(number) - 1];
        if (urls === undefined) throw missing();
        return finished(renderSitemap(urls), [snapshot as Snapshot], index, previous);
      });
    },
  };
}

const missing = () => new HttpProblem(404, 'There is nothing at this address.');

/** Absolute: the file with a part of a calendar's pages, counted from 1. A sitemap may list only what is beside or below it. */
const partUrl = (origin: string, part: number, slug: string): string =>
  `${origin}/sitemap-${part}-${encodeURIComponent(slug)}.xml`;

function partsOf(urls: readonly SitemapUrl[]): readonly (readonly SitemapUrl[])[] {
  const count = Math.ceil(urls.length / maxSitemapUrls);
  return Array.from({ length: count }, (_, i) => urls.slice(i * maxSitemapUrls, (i + 1) * maxSitemapUrls));
}

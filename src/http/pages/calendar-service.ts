import { categories, comparable, type Selection } from '../../feeds/select/selection.ts';
import { directionOf } from '../../i18n/language-tag.ts';
import { listing } from '../../pages/calendar/calendar-listing.ts';
import { renderCalendarPage } from '../../pages/calendar/calendar-page.ts';
import { type PageQuery, pageQueryText, parsePageQuery } from '../../pages/calendar/page-query.ts';
import { calendarHref, eventHref } from '../../pages/frame/page-links.ts';
import { shownEvents } from '../../pages/listing/shown-events.ts';
import { qrCode } from '../../pages/subscribe/qr-code.ts';
import { feedTimeZone } from '../feeds/describe-feed.ts';
import type { FoundFeed } from '../feeds/feed-lookup.ts';
import { malformedQuery } from '../problems.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import { cachedRepresentation } from '../representation/representation-cache.ts';
import { type CopyAnswer, copiesOf } from '../snapshots.ts';
import { type PageDeps, type PageRequest, pageRepresentation, pageSubject } from './page-request.ts';

type Saved = PageDeps['savedFeeds'][string];

export interface CalendarService {
  /** `/calendars/<id>`: a calendar's page, or a saved feed's. */
  page(request: PageRequest): Promise<Representation>;
  /** `/calendars/<id>/qr.svg`: the page's address, for a phone's camera. */
  qr(request: PageRequest): Promise<Representation>;
}

export function createCalendarService(parts: PageDeps): CalendarService {
  const { publisher, savedFeeds, site, cache, compressors } = parts;
  return {
    async page(request) {
      const query = readQuery(request.target.query);
      const { lang } = query.selection;
      const { frame, index, now, calendarIds, saved, slug } = await pageSubject(parts, request, lang);
      const language = lang ?? frame.phrases.language;
      const { origin } = request;

      const build = async (answers: readonly CopyAnswer[], before: Representation | undefined) => {
        const snapshots = copiesOf(answers);
        const calendar = saved === null ? snapshots[0]?.calendar : undefined;
        const timeZone = feedTimeZone(snapshots, saved !== null, site.timeZone);
        const spoken = calendar?.language ?? site.language;
        const events = snapshots.flatMap((snapshot) => shownEvents(snapshot, language));
        const page = await renderCalendarPage({
          ...frame,
          direction: directionOf(lang ?? spoken),
          origin,
          slug,
          title: saved?.title ?? calendar?.title ?? site.title,
          description: calendar?.description ?? null,
          color: calendar?.color ?? null,
          language: spoken,
          timeZone,
          query,
          listing: listing(events, query, saved, { now, timeZone, language: frame.phrases.language }),
          savedName: saved === null ? savedFor(query.selection, calendarIds, savedFeeds) : null,
          showCalendars: saved !== null && snapshots.length > 1,
          linkOf: (one) => eventHref(parts.root, one, lang),
          now,
        });
        return pageRepresentation(page, frame.phrases.language, now, before, compressors);
      };
      const key = `page ${frame.phrases.language} ${calendarHref(origin, slug)}${pageQueryText(query)}`;
      return cachedRepresentation(publisher, cache, { key, calendarIds, beside: [index.version, now], build });
    },

    async qr(request) {
      const { index, calendarIds, slug } = await pageSubject(parts, request);
      const address = `${calendarHref(request.origin, slug)}#subscribe`;
      const build = (answers: readonly CopyAnswer[]) => {
        copiesOf(answers); // Refuses what is not there.
        const lastModified = Date.parse(index.lastModified);
        const common = { 'Cache-Control': cacheForAWhile };
        return createRepresentation(
          { text: qrCode(address), mediaType: 'image/svg+xml', lastModified, common },
          compressors,
        );
      };
      return cachedRepresentation(publisher, cache, {
        key: `qr ${address}`,
        calendarIds,
        beside: [index.version],
        build,
      });
    },
  };
}

function readQuery(query: string): PageQuery {
  const parsed = parsePageQuery(new URLSearchParams(query));
  if (parsed.kind === 'problems') throw malformedQuery(parsed.problems);
  return parsed.query;
}

/** The saved feed that holds what the filter leaves of these calendars: an address without a query to subscribe to. */
function savedFor(
  { q, category }: Selection,
  calendarIds: FoundFeed<Saved>['calendarIds'],
  savedFeeds: PageDeps['savedFeeds'],
): string | null {
  if (q === null && category.length === 0) return null;
  const wanted = JSON.stringify([q, category, calendarIds]);
  const found = Object.entries(savedFeeds).find(([, feed]) => {
    if (feed.view !== undefined || feed.calendars === undefined) return false;
    const own = [feed.q === undefined ? null : comparable(feed.q), categories(feed.category ?? []), feed.calendars];
    return JSON.stringify(own) === wanted;
  });
  return found?.[0] ?? null;
}

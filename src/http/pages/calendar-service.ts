import { yearOf } from '../../calendar/day.ts';
import { byName } from '../../calendar/event-names.ts';
import { calendarHref } from '../../feeds/identifiers.ts';
import { feedTimeZone } from '../../feeds/render-feed.ts';
import { comparable, comparableNames, selectionKey, selectionParameters } from '../../feeds/select/selection.ts';
import { listing } from '../../pages/calendar/calendar-listing.ts';
import { renderCalendarPage } from '../../pages/calendar/calendar-page.ts';
import { countedCalendars } from '../../pages/calendar/filter-bar.ts';
import { type PageQuery, pageSuffix } from '../../pages/calendar/page-query.ts';
import { eventHref } from '../../pages/frame/event-href.ts';
import { shownEvents } from '../../pages/listing/shown-events.ts';
import { qrCode } from '../../pages/subscribe/qr-code.ts';
import { type FoundFeed, snapshotsOf } from '../lookup.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import {
  type PageDeps,
  type PageRequest,
  pageParametersOf,
  pageRepresentation,
  pageStamp,
  pageSubject,
  readPageQuery,
} from './page-request.ts';

type Saved = PageDeps['savedFeeds'][string];

export interface CalendarService {
  /** `/calendars/<id>`: the page of a calendar or a saved feed. */
  page(request: PageRequest): Promise<Representation>;
  /** `qr.svg` behind a page's own path: its address as a QR code. */
  qr(request: PageRequest): Promise<Representation>;
}

export function createCalendarService(deps: PageDeps): CalendarService {
  const { savedFeeds, site, cache, compressors } = deps;
  return {
    async page(request) {
      const query = readPageQuery(pageParametersOf(request.target), yearOf(deps.now()));
      const { lang } = query.selection;
      const { frame, index, now, calendarIds, saved, slug } = await pageSubject(deps, request, lang);
      const language = lang ?? frame.phrases.language;
      const { origin } = request;

      const key = `page ${frame.phrases.language} ${slug}${pageSuffix(query)}`;
      const asked = { origin, key, calendarIds, inputs: [index.version, now] };
      return cache.represent(asked, async ({ answers, previous }) => {
        const snapshots = snapshotsOf(answers);
        const calendar = saved === null ? snapshots[0]?.calendar : undefined;
        const timeZone = feedTimeZone(snapshots, saved !== null, site.timeZone);
        const calendarLanguage = calendar?.language ?? site.language;
        const events = snapshots.flatMap((snapshot) => shownEvents(snapshot, language));
        const list = listing(events, query, saved, { now, timeZone, language: frame.phrases.language });
        const page = await renderCalendarPage({
          ...frame,
          origin,
          slug,
          title: saved?.title ?? calendar?.title ?? site.title,
          description: calendar?.description ?? null,
          color: calendar?.color ?? null,
          language: calendarLanguage,
          timeZone,
          query,
          listing: list,
          savedName: saved === null ? savedFor(query, calendarIds, savedFeeds) : null,
          showCalendars: saved !== null && snapshots.length > 1,
          calendars: countedCalendars(saved === null ? [] : snapshots.map((one) => one.calendar), list.calendars),
          linkOf: (one) => eventHref(deps.root, one, lang),
          now,
        });
        return pageRepresentation(page, frame, pageStamp(now, index, answers), previous, compressors);
      });
    },

    async qr(request) {
      const { origin, target } = request;
      const path = target.path.slice(0, target.path.lastIndexOf('/'));
      const query = readPageQuery(pageParametersOf({ path, query: '' }), yearOf(deps.now()));
      const { index, calendarIds, slug } = await pageSubject(deps, request);
      const page = slug + pageSuffix(query);
      const address = `${calendarHref(origin, slug)}${pageSuffix(query)}#subscribe`;
      return cache.represent({ origin, key: `qr ${page}`, calendarIds, inputs: [index.version] }, ({ answers }) => {
        snapshotsOf(answers); // Throws where there is no such calendar.
        const lastModified = Date.parse(index.lastModified);
        const common = { 'Cache-Control': cacheForAWhile };
        return createRepresentation(
          { body: qrCode(address), mediaType: 'image/svg+xml', lastModified, common },
          compressors,
        );
      });
    },
  };
}

/**
 * The saved feed with the same filter over these calendars. Its address has no query, which some clients would drop.
 */
function savedFor(
  { selection, calendars }: PageQuery,
  calendarIds: FoundFeed<Saved>['calendarIds'],
  savedFeeds: PageDeps['savedFeeds'],
): string | null {
  const { from: _from, to: _to, past: _past, lang: _lang, ...asked } = selection;
  const filter = { q: selection.q, ...byName((one) => selection[one]) };
  if (selectionKey(filter) === '' || calendars.length > 0) return null;
  // A saved feed can have no other filter.
  if (selectionParameters(asked).some(([name]) => !(name in filter))) return null;
  const wanted = JSON.stringify([filter, calendarIds]);
  const found = Object.entries(savedFeeds).find(([, feed]) => {
    if (feed.view !== undefined || feed.calendars === undefined) return false;
    const own = {
      q: feed.q === undefined ? null : comparable(feed.q),
      ...byName((one) => comparableNames(feed[one] ?? [])),
    };
    return JSON.stringify([own, feed.calendars]) === wanted;
  });
  return found?.[0] ?? null;
}

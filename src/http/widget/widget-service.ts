import { localDay, yearOf } from '../../calendar/day.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { calendarHref } from '../../feeds/identifiers.ts';
import { describeFeed, type FeedSettings, feedTimeZone } from '../../feeds/render-feed.ts';
import { filterPath } from '../../feeds/select/filter-path.ts';
import type { SavedFilter } from '../../feeds/select/select-entries.ts';
import {
  comparable,
  type EventFilter,
  everything,
  isBoundedMonth,
  monthExpectation,
  parseSelection,
  type Selection,
  selectionKey,
} from '../../feeds/select/selection.ts';
import { widgetPhrasesFor } from '../../i18n/words-for.ts';
import type { PageText } from '../../pages/frame/page-layout.ts';
import { shownEvents } from '../../pages/listing/shown-events.ts';
import type { SiteLook } from '../../pages/site/site-look.ts';
import { colorRules } from '../../pages/style/calendar-color.ts';
import { answerRange, chooseEvents } from '../../pages/widget/dates/answer-window.ts';
import { datePatterns } from '../../pages/widget/dates/date-patterns.ts';
import { createWidgetDates } from '../../pages/widget/dates/widget-dates.ts';
import { renderEmbed, renderEmbedRefusal } from '../../pages/widget/embed/embed-page.ts';
import { parseWidgetQuery, type WidgetQuery, widgetQueryText } from '../../pages/widget/embed/widget-query.ts';
import { widgetScript } from '../../pages/widget/generated/widget-script.ts';
import type { WidgetAnswer } from '../../pages/widget/widget-answer.ts';
import { categoryNames, eventSpan, widgetEvents } from '../../pages/widget/widget-events.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import { malformedQuery } from '../http-problem.ts';
import { currentIndex, findFeed, type SavedFeedSettings, snapshotsOf } from '../lookup.ts';
import type { Compressor } from '../representation/compressors.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import type { RepresentationCache } from '../representation/representation-cache.ts';
import { decodeSegment, type Target } from '../request.ts';
import type { Cors } from '../respond.ts';

/** What a widget shows. */
interface WidgetRequest {
  /** The saved feed's name, or the calendar's slug. */
  readonly slug: string;
  readonly saved: (SavedFeedSettings & SavedFilter) | null;
  readonly origin: string;
  readonly siteId: string;
  readonly selection: Selection;
  /** `YYYY-MM`; null: upcoming events. */
  readonly month: string | null;
  /** The zone that days are counted in, IANA. */
  readonly timeZone: string;
  /** Today in that zone. */
  readonly today: string;
}

/** What the element reads. The page in the iframe is rendered from it, too. */
function widgetAnswer(
  snapshots: readonly Snapshot[],
  request: WidgetRequest,
  settings: FeedSettings,
  { look, images }: Pick<WidgetServiceDeps, 'look' | 'images'>,
): WidgetAnswer {
  const { slug, saved, origin, selection, month, timeZone, today } = request;
  const self = `${origin}/embed/${encodeURIComponent(slug)}`;
  const feed = describeFeed({ ...request, self, settings }, snapshots);
  const page = calendarHref(origin, slug);
  const { category, organizer } = selection;
  const shown = snapshots.flatMap((snapshot) => shownEvents(snapshot, selection.lang ?? snapshot.calendar.language));
  const filters = saved === null ? [selection] : [saved, selection];
  const colored = snapshots.length > 1;
  const style =
    look.widgetStyle + (colored ? colorRules(snapshots.flatMap(({ calendar }) => calendar.color ?? [])) : '');
  const words = widgetPhrasesFor(feed.language, settings.words);
  const written = createWidgetDates(feed.language, timeZone);
  const patterns = datePatterns(feed.language, timeZone, written.zoneName);
  const range = answerRange(month, today);
  const events = widgetEvents(shown, { filters, range, timeZone, origin, colored, images });
  return {
    version: 1,
    title: feed.title,
    language: feed.language,
    ...(words && { words }),
    ...(patterns && { dates: patterns }),
    timeZone,
    page,
    subscribe: `${page}${filterSuffix({ category, organizer })}#subscribe`,
    category,
    ...(organizer.length > 0 && { organizer }),
    categoryNames: categoryNames(shown, [{ organizer }, ...(saved === null ? [] : [saved])], today),
    ...(style !== '' && { style }),
    ...eventSpan(shown, filters),
    ...chooseEvents(events, month, today, written),
  };
}

/** What follows the address of a calendar's page with a filter: a path, or a query where no path can have a name. */
const filterSuffix = (filter: EventFilter): string => filterPath(filter) ?? `?${selectionKey(filter)}`;

/** The name in `/embed/<name>` and in the addresses under it, decoded. */
const widgetName = (path: string): string => decodeSegment(path.split('/')[2] ?? '');

/** Reads the parameters that widgets and feeds share. A widget always shows upcoming events. Throws a 400. */
function widgetSelection(search: URLSearchParams, thisYear: number): Selection {
  const own = new URLSearchParams([...search].filter(([name]) => ['category', 'organizer', 'lang'].includes(name)));
  const parsed = parseSelection(own, thisYear);
  if (parsed.kind === 'problems') throw malformedQuery(parsed.problems);
  const { category, organizer, lang } = parsed.selection;
  return { ...everything, category, organizer, lang, view: 'upcoming' };
}

/** Reads the query of the page in the iframe. Throws a 400. */
function widgetQuery(search: URLSearchParams, thisYear: number): WidgetQuery {
  const parsed = parseWidgetQuery(search, thisYear);
  if ('problems' in parsed) throw malformedQuery(parsed.problems);
  return parsed.query;
}

/**
 * The month that the element asks for, `YYYY-MM`; null: upcoming events. It stands in the path, as in `/events/2026-12.json`,
 * so that a host of files finds it; older scripts write it into the query. Throws a 400.
 */
function widgetMonth(path: string, search: URLSearchParams, thisYear: number): string | null {
  const text = /\/events\/([^/]*)\.json$/.exec(path)?.[1] ?? (search.get('month') || null);
  if (text === null || isBoundedMonth(text, thisYear)) return text;
  throw malformedQuery([{ parameter: 'month', message: `month must be ${monthExpectation(thisYear)}.` }]);
}

interface WidgetServiceDeps {
  readonly publisher: Publisher;
  readonly settings: FeedSettings;
  readonly look: SiteLook;
  /** `site.images`. */
  readonly images: string;
  readonly savedFeeds: Readonly<Record<string, SavedFeedSettings & SavedFilter>>;
  readonly cache: RepresentationCache;
  readonly compressors: readonly Compressor[];
  readonly cors: Cors;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface WidgetService {
  /** `/widget.js`. */
  script(): Promise<Representation>;
  /**
   * `/embed/<id>/events.json`, `/embed/<id>/events/<month>.json` and `/embed/<id>/category/<name>/events.json`: what the
   * element shows. Throws an `HttpProblem`, like `page`.
   */
  events(target: Target, origin: string): Promise<Representation>;
  /** `/embed/<id>`: the same as a page for an iframe. */
  page(target: Target, origin: string): Promise<Representation>;
  /** The page for the iframe when there is nothing to show: a sentence. */
  refusal(problem: { readonly status: number; readonly detail: string }, target: Target): Promise<PageText>;
}

/** An hour: sites keep the address in their pages for years, and a fix must reach them on the same day. */
const cacheScript = 'public, max-age=3600, stale-while-revalidate=86400';
const quarterHour = 900_000;

/** One of the two answers, JSON or a page, before it is rendered. */
interface WidgetRendering {
  /** Distinguishes answers in the cache, in addition to what follows. */
  readonly key: string;
  readonly name: string;
  readonly selection: Selection;
  readonly month: string | null;
  /** How often the answer may change with time, in milliseconds; null: once a day. */
  readonly step: number | null;
  /** `moment`: when the current step began, in milliseconds since 1970. */
  readonly render: (answer: WidgetAnswer, moment: number) => Promise<Rendered>;
}

interface Rendered {
  readonly body: string;
  readonly mediaType: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function createWidgetService(deps: WidgetServiceDeps): WidgetService {
  const { publisher, cache, compressors, savedFeeds, settings, look, now, cors } = deps;
  // Pages that isolate themselves from other origins (COEP) may load it too.
  const forAnySite = { ...cors.headers, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  let script: Promise<Representation> | undefined;

  const represent = async (asked: WidgetRendering, origin: string): Promise<Representation> => {
    const { name, selection, month, step } = asked;
    const index = await currentIndex(publisher);
    const { siteId } = index;
    const { calendarIds, saved, slug, calendars } = findFeed(name, index.calendars, savedFeeds);
    const listed = calendars.map((calendar) => ({ calendar }));
    const timeZone = feedTimeZone(listed, saved !== null, settings.timeZone);
    const { day: today, began } = localDay(timeZone, now());
    const moment = step === null ? began : Math.max(began, Math.floor(now() / step) * step);
    const request = { slug, saved, origin, siteId, selection, month, timeZone, today };

    const key = `widget ${asked.key} ${JSON.stringify([slug, selection.category, selection.organizer, selection.lang, month])}`;
    const inputs = [siteId, index.version, moment];
    return cache.represent({ origin, key, calendarIds, inputs }, async ({ answers, previous }) => {
      const snapshots = snapshotsOf(answers);
      const rendered = await asked.render(widgetAnswer(snapshots, request, settings, deps), moment);
      const stamps = [index, ...snapshots].map((one) => Date.parse(one.lastModified));
      const lastModified = Math.max(moment, ...stamps);
      const common = { 'Cache-Control': cacheForAWhile, ...forAnySite };
      return createRepresentation({ ...rendered, lastModified, previous, common }, compressors);
    });
  };

  return {
    script: () => {
      script ??= createRepresentation(
        {
          body: widgetScript,
          mediaType: 'text/javascript; charset=utf-8',
          // Nothing here knows when it was built, and every process would say something else.
          lastModified: null,
          common: { 'Cache-Control': cacheScript, ...forAnySite },
        },
        compressors,
      );
      return script;
    },

    events: async ({ path, query }, origin) => {
      const search = new URLSearchParams(query);
      const year = yearOf(now());
      const category = /\/category\/([^/]+)\/events\.json$/.exec(path)?.[1];
      if (category !== undefined) search.set('category', decodeSegment(category));
      const selection = widgetSelection(search, year);
      const asked = { name: widgetName(path), selection, month: widgetMonth(path, search, year) };
      const render = async (answer: WidgetAnswer) => ({
        body: `${JSON.stringify(answer)}\n`,
        mediaType: 'application/json; charset=utf-8',
      });
      return represent({ ...asked, key: 'events', step: null, render }, origin);
    },

    page: async ({ path, query }, origin) => {
      const search = new URLSearchParams(query);
      const year = yearOf(now());
      const options = widgetQuery(search, year);
      const name = widgetName(path);
      const selection = widgetSelection(search, year);
      const address = `${origin}/embed/${encodeURIComponent(name)}`;
      const linkTo = (change: Partial<WidgetQuery>) => address + widgetQueryText({ ...options, ...change }, selection);
      const links = {
        month: (month: string) => linkTo({ month }),
        pick: (pick: readonly string[]) => linkTo({ pick, part: 0 }),
        part: (part: number) => linkTo({ part }),
      };
      // What the visitor chose is a part of what the site shows.
      const wanted = new Set(selection.category);
      const picked = options.pick.filter((one) => wanted.size === 0 || wanted.has(one));
      const shown = picked.length === 0 ? selection : { ...selection, category: picked };
      const render = async (answer: WidgetAnswer, moment: number) => {
        const choices = (answer.categoryNames ?? []).filter((one) => wanted.size === 0 || wanted.has(comparable(one)));
        const around = { now: moment, choices, links, look, siteWords: settings.words };
        const { html, headers } = await renderEmbed(answer, { ...options, pick: picked }, around);
        return { body: html, mediaType: 'text/html; charset=utf-8', headers };
      };
      const month = options.layout === 'month' ? options.month : null;
      // The links to other months repeat the address.
      const key = `page ${address}${widgetQueryText(options, selection)}`;
      return represent({ key, name, selection: shown, month, step: quarterHour, render }, origin);
    },

    refusal: ({ status, detail }, { query }) =>
      renderEmbedRefusal(status, detail, new URLSearchParams(query).get('lang') ?? settings.language, {
        look,
        siteWords: settings.words,
      }),
  };
}

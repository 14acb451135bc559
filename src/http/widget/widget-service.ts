import { localDay } from '../../calendar/day.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import type { SavedFilter } from '../../feeds/select/select-entries.ts';
import { everything, parseSelection, type Selection } from '../../feeds/select/selection.ts';
import type { PageText } from '../../pages/frame/page-layout.ts';
import { shownEvents } from '../../pages/listing/shown-events.ts';
import { answerRange, chooseEvents } from '../../pages/widget/dates/answer-window.ts';
import { createWidgetDates } from '../../pages/widget/dates/widget-dates.ts';
import { renderEmbed, renderEmbedRefusal } from '../../pages/widget/embed/embed-page.ts';
import {
  parseMonth,
  parseWidgetQuery,
  type WidgetQuery,
  widgetQueryText,
} from '../../pages/widget/embed/widget-query.ts';
import { widgetScript } from '../../pages/widget/generated/widget-script.ts';
import type { WidgetAnswer } from '../../pages/widget/widget-answer.ts';
import { widgetEvents } from '../../pages/widget/widget-events.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import { calendarPage, describeFeed, type FeedSettings, feedTimeZone } from '../feeds/describe-feed.ts';
import { findFeed, type SavedFeedSettings } from '../feeds/feed-lookup.ts';
import { malformedQuery, notYet } from '../problems.ts';
import type { Compressor } from '../representation/content-coding.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import { cachedRepresentation, type RepresentationCache } from '../representation/representation-cache.ts';
import { decodeSegment, type Target } from '../request.ts';
import { openToAll } from '../respond.ts';
import { copiesOf } from '../snapshots.ts';

/** What a widget is to show. */
interface WidgetRequest {
  /** The saved feed's name, or the calendar's slug. */
  readonly slug: string;
  readonly saved: (SavedFeedSettings & SavedFilter) | null;
  readonly origin: string;
  readonly siteId: string;
  readonly selection: Selection;
  /** `YYYY-MM`; null: what comes. */
  readonly month: string | null;
  /** IANA: of the days. */
  readonly timeZone: string;
  /** The day that it is there. */
  readonly today: string;
}

/** The answer that the element reads and the iframe's page is written from. */
function widgetAnswer(snapshots: readonly Snapshot[], request: WidgetRequest, settings: FeedSettings): WidgetAnswer {
  const { slug, saved, origin, selection, month, timeZone, today } = request;
  const self = `${origin}/embed/${encodeURIComponent(slug)}`;
  const feed = describeFeed({ ...request, self, language: selection.lang }, snapshots, settings);
  const page = calendarPage(origin, { slug });
  const events = widgetEvents(
    snapshots.flatMap((snapshot) => shownEvents(snapshot, selection.lang ?? snapshot.calendar.language)),
    { filters: saved === null ? [selection] : [saved, selection], range: answerRange(month, today), timeZone, origin },
  );
  return {
    version: 1,
    title: feed.title,
    language: feed.language,
    timeZone,
    page,
    subscribe: `${page}#subscribe`,
    ...chooseEvents(events, month, today, createWidgetDates(feed.language, timeZone)),
  };
}

/** Of `/embed/<name>` and what is under it, decoded. */
const widgetName = (path: string): string => decodeSegment(path.split('/')[2] ?? '');

/** Of a feed's parameters, those that a widget has: whatever the others say, it shows what comes. Throws a 400. */
function widgetSelection(search: URLSearchParams): Selection {
  const own = new URLSearchParams([...search].filter(([name]) => name === 'category' || name === 'lang'));
  const parsed = parseSelection(own);
  if (parsed.kind === 'problems') throw malformedQuery(parsed.problems);
  const { category, lang } = parsed.selection;
  return { ...everything, category, lang, view: 'upcoming' };
}

/** What the iframe's page is asked for. Throws a 400. */
function widgetQuery(search: URLSearchParams): WidgetQuery {
  const parsed = parseWidgetQuery(search);
  if ('problems' in parsed) throw malformedQuery(parsed.problems);
  return parsed.query;
}

/** The month that the element asks for, `YYYY-MM`; null: what comes. Throws a 400. */
function widgetMonth(search: URLSearchParams): string | null {
  const text = search.get('month') || null;
  if (text === null || parseMonth(text) !== undefined) return text;
  throw malformedQuery([{ parameter: 'month', message: 'month must be a month, as in 2026-10.' }]);
}

interface WidgetServiceDeps {
  readonly publisher: Publisher;
  readonly settings: FeedSettings;
  readonly savedFeeds: Readonly<Record<string, SavedFeedSettings & SavedFilter>>;
  readonly cache: RepresentationCache;
  readonly compressors: readonly Compressor[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface WidgetService {
  /** `/widget.js`. */
  script(): Promise<Representation>;
  /** `/embed/<id>/events.json`: what the element shows. Throws an `HttpProblem`, as `page` does. */
  events(target: Target, origin: string): Promise<Representation>;
  /** `/embed/<id>`: the same as a page. */
  page(target: Target, origin: string): Promise<Representation>;
  /** The page where there is nothing to show, in a sentence. */
  refusal(problem: { readonly status: number; readonly detail: string }, target: Target): Promise<PageText>;
}

/** An hour: sites have the address in their pages for years, and a correction must reach them the same day. */
const cacheScript = 'public, max-age=3600, stale-while-revalidate=86400';
/** Pages that are isolated from other origins (COEP) may load it too. */
const forAnySite = { ...openToAll, 'Cross-Origin-Resource-Policy': 'cross-origin' };
const quarterHour = 900_000;

interface Asked {
  /** Of the cache, beside what is asked for. */
  readonly key: string;
  readonly name: string;
  readonly selection: Selection;
  readonly month: string | null;
  /** How often the rendering looks at the clock, in milliseconds; null: once a day. */
  readonly step: number | null;
  /** `moment`: now, in such steps. */
  readonly render: (answer: WidgetAnswer, moment: number) => Promise<Rendered>;
}

interface Rendered {
  readonly text: string;
  readonly mediaType: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function createWidgetService(parts: WidgetServiceDeps): WidgetService {
  const { publisher, cache, compressors, savedFeeds, settings, now } = parts;
  let script: Promise<Representation> | undefined;

  const represent = async (asked: Asked, origin: string): Promise<Representation> => {
    const { name, selection, month, step } = asked;
    const index = await publisher.index();
    if (index.kind === 'pending') throw notYet(index.retryAfter);
    const { siteId } = index;
    const { calendarIds, saved, slug } = findFeed(name, index.calendars, savedFeeds);
    const listed = calendarIds.flatMap((id) => index.calendars.filter((calendar) => calendar.id === id));
    const zones = listed.map((calendar) => ({ calendar }));
    const timeZone = feedTimeZone(zones, saved !== null, settings.timeZone);
    const { day: today, began } = localDay(timeZone, now());
    const moment = step === null ? began : Math.max(began, Math.floor(now() / step) * step);
    const request = { slug, saved, origin, siteId, selection, month, timeZone, today };

    return cachedRepresentation(publisher, cache, {
      key: `widget ${asked.key} ${origin} ${JSON.stringify([slug, selection.category, selection.lang, month])}`,
      calendarIds,
      beside: [siteId, index.version, moment],
      build: async (answers, before) => {
        const snapshots = copiesOf(answers);
        const rendered = await asked.render(widgetAnswer(snapshots, request, settings), moment);
        const changed = Math.max(moment, ...snapshots.map((one) => Date.parse(one.lastModified)));
        const lastModified = Math.max(changed, (before?.lastModified ?? 0) * 1000);
        const common = { 'Cache-Control': cacheForAWhile, ...forAnySite };
        return createRepresentation({ ...rendered, lastModified, common }, compressors);
      },
    });
  };

  return {
    script: () => {
      script ??= createRepresentation(
        {
          text: widgetScript,
          mediaType: 'text/javascript; charset=utf-8',
          // When it was built nobody knows here; not before it was first served, at any rate.
          lastModified: now(),
          common: { 'Cache-Control': cacheScript, ...forAnySite },
        },
        compressors,
      );
      return script;
    },

    events: async ({ path, query }, origin) => {
      const search = new URLSearchParams(query);
      const asked = { name: widgetName(path), selection: widgetSelection(search), month: widgetMonth(search) };
      const render = async (answer: WidgetAnswer) => ({
        text: `${JSON.stringify(answer)}\n`,
        mediaType: 'application/json; charset=utf-8',
      });
      return represent({ ...asked, key: 'events', step: null, render }, origin);
    },

    page: async ({ path, query }, origin) => {
      const search = new URLSearchParams(query);
      const options = widgetQuery(search);
      const name = widgetName(path);
      const selection = widgetSelection(search);
      const address = `${origin}/embed/${encodeURIComponent(name)}`;
      const monthLink = (month: string) => address + widgetQueryText({ ...options, month }, selection);
      const render = async (answer: WidgetAnswer, moment: number) => {
        const { html, headers } = await renderEmbed(answer, options, moment, monthLink);
        return { text: html, mediaType: 'text/html; charset=utf-8', headers };
      };
      const month = options.layout === 'month' ? options.month : null;
      // The links to other months repeat the address.
      const key = `page ${address}${widgetQueryText(options, selection)}`;
      return represent({ key, name, selection, month, step: quarterHour, render }, origin);
    },

    refusal: ({ status, detail }, { query }) =>
      renderEmbedRefusal(status, detail, new URLSearchParams(query).get('lang') ?? settings.language),
  };
}

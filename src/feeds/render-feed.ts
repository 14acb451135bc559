import type { Calendar } from '../calendar/calendar.ts';
import { eventNames, nameFilters } from '../calendar/event-names.ts';
import { type FeedCut, uncut } from '../calendar/feed-cut.ts';
import type { Snapshot } from '../calendar/snapshot.ts';
import type { SiteWords } from '../i18n/site-words.ts';
import { feedWordsFor } from '../i18n/words-for.ts';
import type { Feed, FeedEntry, FeedFormat } from './feed.ts';
import { createBlockCache } from './ical/block-cache.ts';
import { fitBytes } from './ical/fit-bytes.ts';
import type { IcalendarOptions } from './ical/ical-event.ts';
import { type BlockSource, renderEventFile, renderIcalendar } from './ical/icalendar.ts';
import { calendarHref, seriesIdOf } from './identifiers.ts';
import { renderAtom } from './news/atom.ts';
import { feedStyle } from './news/feed-style.ts';
import { renderJsonFeed } from './news/json-feed.ts';
import { renderRss } from './news/rss.ts';
import type { FeedPage } from './select/feed-page.ts';
import { filteredTitle } from './select/filter-path.ts';
import { type SavedFilter, selectEntries, selectEvent } from './select/select-entries.ts';
import type { EventFilter, Selection } from './select/selection.ts';
import { cleanLine } from './text/clean-text.ts';

/**
 * Renders feeds to finished bytes. A request and its result are plain data that structured cloning can copy, so a
 * renderer may run in this thread, in a worker thread, in a Durable Object or in another process.
 */
export type FeedRenderer = (request: RenderRequest) => Promise<RenderedFeed | null>;

/** Everything that a feed's bytes depend on. Equal requests give equal bytes in every renderer. */
export interface RenderRequest extends FeedRequest {
  readonly format: FeedFormat;
  /** The portal's id of an event: renders its .ics file with all its occurrences. Null: renders the feed. */
  readonly eventId: string | null;
  readonly saved: SavedFeed | null;
  readonly selection: Selection;
  /** Today in `timeZone`, `YYYY-MM-DD`. */
  readonly today: string;
  /** The zone in which days are counted, IANA. */
  readonly timeZone: string;
  readonly limits: FeedLimits;
  readonly events: IcalendarOptions;
  readonly settings: FeedSettings;
  /** One for each calendar. A renderer in another thread may keep them, by the calendar's id and the version. */
  readonly snapshots: readonly Snapshot[];
  /** Where further pages of news are, below the origin. Absent: nowhere. */
  readonly pages?: FeedPages;
}

/** Paths with their queries. */
export interface FeedPages {
  readonly first: string;
  /** The place after which a page begins stands between these. */
  readonly after: { readonly before: string; readonly behind: string };
}

export interface RenderedFeed {
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** For Content-Type. */
  readonly mediaType: string;
  /** Instant of the last change of any of the calendars. */
  readonly lastModified: string;
  /** Whether its bytes may differ on another day: it lacks something of its calendars, or says what comes next. */
  readonly followsDay: boolean;
  readonly cut: FeedCut;
}

export interface FeedLimits {
  /** Days that a calendar goes back; 0: no limit. */
  readonly pastDays: number;
  /** Entries of RSS, Atom and JSON Feed; 0: no limit. */
  readonly items: number;
  /** Bytes of a calendar; 0: no limit. */
  readonly bytes: number;
}

/** What feeds say about themselves, from the configuration. */
export interface FeedSettings {
  readonly siteTitle: string;
  readonly author: string | null;
  readonly timeZone: string | null;
  readonly language: string;
  /** Words that the site gives itself. Absent: none. */
  readonly words?: SiteWords;
  readonly refreshSeconds: number;
  /** Pictures that show whose the feed is: URLs, or paths below the host. Absent: there are none. */
  readonly pictures?: { readonly logo: string | null; readonly icon: string | null };
}

interface SavedFeed extends SavedFilter {
  readonly title: string;
}

/** Events that are rendered before others get their turn: a few hundredths of a second. */
const slice = 500;

/**
 * A renderer in this thread. `blockCharacters`: how many characters of rendered events it keeps for the next feed.
 * `pause` lets this thread do what else there is to do, now and then during a long rendering; by default nothing else is
 * done meanwhile.
 */
export function createFeedRenderer({
  blockCharacters,
  pause,
}: {
  readonly blockCharacters: number;
  readonly pause?: (() => Promise<void>) | undefined;
}): FeedRenderer {
  const blocks = createBlockCache(blockCharacters);
  const encoder = new TextEncoder();
  /** The blocks of the entries, rendered in slices. Without a pause nothing is gained, and they are rendered later. */
  const inSlices = async (entries: Feed['entries'], source: BlockSource): Promise<BlockSource> => {
    if (pause === undefined || entries.length <= slice) return source;
    const made = new Map<FeedEntry, string>();
    for (const entry of entries) {
      if (made.size % slice === 0) await pause();
      made.set(entry, source(entry));
    }
    return (entry) => made.get(entry) ?? source(entry);
  };
  return async (request) => {
    const { snapshots, format, eventId, events, limits, today } = request;
    const { entries, next } = entriesOf(request);
    const description = describeFeed(request, snapshots);
    const style = () => ({ style: request.origin + feedStyle(description.language, description.siteWords).path });
    const links = { ...description.links, ...pageLinks(request, next), ...(isXml(format) ? style() : {}) };
    const feed: Feed = { ...description, links, entries };
    const rendered = (text: string, cut: FeedCut = uncut): RenderedFeed => ({
      bytes: encoder.encode(text) as Uint8Array<ArrayBuffer>,
      mediaType: formatRenderers[format].mediaType,
      lastModified: feed.lastModified,
      followsDay:
        cut.shortened > 0 ||
        snapshots.reduce((sum, one) => sum + one.events.length, 0) !== feed.entries.length ||
        feed.entries.some(({ next }) => next !== undefined),
      cut,
    });
    const { for: program, alarm } = request.selection;
    if (eventId !== null) {
      const form = { ...events, alarm, ...(program !== null && { programs: [program] }) };
      return feed.entries.length === 0 ? null : rendered(renderEventFile(feed, form));
    }
    if (format !== 'ics') return rendered(formatRenderers[format].render(feed));
    const programs = program === null ? [] : [program];
    const source = await inSlices(feed.entries, blocks({ ...feed, ...events, programs, alarm }));
    const fitted = fitBytes(feed, { bytes: limits.bytes, today, programs }, source);
    return rendered(formatRenderers.ics.render(fitted.feed, fitted.blockOf), fitted.cut);
  };
}

function entriesOf({ snapshots, eventId, selection, ...context }: RenderRequest): FeedPage {
  if (eventId === null) return selectEntries(snapshots, selection, context);
  const own = snapshots.flatMap((snapshot) => selectEvent(snapshot, eventId, selection.lang, context.origin));
  return { entries: own, next: null };
}

/** Whether browsers show the format as XML, once its type allows it. */
const isXml = (format: FeedFormat): boolean => format === 'rss' || format === 'atom';

/** `next`: the place after which the next page begins. */
function pageLinks(
  { origin, pages, selection }: RenderRequest,
  next: string | null,
): Pick<Feed['links'], 'first' | 'next'> {
  if (pages === undefined) return {};
  const { before, behind } = pages.after;
  return {
    ...(selection.after !== null && { first: origin + pages.first }),
    ...(next !== null && { next: origin + before + next + behind }),
  };
}

interface FormatRenderer {
  /** For Content-Type, with its parameter; autodiscovery omits the parameter. */
  readonly mediaType: string;
  /** `blockOf` gives the block of an event from a cache. Without it, every block is rendered again. */
  readonly render: (feed: Feed, blockOf?: BlockSource) => string;
}

/** The formats by the extension of a feed's address. */
export const formatRenderers: Readonly<Record<FeedFormat, FormatRenderer>> = {
  ics: { mediaType: 'text/calendar; charset=utf-8', render: (feed, blockOf) => renderIcalendar(feed, {}, blockOf) },
  rss: { mediaType: 'application/rss+xml; charset=utf-8', render: (feed) => renderRss(feed) },
  atom: { mediaType: 'application/atom+xml; charset=utf-8', render: (feed) => renderAtom(feed) },
  json: { mediaType: 'application/feed+json; charset=utf-8', render: (feed) => renderJsonFeed(feed) },
};

/** Which feed is requested, and at which address. */
export interface FeedRequest {
  /** The saved feed's name, or the calendar's slug. */
  readonly slug: string;
  /** Null: the feed of one calendar. */
  readonly saved: { readonly title: string } | null;
  /** What links begin with: the public URL, or the scheme and host that the request was sent to. */
  readonly origin: string;
  /** Absolute URL of the feed, as it was asked for. */
  readonly self: string;
  readonly siteId: string;
  readonly selection: EventFilter & Pick<Selection, 'lang'>;
  /** Whether the filter is in the path. Such a feed is one of its own, so its title says what it holds. Absent: it is not. */
  readonly isNamed?: boolean;
  readonly settings: FeedSettings;
}

/** An hour, however often the portal is read: most clients that follow the hint fetch the whole feed each time. */
const shortestPollSeconds = 3600;

/** The feed without its entries. Title, language and zone are the calendar's, or for a saved feed the site's. */
export function describeFeed(
  { slug, saved, origin, self, siteId, selection, isNamed = false, settings }: FeedRequest,
  snapshots: readonly Snapshot[],
): Omit<Feed, 'entries'> {
  const calendar = saved === null ? snapshots[0]?.calendar : undefined;
  const title = saved?.title ?? calendar?.title ?? settings.siteTitle;
  const language = selection.lang ?? calendar?.language ?? settings.language;
  return {
    title: isNamed
      ? filteredTitle(
          title,
          selection,
          spellingsOf(snapshots),
          seriesTitlesOf(snapshots),
          feedWordsFor(language),
          language,
        )
      : title,
    description: calendar?.description ?? null,
    timeZone: feedTimeZone(snapshots, saved !== null, settings.timeZone),
    language,
    ...(settings.words && { siteWords: settings.words }),
    color: calendar?.color ?? null,
    author: settings.author ?? settings.siteTitle,
    siteId,
    path: calendar ? encodeURIComponent(calendar.id) : `feed/${encodeURIComponent(slug)}`,
    lastModified: latest(snapshots.map(({ lastModified }) => lastModified)),
    changedAt: latest(snapshots.map(({ lastModified, changedAt = lastModified }) => changedAt)),
    links: { self, home: calendarHref(origin, calendar?.slug ?? slug) },
    logo: pictureUrl(settings.pictures?.logo, origin),
    icon: pictureUrl(settings.pictures?.icon, origin),
    refreshSeconds: Math.max(settings.refreshSeconds, shortestPollSeconds),
  };
}

const pictureUrl = (address: string | null | undefined, origin: string): string | null =>
  address ? new URL(address, `${origin}/`).href : null;

/** The names that feeds can be filtered by, as the portal writes them. */
const spellingsOf = (snapshots: readonly Snapshot[]): readonly string[] => [
  ...new Set(
    snapshots.flatMap(({ events }) =>
      events.flatMap(({ event }) => nameFilters.flatMap((filter) => eventNames[filter](event))),
    ),
  ),
];

/** By id: the titles of the series that the portal names. */
const seriesTitlesOf = (snapshots: readonly Snapshot[]): ReadonlyMap<string, string> =>
  new Map(
    snapshots.flatMap(({ events }) =>
      events.flatMap(({ event }): [string, string][] => {
        const [id, title] = [seriesIdOf(event), cleanLine(event.series?.title ?? '')];
        return id === null || title === '' ? [] : [[cleanLine(id), title]];
      }),
    ),
  );

const latest = (instants: readonly string[]): string => instants.reduce((last, one) => (one > last ? one : last), '');

/** The zone in which a feed counts days: the calendar's own; for a saved feed the site's. */
export function feedTimeZone(
  from: readonly { readonly calendar: Pick<Calendar, 'timeZone'> }[],
  isSaved: boolean,
  siteTimeZone: string | null,
): string {
  const first = from[0]?.calendar.timeZone;
  return (isSaved ? (siteTimeZone ?? first) : (first ?? siteTimeZone)) ?? 'UTC';
}

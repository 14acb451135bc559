import { localDay, yearOf } from '../../calendar/day.ts';
import type { FeedCut } from '../../calendar/feed-cut.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { type FeedFormat, feedFormats } from '../../feeds/feed.ts';
import type { IcalendarOptions } from '../../feeds/ical/ical-event.ts';
import { type FeedLimits, type FeedRenderer, type FeedSettings, feedTimeZone } from '../../feeds/render-feed.ts';
import { filterPath } from '../../feeds/select/filter-path.ts';
import type { SavedFilter } from '../../feeds/select/select-entries.ts';
import { everything, parseSelection, type Selection, selectionKey } from '../../feeds/select/selection.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import { HttpProblem, malformedQuery, noSuchEvent } from '../http-problem.ts';
import { currentIndex, findFeed, type SavedFeedSettings, snapshotsOf, type Versions } from '../lookup.ts';
import type { Compressor } from '../representation/compressors.ts';
import {
  cacheForAnHour,
  cacheForAWhile,
  createRepresentation,
  type Representation,
} from '../representation/representation.ts';
import type { RepresentationCache } from '../representation/representation-cache.ts';
import { feedPath, readFeedAddress, type Target } from '../request.ts';
import { type Cors, contentDisposition } from '../respond.ts';
import type { TruncationReport } from './truncation.ts';

export interface FeedServiceDeps {
  readonly publisher: Pick<Publisher, 'index' | 'feeds'>;
  readonly settings: FeedSettings;
  readonly limits: FeedLimits;
  readonly events: IcalendarOptions;
  readonly savedFeeds: Readonly<Record<string, SavedFeedSettings & SavedFilter>>;
  readonly render: FeedRenderer;
  readonly cache: Pick<RepresentationCache, 'represent'>;
  /** Feeds of one calendar that were rendered elsewhere. Absent: there are none. */
  readonly finished?: FindFinished | undefined;
  /** Finds saved feeds that were rendered elsewhere. Absent: all are rendered here. */
  readonly findSaved?: FindSavedFeed | undefined;
  /** Takes a saved feed without a query that was rendered here. */
  readonly noteSaved?: ((rendered: RenderedSavedFeed) => void) | undefined;
  readonly compressors: readonly Compressor[];
  readonly cors: Cors;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly truncations: Pick<TruncationReport, 'note'>;
}

/** The feed of one calendar without a query: what nearly all subscribers ask for. */
export interface PlainFeed {
  readonly calendarId: string;
  /** What its links begin with. */
  readonly origin: string;
  /** The name in its address: the calendar's slug or its id. */
  readonly name: string;
  readonly format: FeedFormat;
}

/** A feed of one calendar, or the file of one of its events. */
export interface CalendarFeed extends PlainFeed {
  /** Path and query where it is not the feed without a query, in canonical form. Absent: it is. */
  readonly target?: string;
}

/**
 * Looks for a feed that was rendered elsewhere. Null: there is none, so it is rendered here. Throws an `HttpProblem`.
 * `acceptEncoding`: the client's header. Variants that it does not take may be missing.
 */
export type FindFinished = (asked: CalendarFeed, acceptEncoding?: string) => Promise<Representation | null>;

/** A saved feed without a query. */
export interface SavedFeed {
  /** What its links begin with. */
  readonly origin: string;
  readonly name: string;
  readonly format: FeedFormat;
  /** The calendars that it is made of, in order. */
  readonly calendarIds: readonly string[];
  /** Everything else that its bytes depend on, but for the configuration. */
  readonly inputs: readonly unknown[];
}

/**
 * Looks for a saved feed as it is published. Null: it is rendered here. `before`: what was rendered last, whose bytes are
 * not there. `acceptEncoding`: as for `FindFinished`. Never rejects.
 */
export type FindSavedFeed = (
  asked: SavedFeed,
  acceptEncoding?: string,
) => Promise<{ readonly current: Representation | null; readonly before?: Representation }>;

export interface RenderedSavedFeed extends SavedFeed {
  /** What it was rendered from. */
  readonly versions: Versions;
  readonly representation: Representation;
  readonly cut: FeedCut;
}

/**
 * Answers a path under `/feeds/`: a feed, or the file of one event. Throws an `HttpProblem`. `acceptEncoding`: the client's
 * header; what is sent depends on it, but not what is rendered.
 */
export type FeedService = (target: Target, origin: string, acceptEncoding?: string) => Promise<Representation>;

export function createFeedService(deps: FeedServiceDeps): FeedService {
  const { publisher, cache, compressors, cors, savedFeeds, settings, limits, events } = deps;

  return async (target, origin, acceptEncoding) => {
    const { name, eventId, format, selection, isNamed, path, pages } = readFeedRequest(target, deps.now());
    const self = origin + path;
    const index = await currentIndex(publisher);
    const { calendarIds, saved, slug, calendars } = findFeed(name, index.calendars, savedFeeds);
    const listed = calendars.map((calendar) => ({ calendar }));
    const isPlain = eventId === null && selectionKey(selection) === '';
    const own = saved === null ? calendars[0] : undefined;
    const asked = { origin, name, format, ...(!isPlain && { target: path }) };
    const finished = own && (await deps.finished?.({ calendarId: own.id, ...asked }, acceptEncoding));
    if (finished) return finished;
    const timeZone = feedTimeZone(listed, saved !== null, settings.timeZone);
    const today = localDay(timeZone, deps.now());

    // An event's file does not depend on the day.
    const inputs = [
      index.siteId,
      slug,
      eventId === null ? today.day : null,
      ...(saved === null ? [] : [index.version]),
    ];
    const plainSaved = isPlain && saved !== null ? { origin, name, format, calendarIds, inputs } : null;
    const found = plainSaved === null ? undefined : await deps.findSaved?.(plainSaved, acceptEncoding);
    if (found?.current) return found.current;
    return cache.represent({ origin, key: path, calendarIds, inputs }, async ({ answers, versions, ...kept }) => {
      const previous = later(kept.previous, found?.before ?? null);
      const snapshots = snapshotsOf(answers);
      const address = { slug, saved, origin, self, pages, isNamed, siteId: index.siteId };
      const context = { today: today.day, timeZone, limits, events, settings };
      const feed = await deps.render({ format, eventId, selection, ...address, ...context, snapshots });
      if (feed === null) throw noSuchEvent();
      if (format === 'ics' && isPlain)
        await deps.truncations.note(slug, saved === null ? (calendarIds[0] ?? null) : null, feed.cut);
      const changed = Date.parse(feed.lastModified);
      // A saved feed also changes with the list of calendars, and with what the configuration says of it.
      const changedAt = async (): Promise<number> => {
        const earliest = Math.max(changed, Date.parse(index.lastModified));
        const contents = [calendarIds, versions, index.siteId, index.version, saved, settings, limits, events];
        return (await publisher.feeds?.changedAt(slug, contents, earliest)) ?? earliest;
      };
      const content = {
        body: feed.bytes,
        mediaType: feed.mediaType,
        // It never goes back, not even after a deletion: Apple Calendar would keep asking with the later date that it has,
        // and get 304 for ever. An event's file does not depend on the day.
        lastModified: Math.max(
          saved === null ? changed : await changedAt(),
          eventId === null && feed.followsDay ? today.began : 0,
          // A calendar's events have new stamps where they are written otherwise, and it a new date.
          format === 'ics' ? 0 : Date.parse(index.renderedSince ?? '1970-01-01'),
        ),
        previous,
        common: {
          'Cache-Control': selection.after === null ? cacheForAWhile : cacheForAnHour,
          ...cors.headers,
          // A browser that opens RSS or Atom gets them with another type.
          ...(/^(?:rss|atom)$/.test(format) && { Vary: `${cors.headers.Vary ?? 'Accept-Encoding'}, Sec-Fetch-Dest` }),
        },
        headers: {
          'Content-Disposition': contentDisposition(fileTitle(snapshots, saved, eventId), format, eventId ?? slug),
        },
      };
      const representation = await createRepresentation(content, compressors);
      if (plainSaved !== null) deps.noteSaved?.({ ...plainSaved, versions, representation, cut: feed.cut });
      return representation;
    });
  };
}

interface FeedRequest {
  /** A saved feed's name, a calendar's slug or a calendar's id. */
  readonly name: string;
  readonly eventId: string | null;
  readonly format: FeedFormat;
  readonly selection: Selection;
  /** Whether the filter is in the path. */
  readonly isNamed: boolean;
  /** Path and query in canonical form: for the self link, to which some readers subscribe, and for the cache's key. */
  readonly path: string;
  /** The same for other pages of the feed: the first, and those after a place, which stands between the two texts. */
  readonly pages: { readonly first: string; readonly after: { readonly before: string; readonly behind: string } };
}

function readFeedRequest({ path, query }: Target, now: number): FeedRequest {
  const address = readFeedAddress(path);
  if (!address || !isFormat(address.extension) || (address.eventId !== null && address.extension !== 'ics')) {
    throw new HttpProblem(404, 'There is no such feed: feed addresses end in .ics, .rss, .atom or .json.');
  }
  const { name, eventId, filter, extension: format } = address;
  const given = new URLSearchParams(query);
  for (const [parameter, value] of filter) given.append(parameter, value);
  const parsed = parseSelection(given, yearOf(now));
  if (parsed.kind === 'problems') throw malformedQuery(parsed.problems);
  const selection = meant(parsed.selection, eventId, format);
  // Each stays at the kind of address that it was asked at: a client takes its own address from the self link.
  const isNamed = filter.length > 0 && filterPath(selection) !== null;
  const pathTo = (asked: Selection, inPath: boolean): string => {
    const named = inPath ? filterPath(asked) : null;
    const key = named === null ? selectionKey(asked) : '';
    return feedPath(address, named ?? '') + (key && `?${key}`);
  };
  const first = selection.after === null ? selection : { ...selection, after: null };
  // Further pages of a feed without a query have none either, so that an export can hold them.
  const inPath = isNamed || selectionKey(first) === '';
  const pages = { first: pathTo(first, isNamed), after: splitAt(pathTo({ ...selection, after: anyPlace }, inPath)) };
  return { name, eventId, format, selection, isNamed, path: pathTo(selection, isNamed), pages };
}

/** That of the later date. */
const later = (one: Representation | null, other: Representation | null): Representation | null =>
  one === null || (other !== null && other.lastModified > one.lastModified) ? other : one;

/** What a file is called: after the event, or after the calendar or saved feed. */
function fileTitle(snapshots: readonly Snapshot[], saved: SavedFeedSettings | null, eventId: string | null): string {
  const [first] = snapshots;
  if (eventId === null) return saved?.title ?? first?.calendar.title ?? '';
  const events = snapshots.flatMap(({ events: published }) => published.map(({ event }) => event));
  return events.find(({ id, overrides }) => id === eventId || overrides?.id === eventId)?.title ?? '';
}

/** Stands for a place in an address. */
const anyPlace = 'PLACE';

/** What stands before and behind the place: it is the last parameter. */
function splitAt(path: string): FeedRequest['pages']['after'] {
  const at = path.lastIndexOf(anyPlace);
  return { before: path.slice(0, at), behind: path.slice(at + anyPlace.length) };
}

/** What of a selection has a meaning: a request for one event ignores the filters of its calendar, only .ics has forms, and only news have pages. */
function meant(selection: Selection, eventId: string | null, format: FeedFormat): Selection {
  if (selection === everything) return everything;
  const { lang, for: program, alarm } = selection;
  if (eventId !== null) return { ...everything, lang, for: program, alarm };
  return format === 'ics' ? { ...selection, after: null } : { ...selection, for: null, alarm: null };
}

const isFormat = (extension: string): extension is FeedFormat => feedFormats.some((format) => format === extension);

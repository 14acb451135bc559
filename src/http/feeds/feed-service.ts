import type { Calendar } from '../../calendar/calendar.ts';
import { localDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import type { Feed, FeedEntry, FeedFormat } from '../../feeds/feed.ts';
import { createBlockCache } from '../../feeds/ical/block-cache.ts';
import type { IcalendarOptions } from '../../feeds/ical/ical-event.ts';
import { fitBytes, renderEventFile } from '../../feeds/ical/icalendar.ts';
import { feedRenderers } from '../../feeds/render-feed.ts';
import { type SavedFilter, selectEntries, selectEvent } from '../../feeds/select/select-entries.ts';
import { everything, parseSelection, type Selection, selectionKey } from '../../feeds/select/selection.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import type { Log } from '../../publisher/runtime.ts';
import { HttpProblem, malformedQuery, notYet } from '../problems.ts';
import {
  type Compressor,
  cacheForAWhile,
  createRepresentation,
  type Representation,
} from '../representation/representation.ts';
import { cachedRepresentation, type RepresentationCache } from '../representation/representation-cache.ts';
import type { Target } from '../request.ts';
import { contentDisposition, openToAll } from '../respond.ts';
import { type CopyAnswer, copiesOf } from '../snapshots.ts';
import { describeFeed, eventPage, type FeedSettings, feedTimeZone } from './describe-feed.ts';
import { askedPath, findFeed, readFeedAddress, type SavedFeedSettings } from './feed-lookup.ts';
import type { TruncationReport } from './truncation.ts';

export interface FeedServiceDeps {
  readonly publisher: Publisher;
  readonly settings: FeedSettings;
  /** 0: no limit. */
  readonly limits: { readonly pastDays: number; readonly items: number; readonly bytes: number };
  /** How .ics tells events. */
  readonly events: IcalendarOptions;
  readonly savedFeeds: Readonly<Record<string, SavedFeedSettings & SavedFilter>>;
  readonly cache: RepresentationCache;
  readonly compressors: readonly Compressor[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** Told of each calendar that had to leave events out. */
  readonly cuts: TruncationReport;
  /** Rendered events that are kept from feed to feed, in characters. */
  readonly blockCharacters: number;
}

/** The feed, or the one event, that a path under `/feeds/` asks for. Throws an `HttpProblem`. */
export type FeedService = (target: Target, origin: string) => Promise<Representation>;

export function createFeedService(parts: FeedServiceDeps): FeedService {
  const { publisher, cache, compressors, savedFeeds, settings, limits, events, log } = parts;
  const blocks = createBlockCache(parts.blockCharacters);

  const renderCalendar = (feed: Feed, today: string): { readonly text: string; readonly cut: number } => {
    const fitted = fitBytes(feed, limits.bytes, today, blocks({ ...feed, ...events }));
    if (fitted.cut > 0)
      log('warn', `${feed.links.self}: ${fitted.cut} events left out, to stay under ${limits.bytes} bytes.`);
    return { text: feedRenderers.ics.render(fitted.feed, fitted.blockOf), cut: fitted.cut };
  };

  return async (target, origin) => {
    const address = readFeedAddress(target.path);
    if (!address || !isFormat(address.extension) || (address.eventId !== null && address.extension !== 'ics')) {
      throw new HttpProblem(404, 'There is no such feed: an address ends in .ics, .rss, .atom or .json.');
    }
    const { eventId, extension: format } = address;
    const asked = readSelection(target.query);
    // One event is one event, whatever the window of its calendar.
    const selection = eventId === null ? asked : { ...everything, lang: asked.lang };

    const index = await publisher.index();
    if (index.kind === 'pending') throw notYet(index.retryAfter);
    const { calendarIds, saved, slug } = findFeed(address.name, index.calendars, savedFeeds);
    const query = selectionKey(selection);
    const self = origin + askedPath(target.path, address) + (query && `?${query}`);
    const listed = calendarIds.flatMap((id) => index.calendars.filter((calendar) => calendar.id === id));
    const zones = listed.map((calendar) => ({ calendar }));
    const timeZone = feedTimeZone(zones, saved !== null, settings.timeZone);
    const today = localDay(timeZone, parts.now());
    const linkOf = (calendar: Calendar, event: CalendarEvent) => eventPage(origin, calendar, event);

    const build = (answers: readonly CopyAnswer[], before: Representation | undefined) => {
      const snapshots = copiesOf(answers);
      const request = { slug, saved, origin, self, siteId: index.siteId, language: selection.lang };
      const description = describeFeed(request, snapshots, settings);
      const select = (): readonly FeedEntry[] =>
        eventId === null
          ? selectEntries(snapshots, selection, { format, saved, limits, today: today.day, timeZone, linkOf })
          : snapshots.flatMap((snapshot) => selectEvent(snapshot, eventId, selection.lang, linkOf));
      const feed = { ...description, entries: select() };
      if (eventId !== null && feed.entries.length === 0) {
        throw new HttpProblem(404, 'There is no such event in this calendar.');
      }
      const { mediaType, render } = feedRenderers[format];
      const write = (): string => {
        if (eventId !== null) return renderEventFile(feed, events);
        if (format !== 'ics') return render(feed);
        const { text, cut } = renderCalendar(feed, today.day);
        if (query === '') parts.cuts.note(slug, saved === null ? (calendarIds[0] ?? null) : null, cut);
        return text;
      };
      const text = write();
      return createRepresentation(
        {
          text,
          mediaType,
          lastModified: lastModified(snapshots, feed.entries, eventId === null ? today.began : 0, before),
          common: { 'Cache-Control': cacheForAWhile, ...openToAll },
          headers: { 'Content-Disposition': contentDisposition(eventId ?? slug, format) },
        },
        compressors,
      );
    };
    const beside = [index.siteId, slug, eventId === null ? today.day : null];
    return cachedRepresentation(publisher, cache, { key: self, calendarIds, beside, build });
  };
}

const isFormat = (extension: string): extension is FeedFormat => Object.hasOwn(feedRenderers, extension);

function readSelection(query: string): Selection {
  const parsed = parseSelection(new URLSearchParams(query));
  if (parsed.kind === 'selection') return parsed.selection;
  throw malformedQuery(parsed.problems);
}

/**
 * When the feed became what it is: the last change of a calendar, or, where the day decides what it holds, today's
 * beginning. Never goes back, deletions included: Apple Calendar stays on 304 when it does (interop.md §3).
 */
function lastModified(
  snapshots: readonly Snapshot[],
  entries: readonly FeedEntry[],
  dayBegan: number,
  before: Representation | undefined,
): number {
  const changes = snapshots.map((snapshot) => Date.parse(snapshot.lastModified));
  const holdsAll = snapshots.reduce((sum, { events }) => sum + events.length, 0) === entries.length;
  return Math.max(...changes, holdsAll ? 0 : dayBegan, (before?.lastModified ?? 0) * 1000);
}

import type { CalendarEvent } from '../calendar/event.ts';
import type { Snapshot } from '../calendar/snapshot.ts';
import type { Feed, FeedEntry } from '../feeds/feed.ts';
import type { SavedFeedSettings } from './find-feed.ts';

// STAND-IN until the feeds room is there.
export interface Selection {
  readonly canonical: string;
}
export const parseSelection = (_query: string): Selection => ({ canonical: '' });
export const selectEvents = (events: readonly FeedEntry[], _selection: Selection, _now: number): FeedEntry[] => [
  ...events,
];
/** What a feed says beside its events, from the configuration. */
export interface FeedSettings {
  readonly siteTitle: string;
  readonly siteId: string;
  readonly author: string | null;
  readonly timeZone: string | null;
  readonly language: string;
  readonly refreshSeconds: number;
}

export interface FeedRequest {
  /** The name that it was found by. */
  readonly slug: string;
  readonly saved: SavedFeedSettings | null;
  readonly origin: string;
  /** Absolute URL that was asked for. */
  readonly self: string;
}

/** Below this a client would ask more often than a cached answer may change. */
const shortestPoll = 300;

/** Puts a feed together: what it says of itself, with every event of its calendars. */
export function feedOf(request: FeedRequest, snapshots: readonly Snapshot[], settings: FeedSettings): Feed {
  const { saved, origin, slug } = request;
  const calendar = snapshots[0]?.calendar;
  const own = saved === null ? calendar : undefined;
  return {
    title: saved?.title ?? own?.title ?? settings.siteTitle,
    description: own?.description ?? null,
    timeZone: own?.timeZone ?? settings.timeZone ?? calendar?.timeZone ?? 'UTC',
    language: own?.language ?? settings.language,
    color: own?.color ?? null,
    author: settings.author ?? settings.siteTitle,
    siteId: settings.siteId,
    path: own ? encodeURIComponent(own.id) : `feed/${encodeURIComponent(slug)}`,
    entries: snapshots.flatMap((snapshot) => entriesOf(snapshot, origin)),
    lastModified: snapshots.reduce((latest, one) => (one.lastModified > latest ? one.lastModified : latest), ''),
    links: { self: request.self, home: own ? calendarPage(origin, own.slug) : `${origin}/` },
    refreshSeconds: Math.max(settings.refreshSeconds, shortestPoll),
  };
}

function entriesOf({ calendar, events }: Snapshot, origin: string): FeedEntry[] {
  return events.map((entry) => ({
    ...entry,
    calendarId: calendar.id,
    timeZone: calendar.timeZone,
    link: entry.event.url ?? eventPage(origin, calendar.slug, entry.event),
  }));
}

const calendarPage = (origin: string, slug: string): string => `${origin}/calendars/${encodeURIComponent(slug)}`;

const eventPage = (origin: string, slug: string, event: CalendarEvent): string =>
  `${calendarPage(origin, slug)}/events/${encodeURIComponent(event.id)}`;

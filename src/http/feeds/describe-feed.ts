import type { Calendar } from '../../calendar/calendar.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import type { Feed } from '../../feeds/feed.ts';

/** What feeds say of themselves, from the configuration. */
export interface FeedSettings {
  readonly siteTitle: string;
  readonly author: string | null;
  readonly timeZone: string | null;
  readonly language: string;
  readonly refreshSeconds: number;
}

export interface FeedRequest {
  /** The saved feed's name, or the calendar's slug. */
  readonly slug: string;
  readonly saved: { readonly title: string } | null;
  readonly origin: string;
  /** Absolute URL that was asked for. */
  readonly self: string;
  readonly siteId: string;
  /** Asked for, BCP 47. */
  readonly language: string | null;
}

/** An hour, however often the portal is asked: clients that heed the hint mostly fetch the whole feed each time (interop.md §3). */
const shortestPoll = 3600;

/** What a feed says beside its events: a calendar in its own words, a saved feed in the site's. */
export function describeFeed(
  request: FeedRequest,
  snapshots: readonly Snapshot[],
  settings: FeedSettings,
): Omit<Feed, 'entries'> {
  const { saved, origin, slug } = request;
  const calendar = saved === null ? snapshots[0]?.calendar : undefined;
  return {
    title: saved?.title ?? calendar?.title ?? settings.siteTitle,
    description: calendar?.description ?? null,
    timeZone: feedTimeZone(snapshots, saved !== null, settings.timeZone),
    language: request.language ?? calendar?.language ?? settings.language,
    color: calendar?.color ?? null,
    author: settings.author ?? settings.siteTitle,
    siteId: request.siteId,
    path: calendar ? encodeURIComponent(calendar.id) : `feed/${encodeURIComponent(slug)}`,
    lastModified: snapshots.reduce((latest, one) => (one.lastModified > latest ? one.lastModified : latest), ''),
    links: { self: request.self, home: calendarPage(origin, { slug: calendar?.slug ?? slug }) },
    refreshSeconds: Math.max(settings.refreshSeconds, shortestPoll),
  };
}

/** The zone that a feed counts days in: the calendar's, and of a saved feed the site's. */
export function feedTimeZone(
  of: readonly { readonly calendar: Pick<Calendar, 'timeZone'> }[],
  isSaved: boolean,
  siteTimeZone: string | null,
): string {
  const first = of[0]?.calendar.timeZone;
  return (isSaved ? (siteTimeZone ?? first) : (first ?? siteTimeZone)) ?? 'UTC';
}

export const calendarPage = (origin: string, calendar: Pick<Calendar, 'slug'>): string =>
  `${origin}/calendars/${encodeURIComponent(calendar.slug)}`;

/** The page of an event: the portal's, else ours. */
export const eventPage = (origin: string, calendar: Pick<Calendar, 'slug'>, event: CalendarEvent): string =>
  event.url ?? `${calendarPage(origin, calendar)}/events/${encodeURIComponent(event.id)}`;

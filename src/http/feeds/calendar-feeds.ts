import type { Calendar } from '../../calendar/calendar.ts';
import { addDays, localDay, startOfDay } from '../../calendar/day.ts';
import { type FeedCut, uncut } from '../../calendar/feed-cut.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { type FeedFormat, feedFormats } from '../../feeds/feed.ts';
import { createFeedRenderer, feedTimeZone } from '../../feeds/render-feed.ts';
import type { Representation } from '../representation/representation.ts';
import { feedPath, readTarget } from '../request.ts';
import { type CalendarFeed, createFeedService, type FeedServiceDeps } from './feed-service.ts';

/** Renders the feeds of one calendar for one who keeps it: the same bytes and headers that a request would get. */
export interface CalendarFeeds {
  readonly formats: readonly FeedFormat[];
  /** `previous`: the one that this one replaces, whose bytes are not needed. Throws an `HttpProblem`. */
  render(
    asked: CalendarFeed,
    from: { readonly snapshot: Snapshot; readonly siteId: string; readonly previous: Representation | null },
  ): Promise<{
    readonly representation: Representation;
    readonly cut: FeedCut;
  }>;
  /** When the day ends that a feed of the calendar is rendered for, in milliseconds since 1970. */
  endOfDay(calendar: Calendar): number;
}

/** Characters of rendered events that are kept for the next feed. Several objects may share the memory of one isolate. */
const blockCharacters = 2_000_000;

/** `shown`: what is shown of a snapshot. */
export function createCalendarFeeds(
  deps: Omit<FeedServiceDeps, 'publisher' | 'cache' | 'savedFeeds' | 'render' | 'truncations'> & {
    readonly shown: (one: Snapshot) => Snapshot;
  },
): CalendarFeeds {
  const { shown, settings, now } = deps;
  const render = createFeedRenderer({ blockCharacters });
  return {
    formats: feedFormats,
    async render({ origin, name, format, target }, { snapshot, siteId, previous }) {
      const { calendar, version, lastModified } = snapshot;
      const index = { kind: 'index' as const, calendars: [calendar], siteId, version, lastModified };
      const answer = { kind: 'snapshot' as const, snapshot: shown(snapshot) };
      let cut = uncut;
      const note = async (_name: string, _calendarId: string | null, noted: FeedCut): Promise<void> => {
        cut = noted;
      };
      const service = createFeedService({
        ...deps,
        render,
        savedFeeds: {},
        truncations: { note },
        publisher: { index: async () => index },
        cache: {
          represent: (_, build) => build({ answers: [answer], versions: {}, load: async () => answer, previous }),
        },
      });
      const path = target ?? feedPath({ name, eventId: null, extension: format });
      const representation = await service(readTarget(path), origin);
      return { representation, cut };
    },
    endOfDay(calendar) {
      const timeZone = feedTimeZone([{ calendar }], false, settings.timeZone);
      return Date.parse(startOfDay(addDays(localDay(timeZone, now()).day, 1), timeZone));
    },
  };
}

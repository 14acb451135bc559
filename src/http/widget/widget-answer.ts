import type { Snapshot } from '../../calendar/snapshot.ts';
import type { SavedFilter } from '../../feeds/select/select-entries.ts';
import type { Selection } from '../../feeds/select/selection.ts';
import { shownEvents } from '../../pages/listing/shown-events.ts';
import { createWidgetDates } from '../../pages/widget/dates/widget-dates.ts';
import { answerReach, chooseEvents } from '../../pages/widget/dates/widget-window.ts';
import type { WidgetAnswer } from '../../pages/widget/widget-answer.ts';
import { widgetEvents } from '../../pages/widget/widget-events.ts';
import { calendarPage, describeFeed, type FeedSettings } from '../feeds/describe-feed.ts';
import type { SavedFeedSettings } from '../feeds/find-feed.ts';

/** What a widget is to show. */
export interface WidgetRequest {
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
export function widgetAnswer(
  snapshots: readonly Snapshot[],
  request: WidgetRequest,
  settings: FeedSettings,
): WidgetAnswer {
  const { slug, saved, origin, selection, month, timeZone, today } = request;
  const self = `${origin}/embed/${encodeURIComponent(slug)}`;
  const feed = describeFeed({ ...request, self, language: selection.lang }, snapshots, settings);
  const page = calendarPage(origin, { slug });
  const events = widgetEvents(
    snapshots.flatMap((snapshot) => shownEvents(snapshot, selection.lang ?? snapshot.calendar.language)),
    { filters: saved === null ? [selection] : [saved, selection], reach: answerReach(month, today), timeZone, origin },
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

import { addDays, startOfDay } from '../../calendar/day.ts';
import { placeText } from '../../feeds/place-text.ts';
import type { EventFilter } from '../../feeds/select/match-event.ts';
import { cleanLine } from '../../feeds/text/clean-text.ts';
import { shortened } from '../../feeds/text/shorten.ts';
import { webUrl } from '../../feeds/text/web-url.ts';
import { wantedEvents } from '../calendar/calendar-listing.ts';
import { eventHref } from '../frame/page-links.ts';
import { stateOf } from '../listing/event-row.ts';
import { type Occurrence, occurrencesIn, type ShownEvent, undatedEvents } from '../listing/shown-events.ts';
import type { DayRange } from './dates/answer-window.ts';
import type { WidgetEvent } from './widget-answer.ts';

const maxSummaryLength = 240;

export interface WidgetEventsOptions {
  readonly filters: readonly EventFilter[];
  /** A day of tolerance on either side is added, for the zones of visitors. */
  readonly reach: DayRange;
  /** IANA: of the days. */
  readonly timeZone: string;
  /** Absolute, without a final slash. */
  readonly origin: string;
}

/** The events as a widget shows them: each time that one takes place within reach, then those without a date. */
export function widgetEvents(
  events: readonly ShownEvent[],
  { filters, reach, timeZone, origin }: WidgetEventsOptions,
): readonly WidgetEvent[] {
  const { wanted, candidates, narrow } = wantedEvents(events, filters);
  const begin = (day: string) => Date.parse(startOfDay(day, timeZone));
  const span = { begins: begin(addDays(reach.from, -1)), ends: begin(addDays(reach.to, 2)) };
  return [
    ...narrow(occurrencesIn(candidates, span)).map((one) => widgetEvent(one, origin)),
    ...undatedEvents(wanted).map((one) => widgetEvent({ ...one, start: null, end: null }, origin)),
  ];
}

type Shown = Occurrence | (ShownEvent & { readonly start: null; readonly end: null });

/** Who has a page of their own for the event is sent there. */
function widgetEvent(shown: Shown, origin: string): WidgetEvent {
  const { event, start, end, movedFrom } = shown;
  const status = stateOf(shown) ?? 'confirmed';
  const own = eventHref(origin, start === null ? { event, calendar: shown.calendar } : { ...shown, start });
  return {
    title: cleanLine(event.title ?? '') || null,
    start,
    end,
    status,
    ...(movedFrom === null || status === 'cancelled' ? {} : { movedFrom }),
    url: webUrl(event.url) ?? own,
    place: placeText(event.location),
    online: webUrl(event.onlineUrl),
    // The page shows three lines at the most.
    summary: shortened(cleanLine(event.summary ?? event.description?.text ?? ''), maxSummaryLength) || null,
  };
}

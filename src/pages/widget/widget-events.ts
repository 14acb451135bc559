import { addDays, startOfDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { placeText } from '../../feeds/event-place.ts';
import { comparable, comparableNames, type EventFilter, matches } from '../../feeds/select/selection.ts';
import { cleanLine, webUrl } from '../../feeds/text/clean-text.ts';
import { shorten } from '../../feeds/text/shorten.ts';
import { eventHref } from '../frame/event-href.ts';
import { resizedUrl } from '../frame/picture-element.ts';
import { isCalledOff, stateOf } from '../listing/event-row.ts';
import {
  filterEvents,
  type Occurrence,
  occurrencesIn,
  repeatKey,
  type ShownEvent,
  undatedEvents,
} from '../listing/shown-events.ts';
import { hexColor, parseColor } from '../style/contrast.ts';
import type { DayRange } from './dates/answer-window.ts';
import type { WidgetAnswer, WidgetEvent } from './widget-answer.ts';
import { maxCategories } from './widget-options.ts';

const maxSummaryLength = 240;
const maxCategoryLength = 80;
/** Limits the size of an answer. */
const maxUrlLength = 1000;

export interface WidgetEventsOptions {
  readonly filters: readonly EventFilter[];
  /** The days to look at. One more day on each side is included, for visitors in other time zones. */
  readonly range: DayRange;
  /** IANA: the zone of the days. */
  readonly timeZone: string;
  /** Absolute, without a final slash. */
  readonly origin: string;
  /** The events are of several calendars, so each has its calendar's colour. */
  readonly colored: boolean;
  /** `site.images`. */
  readonly images: string;
}

/** The events as a widget shows them: the occurrences within the range, then the events without a date. */
export function widgetEvents(
  events: readonly ShownEvent[],
  { filters, range, timeZone, ...answer }: WidgetEventsOptions,
): readonly WidgetEvent[] {
  const { matching, candidates, keepMatching } = filterEvents(events, filters);
  const beginOf = (day: string) => Date.parse(startOfDay(day, timeZone));
  const span = { begins: beginOf(addDays(range.from, -1)), ends: beginOf(addDays(range.to, 2)) };
  return [
    ...keepMatching(occurrencesIn(candidates, span)).map((one) => widgetEvent(one, answer)),
    ...undatedEvents(matching).map((one) => widgetEvent({ ...one, start: null, end: null }, answer)),
  ];
}

/**
 * The days before and after which there is no event, in any time zone. The element need not ask for months beyond them, of
 * which an exported site has no files.
 */
export function eventSpan(
  events: readonly ShownEvent[],
  filters: readonly EventFilter[],
): Pick<WidgetAnswer, 'earliest' | 'latest'> {
  const dated = filterEvents(events, filters).matching.flatMap(({ event }) => {
    const { start, end, recurrence } = event;
    return start === null ? [] : [{ start, end: end ?? start, isSeries: recurrence !== null }];
  });
  const starts = dated.map(({ start }) => start.slice(0, 10)).toSorted();
  const ends = dated.map(({ end }) => end.slice(0, 10)).toSorted();
  const [first, last] = [starts[0], ends.at(-1)];
  return {
    earliest: first === undefined ? null : addDays(first, -1),
    latest: last === undefined || dated.some(({ isSeries }) => isSeries) ? null : addDays(last, 1),
  };
}

/** The names of the categories of events that are not over on a day, the most frequent first. */
export function categoryNames(
  events: readonly ShownEvent[],
  filters: readonly EventFilter[],
  today: string,
): readonly string[] {
  const found = new Map<string, { readonly name: string; count: number }>();
  for (const { event } of events) {
    const { start, end, recurrence } = event;
    const isComing = start === null || recurrence !== null || (end ?? start).slice(0, 10) >= today;
    if (!isComing || !filters.every((filter) => matches(event, filter))) continue;
    for (const name of event.categories.map(cleanLine)) {
      const key = comparable(name);
      if (key === '' || name.length > maxCategoryLength) continue;
      const known = found.get(key);
      if (known === undefined) found.set(key, { name, count: 1 });
      else known.count += 1;
    }
  }
  const sorted = [...found].sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1));
  return sorted.slice(0, maxCategories).map(([, { name }]) => name);
}

type Shown = Occurrence | (ShownEvent & { readonly start: null; readonly end: null });

/** The link goes to the organization's own page for the event, if there is one, else to the page here. */
type Answer = Pick<WidgetEventsOptions, 'origin' | 'colored' | 'images'>;

function widgetEvent(shown: Shown, { origin, colored, images }: Answer): WidgetEvent {
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
    // The widget shows three lines at most.
    summary: shorten(cleanLine(event.summary ?? event.description?.text ?? ''), maxSummaryLength) || null,
    categories: comparableNames(event.categories),
    ...(event.organizer?.name && { organizer: comparable(event.organizer.name) }),
    ...(colored && shown.calendar.color !== null && { color: hexColor(parseColor(shown.calendar.color)) }),
    ...fileAndPicture(shown, origin, images),
    ...(repeatKey(shown) !== null && { repeats: true }),
    ...(isCalledOff(shown) ? {} : offerOf(event)),
  };
}

/** In pixels: a card of the widget on a screen of twice the usual density. */
const pictureWidth = 640;

/** Absent rather than null, since an answer may hold hundreds of events. */
function fileAndPicture(
  { event, calendar }: Shown,
  origin: string,
  images: string,
): Pick<WidgetEvent, 'id' | 'file' | 'image'> {
  const id = event.overrides?.id ?? event.id;
  const file = `${origin}/feeds/${encodeURIComponent(calendar.slug)}/${encodeURIComponent(id)}.ics`;
  const own = webUrl(event.image);
  const image = own === null ? null : resizedUrl(own, pictureWidth, images);
  return {
    ...(file.length > maxUrlLength ? {} : { id, file }),
    ...(image === null || image.length > maxUrlLength ? {} : { image }),
  };
}

/** What it costs, without the portal's words, and whether it is sold out. */
function offerOf({ price, soldOut }: CalendarEvent): Pick<WidgetEvent, 'price' | 'soldOut'> {
  const hasAmounts = price !== undefined && (price.free || price.from !== null || price.to !== null);
  const { text: _text, ...amounts } = price ?? { text: null };
  return { ...(hasAmounts && { price: amounts as WidgetEvent['price'] & object }), ...(soldOut && { soldOut }) };
}

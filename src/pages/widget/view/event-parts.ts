import { addDays, isDay } from '../../../calendar/day.ts';
import { eventDays, isMidnight, isWholeDays } from '../dates/event-days.ts';
import type { WidgetDates } from '../dates/widget-dates.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement, type ViewNode } from './view-node.ts';

/** What became of the event, before its title: in words, and not by colour alone. */
export function statusBadge({ status }: WidgetEvent, { words }: ViewContext): ViewNode | null {
  if (status === 'confirmed') return null;
  return h('strong', { class: `badge ${status}`, part: 'badge' }, words.status[status]);
}

/** When it was to be, where it was moved; null where it takes place as announced at first. */
export function formerLine({ movedFrom }: WidgetEvent, { words, dates, now }: ViewContext): ViewNode | null {
  if (movedFrom === undefined) return null;
  const day = dates.dayOf(movedFrom);
  const said = dates.shortDay(day, isFar(day, now));
  const when = isDay(movedFrom) ? said : `${said}, ${dates.time(movedFrom)}`;
  return h('p', { class: 'former', part: 'former' }, words.former(when));
}

/** It does not take place at its time, which is struck through then. */
const isCalledOff = ({ status }: WidgetEvent): boolean => status === 'cancelled' || status === 'postponed';

/** The title as a link; struck through where it is called off: what is postponed is still to come. */
export function eventLink(event: WidgetEvent, { words, options, answer }: ViewContext): ViewElement {
  const title = event.title ?? words.untitled;
  const lang = event.title === null ? words.language : answer.language;
  const text = h(event.status === 'cancelled' ? 's' : 'span', { lang }, title);
  const rel = options.target === '_blank' ? 'noopener' : null;
  return h('a', { class: 'title', part: 'title', dir: 'auto', href: event.url, target: options.target, rel }, text);
}

/** The place, and whether one can join from afar. */
export function eventPlace({ place, online }: WidgetEvent, { words }: ViewContext): ViewNode | null {
  if (place === null && online === null) return null;
  const parts = [
    place === null ? null : h('span', { dir: 'auto' }, place),
    place !== null && online !== null ? ' · ' : null,
    online === null ? null : words.online,
  ];
  return h('p', { class: 'place', part: 'place' }, ...parts);
}

/** What it is, what became of it and where, and whatever a layout says beside. */
export function eventDetails(event: WidgetEvent, context: ViewContext, ...more: (ViewNode | null)[]): ViewElement {
  const parts = [
    statusBadge(event, context),
    eventLink(event, context),
    formerLine(event, context),
    eventPlace(event, context),
  ];
  return h('div', { class: 'what' }, ...parts, ...more);
}

/** Its summary, in a few lines; null where it has none. */
export function eventSummary({ summary }: WidgetEvent, { answer }: ViewContext): ViewNode | null {
  if (summary === null) return null;
  return h('p', { class: 'summary', part: 'summary', lang: answer.language, dir: 'auto' }, summary);
}

/** At what time of its day it takes place: `14:00 – 16:00`, 'All day', or until which day. */
export function eventClock(event: WidgetEvent, { words, dates, now }: ViewContext): string {
  const { start, end } = event;
  const days = eventDays(event, dates);
  if (start === null || days === null) return words.toBeAnnounced;
  const isWhole = isWholeDays(event, dates);
  if (days.first !== days.last) {
    const last = dates.shortDay(days.last, isFar(days.last, now));
    // The midnight that a day ends with is no hour of it.
    const until = end === null || isMidnight(end, dates) ? last : `${last}, ${dates.time(end)}`;
    return isWhole ? words.until(until) : `${dates.time(start)}, ${words.until(until)}`;
  }
  if (isWhole) return words.allDay;
  return end === null || end <= start ? dates.time(start) : clockRange(start, end, dates);
}

/** The same in the visitor's zone, with the day where it is another one; null where their clocks agree. */
export function visitorClock(
  { start, end }: Pick<WidgetEvent, 'start' | 'end'>,
  zone: WidgetDates,
  visitor: WidgetDates,
) {
  if (start === null || isDay(start) || zone.wallOf(start) === visitor.wallOf(start)) return null;
  const [there, here] = [zone.dayOf(start), visitor.dayOf(start)];
  const time = end === null || end <= start ? visitor.time(start) : clockRange(start, end, visitor);
  return there === here ? time : `${visitor.shortDay(here)}, ${time}`;
}

/** Over several days Intl names both: times alone are wanted of a night out. */
function clockRange(start: string, end: string, dates: WidgetDates): string {
  return dates.dayOf(start) === dates.dayOf(end)
    ? dates.times(start, end)
    : `${dates.time(start)} – ${dates.time(end)}`;
}

/** A line for visitors of other zones; their script fills it where it knows the zone and the server did not. */
export function visitorLine(event: WidgetEvent, { words, dates, visitor }: ViewContext): ViewNode | null {
  if (event.start === null || isDay(event.start) || isCalledOff(event)) return null;
  const time = visitor === null ? null : visitorClock(event, dates, visitor);
  const said = time === null ? [] : [words.yourTime(time)];
  if (visitor !== null && time === null) return null;
  return h('span', { class: 'yours', 'data-start': event.start, 'data-end': event.end }, ...said);
}

/** The element that machines read, around what people do. */
export const timeElement = (moment: string, attributes: Readonly<Record<string, string>>, ...children: ViewNode[]) =>
  h('time', { ...attributes, datetime: moment }, ...children);

/** The time of an event in the words of its layout, struck through where nothing takes place at it. */
export function eventTime(
  event: WidgetEvent,
  attributes: { readonly class: string; readonly part?: string },
  ...children: ViewNode[]
): ViewElement | null {
  if (event.start === null) return null;
  const name = isCalledOff(event) ? `${attributes.class} off` : attributes.class;
  return timeElement(event.start, { ...attributes, class: name }, ...children);
}

/** Half a year away, the year is worth saying. */
export const isFar = (day: string, now: number): boolean => Math.abs(Date.parse(day) - now) > 183 * 86_400_000;

/** `Today`, `Tomorrow`, or null. */
export function nearDay(day: string, { words, dates, now }: ViewContext): string | null {
  const today = dates.dayOf(now);
  if (day === today) return words.today;
  return day === addDays(today, 1) ? words.tomorrow : null;
}

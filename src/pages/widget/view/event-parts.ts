import { addDays, isDay } from '../../../calendar/day.ts';
import { capitalized } from '../../../i18n/language-tag.ts';
import { eventDays, isWholeDays } from '../dates/event-days.ts';
import type { WidgetDates } from '../dates/widget-dates.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import { addMenu } from './add-menu.ts';
import { eventTags } from './event-tags.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement, type ViewNode } from './view-node.ts';

/** The event's status before its title, as a word: colour alone does not reach everybody. Null: it takes place as announced. */
export function statusBadge({ status }: WidgetEvent, { words }: ViewContext): ViewNode | null {
  if (status === 'confirmed') return null;
  return h('strong', { class: `badge ${status}`, part: 'badge' }, words.status[status]);
}

/** The class of an event's element, with that of its calendar's colour. Null: it has none. */
export const eventClass = (name: string | null, { color }: WidgetEvent): string | null =>
  [name, color === undefined ? null : `cal-${color.slice(1)}`].filter((one) => one !== null).join(' ') || null;

/** The time that a moved event was first announced for. Null: it was not moved. */
export function formerLine({ movedFrom }: WidgetEvent, { words, dates, now }: ViewContext): ViewNode | null {
  if (movedFrom === undefined) return null;
  const day = dates.dayOf(movedFrom);
  const said = dates.shortDay(day, isFar(day, now));
  const when = isDay(movedFrom) ? said : dates.joined(said, dates.time(movedFrom));
  return h('p', { class: 'former', part: 'former' }, words.former(when));
}

/** The event does not take place at its time, so the time is struck through. */
const isCalledOff = ({ status }: WidgetEvent): boolean => status === 'cancelled' || status === 'postponed';

/** The title as a link. A cancelled event's title is struck through; a postponed one is still to come. */
export function eventLink(event: WidgetEvent, { words, options, answer, links }: ViewContext): ViewElement {
  const title = event.title ?? words.untitled;
  const lang = event.title === null ? words.language : answer.language;
  const text = h(event.status === 'cancelled' ? 's' : 'span', { lang }, title);
  const rel = options.target === '_blank' ? 'noopener' : null;
  const where = { href: event.url, target: options.target, rel, 'data-event': links === null ? eventKey(event) : null };
  return h('a', { class: 'title', part: 'title', dir: 'auto', ...where }, text);
}

/** A sign behind the title of an event with several dates. Null: it has one. */
export function repeatSign({ repeats }: WidgetEvent, { words }: ViewContext): ViewElement | null {
  if (!repeats) return null;
  const sign = h('span', { 'aria-hidden': 'true' }, '↻');
  return h(
    'span',
    { class: 'again', title: words.severalDates },
    sign,
    h('span', { class: 'hidden' }, words.severalDates),
  );
}

/** Null: the place is not known. */
export function eventPlace({ place }: WidgetEvent): ViewNode | null {
  return place === null ? null : h('p', { class: 'place', part: 'place' }, h('span', { dir: 'auto' }, place));
}

/** Status, title and place of an event, what its layout adds, and what people can do. */
export function eventDetails(event: WidgetEvent, context: ViewContext, ...more: (ViewNode | null)[]): ViewElement {
  const parts = [
    statusBadge(event, context),
    eventLink(event, context),
    repeatSign(event, context),
    formerLine(event, context),
    eventPlace(event),
  ];
  return h('div', { class: 'what' }, ...parts, ...more, eventEnd(event, context));
}

/** What decides whether people come, and the menu that puts the event into their calendar. Null: there is neither. */
export function eventEnd(event: WidgetEvent, context: ViewContext): ViewElement | null {
  const [tags, menu] = [eventTags(event, context), addMenu(event, context)];
  return tags === null && menu === null ? null : h('div', { class: 'end' }, tags, menu);
}

/** What tells an event from the others of an answer. */
export const eventKey = ({ id, start, title }: WidgetEvent): string => `${id ?? title} ${start}`;

/** The summary; the style cuts it after three lines. Null: there is none. */
export function eventSummary({ summary }: WidgetEvent, { answer }: ViewContext): ViewNode | null {
  if (summary === null) return null;
  return h('p', { class: 'summary', part: 'summary', lang: answer.language, dir: 'auto' }, summary);
}

/** The time of day: `14:00 – 16:00`, 'All day', or until which day. */
export function eventClock(event: WidgetEvent, { words, dates, now }: ViewContext): string {
  const { start, end } = event;
  const days = eventDays(event, dates);
  if (start === null || days === null) return words.toBeAnnounced;
  const isWhole = isWholeDays(event, dates);
  if (days.first !== days.last) {
    const last = dates.shortDay(days.last, isFar(days.last, now));
    // An event until midnight ends with its last day: no hour needs to be named.
    const until = end === null || dates.isMidnight(end) ? last : dates.joined(last, dates.time(end));
    return isWhole ? words.until(until) : dates.joined(dates.time(start), words.until(until));
  }
  if (isWhole) return words.allDay;
  return end === null || end <= start ? dates.time(start) : clockRange(start, end, dates);
}

/** The time in the visitor's zone, with the day if it differs. Null: the clocks of both zones show the same. */
export function visitorClock(
  { start, end }: Pick<WidgetEvent, 'start' | 'end'>,
  zone: WidgetDates,
  visitor: WidgetDates,
) {
  if (start === null || isDay(start) || zone.wallOf(start) === visitor.wallOf(start)) return null;
  const [there, here] = [zone.dayOf(start), visitor.dayOf(start)];
  const time = end === null || end <= start ? visitor.time(start) : clockRange(start, end, visitor);
  return there === here ? time : visitor.joined(visitor.shortDay(here), time);
}

/** From when to when. For a night event Intl would name both days, so this writes the times alone. */
function clockRange(start: string, end: string, dates: WidgetDates): string {
  return dates.dayOf(start) === dates.dayOf(end)
    ? dates.times(start, end)
    : `${dates.time(start)} – ${dates.time(end)}`;
}

/**
 * A line for visitors from other time zones. The server does not know the visitor's zone and leaves it empty; the script
 * of the iframe's page fills it. Null: the visitor's clock shows the same.
 */
export function visitorLine(event: WidgetEvent, { words, dates, visitor }: ViewContext): ViewNode | null {
  if (event.start === null || isDay(event.start) || isCalledOff(event)) return null;
  const time = visitor === null ? null : visitorClock(event, dates, visitor);
  const said = time === null ? [] : [words.yourTime(time)];
  if (visitor !== null && time === null) return null;
  return h('span', { class: 'yours', 'data-start': event.start, 'data-end': event.end }, ...said);
}

/** A `<time>` element: people read its text, machines its attribute. */
export const timeElement = (moment: string, attributes: Readonly<Record<string, string>>, ...children: ViewNode[]) =>
  h('time', { ...attributes, datetime: moment }, ...children);

/** The `<time>` of an event around what its layout writes, struck through if the event does not take place then. */
export function eventTime(
  event: WidgetEvent,
  attributes: { readonly class: string; readonly part?: string },
  ...children: ViewNode[]
): ViewElement | null {
  if (event.start === null) return null;
  const name = isCalledOff(event) ? `${attributes.class} off` : attributes.class;
  return timeElement(event.start, { ...attributes, class: name }, ...children);
}

/** A day more than half a year away is written with its year. */
export const isFar = (day: string, now: number): boolean => Math.abs(Date.parse(day) - now) > 183 * 86_400_000;

/** As a line begins. */
export const asHeading = (text: string, { language }: ViewContext): string => capitalized(text, language);

/** `Today`, `Tomorrow`, or null. */
export function nearDay(day: string, { words, dates, now }: ViewContext): string | null {
  const today = dates.dayOf(now);
  if (day === today) return words.today;
  return day === addDays(today, 1) ? words.tomorrow : null;
}

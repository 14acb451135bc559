import { primarySubtag } from '../../../i18n/language-tag.ts';
import { isLongAgo } from '../../dates/day-span.ts';
import { eventDays, inOrder, isOver } from '../dates/event-days.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import {
  asHeading,
  eventClass,
  eventClock,
  eventDetails,
  eventEnd,
  eventLink,
  eventPlace,
  eventSummary,
  eventTime,
  formerLine,
  isFar,
  nearDay,
  repeatSign,
  statusBadge,
  timeElement,
  visitorLine,
} from './event-parts.ts';
import { eventPicture } from './event-picture.ts';
import { todayButton, turnButton } from './turn-buttons.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement, type ViewNode } from './view-node.ts';

/** The next events, a line or two each: when, what, where. Null: there are none. */
export function listView(context: ViewContext): ViewElement | null {
  const events = upcomingEvents(context, context.options.limit);
  if (events.length === 0) return null;
  const items = events.map((event) => {
    const { dates, now, words } = context;
    const days = eventDays(event, dates);
    const when =
      event.start === null || days === null
        ? h('p', { class: 'when', part: 'date' }, words.toBeAnnounced)
        : eventTime(
            event,
            { class: 'when', part: 'date' },
            h(
              'span',
              { class: 'day' },
              nearDay(days.first, context) ?? asHeading(dates.shortDay(days.first, isFar(days.first, now)), context),
            ),
            h('span', { class: 'clock' }, eventClock(event, context)),
          );
    return eventRow(event, context, when, eventDetails(event, context, visitorLine(event, context)));
  });
  return h('ul', { class: 'list', role: 'list' }, items);
}

/** How many events that have been running for days an agenda shows beside what begins. The rest unfolds. */
const maxRunning = 3;

/** The next events, day by day. An event that began before today is listed under today. Null: there are none. */
export function agendaView(context: ViewContext): ViewElement | null {
  const groups = new Map<string, WidgetEvent[]>();
  const { limit } = context.options;
  const today = context.dates.dayOf(context.now);
  const { begins, running } = openEvents(context);
  // What only runs is turned in parts, too, where nothing begins. Else it is all in the first part, and does not count.
  const [turned, apart] = begins.length === 0 ? [running, []] : [begins, running];
  const last = Math.max(0, Math.ceil(turned.length / limit) - 1);
  const part = Math.min(context.part, last);
  const under = (day: string, events: readonly WidgetEvent[]) =>
    groups.set(day, [...(groups.get(day) ?? []), ...events]);
  for (const event of turned.slice(part * limit, (part + 1) * limit)) {
    const days = eventDays(event, context.dates);
    under(days === null ? '' : days.first < today ? today : days.first, [event]);
  }
  if (part === 0 && apart.length > 0) under(today, apart.slice(0, maxRunning));
  const folded = part === 0 ? apart.slice(maxRunning) : [];
  if (groups.size === 0) return null;
  const days = [...groups].sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1));
  return h(
    'div',
    { class: 'agenda' },
    last === 0 ? null : agendaBar(part, last, context),
    days.map(([day, events]) => daySection(day, events, day === today ? folded : [], context)),
  );
}

/** The next event, or the next few: large, with the time that is left until then. Null: there are none. */
export function nextView(context: ViewContext): ViewElement | null {
  const { dates, now, answer, options } = context;
  const today = dates.dayOf(now);
  const all = upcomingEvents(context, answer.events.length);
  // A cancelled event is not "next" while there is another one. An event that has been running for days comes last.
  const held = all.filter(({ status, start }) => status !== 'cancelled' && status !== 'postponed' && start !== null);
  const begins = held.filter(({ start }) => start !== null && dates.dayOf(start) >= today);
  const running = held.filter((event) => !begins.includes(event));
  const events = (held.length > 0 ? [...begins, ...running] : all).slice(0, options.limit);
  if (events.length === 0) return null;
  const cards = events.map((event) => {
    const days = eventDays(event, dates);
    const when =
      event.start === null || days === null
        ? [context.words.toBeAnnounced]
        : [
            daysAway(days.first, context),
            eventTime(
              event,
              { class: 'when', part: 'date' },
              h('span', { class: 'day' }, asHeading(dates.longDay(days.first, isFar(days.first, now)), context)),
              h('span', { class: 'clock' }, eventClock(event, context)),
            ),
          ];
    return h(
      'li',
      { class: eventClass('card', event), part: 'event' },
      ...when,
      h('div', { class: 'what' }, statusBadge(event, context), eventLink(event, context), repeatSign(event, context)),
      formerLine(event, context),
      eventPlace(event),
      visitorLine(event, context),
      eventSummary(event, context),
      eventEnd(event, context),
      eventPicture(event, context),
    );
  });
  return h('ul', { class: 'cards', role: 'list' }, cards);
}

/**
 * The events that are not over. Those that begin come first, the next one at the beginning; then those that have been
 * running for days, or twelve exhibitions would leave no room for tonight's concert; then those without a date. Cancelled
 * and postponed ones are among them: people may have planned to come.
 */
export function upcomingEvents(context: ViewContext, limit: number): readonly WidgetEvent[] {
  const { begins, running } = openEvents(context);
  const dated = begins.filter(({ start }) => start !== null);
  return [...dated, ...running, ...begins.slice(dated.length)].slice(0, limit);
}

/** The events that are not over, in order: those that begin, and those that have been running for days, the soonest to end first. */
function openEvents({
  answer,
  dates,
  now,
}: ViewContext): Readonly<Record<'begins' | 'running', readonly WidgetEvent[]>> {
  const today = dates.dayOf(now);
  const open = inOrder(
    answer.events.filter((event) => !isOver(event, dates, now)),
    dates,
  );
  const runs = ({ start }: WidgetEvent) => start !== null && isLongAgo(dates.dayOf(start), today);
  const lastDay = (event: WidgetEvent) => eventDays(event, dates)?.last ?? '';
  const running = open.filter(runs).sort((a, b) => (lastDay(a) < lastDay(b) ? -1 : lastDay(a) > lastDay(b) ? 1 : 0));
  return { begins: open.filter((event) => !runs(event)), running };
}

function daySection(
  day: string,
  events: readonly WidgetEvent[],
  folded: readonly WidgetEvent[],
  context: ViewContext,
): ViewElement {
  const level = Math.min(6, (context.options.heading || 1) + 1);
  const list = (some: readonly WidgetEvent[]) =>
    h(
      'ul',
      { role: 'list' },
      some.map((event) => agendaEvent(event, day, context)),
    );
  return h(
    'section',
    { class: 'date' },
    h(`h${level}`, { class: 'dayname', part: 'date' }, ...dayName(day, context)),
    list(events),
    folded.length === 0
      ? null
      : h('details', { 'data-key': 'running' }, h('summary', {}, context.words.more(folded.length)), list(folded)),
  );
}

function dayName(day: string, context: ViewContext): (ViewElement | string)[] {
  if (day === '') return [context.words.toBeAnnounced];
  const near = nearDay(day, context);
  const name = timeElement(day, {}, asHeading(context.dates.longDay(day, isFar(day, context.now)), context));
  return near === null ? [name] : [h('span', { class: 'near' }, near), ' ', name];
}

function agendaEvent(event: WidgetEvent, day: string, context: ViewContext): ViewElement {
  const clock = eventTime(event, { class: 'clock' }, clockOn(event, day, context));
  const when = h('div', { class: 'when' }, clock, visitorLine(event, context));
  return eventRow(event, context, when, eventDetails(event, context, eventSummary(event, context)));
}

function eventRow(event: WidgetEvent, context: ViewContext, ...parts: (ViewNode | null)[]): ViewElement {
  const picture = eventPicture(event, context);
  const kind = picture === null ? 'event' : 'event pictured';
  return h('li', { class: eventClass(kind, event), part: 'event' }, ...parts, picture);
}

/** Leads to later events and back to today's, as far as the answer reaches. */
function agendaBar(part: number, last: number, context: ViewContext): ViewElement {
  const { words } = context;
  return h(
    'div',
    { class: 'bar' },
    turnButton(context, { by: -1, name: words.earlier, part: part - 1, isOut: part === 0 }),
    todayButton(context, { part: 0, isThere: part === 0 }),
    turnButton(context, { by: 1, name: words.later, part: part + 1, isOut: part === last }),
  );
}

/** The time of an event on one of its days. On a later day than its first, only the end is still to come. */
function clockOn(event: WidgetEvent, day: string, context: ViewContext): string {
  const { dates, words, now } = context;
  const days = eventDays(event, dates);
  if (days === null || days.first >= day) return eventClock(event, context);
  const last = dates.shortDay(days.last, isFar(days.last, now));
  return days.last > day ? words.until(last) : eventClock({ ...event, start: days.last, end: null }, context);
}

/** `today`, `tomorrow`, `in 3 days`, counted in days of the calendar's zone. Null: the engine doesn't know the language. */
function daysAway(day: string, context: ViewContext): ViewElement | null {
  const { dates, now, language } = context;
  const count = Math.round((Date.parse(day) - Date.parse(dates.dayOf(now))) / 86_400_000);
  const isKnown = primarySubtag(dates.locale) === primarySubtag(language);
  const format = new Intl.RelativeTimeFormat(dates.locale, { numeric: 'auto' });
  const said = isKnown ? format.format(Math.max(0, count), 'day') : nearDay(day, context);
  return said === null ? null : h('span', { class: 'away' }, said);
}

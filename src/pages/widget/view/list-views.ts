import { eventDays, upcomingEvents } from '../dates/event-days.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import {
  eventClock,
  eventDetails,
  eventLink,
  eventPlace,
  eventSummary,
  eventTime,
  formerLine,
  isFar,
  nearDay,
  statusBadge,
  timeElement,
  visitorLine,
} from './event-parts.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement } from './view-node.ts';

/** What comes next, a line or two each: when, what, where. */
export function listView(context: ViewContext): ViewElement | null {
  const events = upcomingEvents(context);
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
              nearDay(days.first, context) ?? dates.shortDay(days.first, isFar(days.first, now)),
            ),
            h('span', { class: 'clock' }, eventClock(event, context)),
          );
    return h('li', { class: 'event', part: 'event' }, when, eventDetails(event, context, visitorLine(event, context)));
  });
  return h('ul', { class: 'list', role: 'list' }, items);
}

/** What comes, day by day. What began before today stands under today. */
export function agendaView(context: ViewContext): ViewElement | null {
  const groups = new Map<string, WidgetEvent[]>();
  const today = context.dates.dayOf(context.now);
  for (const event of upcomingEvents(context)) {
    const days = eventDays(event, context.dates);
    const day = days === null ? '' : days.first < today ? today : days.first;
    groups.set(day, [...(groups.get(day) ?? []), event]);
  }
  if (groups.size === 0) return null;
  const days = [...groups].sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1));
  return h(
    'div',
    { class: 'agenda' },
    days.map(([day, events]) => daySection(day, events, context)),
  );
}

function daySection(day: string, events: readonly WidgetEvent[], context: ViewContext): ViewElement {
  const level = Math.min(6, (context.options.heading || 1) + 1);
  return h(
    'section',
    { class: 'date' },
    h(`h${level}`, { class: 'dayname', part: 'date' }, ...dayName(day, context)),
    h(
      'ul',
      { role: 'list' },
      events.map((event) => agendaEvent(event, day, context)),
    ),
  );
}

function dayName(day: string, context: ViewContext): (ViewElement | string)[] {
  if (day === '') return [context.words.toBeAnnounced];
  const near = nearDay(day, context);
  const name = timeElement(day, {}, context.dates.longDay(day, isFar(day, context.now)));
  return near === null ? [name] : [h('span', { class: 'near' }, near), ' ', name];
}

function agendaEvent(event: WidgetEvent, day: string, context: ViewContext): ViewElement {
  const clock = eventTime(event, { class: 'clock' }, clockOn(event, day, context));
  return h(
    'li',
    { class: 'event', part: 'event' },
    h('div', { class: 'when' }, clock, visitorLine(event, context)),
    eventDetails(event, context, eventSummary(event, context)),
  );
}

/** Of what began before, only its end is still to come. */
function clockOn(event: WidgetEvent, day: string, context: ViewContext): string {
  const { dates, words, now } = context;
  const days = eventDays(event, dates);
  if (days === null || days.first >= day) return eventClock(event, context);
  const last = dates.shortDay(days.last, isFar(days.last, now));
  return days.last > day ? words.until(last) : eventClock({ ...event, start: days.last, end: null }, context);
}

/** The one event that comes next (or the few), large, and how far away it is. */
export function nextView(context: ViewContext): ViewElement | null {
  const { dates, now, answer, options } = context;
  const today = dates.dayOf(now);
  const all = upcomingEvents({ ...context, options: { ...options, limit: answer.events.length } });
  // What does not take place is not what comes next, unless there is nothing else; nor is what has been on for days.
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
            h('span', { class: 'away' }, away(days.first, context)),
            eventTime(
              event,
              { class: 'when', part: 'date' },
              h('span', { class: 'day' }, dates.longDay(days.first, isFar(days.first, now))),
              h('span', { class: 'clock' }, eventClock(event, context)),
            ),
          ];
    return h(
      'li',
      { class: 'card', part: 'event' },
      ...when,
      h('div', { class: 'what' }, statusBadge(event, context), eventLink(event, context)),
      formerLine(event, context),
      eventPlace(event, context),
      visitorLine(event, context),
      eventSummary(event, context),
    );
  });
  return h('ul', { class: 'cards', role: 'list' }, cards);
}

/** `today`, `tomorrow`, `in 3 days`, in whole days of the calendar. */
function away(day: string, { dates, now, language }: ViewContext): string {
  const count = Math.round((Date.parse(day) - Date.parse(dates.dayOf(now))) / 86_400_000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(Math.max(0, count), 'day');
}

import { eventDays } from '../dates/event-days.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import {
  asHeading,
  eventClass,
  eventClock,
  eventEnd,
  eventLink,
  eventPlace,
  eventTime,
  formerLine,
  isFar,
  nearDay,
  repeatSign,
  statusBadge,
  visitorLine,
} from './event-parts.ts';
import { eventPicture } from './event-picture.ts';
import { upcomingEvents } from './list-views.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement } from './view-node.ts';

/** The next events as cards, with pictures if any of them has one. Null: there are none. */
export function cardsView(context: ViewContext): ViewElement | null {
  const events = upcomingEvents(context, context.options.limit);
  if (events.length === 0) return null;
  const pictured = context.options.pictures && events.some(({ image }) => image !== undefined);
  const tiles = events.map((event) =>
    h(
      'li',
      { class: eventClass('tile', event), part: 'event' },
      ...(pictured ? [eventPicture(event, context), datePicture(event, context)] : []),
      tileText(event, context),
    ),
  );
  return h('ul', { class: pictured ? 'tiles pictured' : 'tiles', role: 'list' }, tiles);
}

function tileText(event: WidgetEvent, context: ViewContext): ViewElement {
  const { dates, now, words } = context;
  const days = eventDays(event, dates);
  const day =
    days && (nearDay(days.first, context) ?? asHeading(dates.shortDay(days.first, isFar(days.first, now)), context));
  const when =
    day === null
      ? h('p', { class: 'when', part: 'date' }, words.toBeAnnounced)
      : eventTime(
          event,
          { class: 'when', part: 'date' },
          h('span', { class: 'day' }, day),
          ' ',
          h('span', { class: 'clock' }, eventClock(event, context)),
        );
  return h(
    'div',
    { class: 'text' },
    when,
    visitorLine(event, context),
    h('div', { class: 'what' }, statusBadge(event, context), eventLink(event, context), repeatSign(event, context)),
    formerLine(event, context),
    eventPlace(event),
    eventEnd(event, context),
  );
}

/** Stands where other cards have a picture, and in the place of one that is gone: the date, which the text below says, too. */
function datePicture({ start }: WidgetEvent, { dates }: ViewContext): ViewElement {
  const day = start === null ? null : dates.dayOf(start);
  return h(
    'div',
    { class: 'picture leaf', 'aria-hidden': 'true' },
    day === null ? null : [h('span', { class: 'leafday' }, dates.dayNumber(day)), h('span', {}, dates.monthName(day))],
  );
}

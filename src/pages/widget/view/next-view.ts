import { comingEvents, eventDays } from '../dates/event-days.ts';
import {
  eventClock,
  eventLink,
  eventPlace,
  eventSummary,
  eventTime,
  formerLine,
  isFar,
  statusBadge,
  visitorLine,
} from './event-parts.ts';
import type { Scene } from './view-context.ts';
import { h, type ViewElement } from './view-node.ts';

/** The one event that comes next (or the few), large, and how far away it is. */
export function nextView(scene: Scene): ViewElement | null {
  const { dates, now, answer, options } = scene;
  const today = dates.dayOf(now);
  const all = comingEvents({ ...scene, options: { ...options, limit: answer.events.length } });
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
        ? [scene.words.toBeAnnounced]
        : [
            h('span', { class: 'away' }, away(days.first, scene)),
            eventTime(
              event,
              { class: 'when', part: 'date' },
              h('span', { class: 'day' }, dates.longDay(days.first, isFar(days.first, now))),
              h('span', { class: 'clock' }, eventClock(event, scene)),
            ),
          ];
    return h(
      'li',
      { class: 'card', part: 'event' },
      ...when,
      h('div', { class: 'what' }, statusBadge(event, scene), eventLink(event, scene)),
      formerLine(event, scene),
      eventPlace(event, scene),
      visitorLine(event, scene),
      eventSummary(event, scene),
    );
  });
  return h('ul', { class: 'cards', role: 'list' }, cards);
}

/** `today`, `tomorrow`, `in 3 days`, in whole days of the calendar. */
function away(day: string, { dates, now, language }: Scene): string {
  const count = Math.round((Date.parse(day) - Date.parse(dates.dayOf(now))) / 86_400_000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(Math.max(0, count), 'day');
}

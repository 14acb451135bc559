import { comingEvents, eventDays } from '../dates/event-days.ts';
import { eventClock, eventTime, eventWhat, isFar, nearDay, visitorLine } from './event-parts.ts';
import type { Scene } from './view-context.ts';
import { h, type ViewElement } from './view-node.ts';

/** What comes next, a line or two each: when, what, where. */
export function listView(scene: Scene): ViewElement | null {
  const events = comingEvents(scene);
  if (events.length === 0) return null;
  const items = events.map((event) => {
    const { dates, now, words } = scene;
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
              nearDay(days.first, scene) ?? dates.shortDay(days.first, isFar(days.first, now)),
            ),
            h('span', { class: 'clock' }, eventClock(event, scene)),
          );
    return h('li', { class: 'event', part: 'event' }, when, eventWhat(event, scene, visitorLine(event, scene)));
  });
  return h('ul', { class: 'list', role: 'list' }, items);
}

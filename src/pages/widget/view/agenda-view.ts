import type { WidgetEvent } from '../widget-answer.ts';
import { comingEvents, eventDays } from '../dates/event-days.ts';
import {
  eventClock,
  eventSummary,
  eventTime,
  eventWhat,
  isFar,
  nearDay,
  timeElement,
  visitorLine,
} from './event-parts.ts';
import type { Scene } from './view-context.ts';
import { h, type ViewElement } from './view-node.ts';

/** What comes, day by day. What began before today stands under today. */
export function agendaView(scene: Scene): ViewElement | null {
  const groups = new Map<string, WidgetEvent[]>();
  const today = scene.dates.dayOf(scene.now);
  for (const event of comingEvents(scene)) {
    const days = eventDays(event, scene.dates);
    const day = days === null ? '' : days.first < today ? today : days.first;
    groups.set(day, [...(groups.get(day) ?? []), event]);
  }
  if (groups.size === 0) return null;
  const days = [...groups].sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1));
  return h(
    'div',
    { class: 'agenda' },
    days.map(([day, events]) => daySection(day, events, scene)),
  );
}

function daySection(day: string, events: readonly WidgetEvent[], scene: Scene): ViewElement {
  const level = Math.min(6, (scene.options.heading || 1) + 1);
  return h(
    'section',
    { class: 'date' },
    h(`h${level}`, { class: 'dayname', part: 'date' }, ...dayName(day, scene)),
    h(
      'ul',
      { role: 'list' },
      events.map((event) => agendaEvent(event, day, scene)),
    ),
  );
}

function dayName(day: string, scene: Scene): (ViewElement | string)[] {
  if (day === '') return [scene.words.toBeAnnounced];
  const near = nearDay(day, scene);
  const name = timeElement(day, {}, scene.dates.longDay(day, isFar(day, scene.now)));
  return near === null ? [name] : [h('span', { class: 'near' }, near), ' ', name];
}

function agendaEvent(event: WidgetEvent, day: string, scene: Scene): ViewElement {
  const clock = eventTime(event, { class: 'clock' }, clockOn(event, day, scene));
  return h(
    'li',
    { class: 'event', part: 'event' },
    h('div', { class: 'when' }, clock, visitorLine(event, scene)),
    eventWhat(event, scene, eventSummary(event, scene)),
  );
}

/** Of what began before, only its end is still to come. */
function clockOn(event: WidgetEvent, day: string, scene: Scene): string {
  const { dates, words, now } = scene;
  const days = eventDays(event, dates);
  if (days === null || days.first >= day) return eventClock(event, scene);
  const last = dates.shortDay(days.last, isFar(days.last, now));
  return days.last > day ? words.until(last) : eventClock({ ...event, start: days.last, end: null }, scene);
}

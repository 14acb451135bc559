import { addDays, isDay } from '../../../calendar/day.ts';
import { type DaySpan, daySpan, takesWholeDays } from '../../dates/day-span.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import type { WidgetDates } from './widget-dates.ts';

const smallHours = 6 * 3_600_000;
const dayMs = 24 * 3_600_000;

type EventTimes = Pick<WidgetEvent, 'start' | 'end'>;
type Days = Pick<WidgetDates, 'dayOf'>;

/**
 * The days that an event takes; null: it has no date yet. A night event that ends before six in the morning takes the
 * day it begins on, and not the next one.
 */
export function eventDays({ start, end }: EventTimes, dates: Days): DaySpan | null {
  if (start === null) return null;
  const { first, last } = daySpan({ start, end }, dates);
  if (end === null || isDay(start) || last !== addDays(first, 1)) return { first, last };
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const isNight = to - from < dayMs && dates.dayOf(to - smallHours - 1) === first;
  return { first, last: isNight ? first : last };
}

/** Whether an event takes whole days: it is all-day, or lasts from midnight to midnight. */
export const isWholeDays = ({ start, end }: EventTimes, dates: Pick<WidgetDates, 'isMidnight'>): boolean =>
  start !== null && takesWholeDays({ start, end }, dates);

/**
 * Whether an event is over at a time in milliseconds since 1970. An event without an end is over when its day is, in
 * the zone of `dates`.
 */
export function isOver({ start, end }: EventTimes, dates: Days, now: number): boolean {
  if (start === null) return false;
  if (!isDay(start) && end !== null) return Date.parse(end) <= now;
  const last = end !== null && end > start ? addDays(end, -1) : dates.dayOf(start);
  return last < dates.dayOf(now);
}

/** Sorts events by day, all-day ones first, then by start. Those without a date come last. */
export function inOrder(events: readonly WidgetEvent[], dates: Days): readonly WidgetEvent[] {
  const keyed = events.map((event) => ({ event, key: sortKey(event, dates) }));
  return keyed
    .sort((a, b) => (a.key === b.key ? byTitle(nameOf(a.event), nameOf(b.event)) : a.key < b.key ? -1 : 1))
    .map(({ event }) => event);
}

/** `Stand 2` comes before `Stand 15`. */
const { compare: byTitle } = new Intl.Collator('en', { numeric: true });
const nameOf = ({ title, url }: WidgetEvent) => `${title} ${url}`;

function sortKey({ start }: WidgetEvent, dates: Days): string {
  const [day, time] = start === null ? ['9999-99', ''] : [dates.dayOf(start), isDay(start) ? '' : start];
  // A space sorts before every digit.
  return `${day} ${time}`;
}

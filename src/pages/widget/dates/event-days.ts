import { addDays, isDay } from '../../../calendar/day.ts';
import type { ViewContext } from '../view/view-context.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import type { WidgetDates } from './widget-dates.ts';

/** The days that an event takes, both inclusive; null: to be announced. */
interface EventDays {
  readonly first: string;
  readonly last: string;
}

const smallHours = 6 * 3_600_000;
const dayMs = 24 * 3_600_000;

type Times = Pick<WidgetEvent, 'start' | 'end'>;

/** A night out that ends in the small hours belongs to the day it began on. */
export function eventDays({ start, end }: Times, dates: Pick<WidgetDates, 'dayOf'>): EventDays | null {
  if (start === null) return null;
  const first = dates.dayOf(start);
  if (end === null || end <= start) return { first, last: first };
  if (isDay(start)) return { first, last: addDays(end, -1) };
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const last = dates.dayOf(to - 1);
  const isNight = to - from < dayMs && last === addDays(first, 1) && dates.dayOf(to - smallHours - 1) === first;
  return { first, last: isNight ? first : last };
}

type Clock = Pick<WidgetDates, 'wallOf'>;

/** Whether a day begins at the moment; a day does. */
export const isMidnight = (moment: string, dates: Clock): boolean =>
  isDay(moment) || dates.wallOf(moment).endsWith('T00:00');

/** Whether it takes whole days: all-day ones, and what lasts from midnight to midnight. */
export const isWholeDays = ({ start, end }: Times, dates: Clock): boolean =>
  start !== null &&
  (isDay(start) || (end !== null && end > start && isMidnight(start, dates) && isMidnight(end, dates)));

/** Whether it is over, at a time in milliseconds since 1970; what has no end is over when its day is, in its zone. */
export function isOver({ start, end }: Times, dates: Pick<WidgetDates, 'dayOf'>, now: number): boolean {
  if (start === null) return false;
  if (!isDay(start) && end !== null) return Date.parse(end) <= now;
  const last = end !== null && end > start ? addDays(end, -1) : dates.dayOf(start);
  return last < dates.dayOf(now);
}

/** By day, all-day ones first, then by start; those to be announced come last. */
export function inOrder(events: readonly WidgetEvent[], dates: Pick<WidgetDates, 'dayOf'>): readonly WidgetEvent[] {
  const keyed = events.map((event) => ({ event, key: keyOf(event, dates) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ event }) => event);
}

function keyOf({ start, title, url }: WidgetEvent, dates: Pick<WidgetDates, 'dayOf'>): string {
  const [day, time] = start === null ? ['9999-99', ''] : [dates.dayOf(start), isDay(start) ? '' : start];
  // Parted by spaces, which come before any digit.
  return `${day} ${time} ${title} ${url}`;
}

/** What is not over yet, as many as are asked for. What does not take place is said too: people had planned to come. */
export function upcomingEvents({ answer, dates, now, options }: ViewContext): readonly WidgetEvent[] {
  const coming = answer.events.filter((event) => !isOver(event, dates, now));
  return inOrder(coming, dates).slice(0, options.limit);
}

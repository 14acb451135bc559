import { addDays } from '../../../calendar/day.ts';
import { monthRange } from '../../dates/month-grid.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import { maxEvents } from '../widget-options.ts';
import { eventDays, inOrder } from './event-days.ts';
import type { WidgetDates } from './widget-dates.ts';

/** A month fuller than this is sent only to who asks for it. */
const maxInMonth = 300;
/** A day of a hundred events, every day, still has an end. */
const maxInAnswer = 2000;
const daysAhead = 366;

/** Days, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The days that an answer can be about: a month with its weeks, or this month and a year from today. */
export function answerRange(month: string | null, today: string): DayRange {
  const [from, to] = monthRange(month ?? today.slice(0, 7));
  return month === null ? { from, to: addDays(today, daysAhead) } : { from, to };
}

export interface AnswerWindow {
  readonly from: string;
  readonly through: string;
  readonly events: readonly WidgetEvent[];
}

/**
 * What one answer holds of all events. Without a month: what is next, and this month's weeks where they are not too full,
 * so that the widgets of a page, whatever their layouts, are content with one request.
 */
export function chooseEvents(
  all: readonly WidgetEvent[],
  month: string | null,
  today: string,
  dates: Pick<WidgetDates, 'dayOf'>,
): AnswerWindow {
  const { from, to } = answerRange(month, today);
  const dated = inOrder(all, dates).flatMap((event) => {
    const days = eventDays(event, dates);
    return days !== null && days.first <= to && days.last >= from ? [{ event, ...days }] : [];
  });
  const eventsOf = (some: typeof dated) => some.map(({ event }) => event);
  if (month !== null) return { from, through: to, events: eventsOf(dated.slice(0, maxInAnswer)) };

  const [, monthEnds] = monthRange(today.slice(0, 7));
  const isFull = dated.filter(({ first }) => first <= monthEnds).length > maxInMonth;
  const coming = dated.filter(({ last }) => last >= today);
  const beyond = coming[maxEvents];
  const complete = beyond === undefined ? to : addDays(beyond.first, -1);
  const through = isFull || complete > monthEnds ? complete : monthEnds;
  const next = new Set(coming.slice(0, maxEvents));
  const kept = dated.filter((one) => next.has(one) || (one.first <= through && (!isFull || one.last >= today)));
  const undated = beyond === undefined ? all.filter(({ start }) => start === null).slice(0, maxEvents) : [];
  return { from: isFull ? today : from, through, events: [...eventsOf(kept), ...undated] };
}

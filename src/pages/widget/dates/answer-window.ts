import { addDays } from '../../../calendar/day.ts';
import { monthRange } from '../../dates/month-grid.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import { maxEvents } from '../widget-options.ts';
import { eventDays, inOrder } from './event-days.ts';
import type { WidgetDates } from './widget-dates.ts';

/** A month with more events is sent only to widgets that ask for it. */
const maxInMonth = 300;
/** Limits the size of an answer, even with a hundred events every day. */
const maxInAnswer = 2000;
const daysAhead = 366;

/** Days, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The days that an answer can cover: a month with its weeks, or without a month this one and a year from today. */
export function answerRange(month: string | null, today: string): DayRange {
  const [from, to] = monthRange(month ?? today.slice(0, 7));
  return month === null ? { from, to: addDays(today, daysAhead) } : { from, to };
}

/** The events of one answer, and the days for which they are complete. */
export interface AnswerWindow {
  readonly from: string;
  readonly through: string;
  readonly events: readonly WidgetEvent[];
}

/**
 * Picks the events of one answer. Without a month, it has the next events and the weeks of this month, unless those are
 * too full. So one request serves all widgets of a page, whatever their layouts.
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
  const upcoming = dated.filter(({ last }) => last >= today);
  const beyond = upcoming[maxEvents];
  const complete = beyond === undefined ? to : addDays(beyond.first, -1);
  const through = isFull || complete > monthEnds ? complete : monthEnds;
  const next = new Set(upcoming.slice(0, maxEvents));
  const kept = dated.filter((one) => next.has(one) || (one.first <= through && (!isFull || one.last >= today)));
  const undated = beyond === undefined ? all.filter(({ start }) => start === null).slice(0, maxEvents) : [];
  return { from: isFull ? today : from, through, events: [...eventsOf(kept), ...undated] };
}

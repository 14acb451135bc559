import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../calendar/event.ts';

/** Start and end of one occurrence; the end exclusive and after the start. */
export interface EventTimes {
  readonly start: string;
  readonly end: string;
}

/**
 * When the event takes place, with an end in every case, since clients differ in what they take a missing one for: all-day
 * events last a day, timed ones `defaultMinutes`; so do those whose end is no later than their start. Null: to be announced.
 */
export function eventTimes(
  event: Pick<CalendarEvent, 'start' | 'end' | 'allDay'>,
  defaultMinutes: number,
): EventTimes | null {
  const { start, end, allDay } = event;
  if (start === null) return null;
  if (end !== null && end.length === start.length && end > start) return { start, end };
  return { start, end: allDay ? nextDay(start) : later(start, defaultMinutes * 60) };
}

function nextDay(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

export function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}

/** The instant so many seconds after another. */
export function later(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString().replace('.000Z', 'Z');
}

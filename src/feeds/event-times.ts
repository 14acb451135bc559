import { addDays } from '../calendar/day.ts';
import type { CalendarEvent } from '../calendar/event.ts';
import { formatInstant, instantMs } from '../calendar/instant.ts';

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
  return { start, end: allDay ? addDays(start, 1) : later(start, defaultMinutes * 60) };
}

/** The instant so many seconds after another. */
export function later(instant: string, seconds: number): string {
  return formatInstant(instantMs(instant) + seconds * 1000);
}

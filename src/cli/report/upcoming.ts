import { addDays, isDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { formatInstant } from '../../calendar/instant.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { occurrenceStarts } from '../../feeds/series/occurrences.ts';
import type { SurveyedCalendar } from '../survey/survey.ts';

const day = 86_400_000;
/** A series is looked at so far ahead: nearer first, since most repeat weekly. */
const steps = [40, 400, 1500].map((days) => days * day);

/**
 * The event as it takes place next, at a moment in milliseconds since 1970: as it is, or of a series the next time that no
 * record replaces. Null: it is over, or has no date.
 */
export function upcoming(
  event: CalendarEvent,
  { calendar, events }: SurveyedCalendar,
  now: number,
): CalendarEvent | null {
  const { start, end, recurrence } = event;
  if (start === null) return null;
  if (recurrence === null) return endOf(start, end) > now ? event : null;
  const length = end === null ? null : Date.parse(end) - Date.parse(start);
  const replaced = new Set(events.flatMap(({ overrides }) => (overrides?.id === event.id ? [overrides.start] : [])));
  const zone = knownTimeZone(event.timeZone, knownTimeZone(calendar.timeZone, 'UTC'));
  const from = formatInstant(now - (length ?? 0) - day);
  for (const step of steps) {
    const next = occurrenceStarts(event, zone, from, formatInstant(now + step))
      .map((at) => ({ start: at, end: length === null ? null : plus(at, length) }))
      .find((one) => !replaced.has(one.start) && endOf(one.start, one.end) > now);
    if (next !== undefined) return { ...event, ...next };
  }
  return null;
}

/** A day lasts to its end; a moment is over once it has passed. */
const endOf = (start: string, end: string | null): number =>
  end !== null && end > start ? Date.parse(end) : Date.parse(start) + (isDay(start) ? day : 1);

const plus = (at: string, ms: number): string =>
  isDay(at) ? addDays(at, Math.round(ms / day)) : formatInstant(Date.parse(at) + ms);

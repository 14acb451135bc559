import { startOfDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { instantMs, wallAt } from '../../calendar/instant.ts';
import type { PublishedEvent } from '../../calendar/snapshot.ts';

export interface MoveContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly calendarZone: string;
  /** Both were read in the same way: by the same rules, from the list alone or with details. Else it is a correction. */
  readonly comparable: boolean;
}

/** A start that changes by less is put right, not moved. */
const slightMs = 5 * 60_000;

/**
 * The start that an event had before it was moved, or null. Only what was still to come can move, and only to what is
 * still to come: an entry of the past that gets a new date is another occasion. It moves with the start alone, so that
 * the passing of time changes no byte of what is published.
 */
export function movedFrom(event: CalendarEvent, before: PublishedEvent | null, context: MoveContext): string | null {
  if (before === null || !isSingle(event) || !isSingle(before.event)) return null;
  const former = before.movedFrom ?? null;
  const last = before.event.start;
  if (event.start === last) return former;
  if (!context.comparable) return null;
  const ms = (start: string): number => startMs(start, event, context.calendarZone);
  if ([last, event.start].some((start) => start !== null && ms(start) <= context.now)) return null;
  const from = former ?? last;
  return from === null || isSameStart(from, event, context.calendarZone) ? null : from;
}

/** Of what repeats, each override says itself what it replaces. */
const isSingle = ({ recurrence, overrides }: CalendarEvent): boolean => recurrence === null && overrides === null;

const startMs = (start: string, { timeZone }: CalendarEvent, calendarZone: string): number =>
  start.length === 10 ? instantMs(startOfDay(start, timeZone ?? calendarZone)) : instantMs(start);

/** A day that gets an hour, or loses it, is the same. */
function isSameStart(from: string, event: CalendarEvent, calendarZone: string): boolean {
  const { start } = event;
  if (start === null) return false;
  const dayOf = (value: string) => (value.length === 10 ? value : wallAt(value, event.timeZone ?? calendarZone).day);
  if (from.length === 10 || start.length === 10) return dayOf(from) === dayOf(start);
  return Math.abs(instantMs(start) - instantMs(from)) < slightMs;
}

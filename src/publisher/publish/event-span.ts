import { Temporal } from 'temporal-polyfill/implementation';
import { startOfDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { instantMs, wallAt } from '../../calendar/instant.ts';
import { maxRules, readRule, ruleStarts } from '../../calendar/rrule.ts';
import type { PublishedEvent } from '../../calendar/snapshot.ts';

interface MoveContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly calendarZone: string;
  /**
   * The event was read in the same way before: by the same rules, and both times with details or both times from the
   * list alone. Otherwise another start is a correction.
   */
  readonly comparable: boolean;
  /** For an override: its series was published before. */
  readonly knowsSeries: boolean;
}

/** A change by less is a correction, not a move. */
const slightMs = 5 * 60_000;

/**
 * The start that an event had before it was moved, or null. An event counts as moved only when both starts are in the
 * future: a past entry that gets a new date is another occasion. The result changes only together with the start, so
 * that the passing of time changes no byte of what is published.
 */
export function formerStart(event: CalendarEvent, before: PublishedEvent | null, context: MoveContext): string | null {
  // The series gives an override its former start, unless both are seen for the first time.
  if (event.overrides !== null && before !== null) return before.movedFrom ?? null;
  if (event.overrides !== null)
    return context.knowsSeries || event.start === event.overrides.start ? null : event.start;
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

/** A series needs no former start. */
const isSingle = ({ recurrence, overrides }: CalendarEvent): boolean => recurrence === null && overrides === null;

/** A start of the model in milliseconds since 1970; a day begins in the event's zone. */
export const startMs = (start: string, { timeZone }: CalendarEvent, calendarZone: string): number =>
  start.length === 10 ? instantMs(startOfDay(start, timeZone ?? calendarZone)) : instantMs(start);

/** A day that gets a time, or a time that becomes the whole day, is the same start. */
function isSameStart(from: string, event: CalendarEvent, calendarZone: string): boolean {
  const { start } = event;
  if (start === null) return false;
  const dayOf = (value: string) => (value.length === 10 ? value : wallAt(value, event.timeZone ?? calendarZone).day);
  if (from.length === 10 || start.length === 10) return dayOf(from) === dayOf(start);
  return Math.abs(instantMs(start) - instantMs(from)) < slightMs;
}

/**
 * The last moment of an event with all its repetitions, in milliseconds since 1970. Null: it is not known, because the
 * date is still to be announced, or there is none, because the event repeats forever.
 */
export function lastMoment(event: CalendarEvent, calendarZone: string): number | null {
  const { start, end, allDay, recurrence, timeZone } = event;
  if (start === null) return null;
  const zone = timeZone ?? calendarZone;
  const moment = (value: string) => (value.length === 10 ? instantMs(startOfDay(value, zone)) : instantMs(value));
  const last = moment(end ?? start) + (end === null && allDay ? dayMs : 0);
  if (recurrence === null) return last;
  const ends = recurrence.rules
    .slice(0, maxRules)
    .map((rule) => untilOf(rule) ?? lastCounted(rule, moment(start), zone));
  if (ends.includes(null)) return null;
  const repeated = [...ends.filter((until) => until !== null), ...recurrence.include.map(moment)];
  return repeated.reduce((latest, from) => Math.max(latest, from + (last - moment(start))), last);
}

const dayMs = 86_400_000;

/** The UNTIL of a rule (RFC 5545 §3.3.10); null: the rule has none. */
function untilOf(rule: string): number | null {
  const [, year, month, day, time] = /(?:^|;)UNTIL=(\d{4})(\d{2})(\d{2})(T\d{6})?/i.exec(rule) ?? [];
  if (year === undefined) return null;
  const clock = time === undefined ? 'T23:59:59' : `${time.slice(0, 3)}:${time.slice(3, 5)}:${time.slice(5, 7)}`;
  return Date.parse(`${year}-${month}-${day}${clock}Z`);
}

/** A rule with more repetitions than anyone plans is not expanded. */
const mostCounted = 1000;

/** Start of the last repetition of a rule with COUNT; null: the rule has none, or can't be expanded. */
function lastCounted(rule: string, start: number, zone: string): number | null {
  const [, count] = /(?:^|;)COUNT=(\d+)/i.exec(rule) ?? [];
  if (count === undefined || Number(count) > mostCounted) return null;
  const parts = readRule(rule);
  if (parts === null) return null;
  const first = Temporal.Instant.fromEpochMilliseconds(start);
  const { starts } = ruleStarts(parts, first.toZonedDateTimeISO(zone), false, [first, lastDate], Number(count));
  return starts.length === Number(count) ? (starts.at(-1)?.epochMilliseconds ?? null) : null;
}

const lastDate = Temporal.Instant.from('9999-12-31T00:00:00Z');

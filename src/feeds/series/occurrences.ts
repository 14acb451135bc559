import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { isDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { instantAt, wallAt } from '../../calendar/instant.ts';
import { ruleParts, ruleText } from './rrule.ts';
import { vtimezone } from './vtimezone.ts';

const lastMoment = '9999-12-31T00:00:00Z';

/** How often a series may be said in single events. */
const mostOccurrences = 1000;

/** A series that a client can be told as it is. */
export interface SeriesTiming {
  /** Null: the series is in UTC, or of days. */
  readonly timeZone: string | null;
  /** The value of RRULE. */
  readonly rule: string;
  /** Starts left out: instants or days. */
  readonly exclude: readonly string[];
}

/**
 * How iCalendar tells the series, or null where it is to be expanded: several rules, added dates (Outlook drops an event with
 * RDATE), several times a day, a start that the rule itself does not give, a local time that names two instants, or a zone
 * without yearly rules. `timeZone` is the one that the series repeats in; `year`, the first for which the zone's rules count.
 */
export function seriesTiming(event: CalendarEvent, timeZone: string, year: number): SeriesTiming | null {
  const { recurrence, start, allDay } = event;
  const parts = recurrence?.rules.length === 1 ? ruleParts(recurrence.rules[0] ?? '') : null;
  if (start === null || recurrence === null || parts === null || recurrence.include.length > 0) return null;
  if (['SECONDLY', 'MINUTELY', 'HOURLY'].includes(parts.get('FREQ') ?? '')) return null;
  if (['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((name) => parts.has(name))) return null;
  const exclude = recurrence.exclude.filter((value) => isDay(value) === allDay);
  const zoned = !allDay && !isUtc(timeZone);
  if (zoned && vtimezone(timeZone, year) === null) return null;
  if (zoned && ![start, event.end ?? start, ...exclude].every((instant) => isPlainLocal(instant, timeZone)))
    return null;
  if (!beginsOnRule(event, timeZone) || isEmpty(event, timeZone)) return null;
  return { timeZone: zoned ? timeZone : null, rule: ruleText(parts, allDay, timeZone), exclude };
}

/** UTC by any of its names: such a series needs no VTIMEZONE. */
export function isUtc(timeZone: string): boolean {
  return /^(Etc\/)?(UTC|UCT|GMT|Zulu|Universal|Greenwich)$/.test(timeZone);
}

/** A local time that comes twice names its first instant (RFC 5545 §3.3.5), but not to every client. */
function isPlainLocal(instant: string, timeZone: string): boolean {
  return instantAt(wallAt(instant, timeZone), timeZone).irregular === null;
}

/** RFC 5545 §3.8.5.3: what a series means whose start is not its rule's first is undefined. */
function beginsOnRule(event: CalendarEvent, timeZone: string): boolean {
  if (event.start === null) return false;
  const first = moment(event.start).toZonedDateTimeISO(event.allDay ? 'UTC' : timeZone);
  return ruleStarts(event.recurrence?.rules[0] ?? '', first, event.allDay, null, first.toInstant(), 1).length === 1;
}

/** Nothing is left of it but what is left out, which khal stops at. */
function isEmpty(event: CalendarEvent, timeZone: string): boolean {
  if (event.start === null || event.recurrence?.exclude.length === 0) return false;
  const from = isDay(event.start) ? `${event.start}T00:00:00Z` : event.start;
  return occurrenceStarts(event, timeZone, from, lastMoment, 1).length === 0;
}

/** The starts of a series in order, as instants or days, from `from` to `to` (instants, inclusive), `limit` at most. */
export function occurrenceStarts(
  event: CalendarEvent,
  timeZone: string,
  from: string,
  to: string,
  limit = mostOccurrences,
): readonly string[] {
  const { recurrence, start, allDay } = event;
  if (start === null || recurrence === null) return [];
  const first = moment(start).toZonedDateTimeISO(allDay ? 'UTC' : timeZone);
  const [low, high] = [moment(from), moment(to)];
  const starts = new Set<string>();
  const add = (at: Temporal.Instant) => {
    if (compare(at, low) < 0 || compare(at, high) > 0) return;
    starts.add(allDay ? at.toString().slice(0, 10) : seconds(at));
  };
  add(first.toInstant());
  for (const text of recurrence.rules) {
    for (const at of ruleStarts(text, first, allDay, low, high, limit + recurrence.exclude.length)) add(at);
  }
  for (const value of recurrence.include) if (isDay(value) === allDay) add(moment(value));
  for (const value of recurrence.exclude) starts.delete(isDay(value) ? value : seconds(moment(value)));
  return [...starts].toSorted().slice(0, limit);
}

function ruleStarts(
  text: string,
  first: Temporal.ZonedDateTime,
  allDay: boolean,
  low: Temporal.Instant | null,
  high: Temporal.Instant,
  limit: number,
): Temporal.Instant[] {
  const parts = ruleParts(text);
  if (parts === null) return [];
  try {
    const rule = new RRuleTemporal({
      rruleString: ruleText(parts, allDay, first.timeZoneId),
      dtstart: first,
      temporal: Temporal,
    });
    const found: Temporal.Instant[] = [];
    let next = rule.next((low ?? first.toInstant()).toZonedDateTimeISO(first.timeZoneId), true);
    while (next !== null && found.length < limit && compare(next.toInstant(), high) <= 0) {
      found.push(next.toInstant());
      next = rule.next(next, false);
    }
    return found;
  } catch {
    // A rule that never comes true (30 February) is given up by the library.
    return [];
  }
}

function moment(value: string): Temporal.Instant {
  return Temporal.Instant.from(isDay(value) ? `${value}T00:00:00Z` : value);
}

function seconds(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' });
}

const compare = Temporal.Instant.compare;

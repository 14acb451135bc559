import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { addDays, isDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { instantAt, instantMs, wallAt } from '../../calendar/instant.ts';
import { readRule, writeRule } from '../../calendar/rrule.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { formerStart, later } from '../event-display.ts';
import type { FeedEntry } from '../feed.ts';
import { vtimezone } from './vtimezone.ts';

/** How far around a day a series is expanded. */
const daysBefore = 366;
const daysAfter = 731;

/** The zone that an event repeats in. */
export function seriesZone(entry: FeedEntry): string {
  return knownTimeZone(entry.event.timeZone, knownTimeZone(entry.timeZone, 'UTC'));
}

/** How iCalendar tells the entry's series; null where it has none, or where it is to be expanded. */
export function seriesTimingOf(entry: FeedEntry): SeriesTiming | null {
  if (entry.event.recurrence === null) return null;
  return seriesTiming(entry.event, seriesZone(entry), revisionYear(entry));
}

/** The year from which on a zone's rules must hold for the entry: a block depends on its revision alone, never on today. */
export function revisionYear({ revision }: FeedEntry): number {
  return Number(revision.lastModified.slice(0, 4));
}

/**
 * The entries with each series that iCalendar can't tell safely put as single events, from a year before `day` to two years
 * after it; their overrides become single events of the same identity. Overrides of the other series take their master's
 * zone, by which clients match them.
 */
export function expandSeries(entries: readonly FeedEntry[], day: string): readonly FeedEntry[] {
  if (entries.every(({ event }) => event.recurrence === null && event.overrides === null)) return entries;
  const masters = new Map(entries.filter(isMaster).map((entry) => [seriesKey(entry), entry]));
  const expanded = new Set([...masters].filter(([, master]) => seriesTimingOf(master) === null).map(([key]) => key));
  const replaced = new Set(
    entries.flatMap(({ calendarId, event: { overrides } }) =>
      overrides === null ? [] : [key(calendarId, overrides.id, overrides.start)],
    ),
  );
  return entries.flatMap((entry) => {
    const { event, calendarId } = entry;
    if (event.overrides !== null) {
      const master = masters.get(seriesKey(entry));
      if (master === undefined) return entry;
      const timeZone = seriesZone(master);
      if (!expanded.has(seriesKey(entry))) {
        return event.timeZone === timeZone ? entry : { ...entry, event: { ...event, timeZone } };
      }
      const { id, start } = event.overrides;
      const single = { ...event, id, occurrence: start, overrides: null };
      return { ...entry, event: single, movedFrom: formerStart(entry) };
    }
    if (!isMaster(entry) || !expanded.has(seriesKey(entry))) return entry;
    return singles(entry, day).filter(
      ({ event: single }) => !replaced.has(key(calendarId, event.id, single.occurrence)),
    );
  });
}

/** What the entries of one series have in common. */
export function seriesKey({ calendarId, event }: FeedEntry): string {
  return key(calendarId, event.overrides?.id ?? event.id, event.overrides === null ? event.occurrence : null);
}

function key(...parts: readonly (string | null)[]): string {
  return JSON.stringify(parts);
}

function isMaster({ event }: FeedEntry): boolean {
  return event.recurrence !== null && event.overrides === null;
}

function singles(entry: FeedEntry, day: string): FeedEntry[] {
  const { event } = entry;
  const { recurrence, start } = event;
  if (recurrence === null || start === null) return [{ ...entry, event: { ...event, recurrence: null } }];
  const says = recurrence.include.length > 0 || recurrence.rules.some((rule) => readRule(rule) !== null);
  if (!says) return [{ ...entry, event: { ...event, recurrence: null } }];
  const from = `${addDays(day, -daysBefore)}T00:00:00Z`;
  const to = `${addDays(day, daysAfter)}T00:00:00Z`;
  return occurrenceStarts(event, seriesZone(entry), from, to).map((at) => {
    const occurrence = event.occurrence === null ? at : `${event.occurrence}/${at}`;
    const end = event.end === null ? null : moved(event.end, start, at);
    return { ...entry, event: { ...event, recurrence: null, occurrence, start: at, end } };
  });
}

/** The end as far from `to` as it was from `from`. */
function moved(end: string, from: string, to: string): string {
  const milliseconds = instantMs(end) - instantMs(from);
  return isDay(end) ? addDays(to, milliseconds / 86_400_000) : later(to, milliseconds / 1000);
}

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
  const parts = recurrence?.rules.length === 1 ? readRule(recurrence.rules[0] ?? '') : null;
  if (start === null || recurrence === null || parts === null || recurrence.include.length > 0) return null;
  if (['SECONDLY', 'MINUTELY', 'HOURLY'].includes(parts.get('FREQ') ?? '')) return null;
  if (['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((name) => parts.has(name))) return null;
  const exclude = recurrence.exclude.filter((value) => isDay(value) === allDay);
  const zoned = !allDay && !isUtc(timeZone);
  if (zoned && vtimezone(timeZone, year) === null) return null;
  if (zoned && ![start, event.end ?? start, ...exclude].every((instant) => isPlainLocal(instant, timeZone)))
    return null;
  if (!beginsOnRule(event, timeZone) || isEmpty(event, timeZone)) return null;
  return { timeZone: zoned ? timeZone : null, rule: writeRule(parts, allDay, timeZone), exclude };
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
  const parts = readRule(text);
  if (parts === null) return [];
  try {
    const rule = new RRuleTemporal({
      rruleString: writeRule(parts, allDay, first.timeZoneId),
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

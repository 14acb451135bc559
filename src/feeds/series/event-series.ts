import { Temporal } from 'temporal-polyfill/implementation';
import { addDays, isDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { instantAt, instantMs, wallAt } from '../../calendar/instant.ts';
import { maxRules, readRule, ruleStarts, writeRule } from '../../calendar/rrule.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { later } from '../event-times.ts';
import { formerStart } from '../event-title.ts';
import type { FeedEntry } from '../feed.ts';
import { occurrenceIn } from '../identifiers.ts';
import { vtimezone } from './vtimezone.ts';

/**
 * Expands every series without a rule for clients (`seriesRule`) to single events, from a year before `day` to two
 * years after it. Their overrides become single events with the same identity. Overrides of the other series get the
 * zone of their series, because clients match them by it.
 */
export function expandSeries(entries: readonly FeedEntry[], day: string): readonly FeedEntry[] {
  if (entries.every(({ event }) => event.recurrence === null && event.overrides === null)) return entries;
  const masters = new Map(entries.filter(isMaster).map((entry) => [seriesKey(entry), entry]));
  const expanded = new Set([...masters].filter(([, master]) => seriesRuleOf(master) === null).map(([key]) => key));
  const replaced = new Set(
    entries.flatMap(({ calendarId, event: { overrides } }) =>
      overrides === null ? [] : [key(calendarId, overrides.id, replacedIn(overrides))],
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
      const { id } = event.overrides;
      const single = { ...event, id, occurrence: replacedIn(event.overrides), overrides: null };
      return { ...entry, event: single, movedFrom: formerStart(entry) };
    }
    if (!isMaster(entry) || !expanded.has(seriesKey(entry))) return entry;
    return occurrencesOf(entry, day, Math.max(leastOccurrences, Math.floor(mostExpanded / expanded.size))).filter(
      ({ event: single }) => !replaced.has(key(calendarId, event.id, single.occurrence)),
    );
  });
}

/** The zone that an event repeats in. */
export function seriesZone(entry: FeedEntry): string {
  return knownTimeZone(entry.event.timeZone, knownTimeZone(entry.timeZone, 'UTC'));
}

/** The rule that clients get for the entry's series. Null: it is no series, or one that must be expanded. */
export function seriesRuleOf(entry: FeedEntry): SeriesRule | null {
  if (entry.event.recurrence === null) return null;
  return seriesRule(entry.event, seriesZone(entry), revisionYear(entry));
}

/**
 * The year from which a zone's rules must be right for the entry: the year of its revision, as a block must not depend
 * on today.
 */
export function revisionYear({ revision }: FeedEntry): number {
  return Number(revision.lastModified.slice(0, 4));
}

/** The same for all entries of one series, and only for them. */
export function seriesKey({ calendarId, event }: FeedEntry): string {
  const { id, occurrence } = event.overrides ?? event;
  return key(calendarId, id, occurrence ?? null);
}

/** The occurrence that an override replaces. */
const replacedIn = ({ occurrence, start }: NonNullable<CalendarEvent['overrides']>): string =>
  occurrenceIn(occurrence ?? null, start);

function key(...parts: readonly (string | null)[]): string {
  return JSON.stringify(parts);
}

function isMaster({ event }: FeedEntry): boolean {
  return event.recurrence !== null && event.overrides === null;
}

/** How far a series is expanded around a day. */
const daysBefore = 366;
const daysAfter = 731;

/**
 * The most single events that the series of a feed may become together, and the least that each may whatever their number:
 * a weekly series has 160 in the time that is expanded.
 */
const mostExpanded = 200_000;
const leastOccurrences = 160;

function occurrencesOf(entry: FeedEntry, day: string, most: number): FeedEntry[] {
  const { event } = entry;
  const { recurrence, start } = event;
  if (recurrence === null || start === null) return [{ ...entry, event: { ...event, recurrence: null } }];
  const recurs = recurrence.include.length > 0 || recurrence.rules.some((rule) => readRule(rule) !== null);
  if (!recurs) return [{ ...entry, event: { ...event, recurrence: null } }];
  const from = `${addDays(day, -daysBefore)}T00:00:00Z`;
  const to = `${addDays(day, daysAfter)}T00:00:00Z`;
  return occurrenceStarts(event, seriesZone(entry), from, to, Math.min(most, mostOccurrences)).map((at) => {
    const occurrence = occurrenceIn(event.occurrence, at);
    const end = event.end === null ? null : later(at, instantMs(event.end) - instantMs(start));
    return { ...entry, event: { ...event, recurrence: null, occurrence, start: at, end } };
  });
}

/** A series as iCalendar writes it. */
export interface SeriesRule {
  /** The zone of its times; null for days, and for times in UTC. */
  readonly timeZone: string | null;
  /** The value of RRULE. */
  readonly rule: string;
  /** Starts without an occurrence: instants or days. */
  readonly exclude: readonly string[];
}

/**
 * The rule that clients get for a series. It is null for a series that clients would not understand, which must be
 * expanded: one with several rules, added dates (Outlook drops an event with RDATE), several times a day, a start that
 * the rule itself does not yield, a local time that means two instants, or a zone without yearly rules.
 * `timeZone`: the one that the series repeats in. `year`: the first for which the zone's rules must be right.
 */
export function seriesRule(event: CalendarEvent, timeZone: string, year: number): SeriesRule | null {
  const { recurrence, start, allDay } = event;
  const parts = recurrence?.rules.length === 1 ? readRule(recurrence.rules[0] ?? '') : null;
  if (start === null || recurrence === null || parts === null || recurrence.include.length > 0) return null;
  if (['SECONDLY', 'MINUTELY', 'HOURLY'].includes(parts.get('FREQ') ?? '')) return null;
  if (['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((name) => parts.has(name))) return null;
  const exclude = recurrence.exclude.filter((value) => isDay(value) === allDay);
  const zoned = !allDay && !isUtc(timeZone);
  if (zoned && vtimezone(timeZone, year) === null) return null;
  if (zoned && ![start, event.end ?? start, ...exclude].every((instant) => isUnambiguous(instant, timeZone)))
    return null;
  if (!beginsOnRule(event, timeZone) || isEmpty(event, timeZone)) return null;
  return { timeZone: zoned ? timeZone : null, rule: writeRule(parts, allDay, timeZone), exclude };
}

/** Whether it is UTC, by any of its names: such a series needs no VTIMEZONE. */
export function isUtc(timeZone: string): boolean {
  return /^(Etc\/)?(UTC|UCT|GMT|Zulu|Universal|Greenwich)$/.test(timeZone);
}

/** Whether the local time is unambiguous. A repeated one means the first (RFC 5545 §3.3.5), but not to every client. */
function isUnambiguous(instant: string, timeZone: string): boolean {
  return instantAt(wallAt(instant, timeZone), timeZone).irregular === null;
}

/** Whether the start is the rule's first one. If not, RFC 5545 §3.8.5.3 leaves undefined what the series means. */
function beginsOnRule(event: CalendarEvent, timeZone: string): boolean {
  if (event.start === null) return false;
  const first = moment(event.start).toZonedDateTimeISO(event.allDay ? 'UTC' : timeZone);
  const parts = readRule(event.recurrence?.rules[0] ?? '');
  const at = first.toInstant();
  return parts !== null && ruleStarts(parts, first, event.allDay, [at, at], 1).starts.length === 1;
}

const lastMoment = '9999-12-31T00:00:00Z';

/** Whether every occurrence is excluded: khal fails on such a series. */
function isEmpty(event: CalendarEvent, timeZone: string): boolean {
  if (event.start === null || event.recurrence?.exclude.length === 0) return false;
  const from = isDay(event.start) ? `${event.start}T00:00:00Z` : event.start;
  return occurrenceStarts(event, timeZone, from, lastMoment, 1).length === 0;
}

/** The most single events that a series may become. */
const mostOccurrences = 1000;

/** The starts of a series in order, as instants or days: from `from` to `to` (instants, inclusive), at most `limit`. */
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
  for (const text of recurrence.rules.slice(0, maxRules)) {
    const parts = readRule(text);
    if (parts === null) continue;
    const most = limit + recurrence.exclude.length;
    for (const at of ruleStarts(parts, first, allDay, [low, high], most).starts) add(at);
  }
  for (const value of recurrence.include) if (isDay(value) === allDay) add(moment(value));
  for (const value of recurrence.exclude) starts.delete(isDay(value) ? value : seconds(moment(value)));
  return [...starts].toSorted().slice(0, limit);
}

function moment(value: string): Temporal.Instant {
  return Temporal.Instant.from(isDay(value) ? `${value}T00:00:00Z` : value);
}

function seconds(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' });
}

const compare = Temporal.Instant.compare;

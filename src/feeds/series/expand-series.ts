import { addDays, isDay } from '../../calendar/day.ts';
import { instantMs } from '../../calendar/instant.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { formerStart, later } from '../event-display.ts';
import type { FeedEntry } from '../feed.ts';
import { occurrenceStarts, type SeriesTiming, seriesTiming } from './occurrences.ts';
import { ruleParts } from './rrule.ts';

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
  const says = recurrence.include.length > 0 || recurrence.rules.some((rule) => ruleParts(rule) !== null);
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

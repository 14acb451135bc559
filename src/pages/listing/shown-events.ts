import type { Calendar } from '../../calendar/calendar.ts';
import { addDays, startOfDay } from '../../calendar/day.ts';
import { type CalendarEvent, isPublishable } from '../../calendar/event.ts';
import { formatInstant } from '../../calendar/instant.ts';
import type { PublishedEvent, Snapshot } from '../../calendar/snapshot.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { later } from '../../feeds/event-times.ts';
import { hasContent, localize } from '../../feeds/event-title.ts';
import { type EventFilter, matches } from '../../feeds/select/selection.ts';
import { occurrenceStarts } from '../../feeds/series/event-series.ts';

/** An event as a visitor may see it, with all its times, or without a date yet. */
export interface ShownEvent {
  /** In the language that was asked for, as far as there are translations. */
  readonly event: CalendarEvent;
  readonly calendar: Calendar;
  /** BCP 47: the language of the event's texts. */
  readonly language: string;
  /** The portal no longer lists the event. */
  readonly removed: boolean;
  /** As in `PublishedEvent`; of an occurrence, the start that was announced first, if it was moved. */
  readonly movedFrom: string | null;
}

/** One time that an event takes place. */
export interface Occurrence extends ShownEvent {
  /** An instant, or a day. */
  readonly start: string;
  /** Exclusive. Null where the portal has none. */
  readonly end: string | null;
}

/** A span of time in milliseconds since 1970. What overlaps it is in it. */
export interface TimeSpan {
  readonly begins: number;
  readonly ends: number;
}

interface OccurrencePage {
  readonly occurrences: readonly Occurrence[];
  /** There are more after these. */
  readonly more: boolean;
}

/** Keeps some of the occurrences that were found. */
type Keep = (all: readonly Occurrence[]) => readonly Occurrence[];
const keepAll: Keep = (all) => all;

const dayMs = 86_400_000;

/**
 * How far a series is expanded, in milliseconds from the span's beginning: at most a year, since a series may have no
 * end. The steps are tried in turn, because most pages are full after the first one.
 */
const expansionSteps = [31, 124, 366].map((days) => days * dayMs);
const maxExpansion = 366 * dayMs;

/** The events of a snapshot that may be shown, in a language. */
export function shownEvents({ calendar, events }: Snapshot, language: string): readonly ShownEvent[] {
  const shown = events.filter((published) => isPublishable(published.event) && hasContent(published.event));
  return shown.map((published) => shownIn(published, calendar, language));
}

/** An event that may be shown, in a language. */
export function shownIn(
  { event, removed, movedFrom = null }: Pick<PublishedEvent, 'event' | 'removed' | 'movedFrom'>,
  calendar: Calendar,
  language: string,
): ShownEvent {
  const localized = localize(event, language);
  return {
    event: localized,
    calendar,
    removed,
    movedFrom,
    language: localized === event ? calendar.language : language,
  };
}

/** What is the same for all dates of a series or of an event with sessions. Null: the event has one date. */
export function repeatKey({ event, calendar }: ShownEvent): string | null {
  const repeats = event.recurrence !== null || event.overrides !== null || event.occurrence !== null;
  return repeats ? JSON.stringify([calendar.id, event.overrides?.id ?? event.id]) : null;
}

/** The events without a date. */
export const undatedEvents = (events: readonly ShownEvent[]): readonly ShownEvent[] =>
  events.filter(({ event, removed }) => event.start === null && !removed);

/** The events that pass every filter, and what is needed to find their occurrences. */
interface FilteredEvents {
  readonly matching: readonly ShownEvent[];
  /**
   * The events among which to look for occurrences: the matching ones, and every event that replaces an occurrence of a
   * series. Its replacement hides that occurrence even if it does not match itself.
   */
  readonly candidates: readonly ShownEvent[];
  /** Keeps the occurrences of matching events. */
  readonly keepMatching: Keep;
}

export const filterEvents = (events: readonly ShownEvent[], filters: readonly EventFilter[]): FilteredEvents =>
  keepEvents(events, ({ event }) => filters.every((filter) => matches(event, filter)));

/** The same for any filter. */
export function keepEvents(events: readonly ShownEvent[], filter: (one: ShownEvent) => boolean): FilteredEvents {
  const matching = events.filter(filter);
  if (matching.length === events.length) return { matching, candidates: events, keepMatching: keepAll };
  const isMatching = new Set(matching.map(({ event }) => event));
  return {
    matching,
    candidates: events.filter(({ event }) => isMatching.has(event) || event.overrides !== null),
    keepMatching: (all) => all.filter(({ event }) => isMatching.has(event)),
  };
}

/**
 * Every occurrence within the span, by start. `events` are all those of their calendars. `seriesSpan` limits where
 * series are expanded.
 */
export function occurrencesIn(
  events: readonly ShownEvent[],
  span: TimeSpan,
  seriesSpan: TimeSpan = span,
): readonly Occurrence[] {
  const replaced = new Set(
    events.flatMap(({ event, calendar }) => (event.overrides ? [keyOf(calendar, event.overrides)] : [])),
  );
  const found: { readonly occurrence: Occurrence; readonly own: TimeSpan }[] = [];
  for (const shown of events) {
    const { event, calendar } = shown;
    for (const { start, end } of timesOf(shown, seriesSpan)) {
      if (event.recurrence !== null && replaced.has(keyOf(calendar, { ...event, start }))) continue;
      const own = timeSpanOf({ event, calendar, start, end });
      if (own.begins >= span.ends || (own.ends <= span.begins && own.begins < span.begins)) continue;
      found.push({ occurrence: { ...shown, start, end, movedFrom: formerStart(shown) }, own });
    }
  }
  return found
    .sort((a, b) => a.own.begins - b.own.begins || a.own.ends - b.own.ends)
    .map(({ occurrence }) => occurrence);
}

/**
 * The occurrences within a span, the next one first: after the first `skip` of them, at most `take`. Single events are
 * found at any distance, series within a year.
 */
export function upcomingOccurrences(
  events: readonly ShownEvent[],
  { begins, ends }: TimeSpan,
  skip: number,
  take: number,
  keep = keepAll,
): OccurrencePage {
  const seriesBegin = Number.isFinite(begins) ? begins : ends - maxExpansion;
  const find = (step: number) => {
    const reached = Math.min(ends, seriesBegin + step);
    const span = { begins, ends: step === maxExpansion ? ends : reached };
    return keep(occurrencesIn(events, span, { begins: seriesBegin, ends: reached }));
  };
  return findInSteps(find, skip, take);
}

/** The occurrences that are over, the latest first. Single events are found at any distance, series within a year. */
export function pastOccurrences(
  events: readonly ShownEvent[],
  until: number,
  skip: number,
  take: number,
  keep = keepAll,
): OccurrencePage {
  const find = (step: number) => {
    const series = { begins: until - step, ends: until };
    const span = step === maxExpansion ? { begins: Number.NEGATIVE_INFINITY, ends: until } : series;
    const found = occurrencesIn(events, span, series);
    return keep(found.filter((one) => timeSpanOf(one).ends <= until)).toReversed();
  };
  return findInSteps(find, skip, take);
}

/** Whether an event takes place within a span. Of a series, changed and deleted dates count as well. */
export function takesPlaceIn(shown: ShownEvent, { begins, ends }: TimeSpan): boolean {
  const { event } = shown;
  const { start, end, recurrence } = event;
  if (start === null) return false;
  if (recurrence === null) {
    const own = timeSpanOf({ ...shown, start, end });
    return own.begins < ends && (own.ends > begins || own.begins >= begins);
  }
  const reach = { begins: Number.isFinite(begins) ? begins : ends - maxExpansion, ends };
  const until = Math.min(reach.ends, reach.begins + maxExpansion);
  return startsBetween(shown, reach.begins - lengthOf(event), until, 1).length > 0;
}

/**
 * Until when `takesPlaceIn` finds an event in what is to come, in milliseconds since 1970: an event that it finds at `now`
 * and no longer at `later`.
 */
export function comesUntil(shown: ShownEvent, now: number, later: number): number {
  const { event } = shown;
  const { start, end, recurrence } = event;
  if (start === null) return now;
  if (recurrence === null) {
    const own = timeSpanOf({ ...shown, start, end });
    return Math.max(own.ends, own.begins + 1);
  }
  const length = lengthOf(event);
  const last = startsBetween(shown, now - length, later).at(-1);
  // Starts are compared by the second.
  return last === undefined ? now : Date.parse(last) + length + 1000;
}

const lengthOf = ({ start, end }: CalendarEvent): number =>
  start === null || end === null ? 0 : Date.parse(end) - Date.parse(start);

/** The starts of a series between two moments, in milliseconds since 1970. */
function startsBetween({ event, calendar }: ShownEvent, from: number, to: number, most?: number): readonly string[] {
  const zone = knownTimeZone(event.timeZone, knownTimeZone(calendar.timeZone, 'UTC'));
  return occurrenceStarts(event, zone, formatInstant(from), formatInstant(to), most);
}

/** When an occurrence begins and ends, in milliseconds since 1970. Days are those of the calendar's zone. */
export function timeSpanOf({
  event,
  calendar,
  start,
  end,
}: Pick<Occurrence, 'event' | 'calendar' | 'start' | 'end'>): TimeSpan {
  if (!event.allDay) return { begins: Date.parse(start), ends: Date.parse(end ?? start) };
  const zone = knownTimeZone(calendar.timeZone, 'UTC');
  const last = end === null || end <= start ? addDays(start, 1) : end;
  return { begins: Date.parse(startOfDay(start, zone)), ends: Date.parse(startOfDay(last, zone)) };
}

/** Whether an occurrence is over; `now` is in milliseconds since 1970. */
export function isOver(occurrence: Pick<Occurrence, 'event' | 'calendar' | 'start' | 'end'>, now: number): boolean {
  const { begins, ends } = timeSpanOf(occurrence);
  return ends <= now && begins < now;
}

function findInSteps(find: (step: number) => readonly Occurrence[], skip: number, take: number): OccurrencePage {
  for (const step of expansionSteps) {
    const found = find(step);
    const more = found.length > skip + take;
    if (more || step === maxExpansion) return { occurrences: found.slice(skip, skip + take), more };
  }
  return { occurrences: [], more: false };
}

function timesOf({ event, calendar }: ShownEvent, span: TimeSpan): readonly { start: string; end: string | null }[] {
  const { start, end } = event;
  if (start === null) return [];
  if (event.recurrence === null) return [{ start, end }];
  const length = end === null ? null : Date.parse(end) - Date.parse(start);
  // One more day on each side covers every zone's offset. `occurrencesIn` drops what is too early or too late.
  const from = formatInstant(span.begins - (length ?? 0) - dayMs);
  const zone = knownTimeZone(event.timeZone, knownTimeZone(calendar.timeZone, 'UTC'));
  return occurrenceStarts(event, zone, from, formatInstant(span.ends + dayMs)).map((at) => ({
    start: at,
    end: length === null ? null : later(at, length),
  }));
}

/** The start that was announced first. For a moved occurrence of a series it is the time that the series says. */
function formerStart({ event: { overrides, start }, movedFrom }: ShownEvent): string | null {
  const former = movedFrom ?? overrides?.start ?? null;
  return overrides !== null && former === start ? null : former;
}

const keyOf = (calendar: Calendar, { id, start }: { id: string; start: string | null }): string =>
  JSON.stringify([calendar.id, id, start]);

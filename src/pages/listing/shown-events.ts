import type { Calendar } from '../../calendar/calendar.ts';
import { addDays, isDay, startOfDay } from '../../calendar/day.ts';
import { type CalendarEvent, isPublishable } from '../../calendar/event.ts';
import { formatInstant } from '../../calendar/instant.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { hasContent, localize } from '../../feeds/event-display.ts';
import { occurrenceStarts } from '../../feeds/series/event-series.ts';

/** One time that an event takes place. */
export interface Occurrence {
  /** In the words of the language that was asked for, as far as there are such. */
  readonly event: CalendarEvent;
  readonly calendar: Calendar;
  /** BCP 47: what its texts are written in. */
  readonly language: string;
  /** The portal no longer lists it. */
  readonly removed: boolean;
  /** An instant, or a day. */
  readonly start: string;
  /** Exclusive; null where the portal has none. */
  readonly end: string | null;
  /** When it was to be, where it was moved. */
  readonly movedFrom: string | null;
}

/** A stretch of time in milliseconds since 1970: what overlaps is in. */
export interface TimeSpan {
  readonly begins: number;
  readonly ends: number;
}

const day = 86_400_000;

/** The events of a copy that may be shown, in a language. */
export function shownEvents({ calendar, events }: Snapshot, language: string): readonly ShownEvent[] {
  const shown = events.filter((published) => isPublishable(published.event) && hasContent(published.event));
  return shown.map(({ event, removed, movedFrom = null }) => {
    const localized = localize(event, language);
    const spoken = localized === event ? calendar.language : language;
    return { event: localized, calendar, removed, movedFrom, language: spoken };
  });
}

/** An event with all its times, or none yet. */
export interface ShownEvent extends Pick<Occurrence, 'event' | 'calendar' | 'language' | 'removed' | 'movedFrom'> {}

/**
 * Each time that one of the events takes place within the span, by start. `events` are all those of their calendars.
 * `seriesSpan`: where series are looked at, if not in all of it; a series may have no end.
 */
export function occurrencesIn(
  events: readonly ShownEvent[],
  span: TimeSpan,
  seriesSpan: TimeSpan = span,
): readonly Occurrence[] {
  const replaced = new Set(
    events.flatMap(({ event, calendar }) => (event.overrides ? [keyOf(calendar, event.overrides)] : [])),
  );
  const found = events.flatMap((shown) =>
    timesOf(shown, seriesSpan)
      .filter(
        ({ start }) =>
          shown.event.recurrence === null || !replaced.has(keyOf(shown.calendar, { ...shown.event, start })),
      )
      .map((times): Occurrence => ({ ...shown, ...times, movedFrom: formerStart(shown) })),
  );
  return found
    .map((occurrence) => ({ occurrence, limits: limitsOf(occurrence) }))
    .filter(({ limits }) => limits.begins < span.ends && (limits.ends > span.begins || limits.begins >= span.begins))
    .sort((a, b) => a.limits.begins - b.limits.begins || a.limits.ends - b.limits.ends)
    .map(({ occurrence }) => occurrence);
}

/** When it begins and is over, in milliseconds; days are those of the calendar's zone. */
export function limitsOf({
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

function timesOf({ event, calendar }: ShownEvent, span: TimeSpan): readonly { start: string; end: string | null }[] {
  const { start, end } = event;
  if (start === null) return [];
  if (event.recurrence === null) return [{ start, end }];
  const length = end === null ? null : Date.parse(end) - Date.parse(start);
  // A day more on each side, for the zone: what is too early or too late is sorted out by its limits.
  const from = formatInstant(span.begins - (length ?? 0) - day);
  const zone = knownTimeZone(event.timeZone, knownTimeZone(calendar.timeZone, 'UTC'));
  return occurrenceStarts(event, zone, from, formatInstant(span.ends + day)).map((at) => ({
    start: at,
    end: length === null ? null : plus(at, length),
  }));
}

const plus = (at: string, milliseconds: number): string =>
  isDay(at) ? addDays(at, Math.round(milliseconds / day)) : formatInstant(Date.parse(at) + milliseconds);

/** When it was to be, where it was moved: of an occurrence of a series, the time that its series says. */
const formerStart = ({ event: { overrides, start }, movedFrom }: ShownEvent): string | null =>
  overrides !== null && overrides.start !== start ? overrides.start : movedFrom;

const keyOf = (calendar: Calendar, { id, start }: { id: string; start: string | null }): string =>
  JSON.stringify([calendar.id, id, start]);

/** What has no date yet. */
export const undatedEvents = (events: readonly ShownEvent[]): readonly ShownEvent[] =>
  events.filter(({ event, removed }) => event.start === null && !removed);

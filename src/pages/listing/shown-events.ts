import type { Calendar } from '../../calendar/calendar.ts';
import { addDays, isDay, startOfDay } from '../../calendar/day.ts';
import { type CalendarEvent, isPublishable } from '../../calendar/event.ts';
import { formatInstant } from '../../calendar/instant.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { localize } from '../../feeds/select/localize.ts';
import { occurrenceStarts } from '../../feeds/series/occurrences.ts';
import { saysSomething } from '../../feeds/text/clean-text.ts';

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
interface TimeSpan {
  readonly begins: number;
  readonly ends: number;
}

const day = 86_400_000;

/** The events of a copy that may be shown, in a language. */
export function shownEvents({ calendar, events }: Snapshot, language: string): readonly ShownEvent[] {
  const shown = events.filter((published) => isPublishable(published.event) && saysSomething(published.event));
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
    .map((occurrence) => ({ occurrence, limits: timeSpanOf(occurrence) }))
    .filter(({ limits }) => limits.begins < span.ends && (limits.ends > span.begins || limits.begins >= span.begins))
    .sort((a, b) => a.limits.begins - b.limits.begins || a.limits.ends - b.limits.ends)
    .map(({ occurrence }) => occurrence);
}

/** When it begins and is over, in milliseconds; days are those of the calendar's zone. */
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

const dayMs = 86_400_000;
/** Series are looked at so far, and no further: in steps, since most pages are full long before. */
const steps = [31, 124, 366].map((days) => days * dayMs);

interface OccurrencePage {
  readonly occurrences: readonly Occurrence[];
  /** There are more behind them. */
  readonly more: boolean;
}

/** Narrows what was found. */
type Narrow = (all: readonly Occurrence[]) => readonly Occurrence[];
const asFound: Narrow = (all) => all;

/** What takes place within a span, `skip` of them left out, `take` at most: single events whenever they are, series for a year. */
export function upcomingOccurrences(
  events: readonly ShownEvent[],
  { begins, ends }: TimeSpan,
  skip: number,
  take: number,
  narrow = asFound,
): OccurrencePage {
  const seriesBegin = Number.isFinite(begins) ? begins : ends - dayMs * 366;
  const all = (step: number, last: boolean) => {
    const reached = Math.min(ends, seriesBegin + step);
    return narrow(
      occurrencesIn(events, { begins, ends: last ? ends : reached }, { begins: seriesBegin, ends: reached }),
    );
  };
  return inSteps(all, skip, take);
}

/** What is over, the latest first: single events whenever they were, series for a year. */
export function pastOccurrences(
  events: readonly ShownEvent[],
  until: number,
  skip: number,
  take: number,
  narrow = asFound,
): OccurrencePage {
  const all = (step: number, last: boolean) => {
    const series = { begins: until - step, ends: until };
    const found = occurrencesIn(events, { ...series, ...(last ? { begins: Number.NEGATIVE_INFINITY } : {}) }, series);
    return narrow(found.filter((one) => timeSpanOf(one).ends <= until)).toReversed();
  };
  return inSteps(all, skip, take);
}

/** The first of what is next; of a series only its next time. */
export function nextOccurrences(
  events: readonly ShownEvent[],
  now: number,
  most: number,
  narrow = asFound,
): readonly Occurrence[] {
  const { occurrences } = upcomingOccurrences(
    events,
    { begins: now, ends: Number.POSITIVE_INFINITY },
    0,
    most * 8,
    narrow,
  );
  const seen = new Set<string>();
  return occurrences
    .filter(({ event, calendar }) => {
      const key = JSON.stringify([calendar.id, event.overrides?.id ?? event.id]);
      const first = (event.recurrence === null && event.overrides === null) || !seen.has(key);
      seen.add(key);
      return first;
    })
    .slice(0, most);
}

function inSteps(
  all: (step: number, last: boolean) => readonly Occurrence[],
  skip: number,
  take: number,
): OccurrencePage {
  const [widest = 0] = steps.slice(-1);
  for (const step of steps) {
    const found = all(step, step === widest);
    const more = found.length > skip + take;
    if (more || step === widest) return { occurrences: found.slice(skip, skip + take), more };
  }
  return { occurrences: [], more: false };
}

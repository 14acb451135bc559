import type { CalendarEvent } from '../calendar/event.ts';
import type { PublishedEvent, Snapshot } from '../calendar/snapshot.ts';
import { occurrenceStarts } from '../feeds/recurrence.ts';

/** One time that an event takes place. */
export interface Occurrence {
  readonly event: CalendarEvent;
  readonly removed: boolean;
  readonly start: string;
  /** Exclusive; null where the portal has none. */
  readonly end: string | null;
}

/** How far ahead a series is looked at. */
const yearAhead = 366 * 86_400_000;

/** What comes first and is not over: single events, and of a series its next time. `now` is in milliseconds since 1970. */
export function nextEvents({ calendar, events }: Snapshot, now: number, most: number): readonly Occurrence[] {
  const replaced = new Set(events.flatMap(({ event }) => (event.overrides ? [keyOf(event.overrides)] : [])));
  const coming = events.flatMap((entry) => occurrences(entry, calendar.timeZone, now, 1 + replaced.size));
  return coming
    .filter(({ event, start, end }) => {
      const over = endOf(start, end, event.allDay) <= now;
      return !over && !(event.recurrence && replaced.has(keyOf({ id: event.id, start })));
    })
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .filter(isFirstOfSeries)
    .slice(0, most);
}

const isFirstOfSeries = ({ event }: Occurrence, i: number, all: readonly Occurrence[]): boolean =>
  event.recurrence === null || all.findIndex((other) => other.event === event) === i;

function occurrences({ event, removed }: PublishedEvent, timeZone: string, now: number, most: number): Occurrence[] {
  const { start, end } = event;
  if (start === null) return [];
  if (event.recurrence === null) return [{ event, removed, start, end }];
  const length = end === null ? null : Date.parse(end) - Date.parse(start);
  const from = new Date(now - Math.max(length ?? 0, event.allDay ? 86_400_000 : 0)).toISOString();
  const to = new Date(now + yearAhead).toISOString();
  const starts = occurrenceStarts(event, event.timeZone ?? timeZone, from, to, most + 1);
  return starts.map((at) => ({ event, removed, start: at, end: length === null ? null : plus(at, length) }));
}

/** Days are counted as UTC's here: half a day more or less decides nothing that is shown. */
const endOf = (start: string, end: string | null, allDay: boolean): number =>
  end === null ? Date.parse(start) + (allDay ? 86_400_000 : 0) : Date.parse(end);

const plus = (at: string, milliseconds: number): string => {
  const moved = new Date(Date.parse(at) + milliseconds).toISOString();
  return at.length === 10 ? moved.slice(0, 10) : moved.replace('.000Z', 'Z');
};

const keyOf = ({ id, start }: { id: string; start: string }): string => JSON.stringify([id, start]);

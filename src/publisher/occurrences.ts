import type { CalendarEvent } from '../calendar/event.ts';

/** Gives events that share an id and say nothing to tell them apart their start as the occurrence. */
export function distinguishOccurrences(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const count = new Map<string, number>();
  for (const { id } of events) count.set(id, (count.get(id) ?? 0) + 1);
  return events.map((event) =>
    event.occurrence === null && (count.get(event.id) ?? 0) > 1 ? { ...event, occurrence: event.start } : event,
  );
}

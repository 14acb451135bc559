import type { CalendarEvent } from '../../calendar/event.ts';

/**
 * Occurrences that were called off and come with no dates of their own are left out of their series (EXDATE, RFC 5545
 * §3.8.5.1) instead: without a date they would be nowhere, and the series would go on saying that they take place.
 */
export function excludeCalledOff(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const series = new Set(events.filter(isSeries).map(({ id }) => id));
  const off = new Map<string, string[]>();
  const rest = events.filter(({ overrides, start, status }) => {
    if (overrides === null || start !== null || status !== 'cancelled' || !series.has(overrides.id)) return true;
    off.set(overrides.id, [...(off.get(overrides.id) ?? []), overrides.start]);
    return false;
  });
  if (off.size === 0) return events;
  return rest.map((event) => {
    const starts = isSeries(event) ? off.get(event.id) : undefined;
    if (starts === undefined || event.recurrence === null) return event;
    const exclude = [...new Set([...event.recurrence.exclude, ...starts])].sort();
    return { ...event, recurrence: { ...event.recurrence, exclude } };
  });
}

const isSeries = ({ recurrence, overrides }: CalendarEvent): boolean => recurrence !== null && overrides === null;

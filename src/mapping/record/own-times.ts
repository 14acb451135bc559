import type { CalendarEvent } from '../../calendar/event.ts';

/**
 * Where several records of a list share one id, their details tell of only one of them. An event whose details say other
 * times than its own record keeps the record's, with all else from the details; times that the details only say more
 * exactly (an hour for a day), or among others, are the details'.
 */
export function keepOwnTimes(
  detailed: readonly CalendarEvent[],
  listed: readonly CalendarEvent[],
): readonly CalendarEvent[] {
  const [rest] = detailed;
  if (rest === undefined || listed.length === 0) return detailed;
  const starts = detailed.map(({ start }) => start);
  const told = (start: string | null) =>
    start === null || starts.some((one) => one === start || (start.length === 10 && one?.startsWith(start)));
  if (listed.every(({ start }) => told(start))) return detailed;
  return listed.map(({ occurrence, overrides, start, end, allDay, timeZone, recurrence, status }) => ({
    ...rest,
    ...{ occurrence, overrides, start, end, allDay, recurrence },
    timeZone: timeZone ?? rest.timeZone,
    status: status === 'confirmed' ? rest.status : status,
  }));
}

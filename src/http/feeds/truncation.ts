import type { Problem } from '../../calendar/problem.ts';
import type { PublisherStatus } from '../../publisher/publisher.ts';

/** Which calendars' feeds had to leave events out, as far as they were asked for since this process began. */
export interface TruncationReport {
  /** `name` is the feed's in its address, `calendarId` null for a saved feed; 0 events: it holds all of them. */
  note(name: string, calendarId: string | null, events: number): void;
  /** The status with what was noted: a calendar's among its problems, a saved feed's among those of the list. */
  addTo(status: PublisherStatus): PublisherStatus;
}

/** `bytes` is the limit that makes the cuts. */
export function createTruncationReport(bytes: number): TruncationReport {
  const cuts = new Map<string, { readonly calendarId: string | null; readonly problem: Problem }>();
  const of = (calendarId: string | null): readonly Problem[] =>
    [...cuts.values()].filter((cut) => cut.calendarId === calendarId).map(({ problem }) => problem);
  return {
    note(name, calendarId, events) {
      if (events === 0) cuts.delete(name);
      else
        cuts.set(name, {
          calendarId,
          problem: {
            level: 'warning',
            where: `/feeds/${encodeURIComponent(name)}.ics`,
            message:
              `${events} ${events === 1 ? 'event is' : 'events are'} left out, those farthest from today, ` +
              `to keep the calendar under ${bytes} bytes (limits.bytes).`,
          },
        });
    },
    addTo: (status) => ({
      ...status,
      calendars: status.calendars.map((calendar) => {
        const problems = of(calendar.id);
        return {
          ...calendar,
          problems: [...problems, ...calendar.problems],
          problemCount: calendar.problemCount + problems.length,
        };
      }),
      problems: [...status.problems, ...of(null)],
    }),
  };
}

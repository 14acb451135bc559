import type { Problem } from '../../calendar/problem.ts';
import type { PublisherStatus } from '../../publisher/publisher.ts';
import type { Log } from '../../publisher/runtime.ts';

/** Remembers, and says once in the log, which calendars this process has shortened to stay under `limits.bytes`. */
export interface TruncationReport {
  /**
   * `name`: the feed's name in its address. `calendarId`: null for a saved feed. `omitted`: events; 0 forgets the feed.
   */
  note(name: string, calendarId: string | null, omitted: number): void;
  /** Adds the notes to a status: to a calendar's problems or, for a saved feed, to those of the list. */
  addTo(status: PublisherStatus): PublisherStatus;
}

/** What a status says of a feed that was shortened. `bytes`: the limit. */
export function truncationProblem(name: string, omitted: number, bytes: number): Problem {
  const message =
    `${omitted === 1 ? 'The event' : `The ${omitted} events`} farthest from today ${omitted === 1 ? 'is' : 'are'} left out ` +
    `to keep the calendar under ${bytes} bytes (limits.bytes).`;
  return { level: 'warning', where: `/feeds/${encodeURIComponent(name)}.ics`, message };
}

/** `bytes`: the limit. */
export function createTruncationReport(bytes: number, log: Log): TruncationReport {
  const noted = new Map<string, { readonly calendarId: string | null; readonly problem: Problem }>();
  const problemsOf = (calendarId: string | null): readonly Problem[] =>
    [...noted.values()].filter((one) => one.calendarId === calendarId).map(({ problem }) => problem);
  return {
    note(name, calendarId, omitted) {
      if (omitted === 0) {
        noted.delete(name);
        return;
      }
      const problem = truncationProblem(name, omitted, bytes);
      if (!noted.has(name))
        log('warn', `${problem.where}: ${problem.message}`, calendarId === null ? {} : { calendar: calendarId });
      noted.set(name, { calendarId, problem });
    },
    addTo: (status) => ({
      ...status,
      calendars: status.calendars.map((calendar) => {
        const problems = problemsOf(calendar.id);
        return {
          ...calendar,
          problems: [...problems, ...calendar.problems],
          problemCount: calendar.problemCount + problems.length,
        };
      }),
      problems: [...status.problems, ...problemsOf(null)],
    }),
  };
}

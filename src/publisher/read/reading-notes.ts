import type { RunState } from '../persist/calendar-state.ts';
import type { CalendarReading } from './read-calendar.ts';

/** How many problems the status names. */
const namedProblems = 20;

/** What the status is to say of a reading, and the next one to know of it. */
export function readingNotes({
  guard,
  heldBack,
  partial,
  drift,
  unusable,
  problems,
  records,
  pendingDetails,
}: CalendarReading): Omit<RunState, 'attempts' | 'attemptedBy' | 'pagesSince'> {
  const states = [...records.values()];
  const all = [...problems, ...states.flatMap((record) => record.problems)];
  const problemCount = states.reduce((sum, record) => sum + record.problemCount, problems.length);
  return {
    guard,
    heldBack,
    partial,
    drift,
    unusable,
    problems: all.slice(0, namedProblems),
    problemCount,
    pendingDetails,
  };
}

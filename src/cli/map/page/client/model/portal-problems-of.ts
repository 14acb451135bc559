import type { Problem } from '../../../../../calendar/problem.ts';
import type { WorkbenchState } from '../../../workbench-api.ts';

/** What is wrong with the portal as a whole; what is asked as a question, and what is wrong with one event, stands elsewhere. */
export function portalProblemsOf({ problems, questions, sample }: WorkbenchState): readonly Problem[] {
  // Most of them are then only that the portal was not asked.
  if (sample.unasked > 0) return [];
  const asked = new Set(questions.map(({ where }) => where));
  return problems.filter(({ level, where }) => level !== 'info' && !/, event /u.test(where) && !asked.has(where));
}

/** Whether there is an event to look at. */
export const hasEvents = ({ calendars }: WorkbenchState): boolean =>
  calendars.some(({ rows }) => rows.some(({ event }) => event !== null));

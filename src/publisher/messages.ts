import type { Problem } from '../calendar/problem.ts';

/** What went wrong, as a sentence for the log or the status. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The error of a list that has records when none of them could be read. It quotes what is wrong with the first. */
export function noneReadable(list: string, count: number, first: Problem | undefined): Error {
  if (count === 1)
    return new Error(`The only record of the ${list} could not be read${first ? `: ${first.message}` : ''}`);
  return new Error(
    `None of the ${count} records of the ${list} could be read${first ? `; the first: ${first.message}` : ''}`,
  );
}

/** How many problems the status lists. */
export const maxStatusProblems = 20;

/**
 * What is said of a list that is or may be incomplete. `why`: a sentence without its full stop. With a `doubt` that the
 * list before had as well, it counts as complete.
 */
export function partialListProblem(
  why: string,
  where: string,
  { doubt, isSettled = false }: { readonly doubt: string | undefined; readonly isSettled?: boolean },
): Problem {
  if (isSettled)
    return { level: 'warning', where, message: `${why}. The list before said the same, so it counts as complete.` };
  const rest =
    doubt === undefined
      ? 'Until then, only the part that was read is shown.'
      : 'What it lacks is not removed; if the next list says the same, it counts as complete.';
  return { level: 'error', where, message: `${why}. ${rest}` };
}

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

/** What the status says of a list that was read in part. `why`: a sentence without its full stop. */
export const partialListMessage = (why: string): string => `${why}. Until then, only the part that was read is shown.`;

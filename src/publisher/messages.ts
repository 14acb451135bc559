import type { Problem } from '../calendar/problem.ts';

/** That a list has records and not one of them could be read; with what is wrong with the first. */
export function noneRead(list: string, count: number, first: Problem | undefined): Error {
  if (count === 1)
    return new Error(`The only record of the ${list} could not be read${first ? `: ${first.message}` : ''}`);
  return new Error(
    `None of the ${count} records of the ${list} could be read${first ? `; the first: ${first.message}` : ''}`,
  );
}

/** What is said of a list that was cut because its paging is not understood. */
export const ofPart = (why: string): string => `${why}. Until then, only what came is shown.`;

import type { Problem } from '../calendar/problem.ts';
import { type Told, ToldError } from '../calendar/told.ts';
import { type PortalProblems, portalProblem } from './portal-problem.ts';

/** What went wrong, as a sentence for the log or the status. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The error of a list that has records when none of them could be read. It quotes what is wrong with the first. */
export const noneReadable = (
  list: PortalProblems['noneReadable']['list'],
  count: number,
  first: Problem | undefined,
): Error => new ToldError(portalProblem('noneReadable', { list, count, first: first ?? null }));

/** How many problems the status lists. */
export const maxStatusProblems = 20;

/**
 * What is said of a list that is or may be incomplete. `why`: a sentence without its full stop. With a `doubt` that the
 * list before had as well, it counts as complete.
 */
export function partialListProblem(
  why: Told,
  where: string,
  { doubt, isSettled = false }: { readonly doubt: string | undefined; readonly isSettled?: boolean },
): Problem {
  if (isSettled) return { level: 'warning', where, ...portalProblem('partialList', { why, outcome: 'settled' }) };
  const outcome = doubt === undefined ? 'onlyPart' : 'kept';
  return { level: 'error', where, ...portalProblem('partialList', { why, outcome }) };
}

const tooLittle = 'the list does not say enough: whether an event is public, its title or its start.';

/** What is said of so many events that are left out because their details can't be read. */
export function leftOutText(count: number): string {
  const events = count === 1 ? '1 event is left out, because its' : `${count} events are left out, because their`;
  return `${events} details can't be read and ${tooLittle} If the portal has no details, set source.endpoints.details to false.`;
}

/** The same where they are only not read yet. */
export function pendingText(count: number): string {
  const events = count === 1 ? '1 event is left out until its' : `${count} events are left out until their`;
  return `${events} details are read, because ${tooLittle}`;
}

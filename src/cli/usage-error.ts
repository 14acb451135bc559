import { ToldError } from '../calendar/told.ts';

/** The arguments or the environment can't be used. Printed without a stack trace; the exit code is 2. */
export class UsageError extends ToldError {
  override readonly name = 'UsageError';
}

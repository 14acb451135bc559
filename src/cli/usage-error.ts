/** The arguments or the environment can't be used. Printed without a stack trace; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

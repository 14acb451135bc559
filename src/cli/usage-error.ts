/** The arguments or the surroundings are not usable: said without a stack, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

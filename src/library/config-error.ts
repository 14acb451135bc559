import type { Problem } from '../calendar/problem.ts';

/** The configuration can't be used. `message` has a line for each problem, with its place and without the token. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

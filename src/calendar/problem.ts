import type { Told } from './told.ts';

/** A message for the operator: where the problem is, what was expected and what was found. It never holds a token. */
export interface Problem extends Told {
  /**
   * `error`: something that should be published is not. `warning`: it is published and needs a look. `info`: it was
   * left out for the reason given.
   */
  readonly level: 'error' | 'warning' | 'info';
  /** `calendar 42, event 17, start` or `source.baseUrl`. */
  readonly where: string;
}

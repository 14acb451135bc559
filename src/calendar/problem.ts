/** Something that a person should know: where it is, what was expected and what was found. Never holds the token. */
export interface Problem {
  /** `error`: something is not published that should be. `warning`: published, but look at it. `info`: left out for a stated reason. */
  readonly level: 'error' | 'warning' | 'info';
  /** `calendar 42, event 17, start` or `source.baseUrl`. */
  readonly where: string;
  /** A sentence. */
  readonly message: string;
}

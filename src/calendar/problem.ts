/** A message for the operator: where the problem is, what was expected and what was found. It never holds a token. */
export interface Problem {
  /**
   * `error`: something that should be published is not. `warning`: it is published and needs a look. `info`: it was
   * left out for the reason given.
   */
  readonly level: 'error' | 'warning' | 'info';
  /** `calendar 42, event 17, start` or `source.baseUrl`. */
  readonly where: string;
  /** A sentence. */
  readonly message: string;
  /** What the message says, as data, for other languages than English. Absent: only the message says it. */
  readonly said?: Said;
}

/** A sentence as data: what it says, and what it names. */
export interface Said {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

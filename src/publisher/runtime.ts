/** What the publisher needs of the runtime; the entries bring it, and tests bring their own. */
export interface Runtime {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, or at once when the signal aborts; never rejects. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly log: Log;
}

/** One line for the operator; a sentence without the token. */
export type Log = (level: 'info' | 'warn' | 'error', message: string) => void;

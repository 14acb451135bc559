/** What the publisher needs from the runtime. The entries supply it, and tests supply their own. */
export interface Runtime {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after `ms` milliseconds, or at once when the signal aborts. Never rejects. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A number from 0 to below 1. */
  readonly random: () => number;
  readonly log: Log;
}

/** Writes a line for the operator: a sentence, without the token and without anything of a visitor's query. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, fields?: LogFields) => void;

/** What programs that read the log look for, in addition to the sentence. */
export interface LogFields {
  /** The portal's id of the calendar that the sentence is about. */
  readonly calendar?: string;
}

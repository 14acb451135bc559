import { SourceError, type SourceErrorKind } from '../source.ts';

/** Why one attempt failed: the sentence goes on after the operation's name, `GET /event-calendars` … `answered 503`. */
export class Failure extends Error {
  readonly kind: SourceErrorKind;
  readonly retryable: boolean;
  readonly status: number | undefined;
  /** Seconds that the portal asked to wait. */
  readonly retryAfter: number | undefined;

  constructor(kind: SourceErrorKind, sentence: string, facts: FailureFacts = {}) {
    super(sentence, { cause: facts.cause });
    this.kind = kind;
    this.retryable = facts.retryable ?? false;
    this.status = facts.status;
    this.retryAfter = facts.retryAfter;
  }

  /** The error that leaves the room: it names the operation, and the attempt where there was one. */
  toSourceError(operation: string, attempt: string, scrub: (text: string) => string): SourceError {
    return new SourceError(this.kind, scrub(`${operation} ${this.message}${attempt === '' ? '' : ` (${attempt})`}`), {
      ...(this.cause === undefined ? {} : { cause: this.cause }),
      ...(this.status === undefined ? {} : { status: this.status }),
      ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
    });
  }
}

interface FailureFacts {
  readonly cause?: unknown;
  readonly retryable?: boolean;
  readonly status?: number;
  readonly retryAfter?: number | undefined;
}

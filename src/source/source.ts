import type { PageMemory } from './paging/page-memory.ts';

/** Where the list is in an answer's body. Throws an Error that says what was expected and found when there is none. */
export type ReadItems = (body: unknown) => readonly unknown[];

/** One answer of the portal, parsed. */
export interface Answer {
  readonly body: unknown;
  /** Names the operation, without token: `GET /event-calendar/42/events`. */
  readonly operation: string;
}

export interface Page extends Answer {
  readonly items: readonly unknown[];
}

/** A list, whole: every page of it, or an error; only to who takes a part, a part. */
export interface Listing {
  readonly pages: readonly Page[];
  /** Why this is but a part of the list, in a sentence; null: it is whole. */
  readonly partial: string | null;
  /** What a person should know of how it was read: a page that repeated, a total that was not reached. */
  readonly notes: readonly string[];
}

/** The portal's three operations. Every failure is a `SourceError`. */
export interface Source {
  calendars(readItems: ReadItems, run?: Run): Promise<Listing>;
  events(calendarId: string, readItems: ReadItems, run?: Run): Promise<Listing>;
  /** `record` is the list's record: a `{name}` of the details' path may be any field of it. */
  details(calendarId: string, eventId: string, record: unknown, run?: Run): Promise<Answer>;
}

/** What one run may use, and how it is watched. */
export interface Run {
  readonly signal?: AbortSignal;
  /** Counts down with every request, redirects and retries included; at 0 the next one fails with the kind `budget`. */
  readonly budget?: { remaining: number };
  /** What earlier runs were answered of the list of events: it is not asked for again. */
  readonly pages?: PageMemory;
  /** Of a list whose next page can't be had, since its paging is not understood, takes what came: else that is an error. */
  readonly takesPart?: boolean;
  readonly onRequest?: (operation: string) => void;
}

/** What went wrong, as far as the caller may act differently on it. */
export type SourceErrorKind =
  | 'unreachable' // refused, no such host, TLS, reset
  | 'timeout'
  | 'unauthorized' // 401
  | 'forbidden' // 403
  | 'not-found' // 404, 410
  | 'rate-limited' // 429 after the last attempt
  | 'server' // 5xx after the last attempt
  | 'redirect' // to another origin, or too many
  | 'not-json' // HTML, another media type, half a document, wrong encoding
  | 'too-large'
  | 'shape' // JSON, but no list where one was expected
  | 'paging' // does not end, or repeats
  | 'budget'
  | 'status'; // any other

/** A sentence that names the operation, what was expected and what came, and the attempt; never the token, nor the portal's own text. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly kind: SourceErrorKind;
  readonly status: number | null;
  /** Seconds, when the portal said Retry-After. */
  readonly retryAfter: number | null;

  constructor(
    kind: SourceErrorKind,
    message: string,
    options: { cause?: unknown; status?: number; retryAfter?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Whether it was nothing but the run's budget that ended it: the next run goes on. */
export const isSpent = (error: unknown): boolean => error instanceof SourceError && error.kind === 'budget';

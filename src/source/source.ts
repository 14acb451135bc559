import { type Told, ToldError } from '../calendar/told.ts';
import type { PageMemory } from './paging/page-memory.ts';

/** Finds the list in a response body. If there is none, throws an Error that says what was expected and what was found. */
export type ReadItems = (body: unknown) => readonly unknown[];

/** A parsed response of the portal. */
export interface Answer {
  readonly body: unknown;
  /** Names the request without the token: `GET /event-calendar/42/events`. */
  readonly operation: string;
}

export interface Page extends Answer {
  readonly items: readonly unknown[];
}

/** Every page of a list. It is known to be incomplete only if the caller accepts that. */
export interface Listing {
  readonly pages: readonly Page[];
  /** Why the list is or may be incomplete, in a sentence; null: it is complete. */
  readonly partial: Told | null;
  /**
   * The list may be incomplete only because the portal's answers contradict each other: it counts more than came, but the
   * next page is empty. A portal that always answers so gives the same text each time, and then the list is complete.
   */
  readonly doubt?: string;
  /** What a person should know about the reading: a page that came twice, a total that was not reached. */
  readonly notes: readonly Told[];
}

/** The portal's three operations. They reject with a `SourceError` only. */
export interface Source {
  calendars(readItems: ReadItems, options?: ReadOptions): Promise<Listing>;
  events(calendarId: string, readItems: ReadItems, options?: ReadOptions): Promise<Listing>;
  /** `record` is the event's record in the list: its fields can fill the `{name}`s in the path of the details. */
  details(calendarId: string, eventId: string, record: unknown, options?: ReadOptions): Promise<Answer>;
}

/** Options of a read: how to cancel it, how many requests it may make, and which pages are already known. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Counts down with every request, including redirects and retries. At 0, the next request fails with the kind `budget`. */
  readonly budget?: { remaining: number };
  /** Pages of the list of events that earlier runs have read. They are not requested again. */
  readonly pages?: PageMemory;
  /** When the next page of a list can't be found, resolve with the pages so far; otherwise that is an error. */
  readonly acceptsPartial?: boolean;
  readonly onRequest?: (operation: string) => void;
  /** Ask for everything anew, without If-None-Match: the last answers were of no use, whatever their ETag says. */
  readonly fresh?: boolean;
}

/** What went wrong, in as much detail as a caller needs to react. */
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
  | 'shape' // JSON, but not the list that was expected
  | 'paging' // the next page can't be found, or the pages repeat or never end
  | 'budget'
  | 'status'; // any other

/**
 * A failed operation. The message names the request, what was expected, what came, and the attempt. It never contains the
 * token or text from the portal.
 */
export class SourceError extends ToldError {
  override readonly name = 'SourceError';
  readonly kind: SourceErrorKind;
  readonly status: number | null;
  /** Seconds of the portal's Retry-After header. */
  readonly retryAfter: number | null;

  constructor(
    kind: SourceErrorKind,
    told: string | Told,
    options: { cause?: unknown; status?: number; retryAfter?: number } = {},
  ) {
    super(told, { cause: options.cause });
    this.kind = kind;
    this.status = options.status ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Whether only the budget ended the run, so that the next run continues. */
export const isBudgetSpent = (error: unknown): boolean => error instanceof SourceError && error.kind === 'budget';

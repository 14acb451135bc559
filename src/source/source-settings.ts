/** How to read the portal. The configuration has filled in all defaults. */
export interface SourceSettings {
  /** Absolute, http or https. The paths of the endpoints are appended to it. */
  readonly baseUrl: string;
  readonly auth: AuthSettings;
  /** Paths relative to `baseUrl`. Each `{name}` is replaced by a percent-encoded value. `details: false`: never read details. */
  readonly endpoints: { readonly calendars: string; readonly events: string; readonly details: string | false };
  /** Additional query parameters for each operation. */
  readonly query: Readonly<Partial<Record<Operation, Readonly<Record<string, QueryValue>>>>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly paging: PagingSettings;
  /** Milliseconds for one request. All pages of a list together have ten times that. */
  readonly timeoutMs: number;
  /** How many requests may run at the same time. Those that hang do not count, up to as many again. */
  readonly concurrency: number;
  /** The greatest size of one decoded response, in bytes. */
  readonly maxBytes: number;
  /** How often a failed request is retried. */
  readonly retries: number;
}

export type Operation = 'calendars' | 'events' | 'details';

export type AuthSettings =
  | { readonly in: 'header'; readonly name: string /** Empty: only the token. */; readonly scheme: string }
  | { readonly in: 'query'; readonly name: string }
  | { readonly in: 'basic'; readonly user: string }
  | { readonly in: 'none' };

/** A literal value, or a day relative to today in a pattern of Unicode date letters (UTS #35). */
export type QueryValue = string | number | boolean | { readonly days: number; readonly format: string };

export type PagingSettings =
  | 'auto'
  | {
      /** What the parameter says: a page's number, how many items to leave out, the cursor of the answer before; or links. */
      readonly style: 'page' | 'offset' | 'cursor' | 'link' | 'none';
      /** The query parameter that selects a page: `page`, `offset`, `cursor`. */
      readonly param?: string;
      /** The number of the first page, or of the first record. Default: 1 for a page, 0 for a record. */
      readonly base?: number;
      /** The query parameter that says how many items a page holds: `limit`. */
      readonly sizeParam?: string;
      /** How many items to ask for on each page. */
      readonly size?: number;
      /** Path in the response body of the next link or cursor: `meta.next`. */
      readonly next?: string;
      /** Path in the response body of the number of all items: `meta.total`. */
      readonly total?: string;
    };

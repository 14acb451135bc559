/** How the portal is asked. All defaults are filled in by the configuration. */
export interface SourceSettings {
  /** Absolute, http or https; the endpoints' paths are appended to it. */
  readonly baseUrl: string;
  readonly auth: AuthSettings;
  /** Paths relative to `baseUrl`; `{name}` is replaced, percent-encoded. `details: false`: never ask for details. */
  readonly endpoints: { readonly calendars: string; readonly events: string; readonly details: string | false };
  /** Extra query parameters of each operation. */
  readonly query: Readonly<Partial<Record<Operation, Readonly<Record<string, QueryValue>>>>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly paging: PagingSettings;
  /** Milliseconds for one request; the whole listing has ten times that. */
  readonly timeoutMs: number;
  readonly concurrency: number;
  /** Bytes of one answer, decoded. */
  readonly maxBytes: number;
  /** How often a failed request is tried again. */
  readonly retries: number;
}

export type Operation = 'calendars' | 'events' | 'details';

export type AuthSettings =
  | { readonly in: 'header'; readonly name: string /** Empty: the token alone. */; readonly scheme: string }
  | { readonly in: 'query'; readonly name: string }
  | { readonly in: 'basic'; readonly user: string }
  | { readonly in: 'none' };

/** A value as it stands, or a day relative to today, in Unicode's date letters. */
export type QueryValue = string | number | boolean | { readonly days: number; readonly format: string };

export type PagingSettings =
  | 'auto'
  | {
      readonly style: 'page' | 'offset' | 'cursor' | 'link' | 'none';
      /** The query parameter that moves: `page`, `offset`, `cursor`. */
      readonly param?: string;
      /** The first page's number, 1 unless said. */
      readonly base?: number;
      readonly sizeParam?: string;
      readonly size?: number;
      /** Paths in the body: the next link or cursor, and the number of items in all. */
      readonly next?: string;
      readonly total?: string;
    };

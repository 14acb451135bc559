/** The part of the Fetch standard that the source uses: undici's and the Workers platform's both have it. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

export interface FetchInit {
  readonly method: 'GET';
  readonly headers: Record<string, string>;
  /** Redirects are followed by hand, so that the token never leaves the portal's origin. */
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

export interface FetchResponse {
  readonly status: number;
  readonly headers: {
    get(name: string): string | null;
    forEach(callback: (value: string, name: string) => void): void;
  };
  /** Decoded: gzip and the like are undone by the platform. */
  readonly body: FetchBody | null;
}

export interface FetchBody {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(reason?: unknown): Promise<void>;
  };
}

/** What the source needs of the runtime. */
export interface SourceDeps {
  readonly fetch: Fetch;
  /** Settles after so many milliseconds, or as soon as the signal aborts. It times the deadlines too, so it must be real. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

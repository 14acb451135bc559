/** The part of the Fetch standard that the source uses. Both undici and Workers implement it. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

interface FetchInit {
  readonly method: 'GET';
  readonly headers: Record<string, string>;
  /** The source follows redirects itself, so that the token never leaves the portal's origin. */
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

export interface FetchResponse {
  readonly status: number;
  readonly headers: {
    get(name: string): string | null;
    forEach(callback: (value: string, name: string) => void): void;
  };
  /** Without its content coding: the platform decompresses gzip and the like. */
  readonly body: FetchBody | null;
}

interface FetchBody {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(reason?: unknown): Promise<void>;
  };
}

/** What the source needs from the runtime. */
export interface SourceDeps {
  readonly fetch: Fetch;
  /** Settles after `ms` milliseconds, or as soon as the signal aborts. It also measures timeouts, so it must use real time. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** An answer as anybody would write it, whatever its serializer: what it says of its pages is read there. */
  readonly plain?: (body: unknown) => unknown;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

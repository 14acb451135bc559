import type { FetchResponse } from './fetch.ts';

/** A response of the portal: the parsed body, and what paging needs in addition to it. */
export interface Reply {
  readonly body: unknown;
  /** The URL that answered, after redirects. It may contain the token, so it is never shown. */
  readonly url: URL;
  readonly headers: FetchResponse['headers'];
  /** The size of the decoded body. */
  readonly bytes: number;
  /** Whether the body contains the token. */
  readonly containsToken: boolean;
  /** Drops the response from the cache by ETag, since it is of no use. Absent: it is not from a request of this run. */
  readonly forget?: () => void;
}

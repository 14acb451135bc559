import type { FetchResponse } from './fetch.ts';

/** An answer of the portal with what paging needs beside its body. */
export interface Reply {
  readonly body: unknown;
  /** The address that answered, redirects followed. It may hold the token: never shown. */
  readonly url: URL;
  readonly headers: FetchResponse['headers'];
  /** Decoded bytes of the body. */
  readonly bytes: number;
  /** The portal's data hold the token. */
  readonly containsToken: boolean;
}

import { Agent, fetch } from 'undici';
import type { Fetch } from './fetch.ts';

/**
 * The `fetch` for Node: undici's, with an Agent that keeps connections alive. An Agent only works with the `fetch` of the
 * same undici, so Node's global one must not be used with it.
 */
export function createUndiciFetch(): Fetch & { readonly close: () => Promise<void> } {
  // The source has its own timeouts, and its `concurrency` limits the number of connections.
  const dispatcher = new Agent({ keepAliveTimeout: 10_000, headersTimeout: 0, bodyTimeout: 0 });
  const ask: Fetch = (url, init) => fetch(url, { ...init, dispatcher });
  return Object.assign(ask, { close: () => dispatcher.close() });
}

import { Agent, fetch } from 'undici';
import type { Fetch } from './fetch.ts';

/**
 * Node's way to the portal: undici's own fetch over an Agent that keeps connections alive.
 * (The Agent of one undici must never be handed to the fetch of another, such as Node's global one.)
 */
export function createUndiciFetch(): Fetch & { readonly close: () => Promise<void> } {
  // The source has deadlines of its own; how many connections there are is bounded by its `concurrency`.
  const dispatcher = new Agent({ keepAliveTimeout: 10_000, headersTimeout: 0, bodyTimeout: 0 });
  const ask: Fetch = (url, init) => fetch(url, { ...init, dispatcher });
  return Object.assign(ask, { close: () => dispatcher.close() });
}

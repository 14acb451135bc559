import type { Engine, EngineAnswer } from '../engine/engine-messages.ts';

/** What the server would send for an address, without a content coding. */
export type Page =
  | {
      readonly kind: 'page';
      readonly bytes: Uint8Array;
      /** By their names as they are usually written. */
      readonly headers: Readonly<Record<string, string>>;
      /** What Last-Modified says, in seconds since 1970; null: nothing. */
      readonly modified: number | null;
    }
  /** There is nothing at this address, or nothing any more. */
  | { readonly kind: 'absent' }
  /** The server can't say now what is at this address. */
  | { readonly kind: 'failed'; readonly status: number };

export type AskApplication = (target: string, options?: { readonly status?: number }) => Promise<Page>;

/**
 * Asks the application for addresses below the site's root, like a visitor who names no language. `origin`: the public
 * URL. `status`: the one that the page should have, 200 by default.
 */
export function createAskApplication(engine: Engine, origin: string, signal: AbortSignal): AskApplication {
  const { host, protocol } = new URL(origin);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  return async (target, { status = 200 } = {}) => {
    const request = { method: 'GET', target, scheme, headers: { host, accept: 'text/html, */*;q=0.9' } } as const;
    const answer = await engine.ask(request, null, signal);
    const page = readAnswer(answer);
    if (page.status === status) return page.page;
    return page.status === 404 || page.status === 410 ? { kind: 'absent' } : { kind: 'failed', status: page.status };
  };
}

function readAnswer(answer: EngineAnswer): { readonly status: number; readonly page: Page } {
  if (answer.kind === 'unchanged')
    throw new Error('The application answered "unchanged" to somebody who holds nothing.');
  if (answer.kind === 'response') {
    const headers = Object.fromEntries(answer.headers.map(([name, value]) => [usualName(name), value]));
    const bytes = answer.body ?? new Uint8Array();
    return { status: answer.status, page: { kind: 'page', bytes, headers, modified: null } };
  }
  const { variants, lastModified } = answer.representation;
  const { bytes, headers } = variants.at(-1) as (typeof variants)[number];
  const page = {
    kind: 'page',
    bytes,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [usualName(name), value])),
    modified: Number.isNaN(lastModified) ? null : lastModified,
  } as const;
  return { status: 200, page };
}

/** `content-type` as `Content-Type`. */
const usualName = (name: string): string =>
  name.toLowerCase() === 'etag' ? 'ETag' : name.toLowerCase().replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

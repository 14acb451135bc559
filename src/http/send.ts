import type { Context } from 'hono';
import { choose } from './representation/negotiate.ts';
import type { Representation } from './representation/representation.ts';

/** Sends a finished representation: 200 or 304, in the coding that the request prefers. */
export function send(c: Context, representation: Representation): Response {
  const headers = c.req.raw.headers;
  const choice = choose(representation, {
    acceptEncoding: headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
    ifModifiedSince: headers.get('if-modified-since') ?? undefined,
  });
  // Workers would pack a body that says it is packed once more, unless told that we did it (`encodeBody`).
  const packed = choice.coding === 'identity' ? {} : { encodeBody: 'manual' as const };
  return new Response(choice.body, { status: choice.status, headers: choice.headers, ...packed });
}

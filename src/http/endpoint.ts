import type { Context, Handler } from 'hono';
import { HttpProblem } from './problems.ts';

const allowed = 'GET, HEAD, OPTIONS';

/** Any page may read what is public: RFC 9110 names, and the Fetch standard's "CORS protocol". */
export const openToAll: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Last-Modified, Content-Disposition, Content-Length, Retry-After',
};

const preflight: Readonly<Record<string, string>> = {
  ...openToAll,
  'Access-Control-Allow-Methods': allowed,
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Max-Age': '86400',
  Allow: allowed,
  'Cache-Control': 'no-store',
};

/** A handler for every method of a path that can only be read. Hono answers HEAD by GET, and drops the body. */
export function endpoint(get: (c: Context) => Response | Promise<Response>): Handler {
  return (c) => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return get(c);
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight });
    throw new HttpProblem(405, 'This address can only be read: GET or HEAD.', { headers: { Allow: allowed } });
  };
}

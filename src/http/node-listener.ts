import type { IncomingMessage, RequestListener } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { FastPath } from './representation/fast-path.ts';

/** For `createApp`: the target as Node's parser read it, with its `..` and `%2e%2e`. It lets ASCII through only. */
export const nodeTarget = (request: Request, env: unknown): string =>
  (env as { incoming?: IncomingMessage } | undefined)?.incoming?.url ?? request.url;

/** The listener of a node:http or node:https server: the fast path first, then the application. */
export function createNodeListener(app: Hono, fastPath?: FastPath): RequestListener {
  // HTTP/1.0 needs no Host (RFC 1945); a load balancer that asks for /healthz sends none.
  const slow = getRequestListener(app.fetch, { hostname: 'localhost' });
  return (incoming, outgoing) => {
    const { headers } = incoming;
    const choice = fastPath?.answer({
      method: incoming.method,
      target: incoming.url,
      scheme: (incoming.socket as Partial<TLSSocket>).encrypted ? 'https' : 'http',
      host: headers.host,
      acceptEncoding: headers['accept-encoding'] as string | undefined,
      ifNoneMatch: headers['if-none-match'],
      ifModifiedSince: headers['if-modified-since'],
    });
    if (!choice) return slow(incoming, outgoing);
    outgoing.writeHead(choice.status, choice.headers);
    // A HEAD's body is dropped by node:http.
    outgoing.end(choice.body ?? undefined);
  };
}

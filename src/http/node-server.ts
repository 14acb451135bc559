import type { IncomingMessage, RequestListener } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Compressor } from './representation/compressors.ts';
import type { FastPath } from './representation/fast-path.ts';

/** For `createApp`: the target as Node's parser read it, with its `..` and `%2e%2e`. The parser accepts only ASCII. */
export const nodeTarget = (request: Request, env: unknown): string =>
  (env as { incoming?: IncomingMessage } | undefined)?.incoming?.url ?? request.url;

/** The listener of a node:http or node:https server: the fast path first, then the application. */
export function createNodeListener(app: Hono, fastPath?: FastPath): RequestListener {
  // HTTP/1.0 needs no Host (RFC 1945), and some load balancers that ask for /healthz send none.
  const slow = getRequestListener(app.fetch, { hostname: 'localhost' });
  return (incoming, outgoing) => {
    const { headers } = incoming;
    const answer = fastPath?.answer({
      method: incoming.method,
      target: incoming.url,
      scheme: (incoming.socket as Partial<TLSSocket>).encrypted ? 'https' : 'http',
      host: headers.host,
      acceptEncoding: headers['accept-encoding'] as string | undefined,
      ifNoneMatch: headers['if-none-match'],
      ifModifiedSince: headers['if-modified-since'],
    });
    if (!answer) return slow(incoming, outgoing);
    outgoing.writeHead(answer.status, answer.headers);
    // node:http drops the body of an answer to HEAD.
    outgoing.end(answer.body ?? undefined);
  };
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** br and gzip by zlib, off the main thread. At quality 5 brotli compresses better than gzip in the same time. */
export const nodeCompressors: readonly Compressor[] = [
  {
    coding: 'br',
    compress: async (bytes) =>
      new Uint8Array(
        await brotliAsync(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          },
        }),
      ),
  },
  { coding: 'gzip', compress: async (bytes) => new Uint8Array(await gzipAsync(bytes)) },
];

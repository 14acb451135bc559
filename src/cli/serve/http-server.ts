import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../usage-error.ts';

export interface HttpServerOptions {
  readonly listener: RequestListener;
  /** Null: every address of this machine. */
  readonly host: string | null;
  /** 0: a free one. */
  readonly port: number;
}

export interface HttpServer {
  readonly port: number;
  /** Takes no more requests, answers those that are under way, and ends after so many milliseconds at the latest. */
  stop(graceMs: number): Promise<void>;
}

/** Serves the application over HTTP/1.1. Throws a UsageError where the port can't be had. */
export async function startHttpServer({ listener, host, port }: HttpServerOptions): Promise<HttpServer> {
  let stopping = false;
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    listener(request, response);
  });
  // Longer than the minute after which proxies usually close: who closes first must be the one who would send next.
  server.keepAliveTimeout = 65_000;
  await listen(server, host, port);

  return {
    port: (server.address() as AddressInfo).port,
    stop: (graceMs) => {
      stopping = true;
      return closed(server, graceMs);
    },
  };
}

function listen(server: Server, host: string | null, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, host, port)));
    server.listen({ port, ...(host !== null && { host }) }, resolve);
  });
}

function refusal(error: NodeJS.ErrnoException, host: string | null, port: number): Error {
  const other = port === 65_535 ? port - 1 : port + 1;
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use already. Choose another one: PORT=${other}`,
    EACCES: `This user may not listen on port ${port}. Choose one above 1023: PORT=3000`,
    EADDRNOTAVAIL: `This machine has no address ${host}. HOST expects one of its own, such as 127.0.0.1.`,
    ENOTFOUND: `HOST: there is no such name as ${host}.`,
  };
  const message = messages[error.code ?? ''];
  return message === undefined ? error : new UsageError(message, { cause: error });
}

function closed(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection that answered after `close` is idle then, and nobody else would close it.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(late);
      clearInterval(sweep);
      resolve();
    });
  });
}

/** What to write in a URL of this machine for the address that is listened on. */
export function inUrl(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

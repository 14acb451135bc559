import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../usage-error.ts';

interface HttpServerOptions {
  readonly listener: RequestListener;
  /** Null: listen on every address of this machine. */
  readonly host: string | null;
  /** 0: choose a free port. */
  readonly port: number;
}

export interface HttpServer {
  readonly port: number;
  /** Accepts no more requests and answers the current ones. Ends after `graceMs` milliseconds at the latest. */
  stop(graceMs: number): Promise<void>;
}

/** Serves the application over HTTP/1.1. Throws a UsageError when it can't listen on the port. */
export async function startHttpServer({ listener, host, port }: HttpServerOptions): Promise<HttpServer> {
  let stopping = false;
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    listener(request, response);
  });
  // Longer than a minute, after which proxies usually close idle connections. If this side closed first, a proxy could send
  // a request on a connection that is just being closed.
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
    EADDRINUSE: `Port ${port} is already in use. Choose another one: PORT=${other}`,
    EACCES: `This user may not listen on port ${port}. Choose one above 1023: PORT=3000`,
    EADDRNOTAVAIL: `This machine has no address ${host}. HOST expects one of its own, such as 127.0.0.1.`,
    ENOTFOUND: `HOST: the name ${host} does not exist.`,
  };
  const message = messages[error.code ?? ''];
  return message === undefined ? error : new UsageError(message, { cause: error });
}

function closed(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection that finishes its response after `close` becomes idle, and nothing else would close it.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(late);
      clearInterval(sweep);
      resolve();
    });
  });
}

/** The host part of this machine's URL, for the address that the server listens on. */
export function urlHost(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

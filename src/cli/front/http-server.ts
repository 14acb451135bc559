import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { UsageError } from '../usage-error.ts';

interface HttpServerOptions {
  readonly listener: RequestListener;
  /** Null: listen on every address of this machine. */
  readonly host: string | null;
  /** 0: choose a free port. */
  readonly port: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface HttpServer {
  readonly port: number;
  /**
   * Tells clients with their next answer to close their connections, for as long as `linger` takes, while new ones are
   * still accepted. Then it accepts no more, and waits for the current answers. After `graceMs` milliseconds in all it
   * ends whatever is left. A server that nobody uses does not linger.
   */
  stop(how: { readonly graceMs: number; readonly linger?: () => Promise<void> }): Promise<void>;
}

/** For how long a connection must have been silent to be closed, when the server stops. */
const silentMs = 1000;
/** Load balancers ask more often than this, many on a new connection each time. */
const unusedMs = 10_000;

/** Serves the application over HTTP/1.1. Throws a UsageError when it can't listen on the port. */
export async function startHttpServer({ listener, host, port, now }: HttpServerOptions): Promise<HttpServer> {
  let stopping = false;
  let lastAsked = Number.NEGATIVE_INFINITY;
  /** The last response on each connection; null: none yet. It costs every request something, so it is only looked up. */
  const connections = new Map<Socket, { response: ServerResponse | null }>();
  // Node looks for connections whose time is over every 30 seconds unless it is told to look more often.
  const limits = { requestTimeout: 30_000, headersTimeout: 15_000, connectionsCheckingInterval: 5000 };
  const server = createServer(limits, (request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    lastAsked = now();
    const connection = connections.get(request.socket);
    if (connection) connection.response = response;
    listener(request, response);
  });
  server.on('connection', (socket) => {
    connections.set(socket, { response: null });
    socket.once('close', () => connections.delete(socket));
  });
  // Longer than a minute, after which proxies usually close idle connections. If this side closed first, a proxy could send
  // a request on a connection that is just being closed.
  server.keepAliveTimeout = 65_000;
  await listen(server, host, port);

  /** Returns a function that closes, if it may, the connections on which nothing has happened for a while. */
  const watchSilence = () => {
    const silent = new Map<Socket, { readonly since: number; readonly after: ServerResponse | null }>();
    return (mayClose: boolean): void => {
      const moment = performance.now();
      for (const [socket, { response }] of connections) {
        const isBusy = response !== null && !response.writableFinished && !response.destroyed;
        const before = silent.get(socket);
        if (isBusy) silent.delete(socket);
        else if (before?.after !== response) silent.set(socket, { since: moment, after: response });
        else if (mayClose && moment - before.since >= silentMs) socket.destroy();
      }
    };
  };

  return {
    port: (server.address() as AddressInfo).port,
    async stop({ graceMs, linger }) {
      stopping = true;
      for (const { response } of connections.values())
        if (response !== null && !response.headersSent) response.setHeader('Connection', 'close');
      const late = setTimeout(() => server.closeAllConnections(), graceMs);
      const look = watchSilence();
      let mayClose = false;
      const looking = setInterval(() => look(mayClose), 50);
      if (connections.size > 0 || now() - lastAsked < unusedMs) await linger?.();
      mayClose = true;
      // `close` of node:http would also close connections on which a client is about to send a request.
      await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      clearInterval(looking);
      clearTimeout(late);
      server.close();
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

/** The host part of this machine's URL, for the address that the server listens on. */
export function urlHost(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

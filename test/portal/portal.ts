import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { route } from './route.ts';

/** A request of one of the three operations, as the portal received it. */
export interface PortalRequest {
  readonly operation: 'calendars' | 'events' | 'details';
  readonly calendarId: string | null;
  readonly eventId: string | null;
  /** Path with query, as sent. */
  readonly target: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

export interface PortalAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Sent as JSON unless it is a string or bytes. */
  readonly body?: unknown;
}

export type PortalFailure = number | 'hang' | 'html' | 'truncate' | 'drip' | 'reset';

export interface PortalOptions {
  /** `secret` by default. */
  readonly token?: string;
  /** How the token is expected; `bearer` by default. */
  readonly auth?:
    | 'bearer'
    | 'none'
    | { readonly header: string }
    | { readonly query: string }
    | { readonly basic: string };
  /** Records of the list of calendars; by default one, `{ id: 'c1', name: 'Calendar 1' }`. */
  readonly calendars?: readonly unknown[];
  /** Records of each calendar's events by its id, or the same for all. Read for each request, so a test may change them. */
  readonly events?: readonly unknown[] | Readonly<Record<string, readonly unknown[]>>;
  /** The body of an event's details; undefined: 404. By default the list's record with that `id`. */
  readonly details?: (calendarId: string, eventId: string) => unknown;
  /** Puts records into an envelope, with any paging; `{ items }` by default. */
  readonly list?: (request: PortalRequest, records: readonly unknown[]) => PortalAnswer;
  /** Called first after the token was checked; undefined: the normal answer. */
  readonly handle?: (request: PortalRequest) => PortalAnswer | undefined | Promise<PortalAnswer | undefined>;
  /** Called before everything else, for answers that JSON can't express. True: it has answered. */
  readonly raw?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The path above the interface: `/api/v2`. */
  readonly basePath?: string;
  readonly latencyMs?: number;
}

export interface Portal {
  /** The base URL, without a final slash. */
  readonly url: string;
  readonly log: PortalLog;
  /** A test may change it at any time. */
  readonly control: PortalControl;
  /** Answers the requests held by `hang`, with the current records. */
  release(): void;
  close(): Promise<void>;
}

export interface PortalLog {
  /** Requests with the right token for an operation of the interface. */
  readonly requests: PortalRequest[];
  unauthorized: number;
  maxConcurrent: number;
  /** TCP connections opened so far. */
  connections: number;
}

export interface PortalControl {
  fail: PortalFailure | null;
  /** Fails this operation only. */
  failOn: PortalRequest['operation'] | null;
  /** Fails this many times, then no more; null: always. */
  failTimes: number | null;
  /** Sent with a failing status. */
  retryAfter: string | null;
  latencyMs: number;
}

/** A portal on a free port of 127.0.0.1 with the interface's three operations. Tests make it fail and read its log. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const log: PortalLog = { requests: [], unauthorized: 0, maxConcurrent: 0, connections: 0 };
  const control: PortalControl = {
    fail: null,
    failOn: null,
    failTimes: null,
    retryAfter: null,
    latencyMs: options.latencyMs ?? 0,
  };
  let active = 0;
  const held = new Set<() => void>();
  const server = createServer(async (incoming, response) => {
    if (options.raw?.(incoming, response)) return;
    const request = route(incoming, options.basePath ?? '');
    if (request === null) return send(response, { status: 404, body: { error: 'no such operation' } });
    if (!authorized(request, options)) {
      log.unauthorized += 1;
      return send(response, { status: 401, body: { error: 'authorization token missing or invalid' } });
    }
    log.requests.push(request);
    active += 1;
    log.maxConcurrent = Math.max(log.maxConcurrent, active);
    response.on('close', () => {
      active -= 1;
    });
    if (control.latencyMs > 0) await new Promise((done) => setTimeout(done, control.latencyMs));
    while (failsNow(control, request)) {
      if (control.fail !== 'hang') return fail(response, control);
      await new Promise<void>((done) => held.add(done));
    }
    return send(response, (await options.handle?.(request)) ?? answer(request, options));
  });
  // On a busy machine a request may come just when an idle connection is closed.
  server.keepAliveTimeout = 120_000;
  server.on('connection', () => {
    log.connections += 1;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${options.basePath ?? ''}`,
    log,
    control,
    release() {
      for (const go of held) go();
      held.clear();
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function answer(request: PortalRequest, options: PortalOptions): PortalAnswer {
  const list = options.list ?? ((_, items) => ({ body: { items } }));
  const { calendarId, eventId, operation } = request;
  if (operation === 'calendars') return list(request, options.calendars ?? [{ id: 'c1', name: 'Calendar 1' }]);
  const records = recordsOf(options, calendarId ?? '');
  if (records === undefined) return { status: 404, body: { error: 'not found' } };
  if (operation === 'events') return list(request, records);
  const found = options.details
    ? options.details(calendarId ?? '', eventId ?? '')
    : records.find((record) => String((record as { id?: unknown }).id) === eventId);
  return found === undefined ? { status: 404, body: { error: 'not found' } } : { body: found };
}

function recordsOf({ events }: PortalOptions, calendarId: string): readonly unknown[] | undefined {
  if (events === undefined) return [];
  if (Array.isArray(events)) return events;
  const byCalendar = events as Readonly<Record<string, readonly unknown[]>>;
  return Object.hasOwn(byCalendar, calendarId) ? byCalendar[calendarId] : undefined;
}

function authorized({ headers, query }: PortalRequest, { auth = 'bearer', token = 'secret' }: PortalOptions): boolean {
  if (auth === 'none') return true;
  if (auth === 'bearer') return headers.authorization === `Bearer ${token}`;
  if ('header' in auth) return headers[auth.header.toLowerCase()] === token;
  if ('query' in auth) return query.get(auth.query) === token;
  return headers.authorization === `Basic ${Buffer.from(`${auth.basic}:${token}`).toString('base64')}`;
}

function failsNow(control: PortalControl, request: PortalRequest): boolean {
  if (control.fail === null || (control.failOn !== null && control.failOn !== request.operation)) return false;
  if (control.failTimes === null) return true;
  control.failTimes -= 1;
  return control.failTimes >= 0;
}

function fail(response: ServerResponse, { fail: how, retryAfter }: PortalControl): unknown {
  if (how === 'html') {
    return send(response, { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Sign in</title>' });
  }
  if (how === 'reset') return response.destroy();
  if (how === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drops = setInterval(() => response.write(' '), 50);
    return response.on('close', () => clearInterval(drops));
  }
  if (how === 'truncate') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
    return response.write('{"items":[{"id":', () => response.destroy());
  }
  return send(response, {
    status: typeof how === 'number' ? how : 500,
    body: { error: 'failing as told' },
    ...(retryAfter === null ? {} : { headers: { 'retry-after': retryAfter } }),
  });
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: PortalAnswer): void {
  const isJson = typeof body !== 'string' && !(body instanceof Uint8Array) && body !== undefined;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...(headers as Record<string, string>),
  });
  response.end(isJson ? JSON.stringify(body) : body);
}

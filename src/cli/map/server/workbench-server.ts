import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Told, toldOf } from '../../../calendar/told.ts';
import { createCredentials } from '../../../source/http/credentials.ts';
import type { CommandRuntime } from '../../command.ts';
import { startHttpServer } from '../../front/http-server.ts';
import { UsageError } from '../../usage-error.ts';
import { workbenchAssets } from '../page/assets.ts';
import { renderWorkbenchPage } from '../page/workbench-page.ts';
import { previewRoot } from '../preview/preview-site.ts';
import type { ConfigTarget } from '../session/config-target.ts';
import { WorkbenchError } from '../session/workbench-error.ts';
import type { WorkbenchSession } from '../session/workbench-session.ts';
import { workbenchFault } from '../workbench-fault.ts';
import { createAccessKey } from './access-key.ts';
import { createWorkbenchApi } from './api-routes.ts';
import { refusalOf } from './refuse-request.ts';
import { createScrubber } from './scrub-answer.ts';

/** Nobody outside this machine reaches it. */
const host = '127.0.0.1';
const graceMs = 1000;
/** A request of the page is small. */
const mostBytes = 1_000_000;
/** A rule is some levels deep. */
const mostLevels = 64;

export interface WorkbenchServer {
  /** With the key that works once. */
  readonly address: string;
  /** Resolves when the page has ended it, or nobody has asked for anything for so long. */
  readonly ended: Promise<'page' | 'idle'>;
  close(): Promise<void>;
}

interface ServerDeps {
  readonly session: WorkbenchSession;
  readonly target: ConfigTarget;
  readonly runtime: CommandRuntime;
  /** 0: any free one. */
  readonly port: number;
  /** Without a request for so long, it ends. */
  readonly idleMs: number;
}

/** Serves the workbench to this machine alone. Throws a UsageError when it can't listen on the port. */
export async function startWorkbenchServer({
  session,
  target,
  runtime,
  port,
  idleMs,
}: ServerDeps): Promise<WorkbenchServer> {
  const ended = Promise.withResolvers<'page' | 'idle'>();
  const stopped = new AbortController();
  let lastAsked = runtime.now();
  let open = 0;
  let handle: Handler | null = null;
  const server = await startHttpServer({
    host,
    port,
    now: runtime.now,
    listener(request, response) {
      lastAsked = runtime.now();
      open += 1;
      response.once('close', () => {
        open -= 1;
        lastAsked = runtime.now();
      });
      void handle?.(request, response);
    },
  }).catch((error: unknown) => {
    // Its advice names the variable of `serve`.
    if (error instanceof UsageError)
      throw new UsageError(error.message.replaceAll('PORT=', '--port '), { cause: error });
    throw error;
  });
  const origin = `http://${host}:${server.port}`;
  const access = createAccessKey(server.port);
  handle = createHandler({ session, target, runtime, origin, access, end: () => ended.resolve('page') });
  void (async () => {
    while (!stopped.signal.aborted) {
      await runtime.sleep(Math.min(idleMs, 60_000), stopped.signal);
      if (open === 0 && runtime.now() - lastAsked >= idleMs) return ended.resolve('idle');
    }
  })();
  return {
    address: `${origin}/?key=${access.key}`,
    ended: ended.promise,
    async close() {
      stopped.abort();
      await server.stop({ graceMs });
    },
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface HandlerDeps extends Omit<ServerDeps, 'port' | 'idleMs'> {
  readonly origin: string;
  readonly access: ReturnType<typeof createAccessKey>;
  readonly end: () => void;
}

/** Everything is the server's own: nothing inline, nothing from another host, and no other page around it. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const safeHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * The document that a key leads to. It comes before the page, because a cookie is not sent where another page led. Without
 * an icon of its own, a browser asks for one.
 */
const exchanged = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/"><link rel="icon" href="data:,"><title>Kalends</title></head>
<body><p><a href="/">Kalends</a></p></body></html>
`;

function createHandler({ session, target, runtime, origin, access, end }: HandlerDeps): Handler {
  const api = createWorkbenchApi({ session, target, runtime, origin });
  const { scrub, scrubbed } = createScrubber(session.isSample ? null : session.token, () =>
    createCredentials(session.loaded.config.source.auth, session.token),
  );
  const send = (response: ServerResponse, status: number, type: string, text: string, more: object = {}): void => {
    response.writeHead(status, { ...safeHeaders, 'content-type': `${type}; charset=utf-8`, ...more });
    response.end(text);
  };
  const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
    send(response, status, 'application/json', JSON.stringify(scrubbed(body ?? {})));
  const sendError = (response: ServerResponse, path: string, status: number, { message, said }: Told): void => {
    if (path.startsWith('/api/')) sendJson(response, status, { error: message, ...(said && { said }) });
    else send(response, status, 'text/plain', `${scrub(message)}\n`);
  };

  async function answerApi(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = path.slice('/api/'.length);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const body = await readBody(request);
    if (name === 'end') {
      sendJson(response, 200, {});
      return end();
    }
    const route = api.route(name);
    if (route === undefined) throw new WorkbenchError(404, 'There is nothing at this address.');
    sendJson(response, 200, await route(body, gone.signal));
  }

  async function answerPage(
    path: string,
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const asset = Object.hasOwn(workbenchAssets, path) ? workbenchAssets[path] : undefined;
    if (path === '/')
      send(
        response,
        200,
        'text/html',
        renderWorkbenchPage({ language: languageOf(request.headers['accept-language']) }),
      );
    else if (asset !== undefined) send(response, 200, asset.type, asset.text);
    else if (path === previewRoot || path.startsWith(`${previewRoot}/`)) {
      const site = await api.preview();
      const language = request.headers['accept-language'];
      const answer = await site.fetch(url, language === undefined ? {} : { 'accept-language': language });
      const headers = Object.fromEntries([...answer.headers].map(([key, value]) => [key, scrub(value)]));
      const kept = { ...safeHeaders, 'content-security-policy': headers['content-security-policy'] ?? policy };
      delete headers['content-length'];
      response.writeHead(answer.status, { ...headers, ...kept });
      const isText = /^(?:text\/|application\/(?:json|[\w.+-]*xml))|charset=utf-8/iu.test(
        headers['content-type'] ?? '',
      );
      const bytes = Buffer.from(await answer.arrayBuffer());
      response.end(isText ? scrub(bytes.toString('utf8')) : bytes);
    } else throw new WorkbenchError(404, 'There is nothing at this address.');
  }

  return async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const parsed = URL.parse(url, origin);
    const path = parsed?.pathname ?? '/';
    try {
      const key = parsed?.searchParams.get('key') ?? null;
      if (key !== null && path === '/' && method === 'GET' && headers.host === new URL(origin).host) {
        const cookie = access.exchange(key);
        if (cookie !== null) return send(response, 200, 'text/html', exchanged, { 'Set-Cookie': cookie });
      }
      const refusal = refusalOf({ method, path, headers }, origin, access);
      if (refusal !== null) return sendError(response, path, refusal.status, refusal);
      if (path.startsWith('/api/')) await answerApi(path, request, response);
      else await answerPage(path, url, request, response);
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      // What is left of the request is not read, so the connection can't serve another one.
      if (!request.complete) response.shouldKeepAlive = false;
      // A file that can't be read or written.
      if (error instanceof UsageError) return sendError(response, path, 409, toldOf(error));
      if (error instanceof WorkbenchError) return sendError(response, path, error.status, toldOf(error));
      runtime.terminal.err(`${scrub(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
      sendError(response, path, 500, workbenchFault('hasFailed', {}));
    }
  };
}

/** The first language of the visitor's that the page speaks. */
function languageOf(accepted = ''): string {
  const tags = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return tags.find((tag) => languages.includes(tag)) ?? 'en';
}

const languages = ['en', 'ru'];

/** Throws a WorkbenchError where it is too long, or no JSON. What comes behind the limit is not read. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const tooLong = new WorkbenchError(400, 'The request is too long.');
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLong;
  const chunks: Buffer[] = [];
  let length = 0;
  // To leave the loop must not end the connection, or whoever sends it would get no answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > mostBytes) throw tooLong;
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8') || '{}';
  if (depthOf(text) > mostLevels) throw new WorkbenchError(400, 'The request is nested too deeply.');
  try {
    return JSON.parse(text);
  } catch {
    throw new WorkbenchError(400, 'The request is not JSON.');
  }
}

/** How deep a JSON text is nested at most. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  // Texts may hold brackets.
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gsu)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

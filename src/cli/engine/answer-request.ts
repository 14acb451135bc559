import type { Hono } from 'hono';
import type { Representation } from '../../http/representation/representation.ts';
import type { Log } from '../../publisher/runtime.ts';
import type { Engine, EngineAnswer, PlainRequest } from './engine-messages.ts';

/** What the application gets with each request, as Hono's `env`. */
interface RequestEnv {
  readonly target: string;
  readonly take: (representation: Representation) => void;
}

/** For `createApp`: the target as Node's parser read it, with its `..` and `%2e%2e`. The parser accepts only ASCII. */
export const targetFromEnv = (request: Request, env: unknown): string =>
  (env as RequestEnv | undefined)?.target ?? request.url;

/** The application of this thread as an engine. `generation`: the publisher's. */
export function createEngine(app: Hono, generation: () => number, log: Log): Engine {
  const answer: Engine['ask'] = async (request, known, signal) => {
    // Read first: what changes while the application answers makes the answer an old one.
    const before = generation();
    let taken: Representation | null = null;
    const env: RequestEnv = {
      target: request.target,
      take: (representation) => {
        taken = representation;
      },
    };
    const asked = toRequest(request, signal);
    if (asked === null) return empty(400);
    const response = await app.fetch(asked, env);
    if (taken === null) return await plainAnswer(response, request.method);
    const representation = withHeaders(taken, response.headers);
    const stamp = stampOf(representation);
    return stamp === known
      ? { kind: 'unchanged', generation: before }
      : { kind: 'representation', representation, stamp, generation: before };
  };
  return {
    generation,
    async ask(request, known, signal) {
      try {
        return await answer(request, known, signal);
      } catch (error) {
        // The application answers its own errors. No other one may end the thread, which would be at a visitor's disposal.
        log('error', `A request failed: ${error instanceof Error ? error.stack : error}`);
        return empty(500);
      }
    },
  };
}

const empty = (status: number): EngineAnswer => ({
  kind: 'response',
  status,
  headers: [
    ['Content-Length', '0'],
    ['Cache-Control', 'no-store'],
  ],
  body: null,
});

/** Null: the target or the Host header can't be part of a URL that may be asked for. */
function toRequest({ method, target, scheme, headers }: PlainRequest, signal: AbortSignal): Request | null {
  // HTTP/1.0 needs no Host (RFC 1945), and some load balancers that ask for /healthz send none.
  const host = headers.host || 'localhost';
  // RFC 9112 §3.2: a path, a whole URL, or `*`.
  const url = /^https?:\/\//i.test(target) ? target : `${scheme}://${host}${target.startsWith('/') ? target : '/'}`;
  if (typeof host !== 'string' || /[\s/?#@\\]/.test(host)) return null;
  const parsed = URL.parse(url);
  // The Fetch standard refuses URLs with a name or a password, by an error that holds all of the URL.
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return null;
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) copied.append(name, one);
  // Kalends reads no body, so none is handed on.
  return /^(?:CONNECT|TRACE|TRACK)$/i.test(method) ? null : new Request(url, { method, headers: copied, signal });
}

async function plainAnswer(response: Response, method: string): Promise<EngineAnswer> {
  const bytes = response.body === null ? null : new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers];
  if (!response.headers.has('content-length') && method !== 'HEAD' && response.status >= 200 && response.status !== 204)
    headers.push(['content-length', String(bytes?.byteLength ?? 0)]);
  return { kind: 'response', status: response.status, headers, body: bytes };
}

/** The representation with the headers that the application adds to every response. */
function withHeaders(representation: Representation, added: Headers): Representation {
  const more = Object.fromEntries(added);
  if (Object.keys(more).length === 0) return representation;
  return {
    ...representation,
    variants: representation.variants.map((variant) => ({
      ...variant,
      headers: { ...variant.headers, ...more },
      notModifiedHeaders: { ...variant.notModifiedHeaders, ...more },
    })),
  };
}

const stampOf = ({ variants }: Representation): string => JSON.stringify(variants.map(({ headers }) => headers));

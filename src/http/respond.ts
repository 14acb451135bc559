import type { Context, Handler } from 'hono';
import { HttpProblem } from './http-problem.ts';
import { negotiate, type Representation } from './representation/representation.ts';

const allowed = 'GET, HEAD, OPTIONS';

/** `server.cors`: pages of which other sites may read feeds and the widget's data. */
export type CorsSetting = '*' | false | readonly string[];

/** The headers of the Fetch standard's "CORS protocol". */
export interface Cors {
  /** Those of every answer, whoever asks. Finished representations hold them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Those that only this request gets. */
  forRequest(c: Context): Readonly<Record<string, string>>;
}

const exposed = {
  'Access-Control-Expose-Headers': 'ETag, Last-Modified, Content-Disposition, Content-Length, Retry-After',
};

export function createCors(setting: CorsSetting): Cors {
  if (setting === '*') return { headers: { 'Access-Control-Allow-Origin': '*', ...exposed }, forRequest: () => ({}) };
  if (setting === false) return { headers: {}, forRequest: () => ({}) };
  return {
    headers: { Vary: 'Accept-Encoding, Origin' },
    forRequest: (c) => {
      const origin = c.req.header('origin');
      return origin && setting.includes(origin) ? { 'Access-Control-Allow-Origin': origin, ...exposed } : {};
    },
  };
}

/** Other sites may ask with any headers. */
const preflight: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': allowed,
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Max-Age': '86400',
};

/** A handler for all methods of a read-only path. Hono answers HEAD like GET and drops the body. `cors`: other sites may read it. */
export function endpoint(get: (c: Context) => Response | Promise<Response>, cors?: Cors): Handler {
  return (c) => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return get(c);
    const open = cors && { ...cors.headers, ...cors.forRequest(c) };
    if (method === 'OPTIONS') {
      const headers = { ...open, ...(open?.['Access-Control-Allow-Origin'] && preflight) };
      return new Response(null, { status: 204, headers: { ...headers, Allow: allowed, 'Cache-Control': 'no-store' } });
    }
    throw new HttpProblem(405, 'This address is read-only: use GET or HEAD.', { headers: { Allow: allowed } });
  };
}

/** What a server that keeps finished representations gives with a request, as Hono's `env`. */
interface SendingEnv {
  /** Hears what the request is answered with. */
  readonly note?: (representation: Representation) => void;
  /** The server sends the bytes by itself. The response has only the headers that the application adds to every one. */
  readonly take?: (representation: Representation) => void;
}

/**
 * Sends a finished representation: 200 or 304, in the coding that the request prefers. `own`: headers that only this
 * request gets.
 */
export function send(c: Context, representation: Representation, own: Readonly<Record<string, string>> = {}): Response {
  const { note, take } = (c.env ?? {}) as SendingEnv;
  note?.(representation);
  if (take) {
    take(representation);
    return new Response(null, { headers: own });
  }
  return respond(representation, c.req.raw.headers, own);
}

/** The response to a request with these headers. */
export function respond(
  representation: Representation,
  headers: Headers,
  own: Readonly<Record<string, string>> = {},
): Response {
  const answer = negotiate(representation, {
    acceptEncoding: headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
    ifModifiedSince: headers.get('if-modified-since') ?? undefined,
  });
  // Workers would compress the body a second time, unless `encodeBody` says that it is compressed.
  const encoding = answer.coding === 'identity' ? {} : { encodeBody: 'manual' as const };
  return new Response(answer.body as Uint8Array<ArrayBuffer> | null, {
    status: answer.status,
    headers: { ...answer.headers, ...own },
    ...encoding,
  });
}

/** What file systems do not take in a name. */
const noFileName = /[\\/:*?"<>|\p{Cc}]+/gu;

const fileStem = (text: string): string =>
  [...text.toWellFormed().replace(noFileName, ' ').trim()].slice(0, 80).join('').trim();

/**
 * `inline` with a file name from a title, RFC 6266 §4.3: in ASCII for every client, and in full as `filename*` (RFC 8187).
 * `id`: the name in ASCII where the title has too few letters for one.
 */
export function contentDisposition(title: string, extension: string, id = title): string {
  const own = fileStem(id);
  const stem = fileStem(title) || own;
  const isReadable = stem.replace(/[^A-Za-z0-9]+/g, '').length * 2 >= stem.length;
  const plain = `${isReadable ? stem : own}.${extension}`.replace(/[^A-Za-z0-9._-]+/g, '_');
  // encodeURIComponent leaves some characters that RFC 8187 §3.2.1 does not allow.
  const encoded = encodeURIComponent(`${stem}.${extension}`).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

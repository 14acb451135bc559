import { SourceError, type SourceErrorKind } from '../source.ts';
import type { FetchResponse } from './fetch.ts';
import { parseRetryAfter } from './retry.ts';

/** Why one attempt failed. The message continues the name of the request: `GET /event-calendars` + `returned 503`. */
export class Failure extends Error {
  readonly kind: SourceErrorKind;
  readonly retryable: boolean;
  readonly status: number | undefined;
  /** How many seconds the portal asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(kind: SourceErrorKind, message: string, options: FailureOptions = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.retryable = options.retryable ?? false;
    this.status = options.status;
    this.retryAfter = options.retryAfter;
  }

  /** The error for callers. It names the request and, unless `attempt` is empty, the attempt. */
  toSourceError(operation: string, attempt: string, scrub: (text: string) => string): SourceError {
    return new SourceError(this.kind, scrub(`${operation} ${this.message}${attempt === '' ? '' : ` (${attempt})`}`), {
      ...(this.cause === undefined ? {} : { cause: this.cause }),
      ...(this.status === undefined ? {} : { status: this.status }),
      ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
    });
  }
}

interface FailureOptions {
  readonly cause?: unknown;
  readonly retryable?: boolean;
  readonly status?: number;
  readonly retryAfter?: number | undefined;
}

const known: Readonly<Record<number, { kind: SourceErrorKind; message: string; retryable?: boolean }>> = {
  400: { kind: 'status', message: 'returned 400: the portal does not understand the request' },
  401: { kind: 'unauthorized', message: 'returned 401: the portal does not accept the token' },
  403: { kind: 'forbidden', message: 'returned 403: the token is not allowed to read this' },
  404: { kind: 'not-found', message: 'returned 404: the portal has nothing at this path' },
  407: { kind: 'status', message: 'returned 407: a proxy in between requires authentication' },
  408: { kind: 'timeout', message: 'returned 408: the portal gave up waiting', retryable: true },
  410: { kind: 'not-found', message: 'returned 410: what was at this path is gone' },
  425: { kind: 'status', message: 'returned 425: too early', retryable: true },
  429: { kind: 'rate-limited', message: 'returned 429: too many requests', retryable: true },
};

/** The failure for a status other than success. It quotes nothing of the portal's text. */
export function statusFailure(response: FetchResponse, now: number, tokenGiven: boolean): Failure {
  const { status } = response;
  const entry = known[status];
  const isServer = status >= 500;
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'), now);
  const message = entry?.message ?? `returned ${status}${isServer ? ': the portal itself failed' : '; expected 200'}`;
  const hint = status === 401 && !tokenGiven ? ' (none is configured)' : '';
  const wait = retryAfter === undefined ? '' : `, and asks to wait ${retryAfter} s`;
  return new Failure(entry?.kind ?? (isServer ? 'server' : 'status'), `${message}${hint}${wait}`, {
    status,
    retryable: entry?.retryable ?? isServer,
    retryAfter,
  });
}

/** Failures below HTTP, recognized by the code of Node or undici, or by the words of a platform without codes. */
const networkErrors: readonly { code: RegExp; words: RegExp; message: string; retryable: boolean }[] = [
  {
    // workerd also says this about a refused connection.
    code: /^$/,
    words: /network connection lost/i,
    message: 'got no connection, or lost it before the response was complete',
    retryable: true,
  },
  {
    code: /^(ECONNREFUSED)$/,
    words: /refused/i,
    message: 'failed: the connection was refused; expected the portal at the base URL',
    retryable: true,
  },
  {
    code: /^(ENOTFOUND|EAI_\w+|UND_ERR_DNS\w*)$/,
    words: /\bdns\b|getaddrinfo|resolve host|name not resolved/i,
    message: 'failed: the host is not known to DNS; expected the base URL to name the portal',
    retryable: true,
  },
  {
    code: /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|^UNABLE_TO|SELF_SIGNED/,
    words: /\b(tls|ssl|certificate)\b/i,
    message: 'failed to connect securely: TLS failed; expected a valid certificate for this host',
    retryable: false,
  },
  {
    code: /^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN)$/,
    words: /unreachable|connect timed? ?out/i,
    message: 'failed: the host could not be reached',
    retryable: true,
  },
  {
    code: /^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/,
    words: /content-length/i,
    message: 'returned fewer bytes than Content-Length promised',
    retryable: true,
  },
  {
    code: /^Z_|^ERR__ERROR_FORMAT|^ERR_BROTLI|^ERR_ZSTD/,
    words: /decompress|gzip|brotli|inflate|zlib/i,
    message: 'returned broken compression: the body could not be decompressed as Content-Encoding says',
    retryable: true,
  },
  {
    code: /^HPE_|^UND_ERR_HEADERS_OVERFLOW$/,
    words: /http parse|invalid response|HTTP\/1\.1 protocol/i,
    message: 'returned something that is not HTTP',
    retryable: false,
  },
  {
    code: /^(ECONNRESET|UND_ERR_SOCKET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_\w*)$/,
    words: /reset|lost|disconnected|closed|terminated|other side/i,
    message: 'lost its connection before the response was complete; expected it to stay open',
    retryable: true,
  },
];

/** The failure for a rejection of fetch or of a body's stream. The platform's own text goes into the cause, without the token. */
export function networkFailure(error: unknown, scrub: (text: string) => string): Failure {
  const chain = [...causes(error)];
  const codes = chain.flatMap(({ code }) => (typeof code === 'string' && /^\w{1,60}$/.test(code) ? [code] : []));
  const text = chain.map(({ message }) => message).join(': ');
  const trouble =
    networkErrors.find((entry) => codes.some((code) => entry.code.test(code))) ??
    (codes.length > 0 ? undefined : networkErrors.find((entry) => entry.words.test(text)));
  const message = trouble?.message ?? 'failed: the network did not reach the portal';
  const code = codes.at(-1);
  return new Failure('unreachable', code === undefined ? message : `${message} [${code}]`, {
    cause: new Error(scrub(text)),
    retryable: trouble?.retryable ?? true,
  });
}

/** The error and its causes. Of an AggregateError (several addresses were tried), the first error. */
function* causes(error: unknown): Generator<{ message: string; code?: unknown }> {
  for (let current = error, depth = 0; current instanceof Error && depth < 8; depth += 1) {
    yield current;
    const several = (current as { errors?: unknown }).errors;
    current = Array.isArray(several) ? several[0] : current.cause;
  }
}

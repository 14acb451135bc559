import { changedTold, type Told } from '../../calendar/told.ts';
import { SourceError, type SourceErrorKind } from '../source.ts';
import { type NetworkTrouble, sourceFault } from '../source-fault.ts';
import type { FetchResponse } from './fetch.ts';
import { parseRetryAfter } from './retry.ts';

/** Why one attempt failed. The message continues the name of the request: `GET /event-calendars` + `returned 503`. */
export class Failure extends Error {
  readonly kind: SourceErrorKind;
  readonly what: Told;
  readonly retryable: boolean;
  readonly status: number | undefined;
  /** How many seconds the portal asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(kind: SourceErrorKind, what: Told, options: FailureOptions = {}) {
    super(what.message, { cause: options.cause });
    this.kind = kind;
    this.what = what;
    this.retryable = options.retryable ?? false;
    this.status = options.status;
    this.retryAfter = options.retryAfter;
  }

  /** The error for callers. It names the request and, unless `attempt` is null, the attempt. */
  toSourceError(request: string, attempt: Attempt | null, scrub: (text: string) => string): SourceError {
    const { number = 0, possible = 0 } = attempt ?? {};
    const told = sourceFault('request', { request, what: this.what, attempt: number, attempts: possible });
    return new SourceError(this.kind, changedTold(told, scrub), {
      ...(this.cause === undefined ? {} : { cause: this.cause }),
      ...(this.status === undefined ? {} : { status: this.status }),
      ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
    });
  }
}

/** Which attempt it was, from 1, and how many there could be. */
interface Attempt {
  readonly number: number;
  readonly possible: number;
}

interface FailureOptions {
  readonly cause?: unknown;
  readonly retryable?: boolean;
  readonly status?: number;
  readonly retryAfter?: number | undefined;
}

const known: Readonly<Record<number, { readonly kind: SourceErrorKind; readonly retryable?: boolean }>> = {
  401: { kind: 'unauthorized' },
  403: { kind: 'forbidden' },
  404: { kind: 'not-found' },
  408: { kind: 'timeout', retryable: true },
  410: { kind: 'not-found' },
  425: { kind: 'status', retryable: true },
  429: { kind: 'rate-limited', retryable: true },
};

/** The failure for a status other than success. It quotes nothing of the portal's text. */
export function statusFailure(response: FetchResponse, now: number, tokenGiven: boolean): Failure {
  const { status } = response;
  const entry = known[status];
  const isServer = status >= 500;
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'), now);
  const noToken = status === 401 && !tokenGiven;
  const what = sourceFault('status', { status, noToken, retryAfter: retryAfter ?? null });
  return new Failure(entry?.kind ?? (isServer ? 'server' : 'status'), what, {
    status,
    retryable: entry?.retryable ?? isServer,
    retryAfter,
  });
}

/** Failures below HTTP, recognized by the code of Node or undici, or by the words of a platform without codes. */
const networkErrors: readonly { code: RegExp; words: RegExp; trouble: NetworkTrouble; retryable: boolean }[] = [
  {
    // workerd also says this about a refused connection.
    code: /^$/,
    words: /network connection lost/i,
    trouble: 'noConnection',
    retryable: true,
  },
  {
    code: /^(ECONNREFUSED)$/,
    words: /refused/i,
    trouble: 'refused',
    retryable: true,
  },
  {
    code: /^(ENOTFOUND|EAI_\w+|UND_ERR_DNS\w*)$/,
    words: /\bdns\b|getaddrinfo|resolve host|name not resolved/i,
    trouble: 'dns',
    retryable: true,
  },
  {
    code: /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|^UNABLE_TO|SELF_SIGNED/,
    words: /\b(tls|ssl|certificate)\b/i,
    trouble: 'tls',
    retryable: false,
  },
  {
    code: /^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN)$/,
    words: /unreachable|connect timed? ?out/i,
    trouble: 'unreachable',
    retryable: true,
  },
  {
    code: /^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/,
    words: /content-length/i,
    trouble: 'tooShort',
    retryable: true,
  },
  {
    code: /^Z_|^ERR__ERROR_FORMAT|^ERR_BROTLI|^ERR_ZSTD/,
    words: /decompress|gzip|brotli|inflate|zlib/i,
    trouble: 'compression',
    retryable: true,
  },
  {
    code: /^HPE_|^UND_ERR_HEADERS_OVERFLOW$/,
    words: /http parse|invalid response|HTTP\/1\.1 protocol/i,
    trouble: 'notHttp',
    retryable: false,
  },
  {
    code: /^(ECONNRESET|UND_ERR_SOCKET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_\w*)$/,
    words: /reset|lost|disconnected|closed|terminated|other side/i,
    trouble: 'lost',
    retryable: true,
  },
];

/** The failure for a rejection of fetch or of a body's stream. The platform's own text goes into the cause, without the token. */
export function networkFailure(error: unknown, scrub: (text: string) => string): Failure {
  const chain = [...causes(error)];
  const codes = chain.flatMap(({ code }) => (typeof code === 'string' && /^\w{1,60}$/.test(code) ? [code] : []));
  const text = chain.map(({ message }) => message).join(': ');
  const entry =
    networkErrors.find((one) => codes.some((code) => one.code.test(code))) ??
    (codes.length > 0 ? undefined : networkErrors.find((one) => one.words.test(text)));
  const what = sourceFault('network', { trouble: entry?.trouble ?? 'unknown', code: codes.at(-1) ?? '' });
  return new Failure('unreachable', what, {
    cause: new Error(scrub(text)),
    retryable: entry?.retryable ?? true,
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

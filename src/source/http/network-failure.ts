import { Failure } from './failure.ts';

/** Kinds of trouble below HTTP: by the code that Node and undici give, else by the words of a platform that gives none. */
const troubles: readonly { code: RegExp; words: RegExp; sentence: string; retryable: boolean }[] = [
  {
    // workerd says this of a refused connection, too.
    code: /^$/,
    words: /network connection lost/i,
    sentence: 'got no connection, or lost it before the whole answer had come',
    retryable: true,
  },
  {
    code: /^(ECONNREFUSED)$/,
    words: /refused/i,
    sentence: 'found nobody listening: the connection was refused; expected the portal at the base URL',
    retryable: true,
  },
  {
    code: /^(ENOTFOUND|EAI_\w+|UND_ERR_DNS\w*)$/,
    words: /\bdns\b|getaddrinfo|resolve host|name not resolved/i,
    sentence: 'found no such host: its name is not known to DNS; expected the base URL to name the portal',
    retryable: true,
  },
  {
    code: /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|^UNABLE_TO|SELF_SIGNED/,
    words: /\b(tls|ssl|certificate)\b/i,
    sentence: 'could not make a secure connection: TLS failed; expected a valid certificate for this host',
    retryable: false,
  },
  {
    code: /^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN)$/,
    words: /unreachable|connect timed? ?out/i,
    sentence: 'could not reach the host: no connection came about',
    retryable: true,
  },
  {
    code: /^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/,
    words: /content-length/i,
    sentence: 'was answered in part: fewer bytes came than Content-Length promised',
    retryable: true,
  },
  {
    code: /^Z_|^ERR__ERROR_FORMAT|^ERR_BROTLI|^ERR_ZSTD/,
    words: /decompress|gzip|brotli|inflate|zlib/i,
    sentence: 'was answered with broken compression: the body does not decompress as Content-Encoding says',
    retryable: true,
  },
  {
    code: /^HPE_|^UND_ERR_HEADERS_OVERFLOW$/,
    words: /http parse|invalid response|HTTP\/1\.1 protocol/i,
    sentence: 'was answered with something that is not HTTP',
    retryable: false,
  },
  {
    code: /^(ECONNRESET|UND_ERR_SOCKET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_\w*)$/,
    words: /reset|lost|disconnected|closed|terminated|other side/i,
    sentence: 'lost its connection before the whole answer had come; expected it to stay open',
    retryable: true,
  },
];

/** What fetch or a body's stream rejected with, in our words; the platform's own text stays in the cause, scrubbed. */
export function networkFailure(error: unknown, scrub: (text: string) => string): Failure {
  const chain = [...causes(error)];
  const codes = chain.flatMap(({ code }) => (typeof code === 'string' && /^\w{1,60}$/.test(code) ? [code] : []));
  const text = chain.map(({ message }) => message).join(': ');
  const trouble =
    troubles.find((entry) => codes.some((code) => entry.code.test(code))) ??
    (codes.length > 0 ? undefined : troubles.find((entry) => entry.words.test(text)));
  const sentence = trouble?.sentence ?? 'did not reach the portal: the network failed';
  const code = codes.at(-1);
  return new Failure('unreachable', code === undefined ? sentence : `${sentence} [${code}]`, {
    cause: new Error(scrub(text)),
    retryable: trouble?.retryable ?? true,
  });
}

/** The error, its causes and, where several addresses were tried, the first one's. */
function* causes(error: unknown): Generator<{ message: string; code?: unknown }> {
  for (let current = error, depth = 0; current instanceof Error && depth < 8; depth += 1) {
    yield current;
    const several = (current as { errors?: unknown }).errors;
    current = Array.isArray(several) ? several[0] : current.cause;
  }
}

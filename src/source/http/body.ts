import { type NotJson, sourceFault } from '../source-fault.ts';
import { Failure } from './failures.ts';
import type { FetchResponse } from './fetch.ts';

/**
 * Reads the whole body. Throws a `Failure` as soon as it exceeds `maxBytes` decoded bytes, so that a small compressed body
 * can't fill the memory.
 */
export async function readBody(response: FetchResponse, maxBytes: number): Promise<Uint8Array> {
  const encoded = response.headers.get('content-encoding') !== null;
  const announced = encoded ? Number.NaN : Number(response.headers.get('content-length') ?? Number.NaN);
  if (announced > maxBytes) {
    await discardBody(response);
    throw tooManyBytes(maxBytes, announced);
  }
  const bytes = await readAll(response, maxBytes);
  // undici checks this itself. A platform that does not would pass on half of a document.
  if (announced > bytes.length) {
    throw new Failure('unreachable', sourceFault('tooFewBytes', { came: bytes.length, announced }), {
      retryable: true,
    });
  }
  return bytes;
}

/** Ends a body that is not needed. A short one is read to its end, so that the connection can be reused. */
export async function discardBody(response: FetchResponse): Promise<void> {
  try {
    await readAll(response, 65_536);
  } catch {
    // Too long or broken: the stream is cancelled now, which is enough.
  }
}

async function readAll({ body }: FetchResponse, maxBytes: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array(0);
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) break;
    length += value.length;
    if (length > maxBytes) {
      reader.cancel().catch(() => {});
      throw tooManyBytes(maxBytes, null);
    }
    chunks.push(value);
  }
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const tooManyBytes = (most: number, announced: number | null): Failure =>
  new Failure('too-large', sourceFault('tooManyBytes', { most, announced }));

/**
 * Decodes a JSON document. UTF-16 is recognized by its byte order mark or its zeros. Otherwise the text is UTF-8 (RFC 8259
 * §8.1) if the bytes are valid UTF-8, whatever the header declares: text in another encoding almost never is. If they are
 * not, the declared charset applies.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const utf16 = detectUtf16(bytes);
  if (utf16 !== null) return decode(bytes, utf16) ?? undecodable(utf16, 'sign');
  const text = decode(bytes, 'utf-8');
  if (text !== null) return text;
  const charset = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1]?.toLowerCase();
  if (charset === undefined) return undecodable('utf-8', 'default');
  return (/^utf-?8$/.test(charset) ? null : decode(bytes, charset)) ?? undecodable(charset, 'declared');
}

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Recognizes UTF-16 by its byte order mark. Without one, a document that begins with two ASCII characters has zeros in
 * typical places (RFC 4627 §3).
 */
function detectUtf16([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  return null;
}

function undecodable(charset: string, how: 'sign' | 'default' | 'declared'): never {
  throw new Failure('not-json', sourceFault('undecodable', { charset, how }));
}

/**
 * What one answer may hold, counted in its text before it is parsed: 20 MB of `{}` would take 2.5 GB as values. No real
 * portal comes near. docs/security.md has the same numbers.
 */
const bodyLimits = {
  /** Code that reads the value can recurse without a stack overflow. */
  depth: 200,
  /** Commas and opening brackets. 20 MB of events hold about half as many. */
  values: 1_000_000,
  /** Some portals write all events as one object with their ids as keys. */
  keys: 50_000,
};

/**
 * Parses a response body that is an object or array. Integers beyond 2^53 become strings, since they are ids and must stay
 * exact. Throws a `Failure` whose message quotes nothing of the text.
 */
export function parseJsonBody(text: string, status: number): unknown {
  const start = text.trimStart();
  if (start === '') throw new Failure('not-json', sourceFault('emptyBody', { status }), { status });
  if (start.startsWith('<')) throw notJson(status, kindOfMarkup(start), text);
  refuseExcess(text, status);
  const value = parse(text, status, start);
  // Some portals encode twice: the body is a JSON string that contains JSON text.
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    refuseExcess(value, status);
    return parse(value, status, value);
  }
  if (typeof value !== 'object' || value === null) {
    const found = value === null ? 'null' : typeof value;
    throw new Failure('shape', sourceFault('noObject', { found }), { status });
  }
  return value;
}

function parse(text: string, status: number, start: string): unknown {
  try {
    return /\d{16}/.test(text) ? JSON.parse(text, keepBigIntegers as never) : JSON.parse(text);
  } catch {
    if (!/^[[{]/.test(start)) throw notJson(status, 'text', text);
    const end = text.trimEnd().at(-1);
    throw notJson(status, end === '}' || end === ']' ? 'broken' : 'cut', text);
  }
}

/** Node 24 and workerd pass the source text of a number to the reviver. On other runtimes the number stays rounded. */
function keepBigIntegers(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const source = context?.source;
  return source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

function notJson(status: number, found: NotJson, { length }: string): Failure {
  return new Failure('not-json', sourceFault('notJson', { status, found, length }), { status });
}

const kindOfMarkup = (start: string): NotJson =>
  /^<(!doctype html|html|head|body|script|title)/i.test(start) ? 'signInPage' : 'markup';

/** Throws a `Failure` if the JSON text holds more than `bodyLimits` allows. */
function refuseExcess(text: string, status: number): void {
  const { depth: maxDepth, values: maxValues, keys: maxKeys } = bodyLimits;
  /** How many commas each open object has had; null for a list. */
  const open: (number | null)[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at);
    } else if (code === 0x5b || code === 0x7b) {
      values += 1;
      if (open.push(code === 0x7b ? 1 : null) > maxDepth) {
        throw new Failure('not-json', sourceFault('tooDeep', { most: maxDepth }), { status });
      }
    } else if (code === 0x5d || code === 0x7d) {
      open.pop();
    } else if (code === 0x2c) {
      values += 1;
      const keys = open.at(-1);
      if (keys === null || keys === undefined) continue;
      if (keys >= maxKeys) throw tooMany('tooManyKeys', maxKeys, status);
      open[open.length - 1] = keys + 1;
    }
    if (values > maxValues) throw tooMany('tooManyValues', maxValues, status);
  }
}

const tooMany = (what: 'tooManyKeys' | 'tooManyValues', most: number, status: number): Failure =>
  new Failure('too-large', sourceFault(what, { most }), { status });

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

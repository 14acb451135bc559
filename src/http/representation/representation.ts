import { LRUCache } from 'lru-cache';
import type { Compressor, ContentCoding } from './compressors.ts';

/** A finished body: its bytes in every coding, with the headers of each. It is made once and sent many times. */
export interface Representation {
  /** In the server's order of preference; identity is the last, and always there. */
  readonly variants: readonly Variant[];
  /** The codings of the variants, in the same order. */
  readonly codings: readonly ContentCoding[];
  /** Whole seconds since 1970, as Last-Modified says; NaN: it says nothing. */
  readonly lastModified: number;
  /** Bytes of all variants together, with their headers. */
  readonly size: number;
}

interface Variant {
  readonly coding: ContentCoding;
  /** On Node in shared memory. */
  readonly bytes: Uint8Array;
  /** The strong ETag, with its quotes. */
  readonly tag: string;
  /** Headers of a 200, Content-Length included. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of a 304, RFC 9110 §15.4.5. */
  readonly notModifiedHeaders: Readonly<Record<string, string>>;
}

interface Content {
  /** A text is encoded as UTF-8. */
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  /** Milliseconds since 1970; null: nobody knows, so that no date is sent. */
  readonly lastModified: number | null;
  /** The one that this one replaces: Last-Modified does not go back, and is later if the bytes are others. */
  readonly previous?: Representation | null;
  /** Headers of 200 and 304. */
  readonly common: Readonly<Record<string, string>>;
  /** Headers of 200 only. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Cache-Control of feeds and pages: five minutes, as feed readers and calendar clients expect, and a day longer where a
 * cache may answer at once while it asks again (RFC 5861).
 */
export const cacheForAWhile = 'public, max-age=300, stale-while-revalidate=86400';

/** That of further pages of news: nobody polls them, but what they hold may be moved or cancelled like any event. */
export const cacheForAnHour = 'public, max-age=3600, stale-while-revalidate=86400';

/** Below this size a compressed body saves no packet. */
const smallest = 1024;

/** Encodes and compresses a body, and computes its validators. */
export async function createRepresentation(
  content: Content,
  compressors: readonly Compressor[],
): Promise<Representation> {
  const { body, mediaType } = content;
  const bytes = typeof body === 'string' ? (new TextEncoder().encode(body) as Uint8Array<ArrayBuffer>) : body;
  const tag = await digest(bytes);
  const lastModified = lastModifiedOf(content, `"${tag}"`);
  const compressed = bytes.byteLength < smallest ? [] : await compressAll(bytes, mediaType, compressors);
  const variants = [
    ...compressed.map((one) => variantOf(content, lastModified, one.coding, one.bytes, `"${tag}-${one.coding}"`)),
    variantOf(content, lastModified, 'identity', bytes, `"${tag}"`),
  ];
  return {
    variants,
    codings: variants.map(({ coding }) => coding),
    lastModified,
    size: variants.reduce((sum, { bytes: { byteLength }, headers }) => sum + byteLength + 2 * lengthOf(headers), 0),
  };
}

/** Two bodies never have the same date: a client that only has the date would keep the old one. */
function lastModifiedOf({ lastModified, previous }: Content, tag: string): number {
  if (lastModified === null) return Number.NaN;
  const own = Math.floor(lastModified / 1000);
  if (!previous || own > previous.lastModified) return own;
  return previous.variants.at(-1)?.tag === tag ? previous.lastModified : previous.lastModified + 1;
}

/** Characters of the headers. Those of a 304 are the same texts. */
const lengthOf = (headers: Variant['headers']): number =>
  Object.values(headers).reduce((sum, value) => sum + value.length, 0);

/** What a strong ETag is made of, RFC 9110 §8.8.3: 128 bits of SHA-256 over the bytes, in base64url. */
async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

type Compressed = { coding: ContentCoding; bytes: Uint8Array<ArrayBuffer> };

/** The codings worth keeping: each is smaller than the next one in the order of preference, and smaller than identity. */
async function compressAll(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
  compressors: readonly Compressor[],
): Promise<Compressed[]> {
  const all = await Promise.all(
    compressors.map(async ({ coding, compress }) => ({ coding, bytes: await compress(bytes, mediaType) })),
  );
  const worth: Compressed[] = [];
  let limit = bytes.byteLength;
  for (const { coding, bytes: compressed } of all.toReversed()) {
    if (compressed === null || compressed.byteLength >= limit) continue;
    worth.unshift({ coding, bytes: compressed });
    limit = compressed.byteLength;
  }
  return worth;
}

function variantOf(
  content: Content,
  lastModified: number,
  coding: ContentCoding,
  bytes: Uint8Array,
  tag: string,
): Variant {
  const validators = {
    ETag: tag,
    ...(!Number.isNaN(lastModified) && { 'Last-Modified': new Date(lastModified * 1000).toUTCString() }),
    Vary: 'Accept-Encoding',
    ...content.common,
  };
  return {
    coding,
    bytes,
    tag,
    headers: {
      'Content-Type': content.mediaType,
      'Content-Length': String(bytes.byteLength),
      ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
      ...validators,
      'X-Content-Type-Options': 'nosniff',
      ...content.headers,
    },
    notModifiedHeaders: validators,
  };
}

const opened = new WeakMap<Representation, Representation>();

/**
 * RSS and Atom for somebody who opens them in a browser: the same bytes with the type of XML, since browsers download the
 * types of feeds or show their source. Shared caches must not keep it for readers. The style sheet comes from `origin`.
 */
export function openedInBrowser(representation: Representation, origin: string): Representation {
  const type = representation.variants[0]?.headers['Content-Type'] ?? '';
  if (!/^application\/(?:rss|atom)\+xml/.test(type)) return representation;
  const known = opened.get(representation);
  if (known !== undefined) return known;
  const common = { 'Cache-Control': 'private, max-age=300' };
  const own = {
    ...common,
    'Content-Type': 'application/xml; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src ${new URL(origin).origin}; frame-ancestors 'none'`,
  };
  const made = {
    ...representation,
    variants: representation.variants.map((variant) => ({
      ...variant,
      headers: { ...variant.headers, ...own },
      notModifiedHeaders: { ...variant.notModifiedHeaders, ...common },
    })),
  };
  opened.set(representation, made);
  return made;
}

/** The headers of a request that decide how a representation is sent. */
export interface Conditions {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly ifModifiedSince: string | undefined;
}

/** An answer, ready to be sent. */
export interface Negotiated {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /** What a GET sends; a HEAD sends the same headers without it. Null: nothing. */
  readonly body: Uint8Array | null;
  readonly coding: ContentCoding;
}

/**
 * Answers a GET or HEAD from a finished representation: first the coding by Accept-Encoding, then 200 or 304.
 * A Range is ignored, as RFC 9110 §14.2 allows.
 */
export function negotiate(representation: Representation, conditions: Conditions): Negotiated {
  const { variants, codings } = representation;
  const coding = preferredCoding(conditions.acceptEncoding, codings);
  const variant = (variants.find((one) => one.coding === coding) ?? variants.at(-1)) as Variant;
  if (isUnchanged(representation, variant, conditions)) {
    return { status: 304, headers: variant.notModifiedHeaders, body: null, coding: 'identity' };
  }
  return { status: 200, headers: variant.headers, body: variant.bytes, coding: variant.coding };
}

/** RFC 9110 §13.2.2: If-None-Match decides where it is present, If-Modified-Since where it is not. */
function isUnchanged(representation: Representation, variant: Variant, conditions: Conditions): boolean {
  if (conditions.ifNoneMatch !== undefined) return matchesTag(conditions.ifNoneMatch, variant.tag);
  if (conditions.ifModifiedSince === undefined) return false;
  // Only our own date is believed: a later one comes from a clock that is ahead, or from before the store was lost. A
  // date that can't be read is ignored (§13.1.3): NaN equals nothing.
  return representation.lastModified * 1000 === Date.parse(conditions.ifModifiedSince);
}

/** Whether an If-None-Match names the tag: a list of weak or strong tags (compared weakly, RFC 9110 §13.1.2), or `*`. */
function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag) return true;
  const header = ifNoneMatch.trim();
  if (header === '*') return true;
  // A tag may hold a comma, so the list is read tag by tag.
  for (const [, candidate] of header.matchAll(/(?:W\/)?("[^"]*")/g)) if (candidate === tag) return true;
  return false;
}

/**
 * Picks one of the available codings by Accept-Encoding (RFC 9110 §12.5.3). The server's order decides between codings
 * that the client likes equally. Identity is picked where the header is absent, and where nothing available is acceptable.
 */
function preferredCoding(acceptEncoding: string | undefined, available: readonly ContentCoding[]): ContentCoding {
  if (!acceptEncoding) return 'identity';
  const weights = weightsOf(acceptEncoding);
  const any = weights.get('*');
  let best: ContentCoding = 'identity';
  let bestWeight = 0;
  for (const coding of available) {
    // Identity is acceptable without being mentioned, but anything mentioned is preferred to it.
    const weight = weights.get(coding) ?? any ?? (coding === 'identity' ? 0.0001 : 0);
    if (weight > bestWeight) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Whether a client that sends this Accept-Encoding is sent the coding where there is that and identity. */
export const takes = (acceptEncoding: string | undefined, coding: ContentCoding): boolean =>
  preferredCoding(acceptEncoding, [coding, 'identity']) === coding;

type Weights = ReadonlyMap<string, number>;

/** Clients send the same few headers again and again. */
const knownWeights = new LRUCache<string, Weights>({ max: 100 });
const longestKnown = 200;

function weightsOf(header: string): Weights {
  const known = knownWeights.get(header);
  if (known) return known;
  const weights = readWeights(header);
  if (header.length <= longestKnown) knownWeights.set(header, weights);
  return weights;
}

function readWeights(header: string): Weights {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const semicolon = part.indexOf(';');
    const name = (semicolon === -1 ? part : part.slice(0, semicolon)).trim().toLowerCase();
    if (name === '') continue;
    const q = semicolon === -1 ? null : /;\s*q\s*=\s*([^;\s]*)/i.exec(part);
    const weight = q ? Number(q[1]) : 1;
    // RFC 9110 §8.4.1.3: x-gzip is gzip.
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? Math.min(weight, 1) : 0);
  }
  return weights;
}

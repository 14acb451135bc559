/** The digest that a strong ETag is made of, RFC 9110 §8.8.3: 128 bits of SHA-256 over the bytes, in base64url. */
async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Whether an If-None-Match names the tag: a list, weak or strong (compared weakly, RFC 9110 §13.1.2), or `*`. */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag) return true;
  const header = ifNoneMatch.trim();
  if (header === '*') return true;
  // A tag may hold a comma, so the list is read tag by tag.
  for (const [, candidate] of header.matchAll(/(?:W\/)?("[^"]*")/g)) if (candidate === tag) return true;
  return false;
}

/** A body, finished: its bytes in every coding, with the headers that go with each. Made once, sent many times. */
export interface Representation {
  /** In the server's order of preference; identity is the last, and always there. */
  readonly variants: readonly Variant[];
  /** Of the variants, in their order. */
  readonly codings: readonly ContentCoding[];
  /** Whole seconds since 1970, as Last-Modified says. */
  readonly lastModified: number;
  /** Bytes of all variants together. */
  readonly size: number;
}

export interface Variant {
  readonly coding: ContentCoding;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tag: string;
  /** Of a 200, Content-Length included. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of a 304, RFC 9110 §15.4.5. */
  readonly notModifiedHeaders: Readonly<Record<string, string>>;
}

interface Content {
  readonly text: string;
  readonly mediaType: string;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  /** Of 200 and 304. */
  readonly common: Readonly<Record<string, string>>;
  /** Of 200 only. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Of feeds and pages: design.md, "Caching". */
export const cacheForAWhile = 'public, max-age=300, stale-while-revalidate=86400';

/** Below this a packed body saves no packet. */
const smallest = 1024;

export async function createRepresentation(
  content: Content,
  compressors: readonly Compressor[],
): Promise<Representation> {
  const bytes = new TextEncoder().encode(content.text) as Uint8Array<ArrayBuffer>;
  const tag = await digest(bytes);
  const lastModified = Math.floor(content.lastModified / 1000);
  const variants: Variant[] = [];
  const smaller = bytes.byteLength < smallest ? [] : await pack(bytes, content.mediaType, compressors);
  for (const packed of smaller)
    variants.push(variant(content, packed.coding, packed.bytes, `"${tag}-${packed.coding}"`));
  variants.push(variant(content, 'identity', bytes, `"${tag}"`));
  const codings = variants.map(({ coding }) => coding);
  const size = variants.reduce((sum, one) => sum + one.bytes.byteLength, 0);
  return { variants, codings, lastModified, size };
}

type Packed = { coding: ContentCoding; bytes: Uint8Array<ArrayBuffer> };

/** The codings that are worth their room: each smaller than the next one in the order of preference, and than identity. */
async function pack(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
  compressors: readonly Compressor[],
): Promise<Packed[]> {
  const all = await Promise.all(
    compressors.map(async ({ coding, compress }) => ({ coding, bytes: await compress(bytes, mediaType) })),
  );
  const worth: Packed[] = [];
  let limit = bytes.byteLength;
  for (const { coding, bytes: packed } of all.toReversed()) {
    if (packed === null || packed.byteLength >= limit) continue;
    worth.unshift({ coding, bytes: packed });
    limit = packed.byteLength;
  }
  return worth;
}

function variant(content: Content, coding: ContentCoding, bytes: Uint8Array<ArrayBuffer>, tag: string): Variant {
  const validators = {
    ETag: tag,
    'Last-Modified': new Date(Math.floor(content.lastModified / 1000) * 1000).toUTCString(),
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

/** The headers of a request that decide how a representation is sent. */
export interface Conditions {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly ifModifiedSince: string | undefined;
}

export interface Choice {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /** What a GET sends; a HEAD sends the same headers without it. Null: nothing. */
  readonly body: Uint8Array<ArrayBuffer> | null;
  readonly coding: ContentCoding;
}

/**
 * Answers a GET or HEAD from a finished representation: the coding by Accept-Encoding, then 200 or 304.
 * A Range is ignored, as RFC 9110 §14.2 allows.
 */
export function choose(representation: Representation, conditions: Conditions): Choice {
  const variant = selectVariant(representation, conditions.acceptEncoding);
  if (isUnchanged(representation, variant, conditions)) {
    return { status: 304, headers: variant.notModifiedHeaders, body: null, coding: 'identity' };
  }
  return { status: 200, headers: variant.headers, body: variant.bytes, coding: variant.coding };
}

function selectVariant({ variants, codings }: Representation, acceptEncoding: string | undefined): Variant {
  const coding = chooseCoding(acceptEncoding, codings);
  return (variants.find((variant) => variant.coding === coding) ?? variants.at(-1)) as Variant;
}

/** RFC 9110 §13.2.2: If-None-Match decides where it is present, If-Modified-Since where it is not. */
function isUnchanged(representation: Representation, variant: Variant, conditions: Conditions): boolean {
  if (conditions.ifNoneMatch !== undefined) return matchesTag(conditions.ifNoneMatch, variant.tag);
  if (conditions.ifModifiedSince === undefined) return false;
  // A date that can't be read is ignored (§13.1.3): NaN compares as false.
  return representation.lastModified * 1000 <= Date.parse(conditions.ifModifiedSince);
}

/** How the bytes of a body are packed, RFC 9110 §8.4.1. */
export type ContentCoding = 'identity' | 'gzip' | 'br';

/**
 * Picks by Accept-Encoding (RFC 9110 §12.5.3) among what is there, in the server's order of preference where the client
 * has none. Identity is the answer where the header is absent, and where nothing that is there is acceptable.
 */
export function chooseCoding(header: string | undefined, available: readonly ContentCoding[]): ContentCoding {
  if (!header) return 'identity';
  const weights = weightsOf(header);
  const any = weights.get('*');
  let best: ContentCoding = 'identity';
  let bestWeight = 0;
  for (const coding of available) {
    // Identity needs no mention to be acceptable, but whatever is mentioned goes before it.
    const weight = weights.get(coding) ?? any ?? (coding === 'identity' ? 0.0001 : 0);
    if (weight > bestWeight) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

type Weights = ReadonlyMap<string, number>;

/** Clients send the same few headers again and again. */
const remembered = new Map<string, Weights>();
const mostRemembered = 100;

function weightsOf(header: string): Weights {
  const known = remembered.get(header);
  if (known) return known;
  const weights = readWeights(header);
  if (remembered.size >= mostRemembered) remembered.clear();
  if (header.length <= 200) remembered.set(header, weights);
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

/** Packs bytes. The entry brings the runtime's own: zlib on Node, `streamGzip` where there is only the web platform. */
export interface Compressor {
  readonly coding: Exclude<ContentCoding, 'identity'>;
  /** Null: whatever stands in front packs this media type by itself. */
  readonly compress: (bytes: Uint8Array<ArrayBuffer>, mediaType: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** gzip by the web platform's CompressionStream. */
export const streamGzip: Compressor = {
  coding: 'gzip',
  compress: async (bytes) => {
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
    return new Uint8Array(await new Response(packed).arrayBuffer());
  },
};

/**
 * As on Cloudflare Workers, whose edge packs some media types by itself and others never
 * (developers.cloudflare.com, "Content compression"): RSS and HTML are left to it.
 */
export const edgeGzip: Compressor = {
  coding: 'gzip',
  compress: async (bytes, mediaType) =>
    /^(?:text\/html|application\/rss\+xml)\b/.test(mediaType) ? null : streamGzip.compress(bytes, mediaType),
};

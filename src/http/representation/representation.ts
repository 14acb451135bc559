import type { Compressor, ContentCoding } from './content-coding.ts';

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

import type { Representation } from '../../http/representation/representation.ts';

/** A representation without the bytes of its variants, as plain data. */
export interface Head {
  readonly variants: readonly (Omit<Representation['variants'][number], 'bytes'> & { readonly length: number })[];
  /** Whole seconds since 1970. */
  readonly lastModified: number;
  readonly size: number;
}

/** Larger feeds are left to the Worker: one call carries at most 32 MiB. */
export const mostBytes = 20_000_000;
/** For how long a Worker takes a feed from its memory at most: as long as clients may keep it. */
export const freshestMs = 300_000;

/** What a calendar's object answers to the question for a feed. */
export type FeedAnswer =
  /** It keeps no bytes for this address: the Worker renders them. */
  | {
      readonly kind: 'absent';
      /** What was there before, of something else. Absent: nothing. */
      readonly before?: Head;
      /** Of a saved feed, by calendar id: the versions that it is to be made of, as `IndexCalls.versions` tells them. */
      readonly versions?: Readonly<Record<string, string | null>>;
    }
  /** The calendar has no such event. */
  | { readonly kind: 'missing' }
  /** Those that the Worker holds. */
  | { readonly kind: 'unchanged'; readonly freshMs: number }
  | {
      readonly kind: 'feed';
      /** Names these bytes and headers; what a Worker says that it holds. */
      readonly stamp: string;
      /** Milliseconds for which nothing can change: until the next refresh, or the end of the day. */
      readonly freshMs: number;
      readonly head: Head;
      /** The body of the first variant, in pieces: packed, where that is worth it. An earlier release kept all of them. */
      readonly parts: readonly Uint8Array[];
    };

export function headOf({ variants, lastModified, size }: Representation): Head {
  const bare = variants.map(({ bytes, ...variant }) => ({ ...variant, length: bytes.byteLength }));
  return { variants: bare, lastModified, size };
}

/**
 * What an object keeps of a representation: the body of the first variant, which is packed where that is worth it. What is
 * too large leaves a head without variants, so that it is not rendered again and again.
 */
export function keptOf(representation: Representation): { readonly head: Head; readonly body: Uint8Array } {
  const variants = representation.size > mostBytes ? [] : representation.variants;
  return { head: headOf({ ...representation, variants }), body: variants[0]?.bytes ?? new Uint8Array() };
}

/** The feed is too large to be kept. */
export const isEmpty = ({ head }: { readonly head: Head }): boolean => head.variants.length === 0;

/** The ETag of the identity. */
export const tagOf = ({ head }: { readonly head: Head }): string | undefined => head.variants.at(-1)?.tag;

/** The representation without bytes, where only its validators are needed. */
export function headOnly({ variants, ...head }: Head): Representation {
  const bare = variants.map(({ length: _, ...variant }) => ({ ...variant, bytes: new Uint8Array() }));
  return { ...head, variants: bare, codings: bare.map(({ coding }) => coding) };
}

/** The body of the first variant. Throws if it is not whole. */
export function bodyOf({ variants: [first] }: Head, parts: readonly Uint8Array[]): Uint8Array {
  const body = joinBytes(parts).subarray(0, first?.length);
  if (first === undefined || body.byteLength !== first.length)
    throw new Error('A stored feed is not as long as it was.');
  return body;
}

/** The representation with its first variant only, which has this body. */
export function packedOnly(head: Head, body: Uint8Array): Representation {
  const variants = headOnly(head)
    .variants.slice(0, 1)
    .map((variant) => ({ ...variant, bytes: body }));
  const size = head.size - head.variants.slice(1).reduce((sum, { length }) => sum + length, 0);
  return { ...head, variants, codings: variants.map(({ coding }) => coding), size };
}

/** The representation with all its variants: there are gzip and identity. */
export async function unpacked(head: Head, packed: Representation): Promise<Representation> {
  const body = packed.variants[0]?.bytes as Uint8Array<ArrayBuffer>;
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'));
  const identity = new Uint8Array(await new Response(stream).arrayBuffer());
  const variants = headOnly(head).variants.map((variant) => ({
    ...variant,
    bytes: variant.coding === 'identity' ? identity : body,
  }));
  return { ...head, variants, codings: variants.map(({ coding }) => coding) };
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only;
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

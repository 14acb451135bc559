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
      /** The bodies of all variants one after the other, in pieces. */
      readonly parts: readonly Uint8Array[];
    };

export function headOf({ variants, lastModified, size }: Representation): Head {
  const bare = variants.map(({ bytes, ...variant }) => ({ ...variant, length: bytes.byteLength }));
  return { variants: bare, lastModified, size };
}

/** `parts`: null where the bytes are not needed. */
export function representationOf({ variants, ...head }: Head, parts: readonly Uint8Array[] | null): Representation {
  const all = parts === null ? null : joinBytes(parts);
  let from = 0;
  const whole = variants.map(({ length, ...variant }) => {
    const bytes = all?.subarray(from, from + length) ?? new Uint8Array();
    from += length;
    if (all !== null && bytes.byteLength !== length) throw new Error('A stored feed is not as long as it was.');
    return { ...variant, bytes };
  });
  return { ...head, variants: whole, codings: whole.map(({ coding }) => coding) };
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

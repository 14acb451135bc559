import { type ContentCoding, chooseCoding } from './content-coding.ts';
import { matchesTag, type Representation, type Variant } from './representation.ts';

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

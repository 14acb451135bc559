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

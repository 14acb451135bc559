/** How the bytes of a body are encoded, RFC 9110 §8.4.1. */
export type ContentCoding = 'identity' | 'gzip' | 'br';

/** Compresses bytes by what the runtime has: zlib on Node, CompressionStream on the web platform (`streamGzip`). */
export interface Compressor {
  readonly coding: Exclude<ContentCoding, 'identity'>;
  /** Null: a proxy in front of this server compresses this media type by itself. */
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
 * For Cloudflare Workers. Their edge compresses some media types by itself and others never
 * (developers.cloudflare.com, "Content compression"), so RSS and HTML are left to it.
 */
export const edgeGzip: Compressor = {
  coding: 'gzip',
  compress: async (bytes, mediaType) =>
    /^(?:text\/html|application\/rss\+xml)\b/.test(mediaType) ? null : streamGzip.compress(bytes, mediaType),
};

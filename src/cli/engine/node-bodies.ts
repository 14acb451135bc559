import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compressor } from '../../http/representation/compressors.ts';
import type { Representation } from '../../http/representation/representation.ts';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** br and gzip by zlib, in threads of its own. At quality 5 brotli compresses better than gzip in the same time. */
export const nodeCompressors: readonly Compressor[] = [
  {
    coding: 'br',
    compress: async (bytes) =>
      new Uint8Array(
        await brotliAsync(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          },
        }),
      ),
  },
  { coding: 'gzip', compress: async (bytes) => new Uint8Array(await gzipAsync(bytes)) },
];

/**
 * Moves the bodies of a representation to shared memory. Both threads then hold the same bytes: handing them over copies
 * nothing, and neither thread can take them from the other.
 */
export function inSharedMemory(representation: Representation): Representation {
  return { ...representation, variants: representation.variants.map((one) => ({ ...one, bytes: shared(one.bytes) })) };
}

function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  copy.set(bytes);
  return copy;
}

import type { Representation } from '../../http/representation/representation.ts';

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

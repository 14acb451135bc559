import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * An `updated` for each entry, none twice in one feed, as RFC 4287 §4.2.15 hopes for and validators ask: what changed in
 * one refresh has one second. Below it, where our clock says nothing, stand microseconds drawn from the entry's id; so a
 * stamp depends on its own entry alone, and a later second is a later stamp.
 */
export function distinctStamps(entries: readonly { readonly id: string; readonly updated: string }[]): string[] {
  const taken = new Set<string>();
  return entries.map(({ id, updated }) => {
    let microseconds = drawn(id);
    while (taken.has(stamp(updated, microseconds))) microseconds = (microseconds + 1) % 1_000_000;
    taken.add(stamp(updated, microseconds));
    return stamp(updated, microseconds);
  });
}

const stamp = (updated: string, microseconds: number): string =>
  updated.replace('Z', `.${String(microseconds).padStart(6, '0')}Z`);

function drawn(id: string): number {
  return new DataView(sha256(utf8ToBytes(id)).buffer).getUint32(0) % 1_000_000;
}

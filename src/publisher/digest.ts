import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A digest of plain data: 128 bits of its SHA-256, in 22 characters. The order of an object's keys does not count. A
 * function counts by its source, so that a configuration with functions has a digest, too.
 */
export function digest(value: unknown): string {
  return digestText(canonical(value));
}

/** The digest of a text as it is, not of its JSON. */
export function digestText(text: string): string {
  return base64url(sha256(utf8ToBytes(text)).subarray(0, 16));
}

/** JSON with sorted keys. It is well-formed Unicode, even if a string is not. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === 'function') return JSON.stringify(String(value));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join()}}`;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * RFC 4648 §5, without padding. Letter by letter: what `btoa` and `replaceAll` give is for V8 a part of another text, and
 * takes twice the memory. A process holds tens of thousands of digests.
 */
function base64url(bytes: Uint8Array): string {
  const codes: number[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const bits = (one << 16) | (two << 8) | three;
    for (const shift of [18, 12, 6, 0]) codes.push(letters.charCodeAt((bits >> shift) & 63));
  }
  return String.fromCharCode(...codes.slice(0, Math.ceil((bytes.length * 4) / 3)));
}

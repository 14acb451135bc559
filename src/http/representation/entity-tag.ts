/** The digest that a strong ETag is made of, RFC 9110 §8.8.3: 128 bits of SHA-256 over the bytes, in base64url. */
export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
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

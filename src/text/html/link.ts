/**
 * The absolute address of a link as a portal writes it: relative, without scheme, with blanks around. Null for anything
 * but http, https, mailto and tel, however it is disguised: what comes back was parsed, and written anew.
 */
export function absoluteLink(address: string, base: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return null;
  const url = URL.parse(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed, base);
  if (url === null || !schemes.has(url.protocol)) return null;
  if (url.protocol.startsWith('http') && (url.hostname === '' || url.username !== '' || url.password !== ''))
    return null;
  const href = url.href.replace(unsafe, (character) => encodeURIComponent(character));
  return href.length <= maxLength ? href : null;
}

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// What the URL standard leaves in a query or an opaque path, and a feed's syntax would trip over; a percent sign alone.
const unsafe = /[\s"<>\\^`{|}]|%(?![\da-f]{2})/gi;
const maxLength = 4000;

/** As `absoluteLink`, for what must be fetched: http and https only. */
export function absoluteHttpLink(address: string, base: string): string | null {
  const link = absoluteLink(address, base);
  return link?.startsWith('http') ? link : null;
}

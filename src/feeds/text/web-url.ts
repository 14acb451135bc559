/** What browsers take in a URL and RFC 3986 §2 does not, and a percent sign that begins no octet. */
const unwise = /[[\]{}|\\^`]|%(?![\dA-Fa-f]{2})/g;

/** The URL as RFC 3986 has it, in ASCII, with nothing in it that needs an escape; null where it is none of the web. */
export function webUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.parse(text.toWellFormed());
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const { pathname, search, hash } = url;
  const begin = url.href.slice(0, url.href.length - pathname.length - search.length - hash.length);
  const fragment = hash.slice(1).replaceAll('#', '%23');
  return begin + `${pathname}${search}${hash && '#'}${fragment}`.replace(unwise, encodeURIComponent);
}

const imageTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** The media type that the name of an image's file tells; null where it tells none. */
export function imageType(url: string): string | null {
  const extension = /\.([a-z]+)$/i.exec(URL.parse(url)?.pathname ?? '')?.[1];
  return extension === undefined ? null : (imageTypes[extension.toLowerCase()] ?? null);
}

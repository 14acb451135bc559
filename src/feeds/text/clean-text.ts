/**
 * What no feed may hold: C0 and C1 controls (RFC 5545 §3.1, XML 1.0 §2.2), noncharacters, and explicit bidirectional
 * formatting, with which a title could rearrange the text after it (Unicode TR 20 §3.3). The marks U+200E, U+200F and
 * U+061C stay. Replacement characters (U+FFFD) are removed too: `toWellFormed` writes them for lone surrogates.
 */
const forbidden = /[[\p{Cc}--[\t\n]]\uFFFD\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069\uFEFF]/gv;
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const suspicious = /[[\p{Cc}--[\n]]\uFFFD\p{Noncharacter_Code_Point}\u2028-\u202E\u2066-\u2069\uFEFF\p{Cs}]/v;
/** A quick test that nearly every text fails: `suspicious` takes several times as long. */
const unusual = /[^\n\x20-\x7E\xA0-\u2027\u202F-\u2065\u206A-\uD7FF\uE000-\uFDCF\uFDF0-\uFEFE\uFF00-\uFFFC]/;

/** The text with `\n` between lines, and without what iCalendar or XML 1.0 forbids. */
export function cleanText(text: string): string {
  if (!unusual.test(text) || !suspicious.test(text)) return text;
  return text.toWellFormed().replace(lineBreaks, '\n').replace(forbidden, '');
}

/** The same on one line, without surrounding white space. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\t\n ]+/g, ' ')
    .trim();
}

/** Characters that browsers accept in a URL and RFC 3986 §2 does not, and a percent sign that encodes nothing. */
const unwise = /[[\]{}|\\^`]|%(?![\dA-Fa-f]{2})/g;

/**
 * The URL as RFC 3986 requires it, in ASCII, without characters that feeds must escape; null unless it is http or
 * https.
 */
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

/** The media type by the extension of an image's file name; null for an unknown one. */
export function imageType(url: string): string | null {
  const extension = /\.([a-z]+)$/i.exec(URL.parse(url)?.pathname ?? '')?.[1];
  return extension === undefined ? null : (imageTypes[extension.toLowerCase()] ?? null);
}

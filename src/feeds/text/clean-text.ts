import type { CalendarEvent } from '../../calendar/event.ts';

/**
 * What no feed may carry: C0 and C1 controls (RFC 5545 §3.1, XML 1.0 §2.2), noncharacters, and the explicit bidirectional
 * formatting that lets a title rearrange the text after it (Unicode TR 20 §3.3). The marks U+200E, U+200F, U+061C stay.
 * What was no character before it came here (U+FFFD) goes too, with lone surrogates.
 */
const forbidden = /[[\p{Cc}--[\t\n]]\uFFFD\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069\uFEFF]/gv;
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const suspicious = /[[\p{Cc}--[\n]]\uFFFD\p{Noncharacter_Code_Point}\u2028-\u202E\u2066-\u2069\uFEFF\p{Cs}]/v;
/** All but the characters of nearly every text: looked for first, since `suspicious` takes several times as long. */
const unusual = /[^\n\x20-\x7E\xA0-\u2027\u202F-\u2065\u206A-\uD7FF\uE000-\uFDCF\uFDF0-\uFEFE\uFF00-\uFFFC]/;

/** The text with `\n` between its lines and nothing in it that iCalendar or XML 1.0 forbids. */
export function cleanText(text: string): string {
  if (!unusual.test(text) || !suspicious.test(text)) return text;
  return text.toWellFormed().replace(lineBreaks, '\n').replace(forbidden, '');
}

/** The same on one line, without white space around it. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\t\n ]+/g, ' ')
    .trim();
}

/** What a portal leaves of a deleted event, an id and that it is gone, is news to nobody. */
export function saysSomething({ status, title, start, summary, description, translations }: CalendarEvent): boolean {
  const says = [title, start, summary, description].some((value) => value !== null);
  return status !== 'cancelled' || says || Object.keys(translations).length > 0;
}

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

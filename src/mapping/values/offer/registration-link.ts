import { readHyperlink } from '../../hyperlink.ts';
import { isRecord } from '../../json.ts';
import { firstOf, readLink } from '../link.ts';

/**
 * Reads the link to register or to buy tickets: an http(s) URL, a path, an object that holds one, or a text with exactly
 * one link in it. Null for anything else: portals write `at the door` and mail addresses here, too.
 */
export function readRegistrationLink(value: unknown, base: string, depth = 0): string | null {
  if (depth > 3) return null;
  if (typeof value === 'string')
    return linkInText(readHyperlink(value)?.address ?? value.trim().slice(0, 20_000), base);
  const read = (one: unknown) => readRegistrationLink(one, base, depth + 1);
  if (Array.isArray(value)) return firstOf(value.slice(0, 100), read);
  if (!isRecord(value)) return null;
  const own = keys.filter((key) => Object.hasOwn(value, key)).map((key) => value[key]);
  const others = Object.entries(value).filter(([key]) => !/image|picture|photo|logo|icon|thumb/i.test(key));
  const named = others.filter(([key]) => /url|link|href|uri/i.test(key)).map(([, member]) => member);
  const written = others.map(([, member]) => member).filter(isWrittenOut);
  const nested = others.map(([, member]) => member).filter((member) => typeof member === 'object');
  return firstOf([...own, ...named, ...written, ...nested], read);
}

const isWrittenOut = (value: unknown): boolean => typeof value === 'string' && /^\s*https?:\/\//i.test(value);

const keys = [
  'url', 'href', 'uri', 'link', 'registrationUrl', 'ticketUrl', 'canonical', 'web', 'value', 'html', 'text', '@id',
]; // biome-ignore format: a list

function linkInText(text: string, base: string): string | null {
  // Dates, `01/11/2026` and `/Date(1790870400000)/`, are no paths.
  if (!/\p{L}/u.test(text) || text.startsWith('/Date(')) return null;
  const isLink =
    /^(?:https?:\/\/|\/\/|\/|\?|\.\.?\/|www\.)\S+$/i.test(text) ||
    /^[\w-]+(?:\.[\w-]+)*\/\S+$/.test(text) ||
    page.test(text);
  if (isLink) return readLink(hostAndPath.test(text) ? `https://${text}` : text, base);
  const attributes = [...text.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const written =
    attributes.length > 0
      ? attributes.map(decode)
      : [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/gi)].map(([url]) => url.replace(/[.,;:!?]+$/, ''));
  const links = new Set(
    written.map((url) => (/^(?:mailto|tel|javascript|data):/i.test(url) ? null : readLink(url, base))),
  );
  links.delete(null);
  const [only = null] = links;
  return links.size === 1 ? only : null;
}

/** `book.php?id=7` */
const page = /^[\w-]+\.(?:php|aspx?|jsp|html?|do|cgi|cfm)(?:[?#]\S*)?$/i;

/** `tickets.example/7`, without a scheme. A path such as `events/7` has no dot in its first part. */
const hostAndPath = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S+$/i;

const decode = (url: string): string => url.trim().replaceAll('&amp;', '&');

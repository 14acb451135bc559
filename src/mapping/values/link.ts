import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord, scalarNumber } from '../json.ts';
import { contentOf } from '../wrapper.ts';

/**
 * Reads an absolute http(s) URL from a text, an object that holds one, or the first item of a list that does. Relative
 * URLs are resolved against `base`. Null for anything else, including `javascript:`, `data:` and `mailto:`.
 */
export function readLink(value: unknown, base: string, depth = 0): string | null {
  if (depth > 3) return null;
  if (typeof value === 'string') return linkOf(value.trim(), base);
  if (Array.isArray(value)) return firstOf(value.slice(0, 100), (item) => readLink(item, base, depth + 1));
  if (isRecord(value))
    return (
      firstOf(linkKeys, (key) => readLink(Object.hasOwn(value, key) ? value[key] : null, base, depth + 1)) ??
      insideOf(value, (content) => readLink(content, base, depth + 1))
    );
  return null;
}

const linkKeys = ['url', 'href', 'uri', 'link', 'src', 'canonical', 'web', 'html', 'self', 'value', '@id'];

function linkOf(text: string, base: string): string | null {
  if (text === '' || text.length > 4000) return null;
  // A sentence is no link. Control characters are refused, because browsers drop them and people don't see them.
  if (/\p{Cc}|\p{Cs}/u.test(text) || (/\s/.test(text) && !/^https?:\/\//i.test(text))) return null;
  // `//host/path` takes the scheme of its page, which a feed doesn't have.
  const whole = text.startsWith('//') ? `https:${text}` : /^www\.[^/]+\./i.test(text) ? `https://${text}` : text;
  let url: URL;
  try {
    url = new URL(whole, base);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  // A plain absolute URL stays as the portal writes it; `new URL` would add a slash to a bare host.
  return /^https?:\/\/[!-~]+$/.test(whole) && !/["<>\\^`{|}]/.test(whole) ? whole : url.href;
}

/** Reads the URL of a picture from a text, an object with sizes, or a list: its widest item, or else its first. */
export function readImage(value: unknown, base: string, depth = 0): string | null {
  if (depth > 5) return null;
  if (typeof value === 'string') return readLink(value, base);
  if (Array.isArray(value)) {
    const items = value.slice(0, 100);
    const texts = items.filter((item) => typeof item === 'string');
    if (texts.length === items.length && areSizes(texts)) return readLink(largestOf(texts), base);
    const widths = items.map((item) => (isRecord(item) ? scalarNumber(item.width ?? 0) || 0 : 0));
    const sameShape = new Set(items.map((item) => (isRecord(item) ? (item.id ?? item.name ?? null) : null))).size <= 1;
    const order = sameShape
      ? items
          .map((item, n) => [item, widths[n] ?? 0] as const)
          .sort((a, b) => b[1] - a[1])
          .map(([item]) => item)
      : items;
    return firstOf(order, (item) => readImage(item, base, depth + 1));
  }
  if (!isRecord(value)) return null;
  const named = firstOf(imageKeys, (key) => readImage(Object.hasOwn(value, key) ? value[key] : null, base, depth + 1));
  return (
    named ??
    firstOf(
      Object.keys(value).filter((key) => /url|src/i.test(key)),
      (key) => readLink(value[key], base),
    ) ??
    insideOf(value, (content) => readImage(content, base, depth + 1))
  );
}

/** Whether addresses are those of one picture in several sizes: they differ in a number or in words of size only. */
export const areSizes = (addresses: readonly string[]): boolean =>
  addresses.length > 1 &&
  new Set(addresses).size === addresses.length &&
  new Set(addresses.map((one) => partsOf(one).join('/'))).size === 1;

const largestOf = (addresses: readonly string[]): string =>
  addresses.reduce((most, one) => (sizeOf(one) > sizeOf(most) ? one : most));

/** The parts of an address that name the picture. */
const partsOf = (address: string): readonly string[] =>
  address.split(apart).filter((part) => part !== '' && ranks[part.toLowerCase()] === undefined && !isPixels(part));

/** The size that an address says: in pixels, or by its words. */
const sizeOf = (address: string): number =>
  Math.max(
    0,
    ...address
      .split(apart)
      .map((part) =>
        isPixels(part) ? Number.parseInt(part.replace(/^\D+/, ''), 10) : (ranks[part.toLowerCase()] ?? 0),
      ),
  );

const apart = /[/._?&=@-]+/;
const isPixels = (part: string): boolean => /^[wh]?\d{2,4}(?:[wh]|px|x\d{2,4})?$/i.test(part);

/** Words of size in the addresses of pictures, with pixels that they may stand for. */
const ranks: Readonly<Record<string, number>> = Object.fromEntries(
  (['thumb', 'original'] as const).flatMap((concept, n) =>
    wordsOf('keys', concept).map((word) => [romanize(word), [100, 5000][n] as number]),
  ),
);

/** What is read inside the layers around a value; null: it has none. */
function insideOf(value: unknown, read: (content: unknown) => string | null): string | null {
  const content = contentOf(value);
  return content === value ? null : read(content);
}

// The full picture comes before its smaller copies.
const imageKeys = [
  'original',
  'full',
  'large',
  'huge',
  'big',
  'url',
  'src',
  'href',
  'uri',
  'image',
  'file',
  'path',
  'link',
  'medium',
  'data',
  'attributes',
  'sizes',
  'formats',
  'small',
  'thumbnail',
  'thumb',
];

function firstOf<T>(items: readonly T[], read: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = read(item);
    if (found !== null) return found;
  }
  return null;
}

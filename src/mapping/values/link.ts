import { isRecord } from '../json.ts';

const linkKeys = ['url', 'href', 'uri', 'link', 'src', 'canonical', 'web', 'html', 'self', 'value', '@id'];

/**
 * An absolute http(s) URL of a text, of an object that has one, or of the first of a list that does; relative ones are resolved against `base`.
 * Null for anything else: `javascript:`, `data:` and `mailto:` are no links.
 */
export function readLink(value: unknown, base: string, depth = 0): string | null {
  if (depth > 3) return null;
  if (typeof value === 'string') return linkOf(value.trim(), base);
  if (Array.isArray(value)) return firstOf(value.slice(0, 100), (item) => readLink(item, base, depth + 1));
  if (isRecord(value))
    return firstOf(linkKeys, (key) => readLink(Object.hasOwn(value, key) ? value[key] : null, base, depth + 1));
  return null;
}

function firstOf<T>(items: readonly T[], read: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = read(item);
    if (found !== null) return found;
  }
  return null;
}

function linkOf(text: string, base: string): string | null {
  if (text === '' || text.length > 4000) return null;
  // A sentence is no link, and browsers drop control characters where a reader would not.
  if (/\p{Cc}|\p{Cs}/u.test(text) || (/\s/.test(text) && !/^https?:\/\//i.test(text))) return null;
  // `//host/path` took the page's own scheme; what is read by programs has no page.
  const whole = text.startsWith('//') ? `https:${text}` : /^www\.[^/]+\./i.test(text) ? `https://${text}` : text;
  let url: URL;
  try {
    url = new URL(whole, base);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  // What is already a plain absolute URL stays as the portal writes it: `new URL` would add a final slash.
  return /^https?:\/\/[!-~]+$/.test(whole) && !/["<>\\^`{|}]/.test(whole) ? whole : url.href;
}

// The full picture before its smaller copies; what says how wide it is competes by that.
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

/** The URL of a picture: of a text, an object with sizes, or a list, where the widest or else the first is taken. */
export function readImage(value: unknown, base: string, depth = 0): string | null {
  if (depth > 5) return null;
  if (typeof value === 'string') return readLink(value, base);
  if (Array.isArray(value)) {
    const items = value.slice(0, 100);
    const widths = items.map((item) => (isRecord(item) ? Number(item.width ?? 0) || 0 : 0));
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
    )
  );
}

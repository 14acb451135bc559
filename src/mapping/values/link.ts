import { isRecord } from '../record/empty.ts';

const keys = ['url', 'href', 'uri', 'link', 'src', 'canonical', 'web', 'html', 'self', 'value', '@id'];

/**
 * An absolute http(s) URL of a text, of an object that has one, or of the first of a list that does; relative ones are resolved against `base`.
 * Null for anything else: `javascript:`, `data:` and `mailto:` are no links.
 */
export function readLink(value: unknown, base: string, depth = 0): string | null {
  if (depth > 3) return null;
  if (typeof value === 'string') return linkOf(value.trim(), base);
  if (Array.isArray(value)) return firstOf(value.slice(0, 100), (item) => readLink(item, base, depth + 1));
  if (isRecord(value))
    return firstOf(keys, (key) => readLink(Object.hasOwn(value, key) ? value[key] : null, base, depth + 1));
  return null;
}

export function firstOf<T>(items: readonly T[], read: (item: T) => string | null): string | null {
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

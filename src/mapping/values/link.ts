import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { bareAddress, readHyperlink } from '../hyperlink.ts';
import { isRecord, type JsonObject, scalarNumber } from '../json.ts';
import { contentOf } from '../wrapper.ts';

/**
 * Reads an absolute http(s) URL from a text, an object that holds one, or the first item of a list that does. Relative
 * URLs are resolved against `base`. Null for anything else, including `javascript:`, `data:` and `mailto:`.
 */
export function readLink(value: unknown, base: string, depth = 0): string | null {
  if (depth > 3) return null;
  if (typeof value === 'string')
    return linkOf((value.includes('#') ? readHyperlink(value)?.address : undefined) ?? value.trim(), base);
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
  const whole = text.startsWith('//')
    ? `https:${text}`
    : /^www\.[^/]+\./i.test(text) || bareAddress.test(text)
      ? `https://${text}`
      : text;
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

/** What two addresses call the picture that the first one has in a larger size; null: it has not. */
export function nameOfLarger(address: string, other: string): string | null {
  if (!areSizes([address, other]) || largestOf([other, address]) !== address) return null;
  const small = new Set(wordsIn(other));
  return wordsIn(address)
    .filter((word) => small.has(word))
    .join('/');
}

/** The address that says the largest size; the first of those that say the same. */
function largestOf(addresses: readonly string[]): string {
  const all = addresses.map((one) => new Set(wordsIn(one)));
  const isOwn = (part: string) => !all.every((parts) => parts.has(part));
  const sizes = all.map((parts) => sizeOf([...parts].filter(isOwn)));
  return addresses[sizes.indexOf(Math.max(...sizes))] ?? '';
}

/** The parts of an address that name the picture. */
const partsOf = (address: string): readonly string[] =>
  wordsIn(address).filter((part) => ranks[part] === undefined && !isPixels(part) && !measures.has(part));

/** The words of an address in lower case, without its host. */
const wordsIn = (address: string): readonly string[] =>
  address
    .replace(/^(?:https?:)?\/\/[^/]*/i, '')
    .toLowerCase()
    .split(apart)
    .filter((part) => part !== '');

/** What stands before pixels: `photo.width-400.jpg`, `fill-400x300`. */
const measures: ReadonlySet<string> = new Set('card crop fill fit height max min resize scale size width'.split(' '));

/** The size that parts of an address say: in pixels, or by a word. What says none is the original of the others. */
function sizeOf(parts: readonly string[]): number {
  const sizes = parts.flatMap((part) =>
    isPixels(part) ? [Number.parseInt(part.replace(/^\D+/, ''), 10)] : (ranks[part] ?? []),
  );
  return sizes.length === 0 ? unsaid : Math.max(...sizes);
}

/** How large a picture is whose size has this name, in pixels that it may stand for. A name that is no size is that of another cut. */
export const sizeOfName = (name: string): number => ranks[name.toLowerCase()] ?? otherCut;

/** Less than what is called large, and more than what is called small. */
const otherCut = 1500;

const apart = /[/._?&=@-]+/;
const isPixels = (part: string): boolean => /^[wh]?\d{2,4}(?:[wh]|px|x\d{2,4})?$/i.test(part);

/** Less than what is called an original, and more than pixels. */
const unsaid = 4500;

/** Words of size in the addresses of pictures, with pixels that they may stand for. */
const ranks: Readonly<Record<string, number>> = Object.fromEntries([
  ...(['thumb', 'original'] as const).flatMap((concept, n) =>
    wordsOf('keys', concept).map((word) => [romanize(word), [100, 5000][n] as number]),
  ),
  // In keys, these may mean something else.
  ...(['th', 'tn'] as const).map((word) => [word, 100]),
  ...(['md', 'median', 'medium', 'mid', 'middle'] as const).map((word) => [word, 600]),
  // Made from an original, whose address says no size.
  ...(['large', 'lg', 'hlarge', 'mlarge', 'xlarge'] as const).map((word) => [word, 3000]),
]);

/** What is read inside the layers around a value; null: it has none. */
function insideOf(value: unknown, read: (content: unknown) => string | null): string | null {
  const content = contentOf(value);
  return content === value ? null : read(content);
}

// The full picture comes before its smaller copies.
const imageKeys = [
  'original', 'full', 'large', 'huge', 'big', 'url', 'src', 'href', 'uri', 'image', 'file', 'path', 'link', 'medium',
  'data', 'attributes', 'sizes', 'formats', 'small', 'thumbnail', 'thumb',
]; // biome-ignore format: a list

/** What the first of several gives that gives something. */
export function firstOf<T>(items: readonly T[], read: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = read(item);
    if (found !== null) return found;
  }
  return null;
}

/** What a portal says of a picture's file. A field is absent where it says nothing. */
export interface ImageFile {
  /** Media type, `image/jpeg`. */
  readonly imageType?: string;
  /** Length in bytes. */
  readonly imageBytes?: number;
}

const mostLooked = 400;
const maxDepth = 6;

/**
 * What stands beside the address of an event's picture, wherever that is in its record: the media type and the length of the file.
 * `image`: the absolute address; `base`: what relative ones are resolved against.
 */
export function readImageFile(image: string | null, scopes: readonly unknown[], base: string): ImageFile {
  if (image === null) return {};
  const name = image.slice(image.lastIndexOf('/') + 1);
  const home = homeOf(scopes, (value) => value.endsWith(name) && readLink(value, base) === image);
  if (home === null) return {};
  const type = Object.values(home).find((value) => typeof value === 'string' && /^image\/[\w.+-]+$/.test(value));
  const bytes = Object.entries(home).find(([key, value]) => isLength(key, value))?.[1];
  return {
    ...(typeof type === 'string' && { imageType: type }),
    ...(bytes !== undefined && { imageBytes: Number(bytes) }),
  };
}

/** The object that has such a text, or the one around it where that only names the file: `{ mimetype, filesize, file: { url } }`. */
function homeOf(scopes: readonly unknown[], isImage: (value: string) => boolean): JsonObject | null {
  let left = mostLooked;
  const look = (value: unknown, depth: number): JsonObject | null => {
    if (depth > maxDepth || left <= 0 || typeof value !== 'object' || value === null) return null;
    left -= 1;
    const inner = Object.values(value);
    if (isRecord(value) && inner.some((one) => typeof one === 'string' && isImage(one))) return value;
    for (const one of inner) {
      const found = look(one, depth + 1);
      if (found !== null) return depth > 0 && isRecord(value) && !tells(found) && tells(value) ? value : found;
    }
    return null;
  };
  for (const scope of scopes) {
    const found = look(scope, 0);
    // The event's own record has other sizes and types than its picture's.
    if (found !== null) return found === scope ? null : found;
  }
  return null;
}

const tells = (object: JsonObject): boolean => Object.entries(object).some(([key, value]) => isLength(key, value));

/** A whole number of bytes under a key that says so. `size` alone is often in kilobytes, or of something else. */
function isLength(key: string, value: unknown): boolean {
  const words = splitKey(key);
  const bytes = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes <= 0) return false;
  return lengths.has(words.join('')) || (words.join('') === 'size' && bytes >= 10_000);
}

const lengths: ReadonlySet<string> = new Set(
  'bytes bytesize contentlength contentsize filelength filesize filesizebytes imagesize length mediasize sizebytes sizeinbytes'.split(
    ' ',
  ),
);

/** What the words of an address say, in its host and in its path. */
export function conceptsOfLink(link: string): ReadonlySet<Concept> {
  const parts = link
    .slice(0, 300)
    .replace(/^(?:https?:)?\/\//i, '')
    .split(/[/?=&#._\d-]+/);
  return new Set(
    parts
      .filter((part) => part.length > 2 && part.length < 30)
      .flatMap((part) => [...readKey(part).concepts, ...(isOnline(part) ? (['online'] as const) : [])]),
  );
}

/** `directo`: what a text says of an event in one word, an address does, too. */
function isOnline(part: string): boolean {
  onlineWords ??= new Set(wordsOf('values', 'online').map(romanize));
  return onlineWords.has(part.toLowerCase());
}
let onlineWords: ReadonlySet<string> | undefined;

import { isRecord } from '../record/empty.ts';
import { firstOf, readLink } from './link.ts';

// The full picture before its smaller copies; what says how wide it is competes by that.
const keys = [
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
  const named = firstOf(keys, (key) => readImage(Object.hasOwn(value, key) ? value[key] : null, base, depth + 1));
  return (
    named ??
    firstOf(
      Object.keys(value).filter((key) => /url|src/i.test(key)),
      (key) => readLink(value[key], base),
    )
  );
}

import { LRUCache } from 'lru-cache';

const formats = new LRUCache<string, Intl.NumberFormat>({ max: 50 });

/** A number in the digits of a language, with its separators: `1,234`, `١٬٢٣٤`. */
export function formatCount(count: number, language: string): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language);
    formats.set(language, format);
  }
  return format.format(count);
}

import { isRecord } from '../record/empty.ts';

const keys = ['code', 'key', 'slug', 'value', 'name', 'id', 'title', 'label', 'type', 'status', 'state'];

/** The candidates for a word of a closed set in a value: itself, the fields of an object that hold such words, each of a list; in lower case, one space or dash for another. */
export function readWords(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return [wordOf(String(value))];
  if (depth > 2) return [];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((item) => readWords(item, depth + 1));
  if (!isRecord(value)) return [];
  return keys.flatMap((key) => (Object.hasOwn(value, key) ? readWords(value[key], depth + 1) : []));
}

/** `EventStatus/EventCancelled`, `https://schema.org/EventCancelled` and `Event cancelled` are one word: `eventcancelled`. */
export const wordOf = (text: string): string =>
  text
    .slice(0, 200)
    .trim()
    .toLowerCase()
    // What is left of a Turkish İ.
    .replaceAll('\u0307', '')
    .replace(/^.*[/#]/, '')
    .replaceAll('ё', 'е')
    .replace(/[\s_\-.!()]+/g, '');

import type { JsonObject } from '../../json.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Java and what is written in it print large and small numbers with a power of ten, and some write numbers as texts.

const maxDepth = 100;
const longest = 30;
/** Seconds of 1970 to 2000, and more. */
const large = 1e8;
const scientific = /^-?\d\.\d{1,20}E[+-]?\d{1,3}$/i;

/**
 * An answer with such texts as numbers: `{ begins: '1.7914572E9' }` as `{ begins: 1791457200 }`, under keys that have no other texts, as
 * the hall `2.1E3` has, or where they are too large for a name. The same object if it has none.
 */
export function withoutScientificNumbers(body: unknown): unknown {
  if (!hasEarly(body, hasNumber)) return body;
  const words = new Set<string>();
  noteWords(body, '', words, 0);
  return rewritten(body, '', words, 0);
}

function hasNumber(value: object): boolean {
  for (const key in value) if (isScientific((value as JsonObject)[key])) return true;
  return false;
}

const isScientific = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && scientific.test(value);

/** The keys of texts that are no such numbers. */
function noteWords(value: unknown, under: string, words: Set<string>, depth: number): void {
  if (typeof value === 'string' && value !== '' && !isScientific(value)) words.add(under);
  if (typeof value !== 'object' || value === null || depth > maxDepth) return;
  for (const [key, one] of Object.entries(value)) noteWords(one, Array.isArray(value) ? under : key, words, depth + 1);
}

function rewritten(value: unknown, under: string, words: ReadonlySet<string>, depth: number): unknown {
  if (isScientific(value)) return words.has(under) && Math.abs(Number(value)) < large ? value : Number(value);
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  return withParts(value, (one, key) => rewritten(one, key === '' ? under : key, words, depth + 1));
}

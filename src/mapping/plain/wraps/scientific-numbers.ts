import type { JsonObject } from '../../json.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Java and what is written in it print large and small numbers with a power of ten, and some write numbers as texts.

const maxDepth = 100;
const longest = 30;
const scientific = /^-?\d\.\d{1,20}E[+-]?\d{1,3}$/i;

/**
 * An answer with such texts as numbers: `{ begins: '1.7914572E9' }` as `{ begins: 1791457200 }`. The same object if it has none.
 */
export function withoutScientificNumbers(body: unknown): unknown {
  return hasEarly(body, hasNumber) ? rewritten(body, 0) : body;
}

function hasNumber(value: object): boolean {
  for (const key in value) if (isScientific((value as JsonObject)[key])) return true;
  return false;
}

const isScientific = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && scientific.test(value);

function rewritten(value: unknown, depth: number): unknown {
  if (isScientific(value)) return Number(value);
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  return withParts(value, (one) => rewritten(one, depth + 1));
}

import { isRecord, type JsonObject } from '../../json.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Some drivers of databases give each column of a row twice, by its number and by its name.

const maxDepth = 20;
const leastColumns = 3;
const isNumber = /^\d{1,3}$/;

/**
 * An answer whose rows have each column once, by its name: `{ "0": "7", "id": "7", "1": "Fair", "title": "Fair", … }` as `{ "id": "7", "title": "Fair", … }`. The
 * same object if it has no such rows.
 */
export function withoutNumberedTwins(body: unknown): unknown {
  return hasEarly(body, (value) => isRecord(value) && areTwins(value)) ? rewritten(body, 0) : body;
}

/**
 * Whether an object has numbers from 0 on, and names whose values are those of the numbers, in this order. Of two columns with one name, the
 * last one has it.
 */
function areTwins(row: JsonObject): boolean {
  if (!Object.hasOwn(row, '0') || !Object.hasOwn(row, '1')) return false;
  const keys = Object.keys(row);
  const named = keys.filter((key) => !isNumber.test(key));
  const count = keys.length - named.length;
  if (count < leastColumns || named.length > count || named.length * 2 <= count) return false;
  if (!Object.hasOwn(row, String(count - 1))) return false;
  const left = named.map((key) => textOf(row[key]));
  let at = 0;
  for (let n = 0; n < count; n++) if (textOf(row[n]) === left[at]) at += 1;
  return at === left.length;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (!isRecord(value) || !areTwins(value)) return withParts(value, (one) => rewritten(one, depth + 1));
  return Object.fromEntries(Object.entries(value).filter(([key]) => !isNumber.test(key) && key !== '__proto__'));
}

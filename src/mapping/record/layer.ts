import { isEmpty, isRecord } from './empty.ts';

const maxDepth = 20;

/**
 * The details laid over the list's record. What the details leave out, or leave empty (null, '', [], {}), keeps the list's value;
 * objects are merged field by field, lists and everything else replaced whole.
 */
export function layDetails(listed: unknown, details: unknown, depth = 0): unknown {
  if (isEmpty(details)) return isEmpty(listed) ? details : listed;
  if (!isRecord(listed) || !isRecord(details) || depth >= maxDepth) return details;
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(listed), ...Object.keys(details)])) {
    if (key === '__proto__') continue;
    const over = Object.hasOwn(details, key) ? details[key] : undefined;
    const under = Object.hasOwn(listed, key) ? listed[key] : undefined;
    const value = layDetails(under, over, depth + 1);
    merged[key] = value === undefined ? under : value;
  }
  return merged;
}

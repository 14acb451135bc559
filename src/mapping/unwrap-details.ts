import { isRecord } from './empty.ts';

const maxLevels = 4;

/**
 * Where the event is in the details' answer when no rule says it: of the body, what its keys hold and a list of one,
 * the object that shares most keys with the list's record; the outermost of equals.
 */
export function unwrapDetails(body: unknown, record: unknown): unknown {
  const known = new Set(isRecord(record) ? Object.keys(record) : []);
  let best: { value: unknown; shared: number } | null = null;
  const visit = (value: unknown, level: number): void => {
    if (Array.isArray(value)) {
      if (Array.isArray(record) && !value.every(isRecord)) best ??= { value, shared: 0 };
      if (value.length === 1 && level < maxLevels) visit(value[0], level + 1);
      return;
    }
    if (!isRecord(value)) return;
    const keys = Object.keys(value);
    const shared = keys.filter((key) => known.has(key)).length;
    if (best === null || shared > best.shared) best = { value, shared };
    if (level >= maxLevels) return;
    for (const key of keys.slice(0, 50)) visit(value[key], level + 1);
  };
  visit(body, 0);
  const found = best as { value: unknown; shared: number } | null;
  if (found === null) return null;
  return found.shared === 0 ? onlyObject(found.value, 0) : found.value;
}

/** `{ success: true, result: {…} }` without a key in common with the list: the one object in it. */
function onlyObject(value: unknown, level: number): unknown {
  if (!isRecord(value) || level >= maxLevels) return value;
  const inner = Object.values(value).filter((part) => isRecord(part));
  const plain = Object.keys(value).length - inner.length;
  return inner.length === 1 && plain <= 4 ? onlyObject(inner[0], level + 1) : value;
}

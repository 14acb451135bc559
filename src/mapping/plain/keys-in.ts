import type { JsonObject } from '../json.ts';

const maxVisited = 500_000;
const maxDepth = 100;

/** Which of some tests a key of an answer passes, as a bit for each. Keys come again with every record, and are tested once. */
export function keysIn(body: object, tests: readonly ((key: string) => boolean)[]): number {
  const all = 2 ** tests.length - 1;
  const known = new Map<string, number>();
  let found = 0;
  let left = maxVisited;
  const visit = (value: object, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > maxDepth || found === all) return;
    if (Array.isArray(value)) {
      for (const one of value) if (typeof one === 'object' && one !== null) visit(one, depth + 1);
      return;
    }
    for (const key in value) {
      let bits = known.get(key);
      if (bits === undefined) {
        bits = tests.reduce((sum, test, n) => sum + (test(key) ? 2 ** n : 0), 0);
        if (known.size < 5000) known.set(key, bits);
      }
      found |= bits;
      const inner = (value as JsonObject)[key];
      if (typeof inner === 'object' && inner !== null) visit(inner, depth + 1);
    }
  };
  visit(body, 0);
  return found;
}

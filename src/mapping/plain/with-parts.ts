import type { JsonObject } from '../json.ts';

/** A list or an object with each of its parts rewritten. The same one if all parts stay: nearly all do, and nothing is copied then. */
export function withParts(whole: object, rewritten: (part: unknown) => unknown): object {
  if (Array.isArray(whole)) {
    let list: unknown[] | null = null;
    for (let n = 0; n < whole.length; n++) {
      const after = rewritten(whole[n]);
      if (after === whole[n]) continue;
      list ??= [...whole];
      list[n] = after;
    }
    return list ?? whole;
  }
  let copy: Record<string, unknown> | null = null;
  for (const key in whole) {
    const before = (whole as JsonObject)[key];
    if (typeof before !== 'object' || before === null || key === '__proto__') continue;
    const after = rewritten(before);
    if (after === before) continue;
    copy ??= { ...whole };
    copy[key] = after;
  }
  return copy ?? whole;
}

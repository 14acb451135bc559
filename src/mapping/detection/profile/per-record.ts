import type { DateColumn } from './dates.ts';

/** The moments of two dates: of each session where the lists run in step, else the first ones of each record. */
export function perRecord(a: DateColumn, b: DateColumn): readonly (readonly [number, number])[] {
  const [left, right] = [a.moments, b.moments];
  if (left.length === right.length && left.every((one, n) => one.record === right[n]?.record)) {
    return left.map((one, n) => [one.at, right[n]?.at ?? one.at] as const);
  }
  const firsts = new Map<number, number>();
  for (const { record, at } of right) if (!firsts.has(record)) firsts.set(record, at);
  const seen = new Set<number>();
  return left.flatMap(({ record, at }) => {
    const match = firsts.get(record);
    if (match === undefined || seen.has(record)) return [];
    seen.add(record);
    return [[at, match] as const];
  });
}

import { isRecord } from '../json.ts';
import { spread } from './table.ts';

/** Keys that few records fill are worth so many more records. */
const maxRare = 60;
/** Of a longer list, so many are looked through. */
const maxScanned = 20_000;
/** Of each record, so many keys are looked at. */
const maxKeys = 300;

/**
 * At most so many records, spread evenly, and with them the first to fill each key that none of those fills: what a portal says of
 * one event in a hundred (that it is cancelled, or repeats) must be seen. Always the same ones.
 */
export function representative<T>(all: readonly T[], most: number, recordOf: (one: T) => unknown): readonly T[] {
  if (all.length <= most) return all;
  const chosen = new Set(spread(all, most));
  const seen = new Set<string>();
  for (const one of chosen) for (const key of filledKeys(recordOf(one))) seen.add(key);
  let rare = 0;
  for (const one of spread(all, maxScanned)) {
    if (rare >= maxRare) break;
    const fresh = filledKeys(recordOf(one)).filter((key) => !seen.has(key));
    if (fresh.length === 0) continue;
    for (const key of fresh) seen.add(key);
    chosen.add(one);
    rare += 1;
  }
  return all.filter((one) => chosen.has(one));
}

/** The paths of a record's first two levels that hold something. */
function filledKeys(record: unknown): readonly string[] {
  if (!isRecord(record)) return [];
  const keys: string[] = [];
  for (const [key, value] of Object.entries(record).slice(0, maxKeys)) {
    if (!isFilled(value)) continue;
    keys.push(key);
    if (isRecord(value))
      for (const [inner, one] of Object.entries(value).slice(0, 50))
        if (isFilled(one)) keys.push(`${key}\u0000${inner}`);
  }
  return keys;
}

const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

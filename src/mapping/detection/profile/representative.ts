import { isEmpty, isJsonRecord, isRecord } from '../../json.ts';
import { namesColumns } from '../../rules/even-lists.ts';
import { isNothing } from '../../values/keyword.ts';
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

/** The paths of a record's first levels that hold something. Of a list, its first element is looked at. */
function filledKeys(record: unknown): readonly string[] {
  const keys: string[] = [];
  const visit = (value: unknown, path: string, level: number): void => {
    const one = Array.isArray(value) ? value[0] : value;
    if (!isRecord(one)) return;
    for (const [key, inner] of Object.entries(one).slice(0, level === 0 ? maxKeys : 50)) {
      if (keys.length >= maxKeys) return;
      if (!isFilled(inner)) continue;
      const at = `${path}\u0000${key}`;
      keys.push(at);
      if (level < maxLevels) visit(inner, at, level + 1);
    }
  };
  visit(record, '', 0);
  return keys;
}

/** A value in its wrappers stands a few levels down. */
const maxLevels = 4;

const isFilled = (value: unknown): boolean => value !== false && !isEmpty(value) && !isNothing(value);

/**
 * The records that tell something: what is empty, repeats another record word by word, or is a row with the names of the columns
 * has no say in what an id or a date is. Such things are left over by exports and by pages that overlap.
 */
export function distinctRecords<T>(all: readonly T[], recordOf: (one: T) => unknown): readonly T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const record = recordOf(one);
    if (!isJsonRecord(record)) return true;
    if (typeof record !== 'object' || isEmpty(record) || (isRecord(record) && namesColumns(record))) return false;
    const text = JSON.stringify(record);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

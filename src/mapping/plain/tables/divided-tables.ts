import type { JsonObject } from '../../json.ts';
import { isDistinctive, isSameNoun, nounOf, readReference } from '../../reference-keys.ts';
import { withParts } from '../with-parts.ts';
import { isBare } from './table-joins.ts';
import { type Column, idText, isRecordItself, pointingAt, type Table, tablesIn, valuesAt } from './tables.ts';

// Some answers say half of what they know of each record in a second table.

const maxDepth = 4;
/** What has more keys is a table itself. */
const mostKeys = 100;
const leastColumns = 3;
/** The ids of fewer rows are the same by chance. */
const leastRows = 3;

/**
 * An answer with one table for what two say of the same records: `{ main: [{ id: 4257, title, … }, …], more: [{ id: 4257, hall, … }, …] }` as
 * `{ main: [{ id: 4257, title, …, hall, … }, …] }`. Both call the id only an id and have the same ones: a `course_id` in a table beside `courses`
 * may be in several rows tomorrow. `isKnown`: the portal is known to write so, and then a row may be missing. The same object if it has none.
 */
export function withoutDividedTables(body: unknown, isKnown = false): unknown {
  const rewritten = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > maxDepth) return value;
    if (hasManyKeys(value) || isRecordItself(value as JsonObject)) return value;
    return undivided(value as JsonObject, isKnown) ?? withParts(value, (one) => rewritten(one, depth + 1));
  };
  return rewritten(body, 0);
}

function hasManyKeys(value: object): boolean {
  let left = mostKeys;
  for (const _ in value) {
    left -= 1;
    if (left < 0) return true;
  }
  return false;
}

/** The holder of the tables without those that stand in others now; null: there are none. */
function undivided(holder: JsonObject, isKnown: boolean): JsonObject | null {
  const tables = tablesIn(holder);
  for (const to of tables.toSorted((a, b) => Number(b.isTitled) - Number(a.isTitled)))
    for (const from of tables) {
      const id = from === to ? null : sharedId(from, to, isKnown);
      if (id === null) continue;
      const whole = Object.fromEntries(
        Object.entries(holder).flatMap(([key, value]) =>
          key === from.key || key === '__proto__' ? [] : [[key, key === to.key ? joined(to, from, id) : value]],
        ),
      );
      return undivided(whole, isKnown) ?? whole;
    }
  return null;
}

/** The rows of a table with those of another. What both say, the first has said. */
function joined(to: Table, from: Table, id: string): readonly JsonObject[] {
  const byId = new Map(from.rows.toReversed().map((row) => [idText(row[id]), row] as const));
  return to.rows.map((row) => ({ ...row, ...byId.get(idText(row[id])), ...row }));
}

/** The key under which two tables have the same ids; null: they are of different things. */
function sharedId(from: Table, to: Table, isKnown: boolean): string | null {
  // What has a name of its own is another thing.
  if (from.isTitled && to.isTitled) return null;
  for (const id of to.columns) {
    const other = isBare(id) ? from.columns.find(({ key }) => key === id.key) : undefined;
    if (other === undefined) continue;
    const areSame = isKnown ? shareIds(from, other, to, id) : haveSameIds(from, other, to, id);
    if (areSame && !refersTo(from, other, to, id) && !refersTo(to, id, from, other)) return id.key;
  }
  return null;
}

/** Both have one row for each id, and say different things of it. */
function haveSameIds(from: Table, other: Column, to: Table, id: Column): boolean {
  const [{ length }, { length: others }] = [to.rows, from.rows];
  if (length < leastRows || length !== others || Math.min(from.columns.length, to.columns.length) < leastColumns)
    return false;
  const names = new Set(to.columns.filter((one) => one !== id).map(({ name }) => name));
  if (from.columns.some((one) => one !== other && names.has(one.name))) return false;
  const [all, ids] = [valuesAt(from, other), valuesAt(to, id)];
  if (ids.size < length || all.size < length || ![...ids].every((one) => all.has(one))) return false;
  return [...ids].every(isTelling) && !areCounted([...ids]);
}

/** The same of a portal whose tables had the same ids before. Few ids in common are chance: other tables of the answer may have some. */
function shareIds(from: Table, other: Column, to: Table, id: Column): boolean {
  const [all, ids] = [[...valuesAt(from, other)], valuesAt(to, id)];
  const shared = all.filter((one) => ids.has(one));
  return ids.size === to.rows.length && shared.length * 2 >= all.length && shared.some(isTelling);
}

/** `4257`, `E-4257`, and neither `17` nor `row17`, as other tables may count as well. */
const isTelling = (id: string): boolean => isDistinctive(id) && isDistinctive(numberIn(id));

const numberIn = (id: string): string => (/^\D*\d+$/.test(id) ? id.replace(/^\D+/, '') : id);

/** Numbers with few left out: tables that begin with the same one count alike. */
function areCounted(ids: readonly string[]): boolean {
  const numbers = ids.map((id) => Number(numberIn(id)));
  if (!numbers.every(Number.isInteger)) return false;
  numbers.sort((a, b) => a - b);
  return (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1 < ids.length * 2;
}

/** Whether a column is called like the other table, or has its ids. */
function refersTo(from: Table, own: Column, to: Table, id: Column): boolean {
  const noun = nounOf(to.key) ?? '';
  const ids = valuesAt(to, id);
  return from.columns.some((one) => {
    if (one === own) return false;
    if (readReference(one.key, '').rest.some((word) => isSameNoun(noun, word))) return true;
    const pointing = pointingAt(from, one);
    return pointing.length > 0 && pointing.every((value) => ids.has(value));
  });
}

import type { JsonObject } from '../../json.ts';
import { isBare, saysEvent } from './table-joins.ts';
import { type Column, idText, pointingAt, type Table, valuesAt } from './tables.ts';

// Some answers say half of what they know of each record in a second table.

const leastColumns = 3;
/** Of one row, an id as long is no other's by chance. */
const longId = 4;
/** In as many rows, numbers that count from one are the same by chance hardly ever. */
const manyRows = 5;

/**
 * An object whose second table stands in the first: `{ main: [{ id: 7, title }, …], more: [{ ref: 7, hall }, …] }` as `{ main: [{ id: 7, title, hall }, …]
 * }`. Both have one row for each id and no other column in common. Null: no two tables are so.
 */
export function undivided(holder: JsonObject, tables: readonly Table[]): JsonObject | null {
  for (const to of tables)
    for (const from of tables) {
      const keys = from === to ? null : keysOf(from, to);
      if (keys === null) continue;
      const byId = new Map(from.rows.map((row) => [idText(row[keys.reference]), row] as const));
      const rows = to.rows.map((row) => {
        const { [keys.reference]: _, ...more } = byId.get(idText(row[keys.id])) ?? {};
        return { ...row, ...more };
      });
      return Object.fromEntries(
        Object.entries(holder).flatMap(([key, value]) =>
          key === from.key ? [] : [[key, key === to.key ? rows : value]],
        ),
      );
    }
  return null;
}

/** The keys under which two tables have the same ids; null: they are of different things. */
function keysOf(from: Table, to: Table): { readonly reference: string; readonly id: string } | null {
  if (Math.min(from.columns.length, to.columns.length) < leastColumns) return null;
  for (const reference of idsIn(from))
    for (const id of idsIn(to)) if (areSame(from, reference, to, id)) return { reference: reference.key, id: id.key };
  return null;
}

/** The first column, and what is called an id or a page, where no two rows have the same. */
const idsIn = (table: Table): readonly Column[] =>
  table.columns.filter(
    (one, n) =>
      (n === 0 || one === table.id || isBare(one) || one.concepts.has('url')) &&
      valuesAt(table, one).size === table.rows.length,
  );

function areSame(from: Table, reference: Column, to: Table, id: Column): boolean {
  const ids = valuesAt(to, id);
  const pointing = pointingAt(from, reference);
  // The first that is told of has its row in the other, too.
  if (
    pointing.length < from.rows.length ||
    pointing.length * 5 < ids.size * 4 ||
    !pointing.every((one) => ids.has(one))
  )
    return false;
  const names = new Set(to.columns.filter((one) => one !== id).map(({ name }) => name));
  if (from.columns.some((one) => one !== reference && names.has(one.name))) return false;
  const areCounted = [...ids].every((one) => Number(one) <= ids.size + 1);
  if (ids.size === 1 && pointing.some(({ length }) => length < longId)) return false;
  return !areCounted || saysEvent(reference) || from.rows.length >= manyRows;
}

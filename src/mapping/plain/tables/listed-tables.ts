import { readKey } from '../../../vocabulary/key-words.ts';
import { isPlainId, isRecord, type JsonObject } from '../../json.ts';
import { areOfRecord } from '../../structure/labelled.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Databases that answer several questions at once write a list of tables, each with the names of its columns and its rows.

const maxDepth = 100;
const leastColumns = 3;
const maxColumns = 200;
/** A row has little beside its cells: a record that lists as many things as there are columns has more. */
const mostKeys = 3;

/** What the columns of a table are called, and where its rows are. */
interface Table {
  readonly names: readonly string[];
  readonly rowsKey: string;
  readonly namesKey: string;
}

/**
 * An answer whose tables in lists have records as rows: `{ results: [{ columns: ['event', 'hall', …], data: [{ row: [{ title: 'Fair' }, { name: 'Barn' }, …]
 * }] }] }` as `{ results: [{ data: [{ event: { title: 'Fair' }, hall: { name: 'Barn' }, … }] }] }`, whatever these keys are called. Another table that
 * stands alone is found as a list of records. The same object if it has none.
 */
export function withoutListedTables(body: unknown): unknown {
  const isTold = hasEarly(body, (value) =>
    Array.isArray(value) ? value.some((one) => tableAt(one, true) !== null) : tableAt(value, false) !== null,
  );
  return isTold ? rewritten(body, false, 0) : body;
}

function rewritten(value: unknown, isListed: boolean, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const table = tableAt(value, isListed);
  if (table === null) return withParts(value, (one) => rewritten(one, Array.isArray(value), depth + 1));
  const { names, namesKey, rowsKey } = table;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== namesKey && key !== '__proto__')
      .map(([key, one]) => [
        key,
        key === rowsKey ? (one as readonly unknown[]).map((row) => recordOf(row, names)) : one,
      ]),
  );
}

/** A table in a list, or one whose rows are objects with objects in their cells; null: it is something else. */
function tableAt(value: unknown, isListed: boolean): Table | null {
  const table = isRecord(value) ? tableIn(value) : null;
  if (table === null || isListed) return table;
  const [row] = (value as JsonObject)[table.rowsKey] as readonly unknown[];
  return isRecord(row) && cellsIn(row, table.names.length)?.cells.some(isRecord) === true ? table : null;
}

/** The names of columns in an object, and its rows; null: it has none. */
function tableIn(holder: JsonObject): Table | null {
  const lists: [key: string, list: readonly unknown[]][] = [];
  for (const key in holder) {
    const list = holder[key];
    if (Array.isArray(list)) lists.push([key, list]);
  }
  for (const [namesKey, names] of lists) {
    if (!areNames(names)) continue;
    const rows = lists.find(([, list]) => list.length > 0 && list.every((row) => cellsIn(row, names.length) !== null));
    if (rows !== undefined && areOfRecord(names) && !isOfRecord(holder)) return { names, namesKey, rowsKey: rows[0] };
  }
  return null;
}

/** What says of itself two of these is an event, which may list the fields of a form, or those that were changed. */
const ofRecord = [['id'], ['title', 'name'], ['start', 'date']] as const;

function isOfRecord(holder: JsonObject): boolean {
  const own = Object.keys(holder).filter((key) => typeof holder[key] !== 'object');
  const isSaid = (concepts: (typeof ofRecord)[number]) =>
    own.some((key) => concepts.some((one) => readKey(key).concepts.has(one) || (one === 'id' && isPlainId(key))));
  return ofRecord.filter(isSaid).length > 1;
}

const areNames = (list: readonly unknown[]): list is readonly string[] =>
  list.length >= leastColumns &&
  list.length <= maxColumns &&
  list.every((one) => typeof one === 'string' && one.length <= 60 && one !== '__proto__') &&
  new Set(list).size === list.length;

/** The cells of a row, which may stand in an object, and under which key; null: it is no row of so many cells. */
function cellsIn(
  row: unknown,
  count: number,
): { readonly cells: readonly unknown[]; readonly key: string | null } | null {
  if (Array.isArray(row)) return row.length === count ? { cells: row, key: null } : null;
  if (!isRecord(row)) return null;
  const keys = Object.keys(row);
  // What stands beside the cells may say something of each of them.
  const key = keys.length > mostKeys ? undefined : keys.find((one) => Array.isArray(row[one]));
  const cells = key === undefined ? null : (row[key] as readonly unknown[]);
  return key !== undefined && cells?.length === count ? { cells, key } : null;
}

/** A row as a record, with what its object says itself. */
function recordOf(row: unknown, names: readonly string[]): JsonObject {
  const found = cellsIn(row, names.length);
  const beside = isRecord(row)
    ? Object.entries(row).filter(
        ([key, one]) => key !== found?.key && key !== '__proto__' && (typeof one !== 'object' || one === null),
      )
    : [];
  return {
    ...Object.fromEntries(beside),
    ...Object.fromEntries(names.map((name, n) => [name, found?.cells[n] ?? null])),
  };
}

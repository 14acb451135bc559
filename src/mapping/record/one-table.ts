import { isRecord, type JsonObject } from '../json.ts';

/** A table that stands once in an answer, outside its lists. */
export interface StandingTable<Table> {
  readonly key: string;
  readonly whole: object;
  readonly table: Table;
}

const maxDepth = 3;
const maxKeys = 200;

/**
 * The one table of a kind in an answer: `read` gives null for what is none, and undefined for what holds none either. Null: there is none, or there
 * are several that do not `agree` with the first.
 */
export function oneTableIn<Table>(
  body: unknown,
  read: (key: string, whole: object) => Table | null | undefined,
  agree: (first: Table, other: Table) => boolean,
): StandingTable<Table> | null {
  const found = isRecord(body) ? tablesIn(body, read, 0) : [];
  const [first] = found;
  return first !== undefined && found.every(({ table }) => agree(first.table, table)) ? first : null;
}

function tablesIn<Table>(
  holder: JsonObject,
  read: (key: string, whole: object) => Table | null | undefined,
  depth: number,
): readonly StandingTable<Table>[] {
  return Object.entries(holder)
    .slice(0, maxKeys)
    .flatMap(([key, whole]): readonly StandingTable<Table>[] => {
      if (typeof whole !== 'object' || whole === null) return [];
      const table = read(key, whole);
      if (table === undefined) return [];
      if (table !== null) return [{ key, whole, table }];
      return isRecord(whole) && depth < maxDepth ? tablesIn(whole, read, depth + 1) : [];
    });
}

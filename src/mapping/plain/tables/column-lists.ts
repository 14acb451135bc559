import { readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, type JsonObject } from '../../json.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Programs that reckon with tables write each column as a list of what the rows have in it.

const maxDepth = 10;
const maxColumns = 100;

/**
 * An answer whose rows are records: `{ id: [7, 8], title: ['Fair', 'Play'], hall: [{ name: 'Barn' }, null] }` as `[{ id: 7, title: 'Fair', hall: { name:
 * 'Barn' } }, { id: 8, title: 'Play', hall: null }]`. Lists of records beside each other are no columns, and neither are the lists of one
 * record of a list. `isKnown`: the portal is known to write so, so that there may be one row or none. The same object if it has no such table.
 */
export function withoutColumnLists(body: unknown, isKnown = false): unknown {
  const hasTable = hasEarly(body, (value) => isRecord(value) && columnsIn(value, isKnown) !== null);
  return hasTable ? rewritten(body, isKnown, 0) : body;
}

function rewritten(value: unknown, isKnown: boolean, depth: number): unknown {
  if (!isRecord(value) || depth > maxDepth) return value;
  const columns = columnsIn(value, isKnown);
  if (columns === null) return withParts(value, (one) => rewritten(one, isKnown, depth + 1));
  const { length } = value[columns[0] as string] as readonly unknown[];
  const rows = Array.from({ length }, (_, n) =>
    Object.fromEntries(columns.map((key) => [key, (value[key] as readonly unknown[])[n]])),
  );
  const rest = Object.entries(value).filter(([key]) => !columns.includes(key) && key !== '__proto__');
  return rest.length === 0 ? rows : { ...Object.fromEntries(rest), rows };
}

/** The keys of lists of one length, two of plain values among them, which are called as fields or one as an id; null: there are none. */
function columnsIn(value: JsonObject, isKnown: boolean): readonly string[] | null {
  const lists: string[] = [];
  let [length, plain, told] = [-1, 0, 0];
  let hasId = false;
  for (const key in value) {
    const list = value[key];
    if (!Array.isArray(list) || (list.length < 2 && !isKnown)) continue;
    if (lists.length === 0) ({ length } = list);
    if (list.length !== length || lists.length === maxColumns) return null;
    lists.push(key);
    if (!list.some((one) => typeof one === 'object' && one !== null)) plain += 1;
    const { concepts } = readKey(key);
    if (concepts.size > 0) told += 1;
    hasId ||= concepts.has('id') && new Set(list).size === length;
  }
  return lists.length > 2 && plain > 1 && (told * 2 >= lists.length || hasId) ? lists : null;
}

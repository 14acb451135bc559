import { isRecord, type JsonObject } from '../../json.ts';
import { areOfRecord } from '../../structure/labelled.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Rows of a database under numbered keys say in a text of their own what their columns are called.

const maxDepth = 100;
const maxColumns = 200;
const nameForm = /^[\p{L}_][\p{L}\p{M}\p{N}_. -]{0,59}$/u;

/**
 * An answer whose rows have their values under the names of their columns: `{ fields: 'id,name,dates', p0: '31', p1: 'Fair', p2: '5 May' }`
 * as `{ id: '31', name: 'Fair', dates: '5 May' }`. What else a row says stays beside. The same object if it has no such row.
 */
export function withoutNamedRows(body: unknown): unknown {
  return hasEarly(body, (value) => isRecord(value) && areOfEvent(value)) ? rewritten(body, 0) : body;
}

/** Whether what it lists are fields, and no tags. */
function areOfEvent(row: JsonObject): boolean {
  const names = [...(namesIn(row)?.names.values() ?? [])];
  return names.length > 2 && areOfRecord(names);
}

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const named = isRecord(value) ? namesIn(value) : null;
  if (named === null) return withParts(value, (one) => rewritten(one, depth + 1));
  const { listed, names } = named;
  const own = Object.entries(value).filter(([key]) => key !== listed && !names.has(key) && key !== '__proto__');
  const columns = [...names].map(([key, name]) => [name, (value as JsonObject)[key]] as const);
  return Object.fromEntries([...own, ...columns]);
}

/** The names of a row's columns by their numbered keys, and the key of the text that lists them; null: it is no such row. */
function namesIn(row: JsonObject): { readonly listed: string; readonly names: ReadonlyMap<string, string> } | null {
  let sign: string | null = null;
  for (const key in row) if (/^\D{0,12}[01]$/.test(key)) sign ??= key;
  if (sign === null) return null;
  const prefix = sign.slice(0, -1);
  const from = Number(sign.at(-1));
  let count = 0;
  while (count < maxColumns && Object.hasOwn(row, `${prefix}${from + count}`)) count += 1;
  if (count < 2) return null;
  for (const [listed, text] of Object.entries(row)) {
    if (typeof text !== 'string' || text.length > maxColumns * 60 || listed.startsWith(sign)) continue;
    const names = /^[^,;|\t]+([,;|\t])/.exec(text);
    if (names === null) continue;
    const all = text.split(names[1] as string).map((name) => name.trim());
    // Some programs write a comma behind the last, too.
    if (all.at(-1) === '') all.pop();
    if (all.length !== count || new Set(all).size !== count || !all.every((name) => nameForm.test(name))) continue;
    return { listed, names: new Map(all.map((name, n) => [`${prefix}${from + n}`, name])) };
  }
  return null;
}

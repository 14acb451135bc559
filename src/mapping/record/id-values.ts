import { isRecord, scalarText } from '../json.ts';

// The values of an answer that may be ids.

/** A key, with the key of the object around it, or without. */
export const columnOf = (key: string, parent: string): string => `${parent}\n${key}`;

export const isIdText = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isInteger(value)) ||
  (typeof value === 'string' && value.length > 0 && value.length <= 100 && /^\s*\S+\s*$/.test(value));

/** People leave blanks around what they type, and write `02` for 2. */
export const idText = (id: unknown): string => scalarText(id).replace(/^\s*(?:0+(?=\d{1,2}\s*$))?|\s+$/g, '');

/** Deeper than directories are. */
const maxDepth = 10;
const maxValues = 50_000;

/** The ids in an answer, by the key that they stand under, and by that and the key above. */
export function valuesIn(body: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  let left = maxValues;
  const note = (column: string, id: string) => {
    const known = values.get(column);
    if (known === undefined) values.set(column, new Set([id]));
    else known.add(id);
  };
  const visit = (value: unknown, key: string, parent: string, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > maxDepth) return;
    if (Array.isArray(value)) for (const one of value) visit(one, key, parent, depth + 1);
    else if (isRecord(value)) for (const [inner, part] of Object.entries(value)) visit(part, inner, key, depth + 1);
    else if (isIdText(value)) {
      note(columnOf(key, ''), idText(value));
      note(columnOf(key, parent), idText(value));
    }
  };
  visit(body, '', '', 0);
  return values;
}

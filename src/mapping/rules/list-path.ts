import { isRecord } from '../json.ts';
import { compileExpression, ofAnswer } from './expression.ts';

/** Finds the list of an answer. Throws an Error that says what was expected and what was found. */
export type FindItems = (body: unknown) => readonly unknown[];

/**
 * Finds the list of the pages of one listing: where the first page with records had it, while it is there; else anew. A last page with
 * few records, or none, says less of where its list is than the ones before.
 */
export function findInTurn(
  locate: (body: unknown) => { readonly expression: string; readonly items: readonly unknown[] },
): FindItems {
  let place: ((body: unknown) => unknown) | null = null;
  return (body) => {
    const known = place?.(body);
    if (Array.isArray(known)) return known;
    const { expression, items } = locate(body);
    if (place === null && items.length > 0) place = compileExpression(expression, ofAnswer);
    return items;
  };
}

/** Compiles `mapping.events.items` or its like; without it, `otherwise` finds the list. */
export function compileItems(path: string | undefined, where: string, otherwise: FindItems): FindItems {
  if (path === undefined) return otherwise;
  const expression = compileExpression(path, ofAnswer);
  return (body) => {
    const items = expression(body);
    if (Array.isArray(items)) return items;
    // Some servers write an empty list as null.
    if (items === null && isNullField(path, body)) return [];
    throw new Error(`expected a list at ${where} "${path}", found ${describe(items)}`);
  };
}

function isNullField(path: string, body: unknown): boolean {
  const keys = path.replace(/(?:\[\*?\]).*$/, '').split('.');
  let value = body;
  for (const [n, key] of keys.entries()) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return false;
    value = value[key];
    if (n === keys.length - 1) return value === null;
  }
  return false;
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  return isRecord(value) ? 'an object' : `a ${typeof value}`;
}

import { ToldError } from '../../calendar/told.ts';
import { isRecord } from '../json.ts';
import { mappingProblem } from '../mapping-problem.ts';
import { withEvenLists } from './even-lists.ts';
import { compileExpression, responseLimits } from './expression.ts';

/** Finds the list in a response. Throws an Error that says what was expected and what was found. */
export type FindItems = (body: unknown) => readonly unknown[];

/** Compiles `mapping.events.items` or `mapping.calendars.items`. Without a path, `fallback` finds the list. */
export function compileItems(path: string | undefined, where: string, fallback: FindItems): FindItems {
  if (path === undefined) return fallback;
  const expression = compileExpression(path, responseLimits);
  const whole = wholeList(path);
  return (given) => {
    const body = withEvenLists(given);
    const items = expression(body);
    if (Array.isArray(items)) return items;
    const other = listInObject(whole(body));
    if (other !== null) return other;
    // Some servers write an empty list as null.
    if (items === null && isNullField(path, body)) return [];
    throw new ToldError(mappingProblem('noListAt', { where, path, found: describeType(items) }));
  };
}

/** What stands in the place of a list, whatever it is. */
function wholeList(path: string): (body: unknown) => unknown {
  return /^[^()]+\[\*\]$/.test(path) ? compileExpression(path.slice(0, -'[*]'.length), responseLimits) : () => null;
}

/**
 * Some servers write a list of one record as the record itself (XML that became JSON), and a list with gaps as an object
 * whose keys are the places in the list.
 */
function listInObject(value: unknown): readonly unknown[] | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key, one]) => /^\d+$/.test(key) && isRecord(one)))
    return Object.values(value);
  const plain = entries.filter(([, one]) => one !== null && typeof one !== 'object');
  return plain.length > 1 && !Object.hasOwn(value, 'error') ? [value] : null;
}

/**
 * Finds the list in the pages of one listing: where the first page with records had it, as long as there is a list. A
 * last page with few records or none doesn't show where its list is, so it is not searched by itself.
 */
export function findItemsByFirstPage(
  locate: (body: unknown) => { readonly expression: string; readonly items: readonly unknown[] },
): FindItems {
  let atKnownPath: ((body: unknown) => unknown) | null = null;
  return (given) => {
    const body = withEvenLists(given);
    const known = atKnownPath?.(body);
    if (Array.isArray(known)) return known;
    const { expression, items } = locate(body);
    if (atKnownPath === null && items.length > 0) atKnownPath = listAt(expression, items);
    return items;
  };
}

/** The list at a path; or the one record that stands there in its place, if it is like those before. */
function listAt(path: string, before: readonly unknown[]): (body: unknown) => unknown {
  const [expression, whole] = [compileExpression(path, responseLimits), wholeList(path)];
  const keys = new Set(before.slice(0, looked).flatMap((record) => (isRecord(record) ? Object.keys(record) : [])));
  return (body) => {
    const items = expression(body);
    if (Array.isArray(items)) return items;
    const one = whole(body);
    const own = isRecord(one) ? Object.keys(one) : [];
    return own.length > 1 && own.filter((key) => keys.has(key)).length * 2 > own.length ? [one] : items;
  };
}

/** So many records show the keys of all. */
const looked = 20;

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

function describeType(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  return isRecord(value) ? 'an object' : `a ${typeof value}`;
}

/** A part of a record, by its path as a rule would have it: `info.name`, `dates[0].begin`. */
export interface RecordPart {
  readonly path: string;
  readonly value: unknown;
}

/** So many objects and lists of one record have paths. */
const maxParts = 20_000;

/** Where each object and list is in a record. */
export function pathsOf(scopes: readonly unknown[]): ReadonlyMap<object, string> {
  const paths = new Map<object, string>();
  const waiting: [unknown, string][] = scopes.map((scope) => [scope, '']);
  for (const [value, path] of waiting) {
    if (value === null || typeof value !== 'object' || paths.has(value) || paths.size >= maxParts) continue;
    paths.set(value, path);
    for (const [key, inner] of entriesOf(value)) waiting.push([inner, joinPath(path, key)]);
  }
  return paths;
}

/** Every text, number and flag of a record with its path, in the record's order. What is empty is left out. */
export function leavesOf(scopes: readonly unknown[]): readonly RecordPart[] {
  const parts: RecordPart[] = [];
  const add = (value: unknown, path: string, depth: number): void => {
    if (value === null || value === undefined || value === '' || parts.length >= maxParts || depth > 100) return;
    if (typeof value !== 'object') parts.push({ path, value });
    else for (const [key, inner] of entriesOf(value)) add(inner, joinPath(path, key), depth + 1);
  };
  for (const scope of scopes) add(scope, '', 0);
  return parts;
}

const entriesOf = (value: object): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value) ? value.map((inner, n) => [n, inner] as const) : Object.entries(value);

/** A path one step further. JMESPath takes other keys than names only in quotes. */
export function joinPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  const name = /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : JSON.stringify(key);
  return path === '' ? name : `${path}.${name}`;
}

/** The path for all elements of the lists on it: `dates[*].begin`. */
export const generalPath = (path: string): string => path.replace(/\[\d+\]/g, '[*]');

/** Whether one path leads to the same place as another, or into it. */
export const isWithin = (path: string, outer: string): boolean =>
  path.startsWith(outer) && (path.length === outer.length || outer === '' || /[.[]/.test(path[outer.length] ?? ''));

import { isDeepStrictEqual } from 'node:util';
import type { ConfigChange } from './edit-config.ts';

/** A configuration as a person writes it. In a code file, rules may be functions. */
export type PlainSettings = Readonly<Record<string, unknown>>;

type Path = readonly string[];

/** What is at a path; undefined: nothing. */
export function valueAt(settings: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    settings,
  );
}

/** The settings with another value at a path; undefined: the key is taken out. */
export function withValue(settings: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const object = isObject(settings) ? settings : {};
  const inner =
    rest.length === 0 ? value : withValue(Object.hasOwn(object, key) ? object[key] : undefined, rest, value);
  const isGone = inner === undefined || (value === undefined && rest.length > 0 && !Object.hasOwn(object, key));
  const others = Object.entries(object).filter(([name]) => name !== key);
  if (isGone) return Object.fromEntries(others);
  // The order of the keys stays.
  return Object.hasOwn(object, key)
    ? Object.fromEntries(Object.entries(object).map(([name, one]) => [name, name === key ? inner : one]))
    : Object.fromEntries([...others, [key, inner]]);
}

/** Whether a value is a function or holds one, as a rule in code may. */
export function holdsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return value !== null && typeof value === 'object' && Object.values(value).some(holdsFunction);
}

/** The changes that turn one configuration into another. A rule and a list are changed as a whole. */
export function settingChanges(before: unknown, after: unknown, path: Path = []): readonly ConfigChange[] {
  if (Object.is(before, after) || isDeepStrictEqual(before, after)) return [];
  const isOpened = isObject(after) && (before === undefined || isObject(before)) && !isRule(path);
  if (!isOpened || (Object.keys(after).length === 0 && before === undefined)) return [{ path, value: after }];
  const had = isObject(before) ? before : {};
  const gone = Object.keys(had).filter((key) => !Object.hasOwn(after, key));
  return [
    ...Object.entries(after).flatMap(([key, value]) =>
      settingChanges(Object.hasOwn(had, key) ? had[key] : undefined, value, [...path, key]),
    ),
    ...gone.map((key) => ({ path: [...path, key], value: undefined })),
  ];
}

/** `mapping.event.title` */
const isRule = (path: Path): boolean => path[0] === 'mapping' && path.length === 3;

/** Tells configurations apart. Functions come from the file alone and never change. */
export const fingerprint = (settings: unknown): string =>
  JSON.stringify(settings, (_, value: unknown) => (typeof value === 'function' ? `ƒ ${value.name}` : value));

export const isObject = (value: unknown): value is PlainSettings =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

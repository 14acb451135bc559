import { isDeepStrictEqual } from 'node:util';
import type { RecordPart } from '../../../mapping/rules/record-paths.ts';
import type { RecordSource } from '../workbench-api.ts';

type Path = RecordSource['path'];

/** How deep the event may be in the answer with its details. */
const deepest = 5;
const mostPlaces = 2000;

/** Where the parts of a record that a rule used stand in what the portal wrote: in the list, in the details, or in both. */
export function createSourceFinder(listed: unknown, details: unknown): (part: RecordPart) => readonly RecordSource[] {
  // Rules see the details without their envelope, merged over the list's record.
  const places = objectsIn(details);
  let usual: Path | null = null;
  const inDetails = ({ path, value }: { readonly path: Path; readonly value: unknown }): Path | null => {
    const holds = (place: Path) => isDeepStrictEqual(valueIn(details, [...place, ...path]), value);
    if (usual !== null && holds(usual)) return [...usual, ...path];
    const place = places.find(holds);
    if (place === undefined) return null;
    usual ??= place;
    return [...place, ...path];
  };
  return (part) => {
    const path = stepsOf(part.path);
    // A part that was put in from elsewhere has no place of its own. What refers to it has.
    for (let length = path.length; length > 0; length--) {
      const shorter = path.slice(0, length);
      const isWhole = length === path.length;
      const found = isWhole ? inDetails({ path: shorter, value: part.value }) : null;
      const sources: RecordSource[] = [
        ...(found === null ? [] : [{ in: 'details' as const, path: found }]),
        ...(isThere(listed, shorter) ? [{ in: 'listed' as const, path: shorter }] : []),
      ];
      if (sources.length > 0) return sources;
    }
    return [];
  };
}

/** The paths of the objects and lists in an answer, the outermost first. */
function objectsIn(answer: unknown): readonly Path[] {
  const found: Path[] = [];
  const waiting: [unknown, Path][] = [[answer, []]];
  for (const [value, path] of waiting) {
    if (value === null || typeof value !== 'object' || found.length >= mostPlaces) continue;
    found.push(path);
    if (path.length >= deepest) continue;
    for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
      waiting.push([inner, [...path, key]]);
  }
  return found;
}

/** The place of the event in the answer with its details: what stands there as well as in the merged record. */
export function detailsPlace(details: unknown, merged: readonly unknown[]): Path {
  const score = (place: Path): number => {
    const object = valueIn(details, place);
    if (object === null || typeof object !== 'object') return 0;
    const keys = Object.keys(object);
    return merged.reduce<number>((best, scope) => {
      const same = keys.filter((key) => isDeepStrictEqual(valueIn(scope, [key]), Reflect.get(object, key)));
      return Math.max(best, same.length);
    }, 0);
  };
  return objectsIn(details)
    .map((place) => ({ place, same: score(place) }))
    .reduce((best, one) => (one.same > best.same ? one : best), { place: [] as Path, same: 0 }).place;
}

/** The keys and indices of a path as a rule would have it: `dates[0]."from-to"`. */
export function stepsOf(path: string): Path {
  const steps: (string | number)[] = [];
  for (const [, quoted, index, name] of path.matchAll(/("(?:[^"\\]|\\.)*")|\[(\d+)\]|([^.[\]"]+)/gu)) {
    if (quoted !== undefined) steps.push(JSON.parse(quoted) as string);
    else if (index !== undefined) steps.push(Number(index));
    else if (name !== undefined) steps.push(name);
  }
  return steps;
}

/** What is at a path; undefined: nothing. */
export const valueIn = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' && Object.hasOwn(inner, key) ? Reflect.get(inner, key) : undefined,
    value,
  );

const isThere = (value: unknown, path: Path): boolean => valueIn(value, path) !== undefined;

import { nameOfStep } from '../../structure/labelled.ts';
import { type Column, isListed } from '../profile/column.ts';

/**
 * `speaker_1`, `speaker_2`, or `speaker`, `speaker2`: the columns whose paths differ in the number of one key only, this one among
 * them, by their numbers; empty: there is no other.
 */
export function numberedOf(columns: readonly Column[], column: Column): readonly Column[] {
  if (column.kind !== 'scalar' || isListed(column)) return [];
  const found = new Map<number, Column>();
  let [number, at] = [0, -1];
  for (const other of columns) {
    if (other === column || other.kind !== 'scalar' || other.steps.length !== column.steps.length) continue;
    const differing = other.steps.flatMap((step, n) => (step === column.steps[n] ? [] : [n]));
    const [n = -1, ...more] = differing;
    if (n < 0 || more.length > 0 || (at >= 0 && n !== at)) continue;
    const [own, theirs] = [column, other].map(({ steps }) => numberedKey(nameOfStep(steps[n] as string)));
    if (own === undefined || theirs === undefined || own.rest !== theirs.rest || own.number === theirs.number) continue;
    [number, at] = [own.number, n];
    found.set(theirs.number, other);
  }
  if (found.size === 0) return [];
  found.set(number, column);
  return [...found].sort(([one], [other]) => one - other).map(([, one]) => one);
}

/** A key without its number. What has none is the first. */
function numberedKey(key: string): { readonly rest: string; readonly number: number } {
  const found = /^(\D*?)[\s_-]*(\d{1,2})(?!\d)(\D*)$/.exec(key);
  return { rest: found === null ? key : `${found[1]}${found[3]}`, number: Number(found?.[2] ?? 1) };
}

import { scalarText } from '../json.ts';
import { formsOf } from './forms.ts';

/** A value of a record, which its number tells. */
interface Cell {
  readonly record: number;
  readonly value: unknown;
}

/**
 * Lists beside each other of which one has the days and the others what belongs to each, `{ days: [a, b], times: [c, d] }`: the keys,
 * and an object for each of their places. Null: no lists go together like that.
 */
export function parallelLists(
  byKey: ReadonlyMap<string, readonly Cell[]>,
): { readonly keys: readonly string[]; readonly cells: readonly Cell[] } | null {
  const lists = [...byKey].filter(([, cells]) => cells.length > 0 && cells.every(({ value }) => isPlain(value)));
  const first = lists.find(([, cells]) => holds(cells, 'day'));
  if (first === undefined) return null;
  const lengthOf = ({ value }: Cell) => (value as readonly unknown[]).length;
  const isBeside = ([, cells]: (typeof lists)[number]) =>
    cells.length === first[1].length &&
    cells.every((cell, n) => cell.record === first[1][n]?.record && lengthOf(cell) === lengthOf(first[1][n] as Cell));
  const together = lists.filter(isBeside);
  const keys = together.map(([key]) => key);
  const isTimed = together.some(([key, cells]) => key !== first[0] && holds(cells, 'time'));
  if (!isTimed || !first[1].some((cell) => lengthOf(cell) > 1)) return null;
  const cells = first[1].flatMap((cell, n) =>
    (cell.value as readonly unknown[]).map((_, at) => ({
      record: cell.record,
      value: Object.fromEntries(together.map(([key, own]) => [key, listAt(own, n)[at]])),
    })),
  );
  return { keys, cells };
}

const listAt = (cells: readonly Cell[], n: number): readonly unknown[] => (cells[n]?.value ?? []) as readonly unknown[];

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 100 &&
  value.every((one) => typeof one !== 'object' || one === null);

const holds = (cells: readonly Cell[], form: 'day' | 'time'): boolean => {
  const values = cells.slice(0, 50).flatMap(({ value }) => value as readonly unknown[]);
  return (
    values.filter((value) => scalarText(value) !== '' && formsOf(value).includes(form)).length * 5 >= values.length * 4
  );
};

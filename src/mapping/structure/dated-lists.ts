import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isEmpty, scalarText } from '../json.ts';
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

/**
 * A list of days beside times that all of them have, `{ days: [a, b], from: '19:30', to: '21:00' }`, and no other day: the keys of the
 * list and of the times, and an object for each day.
 */
export function daysWithTimes(
  byKey: ReadonlyMap<string, readonly Cell[]>,
): { readonly list: string; readonly times: readonly string[]; readonly cells: readonly Cell[] } | null {
  const filled = [...byKey].map(([key, cells]) => [key, cells.filter(({ value }) => !isEmpty(value))] as const);
  const lists = filled.filter(([, cells]) => cells.length > 0 && cells.every(({ value }) => isPlain(value)));
  const days = lists.filter(([, cells]) => holds(cells, 'day'));
  const [list] = days;
  if (list === undefined || days.length > 1 || !list[1].some(({ value }) => (value as readonly unknown[]).length > 1))
    return null;
  const of = (form: 'day' | 'time', ...concepts: readonly Concept[]) =>
    filled.filter(
      ([key, cells]) =>
        cells.length > 0 &&
        cells.every(({ value }) => typeof value === 'string') &&
        concepts.some((concept) => readKey(key).concepts.has(concept)) &&
        !notOfDays.some((concept) => readKey(key).concepts.has(concept)) &&
        cells.filter(({ value }) => formsOf(value).includes(form)).length * 5 >= cells.length * 4,
    );
  const times = of('time', 'time', 'start', 'end');
  if (times.length === 0 || of('day', 'date', 'start', 'end').length > 0) return null;
  const byRecord = times.map(([key, cells]) => [key, new Map(cells.map((cell) => [cell.record, cell.value]))] as const);
  const cells = list[1].flatMap(({ record, value }) =>
    (value as readonly unknown[]).map((day) => ({
      record,
      value: Object.fromEntries([[list[0], day], ...byRecord.map(([key, own]) => [key, own.get(record) ?? null])]),
    })),
  );
  return { list: list[0], times: times.map(([key]) => key), cells };
}

/** What may look like a time of day, and is none. */
const notOfDays: readonly Concept[] = ['duration', 'count', 'price', 'deadline'];

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

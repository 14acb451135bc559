import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { isEmpty, isRecord, scalarText } from '../../json.ts';
import { formsOf } from '../forms.ts';

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

/**
 * One day beside a list of the hours on it, `{ day, times: ['10:00', '14:00'] }` or `{ day, slots: [{ no: 1, time: '10:00–11:30' }] }`:
 * the keys of both, whether the hours are bare, and an object for each of them, which has the day as well. Hours with words of their own
 * are a programme, and beside a time of the record they are something else.
 */
export function dayWithSlots(
  byKey: ReadonlyMap<string, readonly Cell[]>,
): { readonly list: string; readonly day: string; readonly areBare: boolean; readonly cells: readonly Cell[] } | null {
  const list = [...byKey].find(([key, cells]) => isOfHours(key) && areSlots(key, cells));
  if (list === undefined) return null;
  const whens = [...byKey].filter(
    ([key, cells]) => key !== list[0] && !has(key, ...notOfDays, 'created', 'updated', 'published') && areWhens(cells),
  );
  const [day] = whens;
  if (day === undefined || whens.length > 1 || !areDays(day[1])) return null;
  const slots = new Map(list[1].map(({ record, value }) => [record, value]));
  const areBare = list[1].some(({ value }) => Array.isArray(value) && value.length > 0 && !isRecord(value[0]));
  const cells = day[1].flatMap(({ record, value }) =>
    rowsOf(slots.get(record)).map((slot) => ({
      record,
      value: { [day[0]]: value, ...(isRecord(slot) ? slot : { [list[0]]: slot }) },
    })),
  );
  return { list: list[0], day: day[0], areBare, cells };
}

/** Some say a day, a moment or a time of day. An end may stand in a single record. */
const areWhens = (cells: readonly Cell[]): boolean =>
  cells.some(({ value }) => formsOf(value).some((form) => whenForms.has(form)));
const whenForms: ReadonlySet<string> = new Set(['day', 'time', 'dateTime', 'instant', 'epoch']);

const areDays = (cells: readonly Cell[]): boolean =>
  cells.every(({ value }) => isEmpty(value) || formsOf(value).includes('day'));

const has = (key: string, ...concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => readKey(key).concepts.has(concept));

const isOfHours = (key: string): boolean => has(key, 'sessions', 'time') && !has(key, ...notOfDays);

/** Without any, the day stands by itself. */
const rowsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length > 0 ? value.slice(0, maxSlots) : [{}];

const maxSlots = 50;

/** Each is a time of day, or an object that has one and else nothing but numbers; some records have several. */
function areSlots(key: string, cells: readonly Cell[]): boolean {
  const lists = cells.map(({ value }) => value).filter((value) => !isEmpty(value));
  if (!lists.every(Array.isArray) || !lists.some((list) => list.length > 1)) return false;
  const slots = lists.flatMap((list) => list.slice(0, maxSlots) as readonly unknown[]);
  if (slots.every(isTime)) {
    // Two are from when to when. A few odd records tell otherwise only under a key that says what takes place.
    const odd = lists.filter(({ length }) => length !== 2).length;
    return slots.some(isSpan) || (has(key, 'time') ? odd * 3 > lists.length : odd > 0);
  }
  return slots.every(
    (slot) =>
      isRecord(slot) &&
      Object.entries(slot).every(([key, value]) => isTime(value) || (isBare(value) && !isOfWeek(key))) &&
      Object.values(slot).some(isTime),
  );
}

const isTime = (value: unknown): boolean => typeof value === 'string' && formsOf(value).includes('time');
/** `10:00–11:30` */
const isSpan = (value: unknown): boolean => /\d\D+\d+\D+\d/.test(scalarText(value));
const isBare = (value: unknown): boolean =>
  value === null || value === '' || typeof value === 'boolean' || /^\d{1,4}$/.test(scalarText(value));

/** `{ weekday: 1, from: '10:00' }`: the hours of a house. */
function isOfWeek(key: string): boolean {
  ofWeeks ??= new Set((['weekday', 'day'] as const).flatMap((field) => wordsOf('fields', field)).map(romanize));
  return ofWeeks.has(splitKey(key).join('')) || has(key, 'date');
}
let ofWeeks: ReadonlySet<string> | undefined;

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

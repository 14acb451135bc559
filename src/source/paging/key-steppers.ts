import { idField } from './page-identity.ts';
import { says, wordsOf } from './paging-vocabulary.ts';
import { type Stepper, valueIn } from './strategies.ts';

/** What a portal that goes on after a record calls the parameter for its id, and, of a list that descends, before it. */
const idNames = {
  up: 'starting_after since_id after_id last_id lastId startAfter start_after afterId startingAfter from_id fromId min_id',
  down: 'max_id before_id ending_before until_id beforeId maxId last_id lastId',
};
/** These may be dates elsewhere, and an id that a portal reads as a date would bring other records: last, and alone. */
const ambiguous = { up: ['after'], down: ['before', 'after'] };
/** The same for its moment; most of them are plain filters, which serve as well. */
const momentNames = {
  up: `start_date after_date startDate afterDate from_date fromDate date_from dateFrom starts_after start_after startAfter
    min_date starting_after`,
  down: `end_date before_date endDate beforeDate to_date toDate date_to dateTo starts_before max_date`,
};

/** Ways on by what the last record holds (keyset paging): its id, then the moment that the list is sorted by. */
export function keySteppers(items: readonly unknown[]): readonly Stepper[] {
  const id = idField(items);
  const moment = momentField(items);
  return [
    ...(id === null ? [] : [together(id, idNames[direction(id, items)].split(/\s+/))]),
    ...(moment === null ? [] : [together(moment, momentNames[direction(moment, items)].split(/\s+/))]),
    ...(id === null ? [] : ambiguous[direction(id, items)].map((param): Stepper => ({ by: 'key', path: id, param }))),
  ];
}

const together = (path: readonly string[], params: readonly string[]): Stepper => ({
  by: 'together',
  steppers: params.map((param) => ({ by: 'key', path, param })),
});

const direction = (path: readonly string[], items: readonly unknown[]): 'up' | 'down' =>
  isSorted(items.map((item) => valueIn(item, path)).reverse()) ? 'down' : 'up';

/** The field whose moments go up, or down, through the list; one that is called the start before others. */
function momentField(items: readonly unknown[]): readonly string[] | null {
  const [first] = items;
  if (typeof first !== 'object' || first === null || items.length < 2) return null;
  const fields = Object.keys(first).filter((key) => {
    const values = items.map((item) => valueIn(item, [key]));
    return (
      values.every((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) &&
      values[0] !== values.at(-1) &&
      (isSorted(values) || isSorted([...values].reverse()))
    );
  });
  const field = fields.find((key) => says(wordsOf(key), 'offset')) ?? fields[0];
  return field === undefined ? null : [field];
}

const isSorted = (values: readonly unknown[]): boolean =>
  values.every((value, at) => at === 0 || (values[at - 1] as string | number) <= (value as string | number));

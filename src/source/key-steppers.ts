import { idField } from './page-identity.ts';
import { says, wordsOf } from './paging-words.ts';
import { type Stepper, valueIn } from './stepper.ts';

/** What a portal that goes on after a record calls the parameter for its id, and, of a list that descends, before it. */
const idNames = {
  up: 'starting_after after since_id after_id last_id lastId startAfter start_after afterId startingAfter from_id fromId min_id',
  down: 'max_id before before_id ending_before until_id beforeId maxId last_id lastId after',
};
/** The same for its moment; most of them are plain filters, which serve as well. */
const momentNames = {
  up: `start_date after_date startDate afterDate since from_date fromDate date_from dateFrom starts_after start_after startAfter
    min_date starting_after`,
  down: `end_date before_date endDate beforeDate until to_date toDate date_to dateTo starts_before max_date`,
};

/** Ways on by what the last record holds (keyset paging): its id, then the moment that the list is sorted by. */
export function keySteppers(items: readonly unknown[]): readonly Stepper[] {
  const id = idField(items);
  const moment = momentField(items);
  const all = [id === null ? null : together(id, idNames, items), moment && together(moment, momentNames, items)];
  return all.filter((stepper) => stepper !== null);
}

function together(
  path: readonly string[],
  names: { readonly up: string; readonly down: string },
  items: readonly unknown[],
): Stepper {
  const descends = isSorted(items.map((item) => valueIn(item, path)).reverse());
  const steppers = names[descends ? 'down' : 'up'].split(/\s+/).map((param): Stepper => ({ by: 'key', path, param }));
  return { by: 'together', steppers };
}

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

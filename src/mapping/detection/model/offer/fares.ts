import { everyStep, filterOf } from '../../../structure/labelled.ts';
import { type Column, isOf, isUnder, pathKey, says, share } from '../../profile/column.ts';
import { besideOf } from '../../profile/table.ts';
import type { Profile } from '../features.ts';

/** The kinds of admission, `prices: [{ name: 'Child', amount: 5 }]` and `offers: [{ type: 'Tickets', url }]`, are none of the event. */
export function isFare({ table }: Pick<Profile, 'table'>, column: Column): boolean {
  const steps = column.steps.map((step) => (filterOf(step) === null ? step : everyStep));
  if (!steps.slice(0, -1).includes(everyStep)) return false;
  if (isOf(column, 'registration', 'registrationUrl', 'deadline') || isUnder(column, 'price')) return true;
  const isAmount = (one: Column) => share(one, 'number', 'integer') > 0.5;
  const home = pathKey(steps.slice(0, -1));
  // `{ name: 'Child', price: { value: 500, total: 550 } }`
  const isInside = (one: Column) => isOf(one, 'price') && pathKey(one.steps.slice(0, -2)) === home;
  return (
    besideOf(table, { steps }).some((one) => says(one, 'price') && isAmount(one)) ||
    table.columns.some((one) => isInside(one) && isAmount(one))
  );
}

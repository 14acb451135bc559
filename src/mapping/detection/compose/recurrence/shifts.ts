import { type Column, says, share, textsOf } from '../../profile/column.ts';
import type { DateColumn } from '../../profile/dates.ts';
import { besideOf, type Table } from '../../profile/table.ts';

/**
 * Whether a list has the shifts of an event, or the groups that take part, and no sessions: under names of their own they divide its hours
 * on one day, `{ name: 'Clean-up', start: 10:00, end: 16:00, shifts: [{ name: 'Morning', start: 10:00, end: 13:00 }, …] }`, or all set off
 * within the hour, `{ name: 'Night ride', start: 20:00, groups: [{ name: 'A', start: 20:00 }, { name: 'B', start: 20:01 }] }`.
 */
export function areShifts(
  inList: readonly DateColumn[],
  own: readonly DateColumn[],
  within: readonly Column[],
  table: Table,
): boolean {
  if (!divideHours(inList, own) && !setOffTogether(inList, own)) return false;
  const titles = besideOf(table, { steps: [''] })
    .filter(isName)
    .map(textsOf);
  const isOther = ({ cells }: Column) =>
    titles.every((texts) => cells.some(({ record, value }) => texts.get(record) !== value));
  return titles.length > 0 && within.some((one) => isName(one) && isOther(one));
}

const isName = (one: Column): boolean =>
  one.kind === 'scalar' && says(one, 'title', 'name') && share(one, 'text') > 0.5;

/** From the start of a record to its end on one day without a pause: most of the records that have several, and most of all. */
function divideHours(inList: readonly DateColumn[], own: readonly DateColumn[]): boolean {
  const [from, to] = [momentsOf(inList, 'start'), momentsOf(inList, 'end')];
  const [start, end] = [momentsOf(own, 'start'), momentsOf(own, 'end')];
  const divides = ([record, first]: readonly [number, readonly number[]]): boolean => {
    const [last = [], [begins = 0] = [], [ends = 0] = []] = [to, start, end].map((one) => one.get(record));
    return (
      first[0] === begins &&
      last.length === first.length &&
      last.at(-1) === ends &&
      ends - begins < day &&
      first.every((at, n) => n === 0 || at <= (last[n - 1] as number))
    );
  };
  const all = [...from];
  return [all, all.filter(([, { length }]) => length > 1)].every(
    (some) => some.filter(divides).length * 2 > some.length,
  );
}

/** The first at the start of the record and the last within the hour: in all records, and several in most. */
function setOffTogether(inList: readonly DateColumn[], own: readonly DateColumn[]): boolean {
  const start = momentsOf(own, 'start');
  return inList.some((date) => {
    const all = [...momentsOf([date], 'start')];
    const isOne = ([record, moments]: readonly [number, readonly number[]]) =>
      moments[0] === start.get(record)?.[0] && Math.max(...moments) - (moments[0] as number) < hour;
    const several = all.filter(([, moments]) => new Set(moments).size > 1);
    return all.length > 2 && all.every(isOne) && several.length * 2 > all.length;
  });
}
const hour = 3_600_000;

/** By record, the moments of the first date that is called so, in order. */
function momentsOf(dates: readonly DateColumn[], concept: 'start' | 'end'): ReadonlyMap<number, readonly number[]> {
  const date = dates.find(({ column, form }) => form !== 'day' && says(column, concept));
  const byRecord = Map.groupBy(date?.moments ?? [], ({ record }) => record);
  return new Map([...byRecord].map(([record, all]) => [record, all.map(({ at }) => at).sort((a, b) => a - b)]));
}

const day = 86_400_000;

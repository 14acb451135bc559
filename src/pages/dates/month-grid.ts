import { addDays } from '../../calendar/day.ts';
import { firstWeekday } from '../../i18n/language-tag.ts';

/** The month that is `count` months after `month` (`YYYY-MM`), or before it where `count` is negative. */
export function addMonths(month: string, count: number): string {
  const [year, index] = month.split('-').map(Number) as [number, number];
  const moved = new Date(0);
  moved.setUTCFullYear(year, index - 1 + count, 1);
  return moved.toISOString().slice(0, 7);
}

/** The first and the last day of a month. */
export const firstAndLastDay = (month: string): readonly [string, string] => [
  `${month}-01`,
  addDays(`${addMonths(month, 1)}-01`, -1),
];

/**
 * The weeks that a wall calendar shows for a month: each has seven days, so the first and the last week reach into the
 * neighbouring months. `firstWeekday`: 1 is Monday, 7 is Sunday.
 */
export function monthGrid(month: string, firstWeekday: number): readonly (readonly string[])[] {
  const [first, last] = firstAndLastDay(month);
  const weekday = new Date(first).getUTCDay() || 7;
  const weeks: string[][] = [];
  for (let day = addDays(first, -((weekday - firstWeekday + 7) % 7)); day <= last; day = addDays(day, 7)) {
    const begin = day;
    weeks.push(Array.from({ length: 7 }, (_, i) => addDays(begin, i)));
  }
  return weeks;
}

/** The weeks of a month, which begin on the weekday that is usual in the language. */
export const monthWeeks = (month: string, language: string): readonly (readonly string[])[] =>
  monthGrid(month, firstWeekday(language));

/** The first and the last day that the weeks of a month can include, for any first day of the week. */
export function monthRange(month: string): readonly [string, string] {
  const [first, last] = firstAndLastDay(month);
  return [addDays(first, -6), addDays(last, 6)];
}

/** The seven days around one, which begin on the weekday that is usual in the language. */
export function weekOf(day: string, language: string): readonly string[] {
  const weekday = new Date(day).getUTCDay() || 7;
  const first = addDays(day, -((weekday - firstWeekday(language) + 7) % 7));
  return Array.from({ length: 7 }, (_, i) => addDays(first, i));
}

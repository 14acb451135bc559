import { addDays } from '../../calendar/day.ts';
import { firstAndLastDay } from '../widget/dates/widget-dates.ts';

/** The weeks that a month is shown in, with the days of its neighbours that fill them. `firstWeekday`: 1 is Monday. */
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

/** The days that the weeks of a month can reach to, whichever day they begin on. */
export function monthRange(month: string): readonly [string, string] {
  const [first, last] = firstAndLastDay(month);
  return [addDays(first, -6), addDays(last, 6)];
}

import { Temporal } from 'temporal-polyfill/implementation';

/** A day with the number of its week since 2024, which the rules for recurring events count by. */
interface CountedDay {
  readonly day: Temporal.PlainDate;
  readonly week: number;
}

const firstMonday = Temporal.PlainDate.from('2024-01-01');

/** Every `weekday` (1 is Monday) from `from` to `to`, inclusive. */
export function weekdays(from: Temporal.PlainDate, to: Temporal.PlainDate, weekday: number): readonly CountedDay[] {
  const days: CountedDay[] = [];
  let day = from.add({ days: (weekday - from.dayOfWeek + 7) % 7 });
  for (; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 7 })) {
    days.push({ day, week: Math.floor(firstMonday.until(day, { largestUnit: 'day' }).days / 7) });
  }
  return days;
}

/** Whether a day is in a term: February to May, or September to mid-December. */
export function inTerm(day: Temporal.PlainDate): boolean {
  return (
    (day.month >= 2 && day.month <= 5) || (day.month >= 9 && day.month <= 11) || (day.month === 12 && day.day <= 15)
  );
}

/** The terms that begin in a range, from the first Monday of February or September to their last day. */
export function terms(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): readonly { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate; readonly name: string }[] {
  return weekdays(from, to, 1)
    .filter(({ day }) => (day.month === 2 || day.month === 9) && day.day <= 7)
    .map(({ day }) => ({
      first: day,
      last: Temporal.PlainDate.from({
        year: day.year,
        month: day.month === 2 ? 5 : 12,
        day: day.month === 2 ? 31 : 15,
      }),
      name: `${day.month === 2 ? 'spring' : 'autumn'}-${day.year}`,
    }));
}

/** The same day of every year in a range. */
export function yearly(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  month: number,
  day: number,
): readonly Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = [];
  for (let year = from.year; year <= to.year; year++) {
    const date = Temporal.PlainDate.from({ year, month, day });
    if (Temporal.PlainDate.compare(date, from) >= 0 && Temporal.PlainDate.compare(date, to) <= 0) days.push(date);
  }
  return days;
}

/** The entry of a list for any integer: the list repeats without end. */
export function pick<T>(list: readonly [T, ...T[]], count: number): T {
  return list[((count % list.length) + list.length) % list.length] ?? list[0];
}

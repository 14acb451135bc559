import { addDays } from '../calendar/day.ts';

/** A month as it hangs on a wall: its weeks whole, days of its neighbours included. */
export interface MonthDays {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly before: string;
  readonly after: string;
  /** Weeks of seven days. */
  readonly weeks: readonly (readonly string[])[];
}

/** `language` says which day a week begins with. */
export function monthDays(month: string, language: string): MonthDays {
  const first = `${month}-01`;
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay() || 7;
  const start = addDays(first, -((weekday - firstWeekday(language) + 7) % 7));
  const after = addDays(first, 31).slice(0, 7);
  const weeks: string[][] = [];
  for (let day = start; day < `${after}-01`; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, i) => addDays(day, i)));
  }
  return { month, before: addDays(first, -1).slice(0, 7), after, weeks };
}

/** 1 is Monday, 7 Sunday. Engines have it as a method or as a property; without either, ISO 8601's Monday. */
function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

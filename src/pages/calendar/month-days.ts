import { monthGrid } from '../widget/dates/month-grid.ts';
import { addMonths } from '../widget/dates/widget-dates.ts';

/**
 * The day that a week begins with in a language: 1 is Monday, 7 Sunday. English alone names no country, and gets the week of
 * ISO 8601. So does whatever does not know: engines have it as a method, as a property, or not at all.
 */
export function firstWeekday(language: string): number {
  if (language === 'en') return 1;
  const known = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

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
  const weeks = monthGrid(month, firstWeekday(language));
  return { month, before: addMonths(month, -1), after: addMonths(month, 1), weeks };
}

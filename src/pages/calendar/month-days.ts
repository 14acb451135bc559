import { firstWeekday } from '../../i18n/language-tag.ts';
import { monthGrid } from '../dates/month-grid.ts';
import { addMonths } from '../widget/dates/widget-dates.ts';

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

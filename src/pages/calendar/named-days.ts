import { addDays } from '../../calendar/day.ts';
import { firstWeekday } from '../../i18n/language-tag.ts';

/** Days that an address names by their distance from today, so that a bookmark stays useful. */
export const namedDays = ['today', 'weekend', 'week'] as const;
export type NamedDays = (typeof namedDays)[number];

/** The days from the first to the last, both inclusive. A weekend that has begun is the present one. */
export function daysOf(
  when: NamedDays,
  today: string,
  language: string,
): { readonly from: string; readonly to: string } {
  if (when === 'today') return { from: today, to: today };
  const weekday = weekdayOf(today);
  if (when === 'week') return { from: today, to: addDays(today, (firstWeekday(language) + 6 - weekday) % 7) };
  const [first = 6, last = 7] = weekendOf(language);
  const length = (last - first + 7) % 7;
  const into = (weekday - first + 7) % 7;
  const begin = into <= length ? addDays(today, -into) : addDays(today, 7 - into);
  return { from: begin < today ? today : begin, to: addDays(begin, length) };
}

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The first and the last day of the weekend in a language. Engines offer it as a method, as a property, or not at all. */
function weekendOf(language: string): readonly number[] {
  const known = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { readonly weekend: readonly number[] };
    weekInfo?: { readonly weekend: readonly number[] };
  };
  const days = (known.getWeekInfo?.() ?? known.weekInfo)?.weekend ?? [];
  return days.length === 2 ? days : [6, 7];
}

import { dateLocale, firstWeekday, hasDates, knownLocale, primarySubtag } from '../../../i18n/language-tag.ts';

/**
 * How a language writes days and times, as data: for browsers that don't know its dates, such as Chromium with Welsh,
 * Icelandic, Galician or Georgian. They would write them in American English. Patterns have `{weekday}`, `{day}`, `{month}`
 * and `{year}`, or `{hour}` and `{minute}`.
 */
export interface DatePatterns {
  readonly shortDay: string;
  readonly shortDayOfYear: string;
  readonly longDay: string;
  readonly longDayOfYear: string;
  /** A month with its year, by the names of `monthsAlone`. */
  readonly month: string;
  /** January to December: in a date, with a year only, and short. */
  readonly months: readonly string[];
  readonly monthsAlone: readonly string[];
  readonly monthsShort: readonly string[];
  /** Monday to Sunday. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** The morning and the afternoon; `{half}` stands for one of them. Null: hours count to 24. */
  readonly time: string;
  readonly halves: readonly [string, string] | null;
  /** Whether hours have two digits: `09:00`. */
  readonly padded: boolean;
  /** With `{start}` and `{end}`. */
  readonly times: string;
  /** From 0 to 9. */
  readonly digits: string;
  /** 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number;
  /** The name of the calendar's time zone. */
  readonly zoneName: string;
}

/** A Monday in January, at nine in the morning. */
const monday = Date.UTC(2024, 0, 1, 9);
const dayMs = 86_400_000;

/** The languages whose dates every browser knows: those that Chromium speaks itself. The others are a kilobyte in each answer. */
const everywhere = new Set(
  'am ar bg bn ca cs da de el en es et fa fi fil fr gu he hi hr hu id it ja kn ko lt lv ml mr ms nb nl no pl pt ro ru sk sl sr sv sw ta te th tr uk vi zh'.split(' '), // biome-ignore format: one line
);

/** Asks Intl. Null: every browser knows the language, or this engine does not either. */
export function datePatterns(language: string, timeZone: string, zoneName: string): DatePatterns | null {
  const locale = dateLocale(knownLocale(language), timeZone);
  if (everywhere.has(primarySubtag(locale)) || !hasDates(locale)) return null;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const pattern = (options: Intl.DateTimeFormatOptions) =>
    format(options)
      .formatToParts(monday)
      .map(({ type, value }) => (type === 'literal' ? value : type === 'dayPeriod' ? '{half}' : `{${type}}`))
      .join('');
  const named = (moments: readonly number[], wanted: 'month' | 'weekday', options: Intl.DateTimeFormatOptions) =>
    moments.map(
      (moment) =>
        format(options)
          .formatToParts(moment)
          .find(({ type }) => type === wanted)?.value ?? '',
    );
  const inMonths = Array.from({ length: 12 }, (_, i) => Date.UTC(2024, i, 15));
  const inWeek = Array.from({ length: 7 }, (_, i) => monday + i * dayMs);
  const day = { day: 'numeric', month: 'long' } as const;
  const clock = format({ timeStyle: 'short' });
  const half = (moment: number) => clock.formatToParts(moment).find(({ type }) => type === 'dayPeriod')?.value;
  const [morning, afternoon] = [half(monday), half(monday + dayMs / 2)];
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  const hour = clock.formatToParts(monday).find(({ type }) => type === 'hour')?.value ?? '';
  return {
    shortDay: pattern({ ...day, weekday: 'short' }),
    shortDayOfYear: pattern({ ...day, weekday: 'short', year: 'numeric' }),
    longDay: pattern({ ...day, weekday: 'long' }),
    longDayOfYear: pattern({ ...day, weekday: 'long', year: 'numeric' }),
    month: pattern({ month: 'long', year: 'numeric' }),
    months: named(inMonths, 'month', { ...day, weekday: 'long' }),
    monthsAlone: named(inMonths, 'month', { month: 'long', year: 'numeric' }),
    monthsShort: named(inMonths, 'month', { month: 'short' }),
    weekdays: named(inWeek, 'weekday', { ...day, weekday: 'long' }),
    weekdaysShort: named(inWeek, 'weekday', { ...day, weekday: 'short' }),
    time: pattern({ timeStyle: 'short' }),
    halves: morning === undefined || afternoon === undefined ? null : [morning, afternoon],
    padded: hour.length > 1,
    times: rangePattern(clock),
    digits: Array.from({ length: 10 }, (_, i) => numbers.format(i)).join(''),
    firstWeekday: firstWeekday(locale),
    zoneName,
  };
}

/** What stands between two times, and around them: `{start}–{end} Uhr`. */
function rangePattern(clock: Intl.DateTimeFormat): string {
  // Both in one half of the day, or the first would have its own sign.
  const parts = clock.formatRangeToParts(monday, monday + dayMs / 2);
  const first = parts.findLastIndex(({ source }) => source === 'startRange');
  const next = parts.findIndex(({ source }) => source === 'endRange');
  const between = parts
    .slice(first + 1, next)
    .map(({ value }) => value)
    .join('');
  return `{start}${between}{end}`;
}

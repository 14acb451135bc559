import type { DatePatterns } from './date-patterns.ts';

/** Writes days and times by patterns. `wallOf` gives what the zone's clocks show: `YYYY-MM-DDTHH:MM`. */
export function datesByPatterns(patterns: DatePatterns, wallOf: (moment: string | number) => string) {
  const { digits, padded, halves } = patterns;
  const number = (value: number | string) =>
    String(value).replace(/\d/g, (digit) => [...digits][Number(digit)] ?? digit);
  const fill = (pattern: string, values: Readonly<Record<string, string>>) =>
    pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;
  const named = (pattern: string, day: string, months: readonly string[], weekdays: readonly string[]) =>
    fill(pattern, {
      weekday: weekdays[weekdayOf(day)] ?? '',
      day: number(Number(day.slice(8, 10))),
      month: months[Number(day.slice(5, 7)) - 1] ?? '',
      year: number(day.slice(0, 4)),
    });
  const { months, monthsAlone, monthsShort, weekdays, weekdaysShort } = patterns;
  const halfOf = (moment: string | number) => halves?.[wallOf(moment).slice(11, 13) < '12' ? 0 : 1] ?? '';
  const time = (moment: string | number, pattern = patterns.time) => {
    const [hour = '', minute = ''] = wallOf(moment).slice(11).split(':');
    const shown = String(halves === null ? Number(hour) : Number(hour) % 12 || 12);
    const values = { hour: number(padded ? shown.padStart(2, '0') : shown), minute: number(minute) };
    return fill(pattern, { ...values, half: halfOf(moment) });
  };
  /** `12:00 – 7:45 PM`: the half of the day once, if it is one. */
  const times = (start: string, end: string) => {
    const bare = patterns.time.replace(/\s*\{half\}\s*/, '');
    const first = halfOf(start) === halfOf(end) && patterns.time.endsWith('{half}') ? bare : patterns.time;
    return fill(patterns.times, { start: time(start, first), end: time(end) });
  };
  return {
    shortDay: (day: string, withYear?: boolean) =>
      named(withYear ? patterns.shortDayOfYear : patterns.shortDay, day, months, weekdaysShort),
    longDay: (day: string, withYear?: boolean) =>
      named(withYear ? patterns.longDayOfYear : patterns.longDay, day, months, weekdays),
    time: (moment: string | number) => time(moment),
    times,
    dayNumber: (day: string) => number(Number(day.slice(8, 10))),
    monthName: (day: string) => monthsShort[Number(day.slice(5, 7)) - 1] ?? '',
    month: (month: string) => named(patterns.month, `${month}-01`, monthsAlone, weekdays),
    weekday: (day: string, width: 'short' | 'long') =>
      (width === 'long' ? weekdays : weekdaysShort)[weekdayOf(day)] ?? '',
    firstWeekday: patterns.firstWeekday,
    zoneName: patterns.zoneName,
  };
}

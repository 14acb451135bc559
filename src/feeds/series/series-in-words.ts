import { Temporal } from 'temporal-polyfill/implementation';
import { isDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { type RuleParts, readRule } from '../../calendar/rrule.ts';
import type { SiteWords } from '../../i18n/site-words.ts';
import type { SeriesWords } from '../../i18n/words/series-words.ts';
import { seriesWordsFor } from '../../i18n/words-for.ts';
import { formatMoment, knownLanguage } from '../format-date.ts';

/**
 * How often a series takes place, in a language: `every Saturday, 13:00–14:00, until 15 December 2026`. `timeZone` is the
 * one that it repeats in, IANA; `named`: the hours are followed by its city; `timed`: they are named at all. Null: it is no series, or one that takes more
 * words than its dates.
 */
export function seriesInWords(
  event: Pick<CalendarEvent, 'start' | 'end' | 'recurrence'>,
  timeZone: string,
  language: string,
  siteWords?: SiteWords,
  { named = false, timed = true }: { readonly named?: boolean; readonly timed?: boolean } = {},
): string | null {
  const known = knownLanguage(language);
  const often = frequencyInWords(event, timeZone, known, siteWords);
  const rule = readRule(event.recurrence?.rules[0] ?? '');
  if (often === null || rule === null || event.start === null) return null;
  const words = seriesWordsFor(known, siteWords);
  const end = ending(rule, event.start, timeZone, words, known);
  const times = timed ? hours(event, timeZone, words, known) : '';
  const zone = named && times !== '' ? ` (${cityOf(timeZone)})` : '';
  return `${often}${times}${zone}${end && words.comma}${end}`;
}

/** The same without its hours and its end: `every Saturday`. */
export function frequencyInWords(
  { start, recurrence }: Pick<CalendarEvent, 'start' | 'recurrence'>,
  timeZone: string,
  language: string,
  siteWords?: SiteWords,
): string | null {
  const [text, ...others] = recurrence?.rules ?? [];
  const rule = text === undefined || others.length > 0 ? null : readRule(text);
  if (rule === null || start === null) return null;
  const known = knownLanguage(language);
  const first = isDay(start) ? Temporal.PlainDate.from(start) : zoned(start, timeZone).toPlainDate();
  return frequency(rule, first, seriesWordsFor(known, siteWords), known);
}

/** `Berlin`. A zone's other names change with summer time, and from one version of ICU to the next. */
const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const zoned = (instant: string, timeZone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** The parts that are put into words. A rule with any other has none. */
const spoken = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS']);

function frequency(rule: RuleParts, first: Temporal.PlainDate, words: SeriesWords, language: string): string | null {
  if (![...rule.keys()].every((name) => spoken.has(name))) return null;
  const interval = Number(rule.get('INTERVAL') ?? 1);
  const has = (...names: readonly string[]) => names.some((name) => rule.has(name));
  const days = rule.get('BYDAY')?.split(',') ?? [];
  switch (rule.get('FREQ')) {
    case 'DAILY':
      if (has('BYMONTHDAY', 'BYMONTH', 'BYSETPOS')) return null;
      if (days.length === 0) return words.daily(interval);
      return interval === 1 ? weekly(1, days, words, language) : null;
    case 'WEEKLY':
      if (has('BYMONTHDAY', 'BYMONTH', 'BYSETPOS')) return null;
      return weekly(interval, days.length === 0 ? [weekdays[first.dayOfWeek - 1] ?? ''] : days, words, language);
    case 'MONTHLY': {
      const when = has('BYMONTH') ? null : inMonth(rule, days, first, words);
      return when && `${words.monthly(interval)}${words.comma}${when}`;
    }
    case 'YEARLY': {
      const [month, day] = [rule.get('BYMONTH') ?? first.month, rule.get('BYMONTHDAY') ?? first.day].map(Number);
      if (has('BYDAY', 'BYSETPOS') || month !== first.month || day !== first.day) return null;
      return `${words.yearly(interval)}${words.comma}${formatMoment('dayOfYear', first.toString(), 'UTC', language)}`;
    }
    default:
      return null;
  }
}

function weekly(interval: number, days: readonly string[], words: SeriesWords, language: string): string | null {
  const chosen = weekdays.flatMap((name, i) => (days.includes(name) ? [i] : []));
  // An ordinal, `1MO`, has no meaning in a week.
  if (chosen.length !== new Set(days).size) return null;
  const [only = 0] = chosen;
  if (chosen.length === 7) return interval === 1 ? words.daily(1) : null;
  const isWorkdays = chosen.join() === '0,1,2,3,4';
  if (interval === 1 && chosen.length === 1) return words.every[only] ?? null;
  const list = isWorkdays
    ? words.workdays
    : new Intl.ListFormat(language, { type: 'conjunction' }).format(chosen.map((i) => words.days[i] ?? ''));
  return interval === 1 ? list : `${words.weekly(interval)}${words.comma}${list}`;
}

/** On which day of its months a series takes place. */
function inMonth(
  rule: RuleParts,
  days: readonly string[],
  first: Temporal.PlainDate,
  words: SeriesWords,
): string | null {
  const position = rule.get('BYSETPOS');
  if (days.length === 0) {
    const day = Number(rule.get('BYMONTHDAY') ?? first.day);
    return position === undefined && (day === -1 || (day >= 1 && day <= 31)) ? words.dayOfMonth(day) : null;
  }
  const [, ordinal = '', name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(days[0] ?? '') ?? [];
  if (days.length > 1 || rule.has('BYMONTHDAY') || (position !== undefined && ordinal !== '')) return null;
  const which = Number(position ?? ordinal);
  return which === -1 || (which >= 1 && which <= 5)
    ? (words.weekdayOfMonth[weekdays.indexOf(name)]?.(which) ?? null)
    : null;
}

/** The hours, with what joins them to the days before them. Empty: it takes whole days. */
function hours(
  { start, end }: Pick<CalendarEvent, 'start' | 'end'>,
  timeZone: string,
  words: SeriesWords,
  language: string,
): string {
  if (start === null || isDay(start)) return '';
  const time = (instant: string) => formatMoment('time', instant, timeZone, language);
  const endsThatDay =
    end !== null && end > start && zoned(start, timeZone).toPlainDate().equals(zoned(end, timeZone).toPlainDate());
  return endsThatDay ? `${words.comma}${time(start)}–${time(end)}` : ` ${words.at(time(start))}`;
}

function ending(rule: RuleParts, start: string, timeZone: string, words: SeriesWords, language: string): string {
  const count = rule.get('COUNT');
  if (count !== undefined) return words.times(Number(count));
  const until = rule.get('UNTIL');
  return until === undefined ? '' : words.until(formatMoment('long', lastDay(until, start, timeZone), 'UTC', language));
}

/** The day of UNTIL, or the day before if UNTIL is earlier in it than the series begins. */
function lastDay(until: string, start: string, timeZone: string): string {
  const [, year, month, day, hour, minute, second, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/.exec(until) ?? [];
  const date = `${year}-${month}-${day}`;
  if (hour === undefined || isDay(start)) return date;
  const clock = `${date}T${hour}:${minute}:${second}`;
  const last = utc === undefined ? Temporal.PlainDateTime.from(clock) : zoned(`${clock}Z`, timeZone).toPlainDateTime();
  const begins = zoned(start, timeZone).toPlainTime();
  const isBefore = Temporal.PlainTime.compare(last.toPlainTime(), begins) < 0;
  return last
    .toPlainDate()
    .subtract({ days: isBefore ? 1 : 0 })
    .toString();
}

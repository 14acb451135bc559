import { isDay } from '../../../calendar/day.ts';
import { commaJoined, dateLocale, firstWeekday, hasDates, knownLocale } from '../../../i18n/language-tag.ts';
import type { ZoneClock } from '../../dates/day-span.ts';
import type { DatePatterns } from './date-patterns.ts';
import { datesByPatterns } from './dates-by-patterns.ts';

/**
 * Days and times in one language and one time zone, through Intl alone, so that the browser's script can use it too.
 * A *day* is `YYYY-MM-DD`, a *month* `YYYY-MM`.
 */
export interface WidgetDates extends ZoneClock {
  /** What Intl writes numbers and distances by: the language, or English where the engine doesn't know it. */
  readonly locale: string;
  /** What the zone's clocks show at an instant, `YYYY-MM-DDTHH:MM`: to compare two zones. */
  readonly wallOf: (instant: string) => string;
  /** `Sat, 24 October`; with the year if `withYear` says so. */
  readonly shortDay: (day: string, withYear?: boolean) => string;
  /** `Saturday, 24 October`. */
  readonly longDay: (day: string, withYear?: boolean) => string;
  /** `14:00`. */
  readonly time: (instant: string | number) => string;
  /** `14:00 – 16:00`. */
  readonly times: (start: string, end: string) => string;
  /** A day and a time, or other parts of a line. */
  readonly joined: (...parts: readonly string[]) => string;
  /** The number of the day in its month, in the language's digits. */
  readonly dayNumber: (day: string) => string;
  /** The short name of a day's month: `Oct`. */
  readonly monthName: (day: string) => string;
  /** `October 2026`. */
  readonly month: (month: string) => string;
  readonly weekday: (day: string, width: 'short' | 'long') => string;
  /** 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number;
  /** `Central European Time`. */
  readonly zoneName: string;
}

/**
 * A language or zone that the engine does not know becomes English or UTC. `patterns` stand in for the language, if they
 * are there.
 */
export function createWidgetDates(
  language: string,
  timeZone: string,
  patterns: DatePatterns | null = null,
): WidgetDates {
  const zone = knownZone(timeZone);
  const asked = knownLocale(language);
  const isKnown = hasDates(asked);
  const locale = dateLocale(isKnown ? asked : 'en', zone);
  const formatters = new Map<string, Intl.DateTimeFormat>();
  const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = JSON.stringify(options);
    const found = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
    formatters.set(key, found);
    return found;
  };
  // A day has no time zone. Its midnight in UTC, formatted in UTC, gives it back.
  const days = (width: 'short' | 'long', withYear = false) =>
    formatter({
      timeZone: 'UTC',
      weekday: width,
      day: 'numeric',
      month: 'long',
      ...(withYear ? { year: 'numeric' } : {}),
    });
  const say = (format: Intl.DateTimeFormat, moment: string | number) => format.format(new Date(moment));
  // `09:00`, as ranges and the pages have it. `hour: 'numeric'` would say `9:00` in languages that write two digits.
  const clock = formatter({ timeZone: zone, timeStyle: 'short' });
  const numbers = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const wall = (moment: string | number): string => {
    const parts = new Map<string, string>(
      numbers.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
    );
    const [year = '', month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((one) =>
      parts.get(one),
    );
    return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
  };
  return {
    locale,
    dayOf: (moment) => (typeof moment === 'string' && isDay(moment) ? moment : wall(moment).slice(0, 10)),
    isMidnight: (moment) => isDay(moment) || wall(moment).endsWith('T00:00'),
    wallOf: wall,
    shortDay: (day, withYear) => say(days('short', withYear), day),
    longDay: (day, withYear) => say(days('long', withYear), day),
    time: (instant) => say(clock, instant),
    times: (start, end) => clock.formatRange(new Date(start), new Date(end)),
    joined: (...parts) => commaJoined(asked, ...parts),
    dayNumber: (day) => formatter({ timeZone: 'UTC', day: 'numeric' }).formatToParts(new Date(day))[0]?.value ?? '',
    monthName: (day) => say(formatter({ timeZone: 'UTC', month: 'short' }), day),
    month: (month) => say(formatter({ timeZone: 'UTC', month: 'long', year: 'numeric' }), `${month}-01`),
    weekday: (day, width) => say(formatter({ timeZone: 'UTC', weekday: width }), day),
    firstWeekday: firstWeekday(locale),
    zoneName: zoneName(locale, zone),
    ...(isKnown || patterns === null ? {} : datesByPatterns(patterns, wall)),
  };
}

/** A browser may be older than the name of a zone. */
function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}

/** The name that holds all year, without summer or standard time. Names changed over the decades, so it asks about 2026. */
function zoneName(locale: string, timeZone: string): string {
  const options = { timeZone, timeZoneName: 'longGeneric' } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(Date.UTC(2026, 0));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

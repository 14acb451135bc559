import { addDays, isDay } from '../../../calendar/day.ts';
import { firstWeekday } from '../../../i18n/language-tag.ts';

/** Days and times in the words of one language, on the clock of one zone. A *day* is `YYYY-MM-DD`, a *month* `YYYY-MM`. */
export interface WidgetDates {
  /** The day that an instant falls on; of a day, itself. */
  readonly dayOf: (moment: string | number) => string;
  /** The clock of the zone at an instant, for comparison. */
  readonly wallOf: (moment: string) => string;
  /** `Sat, 24 October`, with the year where it is asked for. */
  readonly shortDay: (day: string, withYear?: boolean) => string;
  /** `Saturday, 24 October`. */
  readonly longDay: (day: string, withYear?: boolean) => string;
  readonly days: (first: string, last: string, withYear?: boolean) => string;
  readonly time: (instant: string | number) => string;
  readonly times: (start: string, end: string) => string;
  /** The number alone, in the language's digits. */
  readonly dayNumber: (day: string) => string;
  readonly month: (month: string) => string;
  readonly weekday: (day: string, width: 'short' | 'long') => string;
  /** 1 is Monday, 7 Sunday. */
  readonly firstWeekday: number;
  /** `Central European Time`. */
  readonly zoneName: string;
}

export function createWidgetDates(language: string, timeZone: string): WidgetDates {
  const locale = knownLocale(language);
  const zone = knownZone(timeZone);
  const formatters = new Map<string, Intl.DateTimeFormat>();
  const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = JSON.stringify(options);
    const found = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
    formatters.set(key, found);
    return found;
  };
  // A day is no instant: it is said as it is, in UTC.
  const days = (width: 'short' | 'long', withYear = false) =>
    formatter({
      timeZone: 'UTC',
      weekday: width,
      day: 'numeric',
      month: 'long',
      ...(withYear ? { year: 'numeric' } : {}),
    });
  const say = (format: Intl.DateTimeFormat, moment: string | number) => format.format(new Date(moment));
  const clock = formatter({ timeZone: zone, hour: 'numeric', minute: '2-digit' });
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
    dayOf: (moment) => (typeof moment === 'string' && isDay(moment) ? moment : wall(moment).slice(0, 10)),
    wallOf: wall,
    shortDay: (day, withYear) => say(days('short', withYear), day),
    longDay: (day, withYear) => say(days('long', withYear), day),
    days: (first, last, withYear) => days('short', withYear).formatRange(new Date(first), new Date(last)),
    time: (instant) => say(clock, instant),
    times: (start, end) => clock.formatRange(new Date(start), new Date(end)),
    dayNumber: (day) => formatter({ timeZone: 'UTC', day: 'numeric' }).formatToParts(new Date(day))[0]?.value ?? '',
    month: (month) => say(formatter({ timeZone: 'UTC', month: 'long', year: 'numeric' }), `${month}-01`),
    weekday: (day, width) => say(formatter({ timeZone: 'UTC', weekday: width }), day),
    firstWeekday: firstWeekday(locale),
    zoneName: zoneName(locale, zone),
  };
}

/** The months after a month, or before it. */
export function addMonths(month: string, count: number): string {
  const [year, index] = month.split('-').map(Number) as [number, number];
  const moved = new Date(0);
  moved.setUTCFullYear(year, index - 1 + count, 1);
  return moved.toISOString().slice(0, 7);
}

/** The first and the last day of a month. */
export const firstAndLastDay = (month: string): readonly [string, string] => [
  `${month}-01`,
  addDays(`${addMonths(month, 1)}-01`, -1),
];

function knownLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** A browser may be older than a zone's name. */
function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}

/** The name that holds all year round; zones had other ones in other decades, so a day of these is asked about. */
function zoneName(locale: string, timeZone: string): string {
  const options = { timeZone, timeZoneName: 'longGeneric' } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(Date.UTC(2026, 0));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

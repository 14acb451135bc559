import { wordsOf } from '../../vocabulary/vocabulary.ts';

/** A day as its calendar counts it. */
interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The Gregorian day of a day whose year belongs to another calendar: Buddhist (2569), Persian (1405) or of the Hijra (1448). Years
 * of events are near today's, so that no two calendars share one. Any other day comes back as it is.
 */
export function gregorianDay(given: CalendarDay): CalendarDay {
  const { year } = given;
  if (year >= 2550 && year <= 2620) return { ...given, year: year - 543 };
  const calendar = calendars.find(({ from, to }) => year >= from && year <= to);
  return calendar === undefined ? given : (convert(given, calendar.name) ?? given);
}

const calendars = [
  { name: 'persian', from: 1379, to: 1430, languages: ['fa', 'fa-AF', 'en'] },
  { name: 'islamic-umalqura', from: 1431, to: 1499, languages: ['ar', 'fa', 'en'] },
] as const;

type CalendarName = (typeof calendars)[number]['name'];

const millisecondsOfDay = 86_400_000;

/** Finds the day that the calendar calls so, near where its months put it; null: it has no such day. */
function convert({ year, month, day }: CalendarDay, name: CalendarName): CalendarDay | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const isSolar = name === 'persian';
  const epoch = isSolar ? Date.UTC(622, 2, 21) : Date.UTC(622, 6, 18);
  const passed = isSolar ? (year - 1) * 365.2422 + (month - 1) * 30.5 : (year - 1) * 354.367 + (month - 1) * 29.53;
  const near = epoch + Math.round(passed + day - 1) * millisecondsOfDay;
  for (let step = 0; step <= 6; step++) {
    for (const at of step === 0 ? [near] : [near - step * millisecondsOfDay, near + step * millisecondsOfDay]) {
      const shown = dayIn(name, at);
      if (shown.year !== year || shown.month !== month || shown.day !== day) continue;
      const date = new Date(at);
      return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    }
  }
  return null;
}

const formats = new Map<CalendarName, Intl.DateTimeFormat>();

function dayIn(name: CalendarName, at: number): CalendarDay {
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(`en-u-ca-${name}-nu-latn`, {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
  formats.set(name, format);
  const parts = format.formatToParts(at);
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  return { year: number('year'), month: number('month'), day: number('day') };
}

/** Months of these calendars by their names, and eras, as a text that any reader knows: `1405-07-25`. */
export function spellOut(text: string): string {
  if (/תש/.test(text)) return withoutSecondCalendar(text);
  const dated = withoutEra(/\p{Script=Ethiopic}/u.test(text) ? inEthiopicYear(text) : text);
  if (!/(?:^|\D)1[34]\d\d(?:\D|$)/.test(dated)) return dated;
  const spelled = dated.replace(namedDay(), (whole: string, day: string, name: string, year: string) =>
    dayAs(year, name, day, whole),
  );
  // `۲۸ آبان تا ۳ آذر ۱۴۰۵`: the last day of a range has the year of both.
  const year = spelled === dated ? undefined : /(1[34]\d\d)-\d\d-\d\d/.exec(spelled)?.[1];
  if (year === undefined) return withoutSecondCalendar(spelled);
  return spelled.replace(dayWithoutYear(), (whole: string, day: string, name: string) => dayAs(year, name, day, whole));
}

function dayAs(year: string, name: string, day: string, otherwise: string): string {
  const month = monthNames().get(name.toLowerCase());
  return month === undefined
    ? otherwise
    : [year, ...[String(month), day].map((part) => part.padStart(2, '0'))].join('-');
}

/**
 * The Gregorian date of a text that has the same day in another calendar as well: `25/06/1448 هـ - 05/12/2026 م`,
 * `כ"ה בכסלו תשפ"ז (5.12.2026)`.
 */
const withoutSecondCalendar = (text: string): string =>
  afterHijri.exec(text)?.[1] ?? beforeHijri.exec(text)?.[1] ?? afterHebrew.exec(text)?.[1] ?? text;

const afterHijri =
  /^(?:\d{1,2}[/.-]\d{1,2}[/.-])?1[34]\d\d(?:[/.-]\d{1,2}[/.-]\d{1,2})?\s*هـ?\.?\s*[-–|/،(]+\s*([^()]*20\d\d[^()]*?)\s*م?\s*\)?$/u;

const beforeHijri =
  /^([^()]*20\d\d[^()]*?)\s*م?\s*[-–|/،(]+\s*(?:\d{1,2}[/.-]\d{1,2}[/.-])?1[34]\d\d(?:[/.-]\d{1,2}[/.-]\d{1,2})?\s*هـ?\.?\s*\)?$/u;

const afterHebrew = /^[^\d()]*תש[א-ת]?["״][א-ת][\s,–-]*\(([^()]*\d[^()]*)\)/u;

/** A day of Ethiopia's calendar by the name of its month, `ህዳር 26፣ 2019 ዓ.ም`, in the Gregorian calendar. */
function inEthiopicYear(text: string): string {
  ethiopicDay ??= new RegExp(
    String.raw`(${[...ethiopicMonths().keys()].join('|')})\s*(\d{1,2})(?:\s*ቀን)?[\s፣,]*(20[01]\d|202\d)(?!\d)(?:\s*ዓ\.?\s?ም\.?)?`,
    'u',
  );
  return text.replace(ethiopicDay, (whole, name: string, day: string, year: string) => {
    const month = ethiopicMonths().get(name) ?? 0;
    const days = (Number(year) - 1) * 365 + Math.floor(Number(year) / 4) + (month - 1) * 30 + Number(day) - 1;
    const isDay = Number(day) >= 1 && Number(day) <= (month === 13 ? 6 : 30);
    return isDay ? new Date(ethiopicEpoch + days * millisecondsOfDay).toISOString().slice(0, 10) : whole;
  });
}

/** The first day of the first year, 29 August 8 of the Julian calendar. */
const ethiopicEpoch = Date.parse('0008-08-27T00:00:00Z');

let ethiopicDay: RegExp | null = null;
let ethiopicNames: ReadonlyMap<string, number> | null = null;

function ethiopicMonths(): ReadonlyMap<string, number> {
  if (ethiopicNames !== null) return ethiopicNames;
  const format = new Intl.DateTimeFormat('am-u-ca-ethiopic', { month: 'long', timeZone: 'UTC' });
  const found = new Map<string, number>();
  // 11 September 2025 begins the year 2018, which is no leap year.
  for (let month = 1; month <= 13; month++) {
    const name = format.format(Date.UTC(2025, 8, 11) + ((month - 1) * 30 + 2) * millisecondsOfDay);
    // These letters sound alike, and people write any of them.
    for (const one of [name, name.replace('ኅ', 'ህ'), name.replace('ሐ', 'ሀ'), name.replace('ዝ', 'ዚ')])
      found.set(one, month);
  }
  ethiopicNames = found;
  return found;
}

/** The year of an era, as East Asia counts them, as a year: of `R8.3.12`, of `R080312` as office computers write it, and of the same with the era's name. */
function withoutEra(text: string): string {
  const compact = /^R(0[1-9]|1\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])((?:[01]\d|2[0-4])[0-5]\d(?:[0-5]\d)?)?$/.exec(
    text,
  );
  if (compact) {
    const [, year, month = '', day = '', clock = ''] = compact;
    return [Number(year) + 2018, month, day].join('') + clock;
  }
  const short = /^([RH])(\d{1,2})[./](\d{1,2})[./](\d{1,2})(?!\d)/.exec(text);
  if (short) {
    const [, letter, year, month, day] = short;
    return [Number(year) + (letter === 'R' ? 2018 : 1988), month, day].join('-') + text.slice(short[0].length);
  }
  if (!/\p{Script=Han}/u.test(text)) return text;
  for (const [name, before] of eras()) {
    const at = text.indexOf(name);
    const parts = at < 0 ? null : /^\s*(\d{1,3}|元)\s*(?=年)/.exec(text.slice(at + name.length));
    if (parts === null) continue;
    const year = before + (/\d/.test(parts[0]) ? Number(parts[1]) : 1);
    // The era's name is the end of the state's: 中華民國.
    return text.slice(0, at).replace(/中[華华]$/u, '') + year + text.slice(at + name.length + parts[0].length);
  }
  return text;
}

let eraNames: readonly (readonly [string, number])[] | null = null;

/** Each era with the year before its first. */
function eras(): readonly (readonly [string, number])[] {
  eraNames ??= [
    ...[2020, 2000, 1980].map((year) => eraOf('ja-u-ca-japanese-nu-latn', year)),
    eraOf('zh-Hant-u-ca-roc-nu-latn', 2020),
    eraOf('zh-Hans-u-ca-roc-nu-latn', 2020),
  ];
  return eraNames;
}

function eraOf(locale: string, year: number): readonly [string, number] {
  const parts = new Intl.DateTimeFormat(locale, { era: 'short', year: 'numeric', timeZone: 'UTC' }).formatToParts(
    Date.UTC(year, 5, 1),
  );
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return [part('era'), year - Number.parseInt(part('year'), 10)];
}

let names: ReadonlyMap<string, number> | null = null;

function monthNames(): ReadonlyMap<string, number> {
  if (names !== null) return names;
  const found = new Map<string, number>();
  for (const { name, languages, from } of calendars) {
    for (const language of languages) {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-${name}-nu-latn`, { month: 'long', timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) {
        const day = convert({ year: from + 1, month, day: 10 }, name);
        if (day === null) continue;
        const text = format.format(Date.UTC(day.year, day.month - 1, day.day)).toLowerCase();
        if (!/\d/.test(text)) found.set(text, month);
      }
    }
  }
  names = found;
  return found;
}

let pattern: RegExp | null = null;

let withoutYear: RegExp | null = null;

const allNames = (): string => [...monthNames().keys()].toSorted((a, b) => b.length - a.length).join('|');

/** A day and a month of these calendars before another day. */
function dayWithoutYear(): RegExp {
  withoutYear ??= new RegExp(
    `(?<!\\d)(\\d{1,2})\\s*(${allNames()})(?=[\\s،,]+[\\p{L}–-]*[\\s\\p{L}]*1[34]\\d\\d-)`,
    'giu',
  );
  return withoutYear;
}

function namedDay(): RegExp {
  if (pattern !== null) return pattern;
  const words = allNames();
  pattern = new RegExp(
    `(?<!\\d)(\\d{1,2})\\s*(${words})(?:\\s*(?:${wordsOf('fields', 'month').join('|')}))?[\\s,،]*(1[34]\\d\\d)(?:\\s*هـ?\\.?)?(?![\\p{L}\\d])`,
    'giu',
  );
  return pattern;
}

import { addDays } from '../../calendar/day.ts';
import { wallAt } from '../../calendar/instant.ts';
import { readTimeZone } from '../../calendar/time-zone.ts';
import { normalForm } from '../../text/plain/control-characters.ts';
import { readKey } from '../../vocabulary/key-words.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isEmpty, isRecord, openText, scalarNumber, scalarText } from '../json.ts';
import { contentOf } from '../wrapper.ts';
import { clockOfParts, dateParts, numberedParts, partNamed, withoutUnsetParts } from './date-parts.ts';
import { readPattern } from './date-pattern.ts';
import { clockOfNoDay, isNoOffset, isOffsetOf, isPacked, readDateSpan, readEpoch } from './date-text.ts';
import { dayLines, daysInARow } from './day-lines.ts';
import {
  type DateResult,
  dateFromEpoch,
  dateFromParts,
  dayAtBound,
  fault,
  instantIn,
  type ParsedDate,
} from './parsed-date.ts';
import { plainDate } from './plain-date.ts';
import { hourOn } from './weekdays.ts';

export interface DateOptions {
  /** Unicode date patterns, `epoch` or `epoch-ms`. Empty: any known form. */
  readonly formats: readonly string[];
  /** BCP 47 tag. */
  readonly language: string;
  /** IANA name of the zone of the place: an instant that stands for a day beside a time is the day there. */
  readonly zoneId?: string | null;
  /** Whether a day beside a time in words that nobody knows is that day. It is a fault otherwise. */
  readonly dayOfUnreadTime?: boolean;
}

/** Reads a date from a value of any type. Never throws. */
export function readDate(value: unknown, options: DateOptions, depth = 0): DateResult {
  if (isEmpty(value) || value === false) return none;
  if (typeof value === 'number') return ofNumber(value, options);
  if (typeof value === 'string') return ofText(value, options);
  if (depth > 6) return fault('it is nested too deep');
  if (Array.isArray(value)) return ofList(value, options, depth);
  return isRecord(value) ? ofObject(value, options, depth) : fault('it is no date');
}

const none: DateResult = { kind: 'none' };

function ofNumber(value: number, options: DateOptions): DateResult {
  if (options.formats.includes('epoch')) return dateFromEpoch(Math.round(value * 1000));
  if (options.formats.includes('epoch-ms')) return dateFromEpoch(Math.round(value));
  if (options.formats.length > 0) return readPattern(scalarText(value), options.formats, options.language);
  const text = scalarText(value);
  if (/^(?:1[3489]\d{2}|2\d{3}|10[89]|1[12]\d)(?:0[1-9]|1[0-2])\d{2}$/.test(text) || isPacked(text))
    return readDateSpan(text, options.language);
  if (isDayNumber(value)) return ofSerial(value + daysTo1970);
  return value >= firstSerial && value <= lastSerial ? ofSerial(value) : readEpoch(value);
}

/** Whether a number counts the days since 1970: those from 2010 to 2049. */
export const isDayNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 14_610 && (value as number) < 29_220;

/** Days from the end of 1899, as spreadsheets count them, to 1970. */
const daysTo1970 = 25_569;

/** Days since the end of 1899, as spreadsheets count them: those from 1982 to 2099. */
const [firstSerial, lastSerial] = [30_000, 73_050];

/** Reads the serial number of a spreadsheet: its fraction is the time of day. */
function ofSerial(serial: number): DateResult {
  const at = new Date(Math.round((serial - daysTo1970) * 86_400) * 1000);
  const day = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  if (Number.isInteger(serial)) return dateFromParts(day);
  return dateFromParts({ ...day, hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() });
}

/** Nothing stands around `2026-10-17T17:30:00Z`. Most dates are like it. */
const isBare = /^[\d\-T: ]+(?:\.\d+)?(?:Z|[+-][\d:]+)?$/;

function ofText(value: string, options: DateOptions): DateResult {
  const held = openText(value);
  if (held !== value) return readDate(held, options);
  const read = (line: string) => ofText(line, options);
  const lines = /[\r\n]/.test(value) ? dayLines(value, read) : null;
  if (lines !== null) return daysInARow(lines, read) ?? fault('it lists days that do not follow each other');
  const bare = isBare.test(value) ? value : plainDate(value);
  if (bare.length > 300) return fault('it is too long for a date');
  const spaced = bare
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[\s\u00a0\u2007\u202f\u200b]+/g, ' ')
    .replaceAll('−', '-');
  const text = normalForm(spaced, 'NFC').trim().replace(lengthOfDay, clockOfLength);
  if (/^(?:null|none|n\/a|tba|tbd|-+|invalid date|nil|undefined|false|nan)$/i.test(text)) return none;
  if (!/\d/.test(text) && unset.has(withoutDots(text.toLowerCase()))) return none;
  const clock = clockOfNoDay(text);
  if (clock !== null) return readDateSpan(clock, options.language);
  const { formats, language } = options;
  if (formats.length === 0 && /^\d{5}(?:[.,]\d+)?$/.test(text))
    return ofNumber(Number(text.replace(',', '.')), options);
  if (formats.length === 0) {
    const span = readDateSpan(text, language, options.zoneId);
    return span.kind === 'fault' && options.dayOfUnreadTime === true ? (dayBeforeWords(text, language) ?? span) : span;
  }
  if (/^-?\d+(?:\.\d+)?$/.test(text) && formats.some((format) => format === 'epoch' || format === 'epoch-ms')) {
    return ofNumber(Number(text), options);
  }
  return readPattern(text, formats, language);
}

/** The day of `12 March 2027, after sunset`: what follows it has words and no number. Null: the text is no such thing. */
function dayBeforeWords(text: string, language: string): DateResult | null {
  const [, date, rest] = /^(.*\p{Nd}[\p{Script=Han}\p{Script=Hangul}]?)(\P{Nd}*)$/u.exec(text) ?? [];
  if (date === undefined || rest === undefined || !/\p{L}{2}/u.test(rest)) return null;
  const day = readDateSpan(date, language);
  return day.kind === 'date' && day.reading.time === null && day.end === null
    ? { ...day, unreadTime: rest.replace(/^[\s,;|·]+/, '') }
    : null;
}

/** Reads `[2026, 10, 25, 14, 0]`, `['25.10.2026', '14:00']`, or the first of a list of dates. */
function ofList(list: readonly unknown[], options: DateOptions, depth: number): DateResult {
  const [year, month, day, hour, minute, second] = list;
  if (
    list.length >= 3 &&
    list.length <= 7 &&
    list.every((part) => Number.isInteger(part) || (typeof part === 'string' && /^\d{1,4}$/.test(part))) &&
    scalarNumber(year) > 31 &&
    scalarNumber(year) < 10_000
  ) {
    const parts = { year: scalarNumber(year), month: scalarNumber(month), day: scalarNumber(day) };
    return dateFromParts(
      hour === undefined
        ? parts
        : { ...parts, hour: scalarNumber(hour), minute: scalarNumber(minute ?? 0), second: scalarNumber(second ?? 0) },
    );
  }
  if (list.length === 2 && typeof list[0] === 'string' && typeof list[1] === 'string') {
    const time = readDate(list[1], { ...options, formats: [] }, depth + 1);
    if (time.kind === 'time') return ofDayAndTime(list[0], list[1], options, depth);
  }
  if (list.length === 2 && Array.isArray(list[0]) && clockOfParts(list[1]) !== null)
    return ofDayAndTime(list[0], list[1], options, depth);
  const clock = list.length > 1 && list.every(Number.isInteger) ? clockOfParts(list) : null;
  if (clock !== null) return { kind: 'time', time: clock };
  const content = contentOf(list);
  return readDate(content === list ? list[0] : content, options, depth + 1);
}

/**
 * Reads `{ date, time, tz }`, `{ dateTime, timeZone }`, `{ local, utc, timezone }`, `{ seconds }` and
 * `{ year, month, day }`. The zone may be missing.
 */
function ofObject(given: Readonly<Record<string, unknown>>, options: DateOptions, depth: number): DateResult {
  const object = withoutUnsetParts(given);
  // `{ year: -2147483648, month: -2147483648, … }`: a date of which nothing is set.
  if (object !== given && !Object.keys(object).some((key) => partNamed(key) !== null)) return none;
  const byKey = new Map(Object.entries(object).map(([key, part]) => [key.toLowerCase(), part]));
  // XML's attributes.
  for (const [key, part] of [...byKey]) {
    const plain = key.replace(/^@/, '');
    if (!byKey.has(plain)) byKey.set(plain, part);
  }
  const first = (names: readonly string[]) => names.map((name) => byKey.get(name)).find((part) => !isEmpty(part));
  const named = first(zoneKeys);
  const zone = readTimeZone(isRecord(named) ? named.id : named);
  const inZone = (result: DateResult): DateResult =>
    result.kind === 'date' && result.reading.zone === null && zone !== null
      ? { ...result, reading: { ...result.reading, zone }, end: result.end && { ...result.end, zone } }
      : result;
  const seconds = first(['seconds', '_seconds', 'sec']);
  if (typeof seconds === 'number' && Math.abs(seconds) > 59) return inZone(dateFromEpoch(seconds * 1000));
  if (typeof seconds === 'string' && /^-?\d{8,11}$/.test(seconds)) return inZone(dateFromEpoch(Number(seconds) * 1000));
  const key = momentKeys.find((one) => !isEmpty(byKey.get(one)));
  if (key !== undefined) {
    const result = readDate(byKey.get(key), options, depth + 1);
    return inZone(key === 'utc' || isUtcOfOther(key, result, byKey, options, depth) ? inUtc(result) : result);
  }
  const date = first(dateKeys) ?? saying(object, 'date');
  const time = first(timeKeys) ?? saying(object, 'time');
  const numbers = dateParts(object, options.language) ?? numberedParts(object, options.language);
  if (numbers !== null) return inZone(dateFromParts(numbers));
  if (date === undefined) {
    const clock = clockOfParts(object);
    if (clock !== null) return { kind: 'time', time: clock };
    // `{ display: '8 Oct 2026, 18:30', time: 1791484200000 }`
    const whole = time === undefined ? none : readDate(time, options, depth + 1);
    if (whole.kind === 'date') return inZone(whole);
    const content = contentOf(object);
    return content === object ? fault('it holds no date') : inZone(readDate(content, options, depth + 1));
  }
  if (time !== undefined) return inZone(ofDayAndTime(date, time, options, depth));
  const result = inZone(readDate(date, options, depth + 1));
  if (!byKey.has('time')) return asDateField(result);
  // The time is empty.
  return result.kind === 'date' && result.end === null
    ? { ...result, reading: dayOfMoment(result.reading, options.zoneId ?? null) }
    : result;
}

/**
 * Whether a date beside the same moment on the clocks of the place is in UTC: `{ display: '2026-10-14 13:30', value: '2026-10-14 17:30' }`
 * in Montréal.
 */
function isUtcOfOther(
  key: string,
  result: DateResult,
  byKey: ReadonlyMap<string, unknown>,
  options: DateOptions,
  depth: number,
): boolean {
  const zoneId = options.zoneId ?? null;
  if (!mayStandInUtc.has(key) || result.kind !== 'date' || zoneId === null) return false;
  const { day, time, offset } = result.reading;
  if (time === null || offset !== null || result.end !== null) return false;
  const local = wallAt(instantIn({ day, time, offset: 0 }, 'UTC'), zoneId);
  if (local.day === day && local.time === time) return false;
  return [...byKey].some(([name, part]) => {
    if (name === key || typeof part !== 'string' || readKey(name).concepts.has('end')) return false;
    const other = readDate(part, options, depth + 1);
    return other.kind === 'date' && other.reading.day === local.day && other.reading.time === local.time;
  });
}

/** The keys of a value, without those of a start: what stands beside a start is its end. */
const mayStandInUtc: ReadonlySet<string> = new Set(
  'datetime date_time timestamp value @value raw #text _text'.split(' '),
);

/** A time of day that names no offset is one of UTC. */
const inUtc = (result: DateResult): DateResult =>
  result.kind === 'date' && result.reading.time !== null && result.reading.offset === null
    ? { ...result, reading: { ...result.reading, offset: 0 } }
    : result;

/** What stands under the one key that says this and nothing else. */
function saying(object: Readonly<Record<string, unknown>>, concept: 'date' | 'time'): unknown {
  const keys = Object.keys(object).filter((key) => {
    const { concepts } = readKey(key);
    return concepts.size === 1 && concepts.has(concept) && !isEmpty(object[key]);
  });
  return keys.length === 1 ? object[keys[0] as string] : undefined;
}

const dateKeys = ['date', 'day', ...wordsOf('fields', 'date')];
const timeKeys = ['time', 'hour', ...wordsOf('fields', 'time')];

const zoneKeys = 'timezone tz time_zone zone tzid timezoneid utc_offset utcoffset offset timezoneoffset'.split(' ');

/** The signs are those of XML that became JSON. */
const momentKeys =
  'utc datetime date_time timestamp iso iso8601 $date instant local value @value raw #text _text $t _ start begin'.split(
    ' ',
  );

/** Marks a day in a field for whole days. */
const asDateField = (result: DateResult): DateResult =>
  result.kind === 'date' && result.reading.time === null && result.end === null
    ? { ...result, reading: { ...result.reading, dateField: true } }
    : result;

/** Reads a day and a time from two fields. */
function ofDayAndTime(date: unknown, time: unknown, options: DateOptions, depth: number): DateResult {
  if (typeof date === 'string' && typeof time === 'string' && options.formats.length > 0) {
    const joined = readDate(`${date} ${time}`, options, depth + 1);
    if (joined.kind === 'date') return joined;
  }
  const given = readDate(date, options, depth + 1);
  if (given.kind !== 'date') return given;
  const day = { ...given, reading: dayOfMoment(given.reading, options.zoneId ?? null) };
  if (isEmpty(time) || time === false || isUnset(scalarText(time))) return day;
  const written = timeText(time);
  const text = withDash((written && hourOn(day.reading.day, written)) ?? written, options.zoneId ?? null);
  if (text === null) return fault('its time is a number of unknown meaning');
  if (isUnset(text)) return day;
  const whole = readDate(`${day.reading.day} ${text}`, { ...options, formats: [], dayOfUnreadTime: false }, depth + 1);
  if (whole.kind !== 'date') {
    const isWords = options.dayOfUnreadTime === true && (/\p{L}{2}/u.test(text) || severalHours.test(text));
    return isWords ? { ...day, unreadTime: text.trim() } : fault('its time is in no form that is known');
  }
  const { reading, end } = whole;
  if (reading.time === null && end === null) return day;
  const nights = end !== null && end.day > reading.day ? 1 : 0;
  return {
    kind: 'date',
    reading: { ...reading, zone: reading.zone ?? day.reading.zone, assumed: day.reading.assumed },
    end: end === null || day.end === null ? (end ?? day.end) : { ...end, day: addDays(day.end.day, nights) },
  };
}

/** `10:00-14:00, 17:00-20:00`: what is open in the morning and again in the afternoon. */
const severalHours = /^(?:\d{1,2}[:.]\d\d\s*[-–—~〜～]\s*\d{1,2}[:.]\d\d[\s,;/|&+]*){2,6}$/;

/**
 * `08:30-10:00`, `08:30-10` or `kl. 22:00-03:30` in a field for the time of day is from one to the other; `18:30-05:00` is five hours behind
 * UTC, where the place may be.
 */
function withDash(text: string | null, zoneId: string | null): string | null {
  const parts = /^(\p{L}+[.:]?\s+)?(\d{1,2}:\d{2})-(\d{1,2})(:\d{2})?$/u.exec(text?.trim() ?? '');
  const from = parts?.[2]?.padStart(5, '0');
  const to = parts?.[3] && parts[3].padStart(2, '0') + (parts[4] ?? ':00');
  return from !== undefined && to !== undefined && (from < to || isNoOffset(to) || !isOffsetOf(zoneId, to))
    ? `${parts?.[1] ?? ''}${from} – ${to}`
    : text;
}

/**
 * Beside a time, a midnight stands for the day that it begins, and the last second for the day that it ends: in the zone of the place or as
 * it is written.
 */
function dayOfMoment(date: ParsedDate, zoneId: string | null): ParsedDate {
  const day = dayAtBound(date, zoneId) ?? dayAtBound(date, null);
  return day === null ? date : { ...date, day, time: null, offset: null };
}

/** Whether a text stands for a time that is missing or not settled: `--:--`, or the empty mask of a form. */
const isUnset = (text: string): boolean =>
  /^(?:[-–—_.:?\s]+|9{4,6}|99:99(?::99)?|0000-00-00(?:[T ][0:.]*Z?)?)$/.test(text) ||
  unset.has(withoutDots(text.toLowerCase()));

const withoutDots = (text: string): string => text.replace(/\./g, ' ').replace(/\s+/g, ' ').trim();

const unset: ReadonlySet<string> = new Set(wordsOf('dates', 'unset').map(withoutDots));

/** OData writes a time of day as a length of time, `PT08H30M00S`. */
const lengthOfDay = /^PT(\d{1,2})H(?:(\d{1,2})M)?(?:(?:0+|\d{1,2})(?:\.\d+)?S)?$/;
const clockOfLength = (_: string, hour: string, minute = '0') => `${hour}:${minute.padStart(2, '0')}`;

/** The text of a time field, in a form that can follow a day. A number is a number of hours. Null for other values. */
function timeText(given: unknown): string | null {
  const time = typeof given === 'object' ? (clockOfParts(given) ?? contentOf(given)) : given;
  if (typeof time === 'number') return Number.isInteger(time) ? timeOfNumber(time) : null;
  if (typeof time !== 'string') return null;
  // The database stores a time as a date.
  const stored = clockOfNoDay(time.trim());
  if (stored !== null) return stored;
  return time
    .trim()
    .replace(/^(?:1[789]\d\d|0001|2000)-\d{2}-\d{2}[T ]/, '')
    .replace(lengthOfDay, clockOfLength)
    .replace(/^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/, '$1:$2:$3')
    .replace(/^(\d{2})(\d{2})$/, '$1:$2')
    .replace(/^(\d{1,2})$/, '$1:00');
}

/**
 * The time that a whole number means: hours up to 24. Larger ones are `HHmm`, or minutes or seconds since midnight, where
 * they can be one of these alone. Null in doubt: 1110 may be 11:10, or 18:30 in minutes.
 */
function timeOfNumber(time: number): string | null {
  if (time < 0) return null;
  if (time <= 24) return `${time}:00`;
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const packed = time <= 2359 && time >= 100 && time % 100 < 60;
  const minutes = time < 1440;
  if (packed && !minutes) return clock(Math.floor(time / 100) * 60 + (time % 100));
  if (minutes && !packed) return clock(time);
  return time > 2359 && time < 86_400 && time % 60 === 0 ? clock(time / 60) : null;
}

import { addDays } from '../../calendar/day.ts';
import { readTimeZone } from '../../calendar/time-zone.ts';
import { normalForm } from '../../text/plain/control-characters.ts';
import { isEmpty, isRecord, scalarNumber, scalarText } from '../json.ts';
import { readPattern } from './date-pattern.ts';
import { readDateSpan, readEpoch } from './date-text.ts';
import { type DateResult, dateFromEpoch, dateFromParts, fault } from './parsed-date.ts';

export interface DateOptions {
  /** Unicode date patterns, `epoch` or `epoch-ms`. Empty: any known form. */
  readonly formats: readonly string[];
  /** BCP 47 tag. */
  readonly language: string;
}

/** Reads a date from a value of any type. Never throws. */
export function readDate(value: unknown, options: DateOptions, depth = 0): DateResult {
  if (isEmpty(value) || value === false) return none;
  if (typeof value === 'number') return ofNumber(value, options);
  if (typeof value === 'string') return ofText(value, options);
  if (depth > 3) return fault('it is nested too deep');
  if (Array.isArray(value)) return ofList(value, options, depth);
  return isRecord(value) ? ofObject(value, options, depth) : fault('it is no date');
}

const none: DateResult = { kind: 'none' };

function ofNumber(value: number, options: DateOptions): DateResult {
  if (options.formats.includes('epoch')) return dateFromEpoch(Math.round(value * 1000));
  if (options.formats.includes('epoch-ms')) return dateFromEpoch(Math.round(value));
  if (options.formats.length > 0) return readPattern(scalarText(value), options.formats, options.language);
  const text = scalarText(value);
  if (/^(?:1[89]|2\d)\d{2}(?:0[1-9]|1[0-2])\d{2}$/.test(text)) return readDateSpan(text, options.language);
  return readEpoch(value);
}

function ofText(value: string, options: DateOptions): DateResult {
  if (value.length > 300) return fault('it is too long for a date');
  const spaced = value
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[\s\u00a0\u2007\u202f\u200b]+/g, ' ')
    .replaceAll('−', '-');
  const text = normalForm(spaced, 'NFC').trim();
  if (/^(?:null|none|n\/a|tba|tbd|-+|invalid date|nil)$/i.test(text)) return none;
  const { formats, language } = options;
  if (formats.length === 0) return readDateSpan(text, language);
  if (/^-?\d+(?:\.\d+)?$/.test(text) && formats.some((format) => format === 'epoch' || format === 'epoch-ms')) {
    return ofNumber(Number(text), options);
  }
  return readPattern(text, formats, language);
}

/** Reads `[2026, 10, 25, 14, 0]`, `['25.10.2026', '14:00']`, or the first of a list of dates. */
function ofList(list: readonly unknown[], options: DateOptions, depth: number): DateResult {
  const [year, month, day, hour, minute, second] = list;
  if (
    list.length >= 3 &&
    list.length <= 7 &&
    list.every((part) => Number.isInteger(part)) &&
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
  return readDate(list[0], options, depth + 1);
}

/**
 * Reads `{ date, time, tz }`, `{ dateTime, timeZone }`, `{ local, utc, timezone }`, `{ seconds }` and
 * `{ year, month, day }`. The zone may be missing.
 */
function ofObject(object: Readonly<Record<string, unknown>>, options: DateOptions, depth: number): DateResult {
  const byKey = new Map(Object.entries(object).map(([key, part]) => [key.toLowerCase(), part]));
  const first = (names: readonly string[]) => names.map((name) => byKey.get(name)).find((part) => !isEmpty(part));
  const zone = readTimeZone(first(zoneKeys));
  const inZone = (result: DateResult): DateResult =>
    result.kind === 'date' && result.reading.zone === null && zone !== null
      ? { ...result, reading: { ...result.reading, zone }, end: result.end && { ...result.end, zone } }
      : result;
  const seconds = first(['seconds', '_seconds', 'sec']);
  if (typeof seconds === 'number') return inZone(dateFromEpoch(seconds * 1000));
  const moment = first(momentKeys);
  if (moment !== undefined) return inZone(readDate(moment, options, depth + 1));
  const date = first(['date', 'day', 'datum', 'data', 'дата']);
  const time = first(['time', 'hour', 'zeit', 'uhrzeit', 'heure', 'hora', 'vremya', 'время']);
  const year = byKey.get('year');
  if (year !== undefined) {
    const number = (name: string) => scalarNumber(byKey.get(name) ?? 0);
    const parts = {
      year: scalarNumber(year),
      month: scalarNumber(byKey.get('month') ?? byKey.get('monthvalue') ?? 0),
      day: scalarNumber(byKey.get('day') ?? byKey.get('dayofmonth') ?? 0),
    };
    return inZone(
      dateFromParts(
        byKey.has('hour')
          ? { ...parts, hour: number('hour'), minute: number('minute'), second: number('second') }
          : parts,
      ),
    );
  }
  if (date === undefined) return fault('it holds no date');
  if (time !== undefined) return inZone(ofDayAndTime(date, time, options, depth));
  const result = inZone(readDate(date, options, depth + 1));
  return byKey.has('time') ? result : asDateField(result);
}

const keysOf = (...names: string[]) => names;

const zoneKeys = keysOf(
  'timezone',
  'tz',
  'time_zone',
  'zone',
  'tzid',
  'timezoneid',
  'utc_offset',
  'utcoffset',
  'offset',
  'timezoneoffset',
);

const momentKeys = keysOf(
  'utc',
  'datetime',
  'date_time',
  'timestamp',
  'iso',
  'iso8601',
  '$date',
  'instant',
  'local',
  'value',
  '@value',
  'raw',
  // XML converted to JSON.
  '#text',
  '_text',
  '$t',
  '_',
  'start',
  'begin',
);

/** Marks a day in a field for whole days. */
const asDateField = (result: DateResult): DateResult =>
  result.kind === 'date' && result.reading.time === null && result.end === null
    ? { ...result, reading: { ...result.reading, dateField: true } }
    : result;

/** Reads a day and a time from two fields. */
function ofDayAndTime(date: unknown, time: unknown, options: DateOptions, depth: number): DateResult {
  if (typeof date === 'string' && typeof time === 'string' && options.formats.length > 0) {
    const whole = readDate(`${date} ${time}`, options, depth + 1);
    if (whole.kind === 'date') return whole;
  }
  const day = readDate(date, options, depth + 1);
  if (day.kind !== 'date') return day;
  if (isEmpty(time) || time === false) return day;
  const text = timeText(time);
  if (text === null) return fault('its time is a number of unknown meaning');
  if (noTime.test(text)) return day;
  const again = readDate(`${day.reading.day} ${text}`, { ...options, formats: [] }, depth + 1);
  if (again.kind !== 'date') return fault('its time is in no form that is known');
  const { reading, end } = again;
  if (reading.time === null && end === null) return day;
  const nights = end !== null && end.day > reading.day ? 1 : 0;
  return {
    kind: 'date',
    reading: { ...reading, zone: reading.zone ?? day.reading.zone, assumed: day.reading.assumed },
    end: end === null || day.end === null ? (end ?? day.end) : { ...end, day: addDays(day.end.day, nights) },
  };
}

/** Texts for a time that is missing or not settled. */
const noTime =
  /^(?:-+|–|—|n\/?a|null|none|\?+|tb[acd]|to be (?:announced|confirmed)|n\. ?n\.?|offen|noch offen|nach vereinbarung|n\. ?v\.?|wird noch bekannt ?gegeben|à préciser|à définir|horaire à préciser|por confirmar|por definir|a confirmar|a definir|da definire|da confermare|avoin|ilmoitetaan myöhemmin|уточняется|время уточняется|не указано|уточнюється|do ustalenia|nader te bepalen|n\.t\.b\.)$/iu;

/** The text of a time field, in a form that can follow a day. A number is a number of hours. Null for other values. */
function timeText(time: unknown): string | null {
  if (typeof time === 'number') return Number.isInteger(time) && time >= 0 && time <= 24 ? `${time}:00` : null;
  if (typeof time !== 'string') return null;
  return (
    time
      .trim()
      // `1900-01-01T14:00:00`: the database stores a time as a date.
      .replace(/^(?:1[789]\d\d|0001|2000)-\d{2}-\d{2}[T ]/, '')
      .replace(/^(\d{2})(\d{2})$/, '$1:$2')
      .replace(/^(\d{1,2})$/, '$1:00')
  );
}

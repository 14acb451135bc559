import { wallAt } from '../../calendar/instant.ts';
import {
  abbreviationOffset,
  ianaName,
  offsetId,
  readOffset,
  readTimeZone,
  type TimeZone,
} from '../../calendar/time-zone.ts';
import { memoizeWith } from '../../memoize.ts';
import { readDuration } from './duration.ts';
import { type DateParts, type DateResult, dateFromEpoch, dateFromParts, fault } from './parsed-date.ts';
import { matchDateWord } from './written/date-words.ts';
import { readWrittenDate } from './written/written-date.ts';

/** Reads a text with one date or a range: `2026-10-25/2026-10-27`, `25.–27.10.2026, 10:00–18:00`. */
export const readDateSpan = (text: string, language: string, zoneId: string | null = null): DateResult =>
  dateSpan(text, language, zoneId);

const dateSpan = memoizeWith((text, language: string, zoneId: string | null): DateResult => {
  const lasting = readInterval(text);
  if (lasting !== null) return lasting;
  const plain = text
    .replace(joinedMoments, '$1/$2')
    .replace(shortStart, (whole, start: string, join: string, end: string, year: string) =>
      isRangeSign(join.trim(), language) ? `${start}${year} – ${end}${year}` : whole,
    )
    .replace(timeRange, '$1$2 – $3')
    .replace(lateTimeRange, (whole, before: string, from: string, hour: string, minute = ':00') =>
      mayEnd(whole, from, hour + minute, zoneId) ? `${before}${from} – ${hour}${minute}` : whole,
    )
    .replace(rangeOfWords, '$1$2 – $3$4')
    .replace(shortEnd, (_, year: string, month: string, day: string, other: string | undefined, end: string) =>
      [`${year}${month}${day}`, `${year}${other ?? month}${end}`].join('/'),
    );
  const single = readDateText(plain);
  if (single.kind !== 'fault') return single;
  const written = readWrittenDate(inGregorianYear(plain), language);
  // The letters of a zone that is not known are those of the place.
  const bare = plain.replace(lettersOfZone, '$1');
  if (written === null && bare !== plain) return readDateSpan(bare, language, zoneId);
  if (written === null) return single;
  return written.kind === 'fault' && single.reason.startsWith('there is no') ? single : written;
});

/** Two letters are a zone of America where a clock stands before them: `3:00PM ET`. */
const lettersOfZone =
  /(\d(?=\s*[A-Z]{3})|(?:\d\s?[apAP]\.?[mM]\.?|:\d\d)(?=\s*(?:[A-Z]{3}|[ECMP]T)))\s*(?![AP]M)[A-Z]{2,4}$/;

const noOffset = String.raw`(?:1[2-9]|2\d|0?0):\d{2}|(?!0?[2349]:30)\d{1,2}:(?!00)\d{2}`;

/** Whether a time of day, `00:30`, is more than the hours that a zone is behind UTC. */
export const isNoOffset = (time: string): boolean => new RegExp(`^(?:${noOffset})$`).test(time);

/** `10:00-12:00`, unless it follows an ISO day: then `-05:00` may be an offset. */
const timeRange = /^(?!\d{4}-)(.*[^\d:.]|)(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/;

/** An hour and another behind a blank or a bracket, whatever the day before them. */
const lateTimeRange = /^(.*[\s,;|)])(\d{1,2}:\d{2})-(\d{1,2})(:\d{2})?$/;

/**
 * What no zone is behind UTC is an end in any case: from twelve hours on, less than one hour, and nearly all that are no whole hours. So
 * is what only Alaska and islands are behind UTC, if it is later than the time before.
 */
const isEnd = (from: string, to: string): boolean =>
  isNoOffset(to) || (to.padStart(5, '0') >= '09:00' && from.padStart(5, '0') < to.padStart(5, '0'));

const mayEnd = (text: string, from: string, to: string, zoneId: string | null): boolean =>
  isEnd(from, to) || (!/^\d{4}-/.test(text) && !isOffsetOf(zoneId, to));

/** Nobody writes a word of the hour behind an offset: `10:00-12:00 Uhr`. */
const rangeOfWords = /^(.*[^\d:.]|)(\d{1,2}:\d{2})-(\d{1,2}:\d{2})(\s*(?![A-Z]{3,5}$)\p{L}[\p{L}\s.'’]*)$/u;

/** Two moments that a program has joined: `2026-10-11T09:30:00+02:00_2026-10-11T11:30:00+02:00`. */
const joinedMoments = /^(\d{4}-\d{2}-\d{2}T[\d:.+-]+Z?)_(\d{4}-\d{2}-\d{2}T[\d:.+-]+Z?)$/;

/** ISO 8601 lets the end omit what it shares with the start: `2026-12-03/05`. */
const shortEnd = /^(\d{4}-)(\d{2}-)(\d{2})\/(\d{2}-)?(\d{2})$/;

/** A range of two days of which only the last has its year: `12/03 - 14/03/2026`. */
const shortStart = /^(\d{1,2}\/\d{1,2})(\s*(?:-|–|\p{L}{1,6})\s*)(\d{1,2}\/\d{1,2})(\/\d{4})(?!\d)/iu;

const isRangeSign = (sign: string, language: string): boolean =>
  /^[-–]$/.test(sign) || ['to', 'until', 'upTo'].includes(matchDateWord(sign, 0, language)?.meaning ?? '');

/** Whether the clocks of a zone are so many hours behind UTC in winter or summer. Where no zone is known, they may be. */
export function isOffsetOf(zoneId: string | null, hours: string): boolean {
  if (zoneId === null || /^(?:UTC|Etc\/)/.test(zoneId)) return true;
  const behind = ({ day, time }: { readonly day: string; readonly time: string }, at: string) =>
    (Date.parse(at) - Date.parse(`${day}T${time}Z`)) / 60_000;
  const [hour = 0, minute = 0] = hours.split(':').map(Number);
  return ['2026-01-10T12:00:00Z', '2026-07-10T12:00:00Z'].some(
    (at) => behind(wallAt(at, zoneId), at) === hour * 60 + minute,
  );
}

/** ISO 8601 writes an interval also as its start and its length: `2026-03-12T19:30/PT2H`. Null: the text is none. */
function readInterval(text: string): DateResult | null {
  const parts = /^(\d{4}\S+)\/(P\S+)$/.exec(text);
  if (parts === null) return null;
  const start = readDateText(parts[1] as string);
  const seconds = readDuration(parts[2], undefined);
  if (start.kind !== 'date' || seconds === null) return start;
  const { day, time } = start.reading;
  const end = new Date(Date.parse(`${day}T${time ?? '00:00:00'}Z`) + seconds * 1000).toISOString();
  return { ...start, end: { ...start.reading, day: end.slice(0, 10), time: time === null ? null : end.slice(11, 19) } };
}

/** Reads a date as programs write it. What people write is a fault here. */
function readDateText(text: string): DateResult {
  if (/^0+[-/.]?0*[-/.]?0*(?:[T\s][0:.]*Z?)?$/.test(text)) return { kind: 'none' };
  const special = readMachineDate(text);
  if (special) return special;
  let reason = unknownForm;
  const dated = inGregorianYear(text);
  for (const form of forms) {
    const parts = form.exec(dated);
    const clock = parts === null ? null : readTimeOfDay(dated.slice(parts[0].length));
    if (parts === null || clock === null) continue;
    const result = dateFromParts({ ...ymd(parts), ...clock });
    if (result.kind !== 'fault') return result;
    reason = result.reason;
  }
  return fault(reason);
}

/** The day of `1151017`, `115/10/17` or `115年10月17日`: the year is of Taiwan's calendar, and near today's. */
const ofTaiwan =
  /^(10[89]|1[12]\d)(?:(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)|[-/.\p{Script=Han}](\d{1,2})[-/.\p{Script=Han}](\d{1,2})(?:\p{Script=Han}|(?!\d)))/u;

const inGregorianYear = (text: string): string =>
  text.replace(ofTaiwan, (_, year: string, ...parts: readonly (string | undefined)[]) =>
    [Number(year) + 1911, parts[0] ?? parts[2], parts[1] ?? parts[3]].join('-'),
  );

const unknownForm = 'it is in no form that is known; give the rule a format';

/** Reads `/Date(1792881000000+0300)/`, YYYYMMDDHHMMSS, and seconds, milliseconds or microseconds since 1970. */
function readMachineDate(text: string): DateResult | null {
  const net = /^\\?\/?Date\((-?\d+)([+-]\d{4})?\)\\?\/?$/i.exec(text);
  if (net) {
    const offset = net[2] === undefined ? null : readOffset(net[2]);
    return dateFromEpoch(Number(net[1]), offset === null ? null : { id: offsetId(offset), name: null });
  }
  const packed = packedForm.exec(text);
  const offset = packed?.[7] === undefined ? null : readOffset(packed[7]);
  if (packed && (packed[7] === undefined || offset !== null))
    return dateFromParts({
      ...ymd(packed),
      hour: Number(packed[4]),
      minute: Number(packed[5]),
      second: Number(packed[6] ?? 0),
      offset,
    });
  const ordinal = /^(\d{4})-(\d{3})$/.exec(text);
  if (ordinal) return ofOrdinal(Number(ordinal[1]), Number(ordinal[2]));
  if (/^-?\d{9,18}(?:\.\d+)?$/.test(text)) return readEpoch(Number(text));
  return null;
}

/** `20261017193000`, `202610171930`, `20261017-1930`, `20261017193000.0 +0300`; `202610170800-1000` is no offset for sure. */
const packedForm =
  /^(\d{4})(\d{2})(\d{2})[ _-]?(\d{2})(\d{2})(?:(\d{2})(?:\.\d{1,9})?)?\s?(Z|\+\d{2}:?\d{2}|-0\d:?\d{2}|(?<=\d{14}(?:\.\d+)?\s?)-1[0-2]:?\d{2})?$/;

/** Whether the digits write a moment of these decades, and no number of milliseconds. */
export const isPacked = (text: string): boolean =>
  /^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?$/.test(text);

/** The days that databases and programs count from: year, day and month, in the order of their size. */
const zeroDays: ReadonlySet<string> = new Set([
  '0 0 0', '1 1 1', '1601 1 1', '1753 1 1', '1899 30 12', '1899 31 12', '1900 1 1', '1970 1 1', '2000 1 1',
]); // biome-ignore format: a list

const dayAndClock =
  /^(\d{1,4})([-/.] ?)(\d{1,2})\2(\d{1,4})(?:T|,? )(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?( ?[AP]\.?M\.?)?(?:Z|[+-]00:?00)?$/i;

/**
 * The time of day that stands on a day that databases count from, `1899-12-30T18:30:00` or `30.12.1899 18:30:00`, on the clock of the
 * place. Null: the text is another, or a midnight, which stands for none.
 */
export function clockOfNoDay(text: string): string | null {
  const [, first, , second, third, clock, half = ''] = dayAndClock.exec(text) ?? [];
  if (clock === undefined) return null;
  const parts = [first, second, third].map(Number).sort((a, b) => b - a);
  const isMidnight = /^0?0:00/.test(clock) || (/^12:00/.test(clock) && /a/i.test(half));
  return zeroDays.has(parts.join(' ')) && !isMidnight ? `${clock}${half}` : null;
}

/** The day of a year by its number, `2026-290` (ISO 8601). */
function ofOrdinal(year: number, number: number): DateResult {
  const date = new Date(Date.UTC(year, 0, number));
  if (number < 1 || date.getUTCFullYear() !== year) return fault(`the year ${year} has no day ${number}`);
  return dateFromParts({ year, month: date.getUTCMonth() + 1, day: date.getUTCDate() });
}

/** Reads an instant as seconds, milliseconds, microseconds or nanoseconds since 1970. The size tells them apart. */
export function readEpoch(value: number): DateResult {
  if (value === 0) return { kind: 'none' };
  const size = Math.abs(value);
  if (size < 1e8) return fault('the number is too small for a moment since 1970');
  const ticks = secondsOfTicks(value);
  if (ticks !== null) return ofTicks(dateFromEpoch(ticks * 1000), value);
  const ms = size < 3e11 ? value * 1000 : size < 3e14 ? value : size < 3e17 ? value / 1000 : value / 1e6;
  return dateFromEpoch(Math.round(ms));
}

/**
 * The seconds since 1970 of a moment of this half century in ticks of Windows: tenths of microseconds since 1601 or since the year 1.
 * Null: the number is another. Only whole seconds count, which few ids are.
 */
export function secondsOfTicks(value: number): number | null {
  if (value % 1e7 !== 0) return null;
  const seconds = [11_644_473_600, 62_135_596_800].map((from) => value / 1e7 - from);
  return seconds.find((one) => one > 946_684_800 && one < 2_840_140_800) ?? null;
}

/** Files have their times in UTC. A date of .NET, which counts from the year 1, is on the clock of the place. */
const ofTicks = (result: DateResult, value: number): DateResult =>
  result.kind === 'date' && value > 3e17 ? { ...result, reading: { ...result.reading, offset: null } } : result;

const ymd = (parts: RegExpExecArray): DateParts => ({
  year: Number(parts[1]),
  month: Number(parts[2]),
  day: Number(parts[3]),
});

/** The forms of a day at the beginning of what programs write. `readTimeOfDay` reads the rest. */
const forms = [/^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, /^(\d{4})(\d{2})(\d{2})(?=$|T\d|\s)/];

/** What follows the day in a date: a time, and maybe an offset or a zone. */
interface ClockText {
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  readonly offset: number | null;
  readonly zone: TimeZone | null;
}

/** Reads what follows the day: `T14:00:00.0000000+03:00`, ` 14:30`, `[Europe/Berlin]`. Null for anything else. */
function readTimeOfDay(text: string): ClockText | null {
  let rest = text.replace(/^[\s,]*t?/i, '');
  const parts = (/^t/i.test(text) ? basic.exec(rest) : null) ?? clock.exec(rest);
  let time: Pick<ClockText, 'hour' | 'minute' | 'second'> = {};
  if (parts) {
    time = { hour: Number(parts[1]), minute: Number(parts[2]), second: Number(parts[3] ?? 0) };
    rest = rest.slice(parts[0].length);
  }
  const zone = readZoneSuffix(rest.trim());
  return zone === null ? null : { ...time, ...zone };
}

const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?/;

const basic = /^(\d{2})(\d{2})(?:(\d{2})(?:[.,]\d{1,9})?)?(?=$|[Zz+\-\s[])/;

/**
 * Reads the zone at the end of a date: `Z`, `+0300`, `GMT+0300 (Moscow Standard Time)`, `EST`, `Europe/Berlin`,
 * `+02:00[Europe/Berlin]`.
 */
function readZoneSuffix(text: string): Pick<ClockText, 'offset' | 'zone'> | null {
  if (text === '') return { offset: null, zone: null };
  const bracket = /^(.*?)\s*\[([^\]]+)\]$/.exec(text);
  if (bracket) {
    const before = readZoneSuffix((bracket[1] ?? '').trim());
    const zone = readTimeZone((bracket[2] ?? '').replace(/^!/, ''));
    return before && zone ? { offset: before.offset, zone } : null;
  }
  // `09:30 (Europe/Istanbul)`; what else is in brackets only explains.
  const named = /^\(([A-Z]\w+\/[\w/+-]+)\)$/.exec(text)?.[1];
  const inBrackets = named === undefined ? null : ianaName(named);
  if (inBrackets !== null) return { offset: null, zone: { id: inBrackets, name: inBrackets } };
  const bare = text.replace(/\s*\([^()]*\)$/, '');
  const offset = readOffset(bare.replace(/^(?:GMT|UTC)\s*(?=[+\-−])/i, '')) ?? abbreviationOffset(bare);
  if (offset !== null) return { offset, zone: null };
  const name = bare.includes('/') ? ianaName(bare) : null;
  return name === null ? null : { offset: null, zone: { id: name, name } };
}

import { formatInstant, wallAt } from '../../../calendar/instant.ts';
import { readDate } from '../../dates/date-value.ts';
import { isRecord, scalarNumber } from '../../json.ts';

const day = /^(\d{4})[-./]? ?(\d{1,2})[-./]? ?(\d{1,2})(?!\d)/;
const dayFirst = /^(\d{1,2})[-./] ?(\d{1,2})[-./] ?(\d{4}|\d{2})(?!\d)/;
const clock = /(?:^|[T\s,])(\d{1,2})[:.h](\d{2})(?::?(\d{2}))?(?:\s*([ap])\.?m)?/i;
const compact = /T(\d{2})(\d{2})(\d{2})?/;
const offset = /([+-])(\d{2}):?(\d{2})?\s*(?:\[[^\]]*\])?$/;

/**
 * When a value is, roughly, in milliseconds: good enough to compare two dates of one record, not to publish one
 * (zones without offset are read as UTC, a day as day before month unless told otherwise). Null: not a date.
 */
export function roughly(value: unknown, monthFirst = false): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? (Math.abs(value) > 1e11 ? value : value * 1000) : null;
  if (isRecord(value)) return roughlyObject(value);
  if (typeof value !== 'string') return null;
  return ofText(value.trim().slice(0, 80), monthFirst) ?? asWritten(value);
}

/** What people write out, or another program, needs a reader. */
function asWritten(value: string): number | null {
  if (value.length > 300 || !/\p{Nd}/u.test(value)) return null;
  const result = readDate(value, { formats: [], language: 'en' });
  if (result.kind !== 'date') return null;
  const { day, time, offset } = result.reading;
  return Date.parse(`${day}T${time ?? '00:00:00'}Z`) - (offset ?? 0) * 60_000;
}

/** Years of other calendars are for the reader. */
const isYear = (year: number): boolean => year >= 1800 && year < 2550;

function ofText(text: string, monthFirst: boolean): number | null {
  if (/^\d{9,13}$/.test(text)) return roughly(Number(text));
  const epoch = /^\/Date\((-?\d+)/.exec(text);
  if (epoch) return Number(epoch[1]);
  const date = day.exec(text);
  const other = date ? null : dayFirst.exec(text);
  if (!date && !other) return null;
  let [year, month, dayOf] = (
    date
      ? [date[1], date[2], date[3]]
      : monthFirst
        ? [other?.[3], other?.[1], other?.[2]]
        : [other?.[3], other?.[2], other?.[1]]
  ).map(Number) as [number, number, number];
  if (month > 12) [month, dayOf] = [dayOf, month];
  if (year < 100) year += 2000;
  if (!isYear(year)) return null;
  const rest = text.slice((date ?? other)?.[0].length);
  const time = clock.exec(rest) ?? compact.exec(rest);
  const shift = time ? offset.exec(rest) : null;
  const minutes = shift ? (shift[1] === '-' ? -1 : 1) * (Number(shift[2]) * 60 + Number(shift[3] ?? 0)) : 0;
  return Date.UTC(year, month - 1, dayOf, hourOf(time), Number(time?.[2] ?? 0) - minutes, Number(time?.[3] ?? 0));
}

/** On a clock of twelve hours, 12 AM is the hour 0. */
function hourOf(time: RegExpExecArray | null): number {
  const hour = Number(time?.[1] ?? 0);
  const half = time?.[4]?.toLowerCase();
  return half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
}

function roughlyObject(value: Readonly<Record<string, unknown>>): number | null {
  const parts = Object.values(value);
  if (Number.isFinite(scalarNumber(value.year)) && Number.isFinite(scalarNumber(value.month))) {
    return Date.UTC(
      scalarNumber(value.year),
      scalarNumber(value.month) - 1,
      scalarNumber(value.day ?? 1),
      scalarNumber(value.hour ?? 0),
      scalarNumber(value.minute ?? value.minutes ?? 0),
    );
  }
  const dates = parts.map((part) => (typeof part === 'object' ? null : roughly(part))).filter((one) => one !== null);
  const time = parts
    .map((part) => (typeof part === 'string' && roughly(part) === null ? clock.exec(part) : null))
    .find((one) => one?.index === 0 && one);
  const best = dates.find((one) => one % 86_400_000 !== 0) ?? dates[0];
  if (best === undefined) return null;
  return time && best % 86_400_000 === 0 ? best + (hourOf(time) * 60 + Number(time[2])) * 60_000 : best;
}

/** What the clocks in a zone (IANA) show at a moment, as milliseconds of UTC. */
export function localMoment(at: number, timeZone: string): number {
  // A number that is no date at all.
  if (Number.isNaN(new Date(at).getTime())) return at;
  const { day, time } = wallAt(formatInstant(at), timeZone);
  return Date.parse(`${day}T${time}Z`);
}

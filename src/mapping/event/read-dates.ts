import { addDays, startOfDay } from '../../calendar/day.ts';
import { formatInstant, instantAt, instantMs, type WallTime, wallAt } from '../../calendar/instant.ts';
import { readTimeZone, type TimeZone } from '../../calendar/time-zone.ts';
import { readDate } from '../dates/date-value.ts';
import { readDuration } from '../dates/duration.ts';
import { type DateResult, dayAtMidnight, instantIn, msOf, type ParsedDate } from '../dates/parsed-date.ts';
import { describeValue, isRecord } from '../json.ts';
import type { EventField, MappingSettings, RuleObject } from '../mapping-settings.ts';
import type { RuleValue } from '../rules/rule.ts';
import { readFlag } from '../values/flag.ts';
import { contentOf } from '../wrapper.ts';
import { stateBesideDate } from './dated-state.ts';
import type { ReportProblem } from './field-problem.ts';

/** The values of the rules for an event's time. */
interface TimeValues {
  readonly start: RuleValue | null;
  readonly end: RuleValue | null;
  readonly duration: RuleValue | null;
  readonly allDay: RuleValue | null;
  readonly timeZone: RuleValue | null;
}

export interface TimeContext {
  /** IANA name of the zone that the portal gives for the response or the calendar. */
  readonly calendarZone: string | null;
  /** IANA name of the configured zone. */
  readonly siteZone: string | null;
  readonly language: string;
  readonly allDayEnd: MappingSettings['allDayEnd'];
  readonly report: ReportProblem;
  /** Whether rules are only tried: a start whose time can't be read is a fault then, and no whole day. */
  readonly isTrial: boolean;
}

export interface EventTimes {
  readonly start: string | null;
  readonly end: string | null;
  readonly allDay: boolean;
  readonly timeZone: string | null;
  /** The zone the times were computed in. Null when they had offsets and no zone is known. */
  readonly zoneId: string | null;
}

/** Computes when an event is. What can't be read is null and reported; nothing is guessed. */
export function readEventTimes(values: TimeValues, context: TimeContext): EventTimes {
  const eventZone = readNamedZone(values.timeZone, context);
  const here = eventZone?.id ?? context.calendarZone ?? context.siteZone;
  const startResult = readDateField(values.start, 'start', here, context);
  const start = startResult.kind === 'date' ? startResult.reading : null;
  const timeZone = eventZone?.name ?? start?.zone?.name ?? null;
  const zoneId = zoneBeside(start, eventZone ?? start?.zone ?? null, context.calendarZone ?? context.siteZone);
  if (startResult.kind === 'time') context.report('error', 'start', 'timeOnly', { value: describe(values.start) });
  if (start === null) return { start: null, end: null, allDay: false, timeZone, zoneId };
  const { calendarZone, siteZone } = context;
  const zones: Zones = {
    event: eventZone,
    fallback: calendarZone ?? siteZone,
    place: calendarZone === 'UTC' ? (siteZone ?? calendarZone) : (calendarZone ?? siteZone),
  };
  const end = readEnd(values, startResult, here, context);
  const flag = readAllDayFlag(values.allDay, context);
  const wallTimes = () => {
    const from = wallTimeOf(start, values.start, zones);
    // The last minute of a day in UTC says as much as a flag.
    const isSaid = flag ?? /^23:59/.test(end?.time ?? '');
    if (isSaid && from.time !== '00:00:00' && areDaysInUtc(start, end)) return { from: start, to: end };
    return { from, to: end === null ? null : wallTimeOf(end, values.end ?? values.start, zones) };
  };
  const isOpenDaily = flag === null && !context.isTrial && areDailyHours(startResult, end);
  if (
    start.time === null ||
    flag === true ||
    isOpenDaily ||
    (flag === null && mayEndWithDay(end) && areWholeDays(wallTimes()))
  ) {
    const { from, to } = wallTimes();
    const { day } = from;
    const days = end === null ? Math.round((readLength(values.duration, context) ?? 0) / 86_400) : 0;
    const endDay = to && end ? allDayEnd(day, to, end, context) : days > 0 ? addDays(day, days) : null;
    return { start: day, end: endDay, allDay: true, timeZone, zoneId };
  }
  const startInstant = instantOf(start, values.start, zones, 'start', context);
  const endInstant = startInstant === null || end === null ? null : endOf(startInstant, end, values, zones, context);
  const seconds = end === null ? readLength(values.duration, context) : null;
  const computedEnd =
    startInstant !== null && seconds !== null ? formatInstant(instantMs(startInstant) + seconds * 1000) : endInstant;
  return { start: startInstant, end: computedEnd, allDay: false, timeZone, zoneId };
}

/** An offset is that of one day. Where the place has it then, the place's zone is meant, which has another one on other days. */
function zoneBeside(start: ParsedDate | null, own: TimeZone | null, place: string | null): string | null {
  if (own === null || own.name !== null || place === null || start === null) return own?.id ?? place;
  const at = instantIn(start, own.id);
  return instantIn({ ...wallAt(at, own.id), offset: null }, place) === at ? place : own.id;
}

/**
 * Reads an instant that is not the event's time: published, updated. A day without a time means its midnight in
 * `zoneId`.
 */
export function readTimestamp(
  found: RuleValue | null,
  field: EventField,
  zoneId: string | null,
  context: TimeContext,
): string | null {
  if (found === null) return null;
  const result = readDate(found.value, { formats: formatsOf(found), language: context.language, zoneId });
  if (result.kind === 'none') return null;
  if (result.kind !== 'date') {
    const why = result.kind === 'fault' ? result.reason : 'it is a time without a day';
    context.report('warning', field, 'noDate', { value: describe(found), why });
    return null;
  }
  const { day, offset, zone } = result.reading;
  // A zero in the portal's database, in whatever zone: readers would show it as an entry of 1969, or of 2105.
  if (day < '1970-01-02') return null;
  const id = offset === null ? (zone?.id ?? readTimeZone(found.options.timeZone)?.id ?? zoneId) : 'UTC';
  if (id !== null) return instantIn(result.reading, id);
  context.report('warning', field, 'noZone', { value: describe(found) });
  return null;
}

interface Zones {
  readonly event: TimeZone | null;
  /** Of dates that name no offset. */
  readonly fallback: string | null;
  /** Where the day of an instant is looked for. Nobody lives by UTC: an answer that names it says how its times are written. */
  readonly place: string | null;
}

/** Whether a date may have words beside it. Nearly all have none. */
export const hasWords = (value: unknown): boolean =>
  typeof value === 'string' ? /\p{L}{2}/u.test(value) : isRecord(value) && hasWords(value.date);

const describe = (found: RuleValue | null) => describeValue(found?.value);

function formatsOf({ options: { format } }: RuleValue): readonly string[] {
  return format === undefined ? [] : typeof format === 'string' ? [format] : format;
}

function readNamedZone(found: RuleValue | null, context: TimeContext): TimeZone | null {
  if (found === null) return null;
  const zone = readTimeZone(contentOf(found.value));
  if (zone === null) context.report('warning', 'timeZone', 'noTimeZone', { value: describe(found) });
  return zone;
}

/** `here`: the zone of the place, where the date doesn't name one. */
function readDateField(
  found: RuleValue | null,
  field: EventField,
  here: string | null,
  context: TimeContext,
  mayBeDay = field === 'start',
): DateResult {
  if (found === null) return { kind: 'none' };
  const dayOfUnreadTime = mayBeDay && !context.isTrial;
  const value = hasWords(found.value) ? (stateBesideDate(found.value)?.date ?? found.value) : found.value;
  const options = { formats: formatsOf(found), language: context.language, zoneId: here, dayOfUnreadTime };
  const result = readDate(value, options);
  if (result.kind === 'fault') {
    const level = field === 'start' ? 'error' : 'warning';
    context.report(level, field, 'noDate', { value: describe(found), why: result.reason });
  }
  if (result.kind === 'date' && result.unreadTime !== undefined)
    context.report('warning', field, 'unreadTime', { value: describeValue(result.unreadTime) });
  if (result.kind === 'date' && result.reading.assumed !== null) {
    context.report('warning', field, 'dateAssumed', { value: describe(found), how: result.reading.assumed });
  }
  if (result.kind !== 'date') return result;
  const meant = (date: ParsedDate) => meantBy(date, found.options.as, here);
  return { ...result, reading: meant(result.reading), end: result.end && meant(result.end) };
}

/** A date as its rule says that it is meant. */
function meantBy(date: ParsedDate, as: RuleObject['as'], here: string | null): ParsedDate {
  if (date.time === null) return date;
  if (as === 'local') return { ...date, offset: null, zone: null };
  if (as !== 'day') return date;
  return { ...date, day: dayAtMidnight(date, date.zone?.id ?? here) ?? date.day, time: null, offset: null };
}

function readEnd(
  values: TimeValues,
  startResult: DateResult,
  here: string | null,
  context: TimeContext,
): ParsedDate | null {
  const start = startResult.kind === 'date' ? startResult.reading : null;
  // Where the time of the start could not be read, that of the end need not be.
  const isOfDay = startResult.kind === 'date' && startResult.unreadTime !== undefined;
  const end = readDateField(asClock(values.end), 'end', here, context, isOfDay);
  // The end of the range that the start's own field holds.
  const rangeEnd = startResult.kind === 'date' ? startResult.end : null;
  if (end.kind === 'date') {
    // `20:00–01:00` with the day after as the last one: it counts the midnight already.
    const isNight = end.end !== null && start !== null && end.reading.day === addDays(start.day, 1);
    const last = isNight ? { ...end.end, day: end.reading.day } : (end.end ?? end.reading);
    // The start has the first day with the times, `10:00–18:00`; the end is the last day.
    if (last.time !== null || start === null || start.time === null || rangeEnd === null || rangeEnd.time === null)
      return last;
    return last.day <= start.day ? rangeEnd : { ...rangeEnd, day: last.day };
  }
  if (end.kind === 'time' && start !== null) {
    const time = end.end ?? end.time;
    const nextDay = start.time !== null && time <= start.time;
    return { ...start, day: nextDay ? addDays(start.day, 1) : start.day, time };
  }
  return rangeEnd;
}

/** `1700` or `17` alone is a time of day where an event ends. */
const asClock = (found: RuleValue | null): RuleValue | null => {
  if (found === null || found.options.format !== undefined) return found;
  const { value } = found;
  if (typeof value === 'string')
    return { ...found, value: value.replace(packedClock, '$1:$2').replace(wholeHour, '$1:00') };
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 24
    ? { ...found, value: `${value}:00` }
    : found;
};

const wholeHour = /^\s*(0?[1-9]|1\d|2[0-4])\s*$/;

const packedClock = /^\s*([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d)?\s*$/;

/**
 * Whether a text of hours stands beside the first and the last of more than three days, `10:00–20:00` from 2 to 5 October: these are the
 * hours of each day, and it is no event of four days and three nights.
 */
const areDailyHours = (startResult: DateResult, end: ParsedDate | null): boolean => {
  if (startResult.kind !== 'date' || startResult.end === null || end === null) return false;
  const { reading: start, end: close } = startResult;
  const isWithinDay = start.time !== null && close.time !== null && close.day === start.day && close.time > start.time;
  return isWithinDay && end.day > addDays(start.day, 2);
};

function readAllDayFlag(found: RuleValue | null, context: TimeContext): boolean | null {
  if (found === null) return null;
  const flag = readFlag(found.value);
  if (flag === null) context.report('warning', 'allDay', 'noFlag', { value: describe(found) });
  return flag;
}

/** The duration in seconds. */
function readLength(found: RuleValue | null, context: TimeContext): number | null {
  if (found === null || found.value === 0 || found.value === '0' || isNoLength(found.value)) return null;
  const { format } = found.options;
  const seconds = readDuration(contentOf(found.value), typeof format === 'string' ? format : undefined);
  if (seconds === null) context.report('warning', 'duration', 'noDuration', { value: describe(found) });
  return seconds;
}

/** `{ hours: 0, minutes: 0 }` */
const isNoLength = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((part) => part === 0 || part === null);

/**
 * Whether an end can be the last minute of a day in some zone, or its midnight. Offsets are multiples of a quarter of an
 * hour, so this spares the computation for all other ends.
 */
const mayEndWithDay = (end: ParsedDate | null): boolean =>
  /^\d\d:(?:14|29|44|59|(?:00|15|30|45)(?::00|$))/.test(end?.time ?? '');

/** From a midnight to the last minute of a day, or to another midnight at least two days later. 24 hours may be meant as hours. */
const areWholeDays = ({ from, to }: { readonly from: LocalTime; readonly to: LocalTime | null }): boolean =>
  from.time === '00:00:00' &&
  to !== null &&
  (/^23:59/.test(to.time ?? '') || (to.time === '00:00:00' && to.day > addDays(from.day, 1)));

/** Whole days that are written from midnight to midnight, or to the last minute, of UTC, wherever the event is. */
const areDaysInUtc = (start: ParsedDate, end: ParsedDate | null): boolean =>
  start.offset === 0 &&
  start.time === '00:00:00' &&
  (end === null || (end.offset === 0 && /^(?:00:00:00|23:59)/.test(end.time ?? '')));

interface LocalTime {
  readonly day: string;
  readonly time: string | null;
}

/** The local time at the event. A date in UTC is an instant, which is first converted to the event's zone. */
function wallTimeOf(date: ParsedDate, found: RuleValue | null, zones: Zones): LocalTime {
  if (date.time === null) return date;
  const ruleZone = readTimeZone(found?.options.timeZone)?.id ?? null;
  const zone = zones.event?.id ?? date.zone?.id ?? (date.offset === null ? zones.fallback : zones.place);
  if (date.offset === null && (ruleZone === null || ruleZone === zone)) return date;
  const isLocal = date.offset !== null && date.offset !== 0 && zones.event === null && date.zone === null;
  if (isLocal || zone === null) return date;
  const instant =
    date.offset === null
      ? instantAt({ day: date.day, time: date.time }, ruleZone ?? zone).instant
      : formatInstant(msOf(date));
  return wallAt(instant, zone);
}

/** The zone of a date without an offset: its own, then the rule's, the event's, the calendar's, the site's. */
const zoneOf = (date: ParsedDate, found: RuleValue | null, zones: Zones): string | null =>
  date.zone?.id ?? readTimeZone(found?.options.timeZone)?.id ?? zones.event?.id ?? zones.fallback;

function instantOf(
  date: ParsedDate,
  found: RuleValue | null,
  zones: Zones,
  field: EventField,
  context: TimeContext,
): string | null {
  if (date.offset !== null) return formatInstant(msOf(date));
  const zone = zoneOf(date, found, zones);
  if (zone === null) {
    context.report('error', field, 'noZone', { value: describe(found) });
    return null;
  }
  const wall: WallTime = { day: date.day, time: date.time ?? '00:00:00' };
  const { instant, irregular } = instantAt(wall, zone);
  const time = `${wall.day} ${wall.time}`;
  if (irregular === 'gap') context.report('warning', field, 'skippedHour', { time, zone, instant });
  if (irregular === 'overlap') context.report('warning', field, 'doubledHour', { time, zone, instant });
  return instant;
}

function endOf(start: string, end: ParsedDate, values: TimeValues, zones: Zones, context: TimeContext): string | null {
  const found = values.end ?? values.start;
  // An end without a time is the end of its day, unless it is the start's own day: then the end is unknown.
  if (end.time === null) {
    const zone = zoneOf(end, found, zones);
    if (zone === null || end.day <= wallAt(start, zone).day) return null;
    return startOfDay(addDays(end.day, 1), zone);
  }
  const instant = instantOf(end, found, zones, 'end', context);
  if (isAfterMidnight(start, instant, values)) return formatInstant(instantMs(instant as string) + 86_400_000);
  // RFC 5545 §3.8.2.2: an end is later than its start. Portals repeat the start where there is no end.
  if (instant === null || instant > start) return instant;
  if (instant === start) return null;
  context.report('warning', 'end', 'endBeforeStart', { value: describe(values.end), start });
  return null;
}

/** `21:00` and `03:00` on one day, each beside it in a field for the time: it closes in the night after. */
const isAfterMidnight = (start: string, end: string | null, { end: found }: TimeValues): boolean => {
  const isApart = isRecord(found?.value) && 'date' in found.value && 'time' in found.value;
  const hours = end === null ? 0 : (instantMs(end) + 86_400_000 - instantMs(start)) / 3_600_000;
  return isApart && hours > 0 && hours <= longestNight;
};

/** In hours: what ends earlier on its day than it begins is a mistake, if it does not end in the next morning. */
const longestNight = 12;

/** The exclusive end day of an all-day event. Portals give the last day, the day after it, or a time on either. */
function allDayEnd(start: string, end: LocalTime, date: ParsedDate, context: TimeContext): string | null {
  if (end.day < start) {
    context.report('warning', 'end', 'endDayBeforeStart', { end: end.day, start });
    return null;
  }
  const midnight = end.time === '00:00:00';
  const exclusive =
    end.time === null
      ? context.allDayEnd === 'exclusive' || (context.allDayEnd === 'auto' && date.dateField)
      : midnight && context.allDayEnd !== 'inclusive';
  return exclusive && end.day > start ? end.day : addDays(end.day, 1);
}

import { addDays, startOfDay } from '../../calendar/day.ts';
import { formatInstant, instantAt, instantMs, type WallTime, wallAt } from '../../calendar/instant.ts';
import { readTimeZone, type TimeZone } from '../../calendar/time-zone.ts';
import { readDate } from '../dates/date-value.ts';
import { readDuration } from '../dates/duration.ts';
import type { DateReading, DateResult } from '../dates/parsed-date.ts';
import type { EventField, MappingSettings } from '../mapping-settings.ts';
import { type Found, quote } from '../rules/rule.ts';
import { readFlag } from '../values/flag-and-word.ts';

/** What the rules gave for an event's time. */
interface TimeValues {
  readonly start: Found | null;
  readonly end: Found | null;
  readonly duration: Found | null;
  readonly allDay: Found | null;
  readonly timeZone: Found | null;
}

export interface TimeContext {
  /** IANA names: of the calendar as the portal says, and of the configuration. */
  readonly calendarZone: string | null;
  readonly siteZone: string | null;
  readonly language: string;
  readonly allDayEnd: MappingSettings['allDayEnd'];
  readonly report: (level: 'error' | 'warning', field: EventField, message: string) => void;
}

export interface EventTimes {
  readonly start: string | null;
  readonly end: string | null;
  readonly allDay: boolean;
  readonly timeZone: string | null;
  /** The zone that the times were computed in; null: they said their offset themselves, and no zone is known. */
  readonly zoneId: string | null;
}

/** Computes when an event is. What can't be read is null and reported; nothing is guessed. */
export function readEventTimes(values: TimeValues, context: TimeContext): EventTimes {
  const named = readNamedZone(values.timeZone, context);
  const start = readField(values.start, 'start', context);
  const first = start.kind === 'date' ? start.reading : null;
  const name = named?.name ?? first?.zone?.name ?? null;
  const zoneId = named?.id ?? first?.zone?.id ?? context.calendarZone ?? context.siteZone;
  if (start.kind === 'time') context.report('error', 'start', `${said(values.start)} is a time without a day`);
  if (first === null) return { start: null, end: null, allDay: false, timeZone: name, zoneId };
  const zones: Zones = { event: named, fallback: context.calendarZone ?? context.siteZone };
  const ends = readEnd(values, start, context);
  const flag = readAllDayFlag(values.allDay, context);
  const clocks = () => ({
    from: clockOf(first, values.start, zones),
    till: ends === null ? null : clockOf(ends, values.end ?? values.start, zones),
  });
  if (first.time === null || flag === true || (flag === null && mayEndWithDay(ends) && areWholeDays(clocks()))) {
    const { from, till } = clocks();
    const { day } = from;
    const days = ends === null ? Math.round((readLength(values.duration, context) ?? 0) / 86_400) : 0;
    const end = till && ends ? lastDay(day, till, ends, context) : days > 0 ? addDays(day, days) : null;
    return { start: day, end, allDay: true, timeZone: name, zoneId };
  }
  const at = instantOf(first, values.start, zones, 'start', context);
  const end = at === null || ends === null ? null : endOf(at, ends, values, zones, context);
  const seconds = ends === null ? readLength(values.duration, context) : null;
  const computed = at !== null && seconds !== null ? formatInstant(instantMs(at) + seconds * 1000) : end;
  return { start: at, end: computed, allDay: false, timeZone: name, zoneId };
}

/** No zone is off by less than a quarter of an hour: only such an end can be the last minute of a day somewhere. */
const mayEndWithDay = (ends: DateReading | null): boolean => /^\d\d:(?:14|29|44|59)/.test(ends?.time ?? '');

const areWholeDays = ({ from, till }: { readonly from: Clock; readonly till: Clock | null }): boolean =>
  from.time === '00:00:00' && till !== null && /^23:59/.test(till.time ?? '');

interface Zones {
  readonly event: TimeZone | null;
  readonly fallback: string | null;
}

const said = (found: Found | null) => quote(found?.value);

function readNamedZone(found: Found | null, context: TimeContext): TimeZone | null {
  if (found === null) return null;
  const zone = readTimeZone(found.value);
  if (zone === null)
    context.report('warning', 'timeZone', `expected a time zone (Europe/Berlin, UTC+3), found ${said(found)}`);
  return zone;
}

function readField(found: Found | null, field: EventField, context: TimeContext): DateResult {
  if (found === null) return { kind: 'none' };
  const { format } = found.options;
  const formats = format === undefined ? [] : typeof format === 'string' ? [format] : format;
  const result = readDate(found.value, { formats, language: context.language });
  if (result.kind === 'fault') {
    context.report(
      field === 'start' ? 'error' : 'warning',
      field,
      `expected a date, found ${said(found)}: ${result.reason}`,
    );
  }
  if (result.kind === 'date' && result.reading.assumed !== null) {
    context.report('warning', field, `${said(found)} was read ${result.reading.assumed}; set a format to settle it`);
  }
  return result;
}

function readEnd(values: TimeValues, start: DateResult, context: TimeContext): DateReading | null {
  const first = start.kind === 'date' ? start.reading : null;
  const end = readField(values.end, 'end', context);
  const own = start.kind === 'date' ? start.end : null;
  if (end.kind === 'date') {
    const last = end.end ?? end.reading;
    // `10:00–18:00` beside the first day, and the last day in a field of its own.
    if (last.time !== null || first === null || first.time === null || own === null || own.time === null) return last;
    return last.day <= first.day ? own : { ...own, day: last.day };
  }
  if (end.kind === 'time' && first !== null) {
    const time = end.end ?? end.time;
    const nextDay = first.time !== null && time <= first.time;
    return { ...first, day: nextDay ? addDays(first.day, 1) : first.day, time };
  }
  return own;
}

function readAllDayFlag(found: Found | null, context: TimeContext): boolean | null {
  if (found === null) return null;
  const flag = readFlag(found.value);
  if (flag === null) context.report('warning', 'allDay', `expected yes or no, found ${said(found)}`);
  return flag;
}

function readLength(found: Found | null, context: TimeContext): number | null {
  if (found === null || found.value === 0 || found.value === '0') return null;
  const { format } = found.options;
  const seconds = readDuration(found.value, typeof format === 'string' ? format : undefined);
  if (seconds === null)
    context.report('warning', 'duration', `expected a duration (PT1H30M, 90), found ${said(found)}`);
  return seconds;
}

/** The zone of a date that says none: the value's own, the rule's, the event's, the calendar's, the site's. */
const zoneOf = (reading: DateReading, found: Found | null, zones: Zones): string | null =>
  reading.zone?.id ?? readTimeZone(found?.options.timeZone)?.id ?? zones.event?.id ?? zones.fallback;

const msOf = (reading: DateReading) =>
  Date.parse(`${reading.day}T${reading.time ?? '00:00:00'}Z`) - (reading.offset ?? 0) * 60_000;

interface Clock {
  readonly day: string;
  readonly time: string | null;
}

/** What the clocks show where the event is: an instant that is written in UTC has to be brought there first. */
function clockOf(reading: DateReading, found: Found | null, zones: Zones): Clock {
  if (reading.time === null) return reading;
  const ruleZone = readTimeZone(found?.options.timeZone)?.id ?? null;
  const there = zones.event?.id ?? reading.zone?.id ?? zones.fallback;
  if (reading.offset === null && (ruleZone === null || ruleZone === there)) return reading;
  const own = reading.offset !== null && reading.offset !== 0 && zones.event === null && reading.zone === null;
  if (own || there === null) return reading;
  const instant =
    reading.offset === null
      ? instantAt({ day: reading.day, time: reading.time }, ruleZone ?? there).instant
      : formatInstant(msOf(reading));
  return wallAt(instant, there);
}

function instantOf(
  reading: DateReading,
  found: Found | null,
  zones: Zones,
  field: EventField,
  context: TimeContext,
): string | null {
  if (reading.offset !== null) return formatInstant(msOf(reading));
  const zone = zoneOf(reading, found, zones);
  if (zone === null) {
    context.report('error', field, `${said(found)} has no zone and none is configured; set site.timeZone`);
    return null;
  }
  const wall: WallTime = { day: reading.day, time: reading.time ?? '00:00:00' };
  const { instant, irregular } = instantAt(wall, zone);
  if (irregular === 'gap')
    context.report(
      'warning',
      field,
      `${wall.day} ${wall.time} was skipped by the clocks of ${zone}; read as ${instant}`,
    );
  if (irregular === 'overlap')
    context.report('warning', field, `${wall.day} ${wall.time} came twice in ${zone}; read as the first, ${instant}`);
  return instant;
}

function endOf(
  start: string,
  ends: DateReading,
  values: TimeValues,
  zones: Zones,
  context: TimeContext,
): string | null {
  const found = values.end ?? values.start;
  // A day alone is over when the next one begins; of the start's own day nothing is known.
  if (ends.time === null) {
    const zone = zoneOf(ends, found, zones);
    if (zone === null || ends.day <= wallAt(start, zone).day) return null;
    return startOfDay(addDays(ends.day, 1), zone);
  }
  const end = instantOf(ends, found, zones, 'end', context);
  // RFC 5545 §3.8.2.2: an end is later than its start; portals write the same moment twice for none.
  if (end === null || end > start) return end;
  if (end === start) return null;
  context.report('warning', 'end', `${said(values.end)} is before the start, ${start}; the end is left out`);
  return null;
}

/** The day after the last one, of an all-day event whose end may be said in several ways. */
function lastDay(
  start: string,
  clock: { day: string; time: string | null },
  ends: DateReading,
  context: TimeContext,
): string | null {
  const { allDayEnd } = context;
  if (clock.day < start) {
    context.report('warning', 'end', `the end, ${clock.day}, is before the start, ${start}; it is left out`);
    return null;
  }
  const midnight = clock.time === '00:00:00';
  const exclusive =
    clock.time === null
      ? allDayEnd === 'exclusive' || (allDayEnd === 'auto' && ends.dateField)
      : midnight && allDayEnd !== 'inclusive';
  return exclusive && clock.day > start ? clock.day : addDays(clock.day, 1);
}

/** An instant that is no part of when an event is: published, updated, the start that an override replaces. A day alone is its midnight. */
export function readStamp(
  found: Found | null,
  field: EventField,
  zoneId: string | null,
  context: TimeContext,
): string | null {
  if (found === null) return null;
  const { format, timeZone } = found.options;
  const formats = format === undefined ? [] : typeof format === 'string' ? [format] : format;
  const result = readDate(found.value, { formats, language: context.language });
  if (result.kind === 'none') return null;
  if (result.kind !== 'date') {
    const reason = result.kind === 'fault' ? result.reason : 'it is a time without a day';
    context.report('warning', field, `expected a date, found ${quote(found.value)}: ${reason}`);
    return null;
  }
  const { day, time, offset, zone } = result.reading;
  if (offset !== null) return formatInstant(Date.parse(`${day}T${time ?? '00:00:00'}Z`) - offset * 60_000);
  const id = zone?.id ?? readTimeZone(timeZone)?.id ?? zoneId;
  if (id !== null) return instantAt({ day, time: time ?? '00:00:00' }, id).instant;
  context.report('warning', field, `${quote(found.value)} has no zone and none is configured; set site.timeZone`);
  return null;
}

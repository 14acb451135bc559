import { addDays } from '../../calendar/day.ts';
import type { Recurrence } from '../../calendar/event.ts';
import { formatInstant, instantAt, type WallTime, wallAt } from '../../calendar/instant.ts';
import { isPlausibleRule, maxRules, ruleFault, splitRule } from '../../calendar/rrule.ts';
import { readTimeZone } from '../../calendar/time-zone.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { readDateSpan } from '../dates/date-text.ts';
import { instantIn, intendedDay, msOf } from '../dates/parsed-date.ts';
import { readWeekdays, weekdayCodes } from '../dates/weekdays.ts';
import { describeValue, isEmpty, isRecord, scalarText } from '../json.ts';
import type { FieldProblemCode, ProblemValues, ReportProblem } from './field-problem.ts';
import type { EventTimes } from './read-dates.ts';

const frequencies: ReadonlyMap<string, string> = new Map(
  (['daily', 'weekly', 'monthly', 'yearly'] as const).flatMap((frequency) =>
    wordsOf('recurrence', frequency).map((word) => [word, frequency.toUpperCase()] as const),
  ),
);

const never: ReadonlySet<string> = new Set(wordsOf('recurrence', 'never'));

/**
 * Reads one RRULE value from a text (`RRULE:FREQ=…`, `weekly`) or an object, checked and normalized; null when it is
 * none.
 */
function readRule(value: unknown, times: EventTimes): string | null {
  const fields = typeof value === 'string' ? ofText(value.trim()) : isRecord(value) ? ofObject(value) : null;
  if (fields === null) return null;
  const until = fields.get('UNTIL');
  if (until !== undefined) {
    const end = untilOf(until, times);
    if (end === null) return null;
    fields.set('UNTIL', end);
  }
  if (!isPlausibleRule(fields)) return null;
  return [...fields].map(([name, text]) => `${name}=${text}`).join(';');
}

function ofText(text: string): Map<string, string> | null {
  const word = frequencies.get(text.toLowerCase());
  return word === undefined ? splitRule(text) : new Map([['FREQ', word]]);
}

const names: Readonly<Record<string, string>> = {
  freq: 'FREQ', frequency: 'FREQ', type: 'FREQ', interval: 'INTERVAL', every: 'INTERVAL', count: 'COUNT', occurrences: 'COUNT', times: 'COUNT', until: 'UNTIL', end: 'UNTIL', enddate: 'UNTIL', end_date: 'UNTIL',
  byday: 'BYDAY', byweekday: 'BYDAY', days: 'BYDAY', weekdays: 'BYDAY', daysofweek: 'BYDAY', bymonthday: 'BYMONTHDAY', bymonth: 'BYMONTH', bysetpos: 'BYSETPOS', byweekno: 'BYWEEKNO', byyearday: 'BYYEARDAY', wkst: 'WKST',
}; // biome-ignore format: a table

function ofObject(object: Readonly<Record<string, unknown>>): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (const [key, value] of Object.entries(object)) {
    const name = names[key.toLowerCase()];
    if (name === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    const text = (Array.isArray(value) ? value : [value]).map((part) => scalarText(part).trim()).join(',');
    if (name === 'FREQ') fields.set(name, frequencies.get(text.toLowerCase()) ?? text.toUpperCase());
    else if (name === 'BYDAY') fields.set(name, daysOf(value, text));
    else fields.set(name, name === 'UNTIL' ? text : text.toUpperCase());
  }
  return fields;
}

/** Days as RFC 5545 §3.3.10 writes them, `MO,1TU`; else by their names in any language. Numbers begin with Sunday here and with Monday there. */
function daysOf(value: unknown, text: string): string {
  const codes = text.split(',').map((day) => dayOf(day));
  const isNumbered = typeof value === 'string' ? /^[\d+-]/.test(value) : /\d/.test(text);
  const named = isNumbered || codes.every((code) => codeOfDay.test(code)) ? null : readWeekdays(value);
  return (named?.map((day) => weekdayCodes[day]) ?? codes).join(',');
}

const codeOfDay = /^[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)$/;

/** `monday` → MO; `1MO` stays. */
const dayOf = (text: string) =>
  /^([+-]?\d{0,2})(mo|tu|we|th|fr|sa|su)[a-z]*$/i.exec(text.trim())?.slice(1).join('').toUpperCase() ?? text;

/** RFC 5545 §3.3.10: a day for all-day events, else UTC; a day alone includes its evening. */
function untilOf(text: string, times: EventTimes): string | null {
  const result = readDateSpan(text, 'en');
  if (result.kind !== 'date') return null;
  if (times.allDay) return intendedDay(result.reading, times.zoneId).replaceAll('-', '');
  const { time } = result.reading;
  const instant = instantIn({ ...result.reading, time: time ?? '23:59:59' }, times.zoneId ?? 'UTC');
  return instant.replace(/[-:]/g, '');
}

/** The most added and excluded dates of an event: six years of days. */
const maxDates = 2000;
/** The most lines of a text or a list, which hold rules and dates. */
const maxLines = 200;

/** Reports a problem of the repetition. */
type OfRecurrence = <C extends FieldProblemCode>(code: C, values: ProblemValues[C]) => void;

/**
 * Reads the repetition of an event: an RRULE, lines with RRULE, EXDATE and RDATE (a text or a list), or an object
 * `{ freq, interval, byday, until }`. Anything else is reported, and the event is published once.
 */
export function readRecurrence(value: unknown, times: EventTimes, reportProblem: ReportProblem): Recurrence | null {
  if (times.start === null || isEmpty(value) || value === false || value === 0) return null;
  const report: OfRecurrence = (code, given) => reportProblem('warning', 'recurrence', code, given);
  const rules: string[] = [];
  const exclude: string[] = [];
  const include: string[] = [];
  const tooMany = new Set<string>();
  const lines = linesOf(value);
  if (lines.length > maxLines) report('tooManyLines', { most: maxLines });
  for (const line of lines.slice(0, maxLines)) {
    if (typeof line === 'string' && never.has(line.trim().toLowerCase())) continue;
    const dates = typeof line === 'string' ? /^(EXDATE|RDATE)((?:;[^:]*)?):(.*)$/i.exec(line.trim()) : null;
    if (typeof line === 'string' && /^(?:DTSTART|DTEND|EXRULE)[;:]/i.test(line.trim())) continue;
    if (dates) {
      const list = dates[1]?.toUpperCase() === 'EXDATE' ? exclude : include;
      const read = readDates(dates[3] ?? '', dates[2] ?? '', times);
      if (read === null) report('noDates', { value: describeValue(line) });
      else {
        for (const date of read.slice(0, maxDates - list.length)) list.push(date);
        if (list.length === maxDates && read.length > 0)
          tooMany.add(`${dates[1]?.toUpperCase()}: at most ${maxDates} dates`);
      }
      continue;
    }
    const rule = readRule(line, times);
    if (rule === null) report('noRecurrence', { value: describeValue(line) });
    else if (rules.length === maxRules) tooMany.add(`at most ${maxRules} rules`);
    else {
      const fault = ruleFault(rule, times.start, times.zoneId ?? 'UTC');
      if (fault === null) rules.push(rule);
      else report('recurrenceFault', { value: describeValue(rule), why: fault });
    }
  }
  for (const limit of tooMany) report('tooManyDates', { most: limit });
  return rules.length === 0 && include.length === 0 ? null : { rules, exclude, include };
}

/** What lasts for fewer days is one event: the end is its own. */
const leastDays = 6;
/** In hours: what ends later than that after its start is no meeting. */
const longestMeeting = 12;

/**
 * Reads the repetition of an event that may say `until: 'end'`: then the end of the event is that of the last meeting, and each meeting ends
 * at that hour of its own day. Where it names days of the week, the start and the end are on one of these; otherwise it is one event.
 */
export function readRepetition(
  value: unknown,
  times: EventTimes,
  report: ReportProblem,
): Pick<EventTimes, 'start' | 'end'> & { readonly recurrence: Recurrence | null } {
  const { start, end } = times;
  if (!isRecord(value) || value.until !== 'end') {
    const recurrence = readRecurrence(value, times, report);
    return { start, end, recurrence: isOfOneDay(recurrence, times) ? null : recurrence };
  }
  const once = { start, end, recurrence: null };
  const isOnce = never.has(scalarText(value.freq).trim().toLowerCase());
  if (start === null || end === null || isOnce) return once;
  const zone = times.zoneId ?? 'UTC';
  const from = times.allDay ? { day: start, time: '00:00:00' } : wallAt(start, zone);
  const to = times.allDay ? { day: addDays(end, -1), time: '00:00:00' } : wallAt(end, zone);
  const days = readWeekdays(value.byDay) ?? [weekdayOf(from.day)];
  // An end at midnight may be that of the day before.
  const last = [to.day, addDays(to.day, -1)].find(
    (day, n) => (n === 0 || to.time === '00:00:00') && days.includes(weekdayOf(day)),
  );
  if (last === undefined || last < addDays(from.day, leastDays) || !days.includes(weekdayOf(from.day))) return once;
  const byDay = value.byDay === undefined ? {} : { byDay: days.map((day) => weekdayCodes[day]) };
  const recurrence = readRecurrence({ ...value, ...byDay, until: last }, times, report);
  if (recurrence === null) return once;
  return { start, end: times.allDay ? addDays(start, 1) : endOfMeeting(from, to, zone), recurrence };
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** When the first meeting ends. Null: midnight, or the last second of a day, is no hour that anybody said. */
function endOfMeeting(from: WallTime, { time }: WallTime, zone: string): string | null {
  if (time === '00:00:00' || /^23:59/.test(time)) return null;
  const day = time <= from.time ? addDays(from.day, 1) : from.day;
  const [start, end] = [instantAt(from, zone), instantAt({ day, time }, zone)].map(({ instant }) => instant);
  const hours = (Date.parse(end ?? '') - Date.parse(start ?? '')) / 3_600_000;
  return hours > longestMeeting ? null : (end ?? null);
}

/** A rule that ends on the day on which it begins repeats nothing. */
const isOfOneDay = (recurrence: Recurrence | null, { start, zoneId }: EventTimes): boolean => {
  if (recurrence === null || start === null || recurrence.rules.length > 1 || recurrence.include.length > 0)
    return false;
  const until = /FREQ=(?:WEEKLY|MONTHLY|YEARLY)\b.*UNTIL=(\d{8}(?:T\d{6}Z)?)/.exec(recurrence.rules.join())?.[1];
  if (until === undefined) return false;
  const zone = zoneId ?? 'UTC';
  const dayOfStart = start.length === 10 ? start : wallAt(start, zone).day;
  const written = until.replace(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/, (_, y, m, d, h, min, s) =>
    h === undefined ? `${y}-${m}-${d}` : `${y}-${m}-${d}T${h}:${min}:${s}Z`,
  );
  return (written.length === 10 ? written : wallAt(written, zone).day) <= dayOfStart;
};

/** At most one more than `maxLines`. */
function linesOf(value: unknown, depth = 0): readonly unknown[] {
  if (typeof value === 'string')
    return value
      .slice(0, maxText)
      .split(/\\n|[\r\n]+/, maxLines + 1)
      .filter((line) => line.trim() !== '');
  if (Array.isArray(value)) {
    const lines: unknown[] = [];
    for (const item of depth > 3 ? [] : value) {
      if (lines.length > maxLines) break;
      for (const line of linesOf(item, depth + 1)) lines.push(line);
    }
    return lines.slice(0, maxLines + 1);
  }
  if (!isRecord(value)) return [value];
  const inner = ['rrule', 'rule', 'RRULE', 'recurrence']
    .map((key) => value[key])
    .find((part) => typeof part === 'string');
  return inner === undefined ? [value] : linesOf(inner);
}

/** The longest text with rules and dates: 2,000 dates, as iCalendar writes them. */
const maxText = 40_000;

/** The local time of the event's start. An excluded or added day without a time means the occurrence of that day. */
const startTime = (start: string | null, zone: string): string =>
  start === null ? '00:00:00' : wallAt(start, zone).time;

/**
 * Reads `;TZID=Europe/Berlin` and `20261116T100000,20261123T100000` as starts: days for an all-day event, else
 * instants.
 */
function readDates(text: string, parameters: string, times: EventTimes): readonly string[] | null {
  const named = /TZID=([^;:]+)/i.exec(parameters)?.[1];
  const zone = readTimeZone(named)?.id ?? times.zoneId;
  const read = text.split(',').map((part) => {
    const result = readDateSpan(part.trim().split('/')[0] ?? '', 'en');
    if (result.kind !== 'date') return null;
    const { day, time, offset } = result.reading;
    if (times.allDay) return intendedDay(result.reading, zone);
    if (offset !== null) return formatInstant(msOf(result.reading));
    return zone === null ? null : instantAt({ day, time: time ?? startTime(times.start, zone) }, zone).instant;
  });
  const dates = read.filter((date) => date !== null);
  return dates.length === read.length ? dates : null;
}

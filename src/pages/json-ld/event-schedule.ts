import { isDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { wallAt } from '../../calendar/instant.ts';
import { readRule } from '../../calendar/rrule.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';

/** RFC 5545 §3.3.10, in the notation of ISO 8601 durations. */
const periods: Readonly<Record<string, (interval: number) => string>> = {
  YEARLY: (interval) => `P${interval}Y`,
  MONTHLY: (interval) => `P${interval}M`,
  WEEKLY: (interval) => `P${interval}W`,
  DAILY: (interval) => `P${interval}D`,
  HOURLY: (interval) => `PT${interval}H`,
  MINUTELY: (interval) => `PT${interval}M`,
};

const weekdays: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

/** How often a schema.org `Schedule` can say that an event repeats, beside its frequency. Other parts would be lost. */
const sayable = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'COUNT', 'UNTIL', 'WKST']);

/**
 * When a recurring event takes place, as a schema.org `Schedule`. Null: it does not recur, or schema.org has no words for its
 * rule.
 */
export function eventSchedule(event: CalendarEvent, timeZone: string): Readonly<Record<string, unknown>> | null {
  const { start, end, recurrence } = event;
  const [rule = '', ...others] = recurrence?.rules ?? [];
  const parts = readRule(rule);
  // Added dates have no place in a schedule.
  if (start === null || parts === null || others.length > 0 || (recurrence?.include.length ?? 0) > 0) return null;
  const period = periods[parts.get('FREQ') ?? ''];
  if (period === undefined || [...parts.keys()].some((name) => !sayable.has(name))) return null;
  const zone = knownTimeZone(event.timeZone, timeZone);
  const wall = (moment: string) => (isDay(moment) ? { day: moment, time: null } : wallAt(moment, zone));
  const [first, last] = [wall(start), end === null || end <= start ? null : wall(end)];
  const numbers = (name: string) => parts.get(name)?.split(',').map(Number) ?? [];
  const byDay = (parts.get('BYDAY') ?? '').split(',').filter(Boolean);
  const until = parts.get('UNTIL');
  const count = parts.get('COUNT');
  return {
    '@type': 'Schedule',
    startDate: first.day,
    ...(until !== undefined && { endDate: lastDay(until, zone) }),
    ...(first.time !== null && { startTime: first.time }),
    ...(first.time !== null && last?.time != null && { endTime: last.time }),
    repeatFrequency: period(Number(parts.get('INTERVAL') ?? 1)),
    ...(count !== undefined && { repeatCount: Number(count) }),
    // The second Tuesday stays as iCalendar writes it, which schema.org allows.
    ...(byDay.length > 0 && {
      byDay: byDay.map((day) => (weekdays[day] ? `https://schema.org/${weekdays[day]}` : day)),
    }),
    ...(parts.has('BYMONTHDAY') && { byMonthDay: numbers('BYMONTHDAY') }),
    ...(parts.has('BYMONTH') && { byMonth: numbers('BYMONTH') }),
    ...(recurrence !== null &&
      recurrence.exclude.length > 0 && { exceptDate: recurrence.exclude.map((one) => wall(one).day) }),
    ...(first.time !== null && { scheduleTimezone: zone }),
  };
}

/** `20261215T225959Z` or `20261215` as a day in the zone. */
function lastDay(until: string, zone: string): string {
  const [, year, month, day, time] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z?)?/.exec(until) ?? [];
  const date = `${year}-${month}-${day}`;
  if (time === undefined || !until.endsWith('Z')) return date;
  return wallAt(`${date}T${time.replace(/(\d{2})(\d{2})(\d{2})/, '$1:$2:$3')}Z`, zone).day;
}

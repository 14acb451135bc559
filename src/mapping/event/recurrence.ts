import type { Recurrence } from '../../calendar/event.ts';
import { formatInstant, instantAt, wallAt } from '../../calendar/instant.ts';
import { readTimeZone } from '../../calendar/time-zone.ts';
import { readDateText } from '../dates/date-text.ts';
import { dayMeant } from '../dates/day-meant.ts';
import { isEmpty, isRecord } from '../record/empty.ts';
import { quote } from '../rules/quote.ts';
import type { EventTimes } from './event-dates.ts';
import { readRule } from './recurrence-rule.ts';

const maxDates = 2000;

/**
 * The repetition of an event: an RRULE, lines with RRULE, EXDATE and RDATE (a text or a list), or an object `{ freq, interval, byday, until }`.
 * What is no repetition is told to `report`, and the event is published once.
 */
export function readRecurrence(
  value: unknown,
  times: EventTimes,
  report: (message: string) => void,
): Recurrence | null {
  if (times.start === null || isEmpty(value) || value === false || value === 0) return null;
  const rules: string[] = [];
  const exclude: string[] = [];
  const include: string[] = [];
  for (const line of linesOf(value)) {
    if (typeof line === 'string' && /^(?:none|never|no|false|0|нет|einmalig|once)$/i.test(line.trim())) continue;
    const dates = typeof line === 'string' ? /^(EXDATE|RDATE)((?:;[^:]*)?):(.*)$/i.exec(line.trim()) : null;
    if (typeof line === 'string' && /^(?:DTSTART|DTEND|EXRULE)[;:]/i.test(line.trim())) continue;
    if (dates) {
      const list = dates[1]?.toUpperCase() === 'EXDATE' ? exclude : include;
      const read = readDates(dates[3] ?? '', dates[2] ?? '', times);
      if (read === null) report(`expected dates, found ${quote(line)}; the line is left out`);
      else list.push(...read.slice(0, maxDates));
      continue;
    }
    const rule = readRule(line, times);
    if (rule === null)
      report(`expected a recurrence rule (FREQ=WEEKLY;BYDAY=MO), found ${quote(line)}; the event is published once`);
    else rules.push(rule);
  }
  return rules.length === 0 && include.length === 0 ? null : { rules, exclude, include };
}

function linesOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string')
    return value
      .slice(0, 20_000)
      .split(/\\n|[\r\n]+/)
      .filter((line) => line.trim() !== '');
  if (Array.isArray(value)) return value.slice(0, 200).flatMap(linesOf);
  if (!isRecord(value)) return [value];
  const inner = ['rrule', 'rule', 'RRULE', 'recurrence']
    .map((key) => value[key])
    .find((part) => typeof part === 'string');
  return inner === undefined ? [value] : linesOf(inner);
}

/** What the clock shows at the event's start: a day alone means the occurrence of that day. */
const ownTime = (start: string | null, zone: string): string =>
  start === null ? '00:00:00' : wallAt(start, zone).time;

/** `;TZID=Europe/Berlin` and `20261116T100000,20261123T100000`, as starts of the event's own kind. */
function readDates(text: string, parameters: string, times: EventTimes): readonly string[] | null {
  const named = /TZID=([^;:]+)/i.exec(parameters)?.[1];
  const zone = readTimeZone(named)?.id ?? times.zoneId;
  const read = text.split(',').map((part) => {
    const result = readDateText(part.trim().split('/')[0] ?? '', 'en');
    if (result.kind !== 'date') return null;
    const { day, time, offset } = result.reading;
    if (times.allDay) return dayMeant(result.reading, zone);
    if (offset !== null) return formatInstant(Date.parse(`${day}T${time ?? '00:00:00'}Z`) - offset * 60_000);
    return zone === null ? null : instantAt({ day, time: time ?? ownTime(times.start, zone) }, zone).instant;
  });
  const dates = read.filter((date) => date !== null);
  return dates.length === read.length ? dates : null;
}

import { formatInstant, instantAt } from '../../calendar/instant.ts';
import { readTimeZone } from '../../calendar/time-zone.ts';
import { readDate } from '../dates/date-value.ts';
import type { EventField } from '../mapping-settings.ts';
import { type Found, quote } from '../rules/rule.ts';
import type { TimeContext } from './event-dates.ts';

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

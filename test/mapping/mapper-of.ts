import type { CalendarRecord } from '../../src/calendar/calendar.ts';
import type { CalendarEvent } from '../../src/calendar/event.ts';
import type { DetectedMapping, Mapper } from '../../src/mapping/mapper.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { MappingContext, MappingSettings } from '../../src/mapping/mapping-settings.ts';

export const calendar: CalendarRecord = { id: '42', title: 'Lectures', description: null, timeZone: null, url: null };

const context: MappingContext = { timeZone: 'Europe/Berlin', language: 'en', linkBase: 'https://uni.example/events/' };

/** A mapper of configured rules, without detection. */
export function mapperOf(
  event: MappingSettings['event'],
  more: Partial<MappingSettings> & { readonly context?: Partial<MappingContext> } = {},
): Mapper {
  const settings: MappingSettings = {
    calendars: {},
    events: {},
    details: {},
    allDayEnd: 'auto',
    ...more,
    event: { id: 'id', ...event },
  };
  const nothing: DetectedMapping = {
    version: 1,
    settings: { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
    inForce: {
      calendars: {},
      events: {},
      details: {},
      event: {},
      allDayEnd: { rule: 'auto', origin: 'detected', confidence: 1, why: 'nothing was asked' },
    },
    problems: [],
  };
  return createMapping(settings, { ...context, ...more.context }).mapper(nothing);
}

/** The events of one record, and the problems as `where: message`. */
export function mapRecord(
  event: MappingSettings['event'],
  record: unknown,
  more: Parameters<typeof mapperOf>[1] & { readonly body?: unknown; readonly answer?: unknown } = {},
): { readonly events: readonly CalendarEvent[]; readonly problems: readonly string[]; readonly event: CalendarEvent } {
  const { body = null, answer = null, ...settings } = more;
  const mapped = mapperOf(event, settings).events(calendar, { record, body }, answer);
  return {
    events: mapped.events,
    problems: mapped.problems.map(({ level, where, message }) => `${level} ${where}: ${message}`),
    event: mapped.events[0] as CalendarEvent,
  };
}

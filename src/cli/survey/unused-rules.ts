import type { CalendarRecord } from '../../calendar/calendar.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { MappingInForce } from '../../mapping/mapper.ts';
import { filledIn } from './filled-fields.ts';

/** Without these an event is not in a calendar, or has no name. */
const needed = new Set(['start', 'title']);
/** What most events don't have: nothing is wrong where none has it. */
const rare = new Set(['allDay', 'status', 'visibility', 'recurrence', 'overridesId', 'overridesStart', 'timeZone']);

/** Rules that somebody wrote and that give nothing for any event: most likely a path that is not in the portal's records. */
export function idleRules(rules: MappingInForce, events: readonly CalendarEvent[]): readonly Problem[] {
  if (events.length === 0) return [];
  return Object.entries(rules.event).flatMap(([field, { origin, rule }]): Problem[] => {
    if (origin !== 'configured' || rare.has(field) || filledIn(field, events)?.length !== 0) return [];
    const of = events.length === 1 ? 'the one event' : `any of the ${events.length} events`;
    const message = `The rule ${written(rule)} gives nothing for ${of}; expected a path in the portal's records.`;
    return [{ level: needed.has(field) ? 'error' : 'warning', where: `mapping.event.${field}`, message }];
  });
}

/** The same of the calendars' own rules. */
export function idleCalendarRules(rules: MappingInForce, calendars: readonly CalendarRecord[]): readonly Problem[] {
  if (calendars.length === 0) return [];
  return Object.entries(rules.calendars).flatMap(([field, { origin, rule }]): Problem[] => {
    const isFilled = (calendar: CalendarRecord) => calendar[field as keyof CalendarRecord] !== null;
    const isField = field in (calendars[0] as CalendarRecord);
    if (origin !== 'configured' || !isField || calendars.some(isFilled)) return [];
    const of = calendars.length === 1 ? 'the one calendar' : `any of the ${calendars.length} calendars`;
    const message = `The rule ${written(rule)} gives nothing for ${of}; expected a path in the portal's records.`;
    return [{ level: 'warning', where: `mapping.calendars.${field}`, message }];
  });
}

function written(rule: unknown): string {
  const text = typeof rule === 'string' ? `"${rule}"` : (JSON.stringify(rule) ?? 'in code');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

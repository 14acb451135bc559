import type { CalendarRecord } from '../../calendar/calendar.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { MappingInForce } from '../../mapping/mapper.ts';
import { eventsWithField } from './filled-fields.ts';
import { surveyProblem } from './survey-problem.ts';

/** An event without these can't be in a calendar, or has no name. */
export const required: ReadonlySet<string> = new Set(['start', 'title']);
/** Most events don't have these, so nothing is wrong when no event does. */
export const rare: ReadonlySet<string> = new Set([
  'allDay',
  'status',
  'visibility',
  'recurrence',
  'overridesId',
  'overridesStart',
  'timeZone',
  'soldOut',
]);

/** Configured rules that find no value in any event, most likely because the records have no such path. */
export function unusedEventRules(rules: MappingInForce, events: readonly CalendarEvent[]): readonly Problem[] {
  if (events.length === 0) return [];
  return Object.entries(rules.event).flatMap(([field, { origin, rule }]): Problem[] => {
    if (origin !== 'configured' || rule === null || rare.has(field) || eventsWithField(field, events)?.length !== 0)
      return [];
    const told = surveyProblem('ruleFindsNothing', { rule: formatRule(rule), of: 'events', count: events.length });
    return [{ level: required.has(field) ? 'error' : 'warning', where: `mapping.event.${field}`, ...told }];
  });
}

/** Configured rules that find no value in any calendar. */
export function unusedCalendarRules(rules: MappingInForce, calendars: readonly CalendarRecord[]): readonly Problem[] {
  if (calendars.length === 0) return [];
  return Object.entries(rules.calendars).flatMap(([field, { origin, rule }]): Problem[] => {
    const isFilled = (calendar: CalendarRecord) => (calendar[field as keyof CalendarRecord] ?? null) !== null;
    const isField = field !== 'items';
    if (origin !== 'configured' || rule === null || !isField || calendars.some(isFilled)) return [];
    const told = surveyProblem('ruleFindsNothing', {
      rule: formatRule(rule),
      of: 'calendars',
      count: calendars.length,
    });
    return [{ level: 'warning', where: `mapping.calendars.${field}`, ...told }];
  });
}

/** A rule as a sentence names it. */
export function formatRule(rule: unknown): string {
  const text = typeof rule === 'string' ? `"${rule}"` : (JSON.stringify(rule) ?? 'in code');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

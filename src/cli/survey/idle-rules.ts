import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { MappingInForce } from '../../mapping/mapper.ts';
import { filledIn } from './filled.ts';

/** Without these an event is not in a calendar, or has no name. */
const needed = new Set(['start', 'title']);
/** What most events don't have: nothing is wrong where none has it. */
const rare = new Set(['allDay', 'status', 'visibility', 'recurrence', 'overridesId', 'overridesStart', 'timeZone']);

/** Rules that somebody wrote and that give nothing for any event: most likely a path that is not in the portal's records. */
export function idleRules(rules: MappingInForce, events: readonly CalendarEvent[]): readonly Problem[] {
  if (events.length === 0) return [];
  return Object.entries(rules.event).flatMap(([field, { origin, rule }]): Problem[] => {
    if (origin !== 'configured' || rare.has(field) || filledIn(field, events)?.length !== 0) return [];
    const message = `The rule ${written(rule)} gives nothing for any of ${events.length === 1 ? 'the one event' : `the ${events.length} events`}; expected a path in the portal's records.`;
    return [{ level: needed.has(field) ? 'error' : 'warning', where: `mapping.event.${field}`, message }];
  });
}

function written(rule: unknown): string {
  const text = typeof rule === 'string' ? `"${rule}"` : (JSON.stringify(rule) ?? 'in code');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

import type { CalendarEvent } from '../../calendar/event.ts';
import type { EventField } from '../../mapping/mapping-settings.ts';
import { filledIn } from '../survey/filled-fields.ts';

/** Fields whose usual value goes without saying, and how the others are counted. */
const counted: { readonly [field in EventField]?: (event: CalendarEvent) => string } = {
  allDay: () => 'all-day',
  status: ({ status }) => status,
  visibility: ({ visibility }) => visibility,
};

/** In how many of the events a field is filled: `18 of 20`; of status and the like, which ones: `2 cancelled, 1 draft`. */
export function coverage(field: string, events: readonly CalendarEvent[]): string {
  const known = field as EventField;
  const filled = filledIn(field, events);
  if (filled === null || events.length === 0) return '';
  const name = counted[known];
  if (name === undefined) return `${filled.length} of ${events.length}`;
  const counts = Map.groupBy(filled, name);
  return filled.length === 0 ? 'none' : [...counts].map(([what, all]) => `${all.length} ${what}`).join(', ');
}

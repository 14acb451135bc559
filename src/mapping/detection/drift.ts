import type { Problem } from '../../calendar/problem.ts';
import type { MappingInForce } from '../mapper.ts';

/** How many of the mapped events have a value in each field; `events` is how many there are. */
export interface Coverage {
  readonly events: number;
  readonly fields: Readonly<Record<string, number>>;
}

/** Without these there is no event: when they vanish, the last good copy is kept. */
const essential = ['id', 'title', 'start'];
/** A field that most records had, and most have no more. */
const most = 0.5;
/** Below so many events, a share says nothing. */
const few = 3;

/** Fields that were found and turned empty for most records: errors for id, title and start, warnings for others. */
export function findDrift(mapping: MappingInForce, before: Coverage, now: Coverage): readonly Problem[] {
  if (before.events < few || now.events < few) return [];
  return Object.entries(mapping.event).flatMap(([field, { rule, origin }]) => {
    const had = (before.fields[field] ?? 0) / before.events;
    const has = (now.fields[field] ?? 0) / now.events;
    if (had <= most || has > had * (1 - most)) return [];
    const path = typeof rule === 'string' ? rule : JSON.stringify(rule);
    return [
      {
        level: essential.includes(field) ? ('error' as const) : ('warning' as const),
        where: `mapping.event.${field}`,
        message: `expected a value at ${path} (${origin}) in most events, as in ${percent(had)} before, found one in ${percent(has)}: the portal's answers may have changed`,
      },
    ];
  });
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

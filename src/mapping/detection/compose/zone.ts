import { because, confidenceOf, type Finding, rank } from '../finding.ts';
import { type Column, isUnder, says, share } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';

/** The column that names the event's zone, or its offset where there is no name. */
export function zoneColumn(table: Table, scope: readonly string[], inside: readonly string[]): Column | null {
  const best = rank(
    table.columns.filter(
      (column) => column.kind === 'scalar' && !inside.some((prefix) => column.steps.join('\u0000').startsWith(prefix)),
    ),
    (column) => zoneScore(column, scope),
    0.3,
  )[0];
  return best?.column ?? null;
}

function zoneScore(column: Column, scope: readonly string[]): number {
  const listed = column.steps.lastIndexOf('*') >= 0;
  if (listed && column.steps.slice(0, scope.length).join('\u0000') !== scope.join('\u0000')) return 0;
  if (isUnder(column, 'person', 'organizer', 'related', 'created', 'updated', 'published', 'deadline')) return 0;
  const zone = share(column, 'zone');
  const offset = share(column, 'offset');
  const named = says(column, 'timeZone');
  if (zone < 0.6 && offset < 0.6) return 0;
  if (!named && !says(column, 'offset'))
    return zone > 0.9 && !says(column, 'utc', 'language', 'region') ? 0.5 * column.coverage + 0.1 : 0;
  const size = zone >= 0.6 ? 0.7 : 0.45;
  return size + 0.3 * column.coverage - 0.08 * column.depth - (isUnder(column, 'place', 'geo') ? 0.05 : 0);
}

export const zoneFinding = (column: Column, expression: string): Finding => ({
  rule: expression,
  confidence: confidenceOf(0.7 + 0.3 * column.coverage),
  why: because(column, 'time zone', share(column, 'zone') > 0.5 ? 'its values name zones' : 'its values are offsets'),
});

import { because, type Finding, rank } from '../finding.ts';
import { isUnder, says, share } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';

/** The rule of repetition: RFC 5545's own notation anywhere, or what is called one. */
export function detectRecurrence(table: Table): Finding | null {
  const best = rank(
    table.columns.filter((column) => column.cells.length > 0 && !isUnder(column, 'related', 'person', 'place')),
    (column) =>
      share(column, 'rrule') > 0.5
        ? 1 + (column.steps.at(-1) === '*' ? 0 : 0.1)
        : column.kind === 'object' && says(column, 'recurrence')
          ? 0.5
          : 0,
    0.4,
  )[0];
  if (best === undefined) return null;
  const rule = best.column.expression.replace(/\[\*\]$/, '');
  return {
    rule,
    confidence: best.score > 0.9 ? 0.95 : 0.4,
    ...because(best.column, 'recurrence', best.score > 0.9 ? 'recurrenceRules' : 'objects'),
  };
}

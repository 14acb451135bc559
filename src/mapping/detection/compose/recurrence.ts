import { because, type Finding } from '../finding.ts';
import { isUnder, says, share } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';

/** The rule of repetition: RFC 5545's own notation anywhere, first of all outside lists, or an object that is called one. */
export function detectRecurrence(table: Table): Finding | null {
  const columns = table.columns.filter(
    (column) => column.cells.length > 0 && !isUnder(column, 'related', 'person', 'place'),
  );
  const written = columns.filter((column) => share(column, 'rrule') > 0.5);
  const best = written.find(({ steps }) => steps.at(-1) !== '*') ?? written[0];
  const object = columns.find((column) => column.kind === 'object' && says(column, 'recurrence'));
  const column = best ?? object;
  if (column === undefined) return null;
  return {
    rule: column.expression.replace(/\[\*\]$/, ''),
    confidence: best === undefined ? 0.4 : 0.95,
    ...because(column, 'recurrence', best === undefined ? 'objects' : 'recurrenceRules'),
  };
}

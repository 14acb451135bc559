import { isUnder, says, share } from './column.ts';
import { because, type Finding, rank } from './finding.ts';
import type { Table } from './table.ts';
import { relative } from './relative.ts';

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
    why: because(
      best.column,
      'recurrence',
      best.score > 0.9 ? 'its values are recurrence rules (RFC 5545)' : 'its values are objects',
    ),
  };
}

/** How long the event lasts, where no end is given. */
export function detectDuration(table: Table, scope: readonly string[]): Finding | null {
  const best = rank(
    table.columns.filter(
      (column) =>
        column.kind === 'scalar' &&
        column.depth <= 2 &&
        column.steps.lastIndexOf('*') < Math.max(0, scope.length) &&
        scope.every((step, n) => !column.steps.includes('*') || column.steps[n] === step),
    ),
    (column) => {
      if (!says(column, 'duration') || says(column, 'count', 'price', 'image')) return 0;
      return share(column, 'duration', 'number', 'time', 'text') > 0.5
        ? 0.6 + (share(column, 'duration', 'time') > 0.5 ? 0.3 : 0)
        : 0;
    },
    0.4,
  )[0];
  return best === undefined
    ? null
    : {
        rule: relative(best.column.steps, scope),
        confidence: best.score,
        why: because(best.column, 'duration', 'its values are lengths of time'),
      };
}

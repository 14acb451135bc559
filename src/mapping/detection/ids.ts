import { scalarText } from '../json.ts';
import { type Column, says, share } from './column.ts';
import type { ListKind } from './envelope.ts';
import { because, confidenceOf, type Finding, rank } from './finding.ts';
import { idScore, ownNoun } from './identity.ts';
import { firstStep } from './labelled.ts';
import type { Table } from './table.ts';

/**
 * The record's own id: named so, without spaces, and different in (nearly) every record; before all, the one by which
 * the portal answered with details.
 */
export function detectId(table: Table, kind: ListKind, answered: readonly string[] = []): Finding | null {
  const keys = table.columns.flatMap(({ steps }) => steps.slice(0, 1));
  const ranked = rank(
    table.columns,
    (column) => {
      const score = scoreOf(column, kind, table.records.length, keys);
      return score > 0 && answered.length > 0 && holdsAll(column, answered) ? score + 1 : score;
    },
    0.02,
  );
  const best = ranked[0];
  if (best === undefined) return null;
  const { column } = best;
  return {
    rule: column.expression,
    confidence: confidenceOf(best.score, (ranked[1]?.score ?? 0) - 0.1),
    why: because(
      column,
      'id',
      column.distinct > 0.99 ? 'no two of its values are the same' : 'its values hardly repeat',
    ),
  };
}

function holdsAll(column: Column, ids: readonly string[]): boolean {
  const values = new Set(column.cells.map(({ value }) => scalarText(value)));
  return ids.every((id) => values.has(id));
}

function scoreOf(column: Column, kind: ListKind, records: number, keys: readonly string[]): number {
  if (column.kind !== 'scalar' || column.steps.includes('*') || column.cells.length === 0 || column.depth > 1) return 0;
  // `{ nid: [{ value: 12 }] }`
  const key = column.steps.findLast((step, n) => n === 0 || (step !== 'value' && step !== firstStep)) as string;
  const scores = column.cells.slice(0, 20).map(({ value }) => idScore(key, value, kind));
  const sum = scores.reduce((total, one) => total + one, 0);
  const mean = sum === 0 ? 0 : sum / scores.length + ownNoun(key, keys, sum / scores.length);
  if (mean === 0) return 0;
  // The same event may be listed once for each session, so some repetition is no proof against an id.
  const unique = records < 2 ? 1 : Math.min(1, column.distinct * 1.3);
  const other = says(column, 'id') ? share(column, 'boolean') : share(column, 'boolean', 'language', 'instant');
  if (other > 0.5) return 0;
  return mean * (0.4 + 0.6 * unique) * column.coverage * (column.depth === 0 ? 1 : 0.15);
}

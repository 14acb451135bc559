import { because, confidenceOf, type Finding } from '../finding.ts';
import type { Table } from '../profile/table.ts';
import type { ListKind } from './envelope.ts';
import { holdsAll, rankIds } from './identity.ts';

/** The record's own id: the likeliest candidate; before all, the one by which the portal answered. */
export function detectId(table: Table, kind: ListKind, answered: readonly string[] = []): Finding | null {
  const scored = rankIds(table, kind, answered)
    .map((candidate) => {
      const isProved = holdsAll(candidate.ids, answered);
      return { ...candidate, isProved, score: candidate.score + (isProved ? 1 : 0) };
    })
    .filter(({ score }) => score > 0.02)
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (best === undefined) return null;
  const { column, rule, score, isProved } = best;
  const unique = column.distinct > 0.99 ? 'no two of its values are the same' : 'its values hardly repeat';
  return {
    rule,
    confidence: confidenceOf(score, (next?.score ?? 0) - 0.1),
    why: because(column, 'id', isProved ? `the portal answered by it, and ${unique}` : unique),
  };
}

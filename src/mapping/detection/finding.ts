import type { Alternative } from '../mapper.ts';
import type { EventField, Rule } from '../mapping-settings.ts';
import { type Reasoned, reasoned, type Sign } from '../reason.ts';
import type { Features } from './model/features.ts';
import type { Column } from './profile/column.ts';

/** A rule as a person would write it, how sure it is (0 to 1), and why, in a sentence. */
export interface Finding extends Reasoned {
  readonly rule: Rule;
  readonly confidence: number;
  /** Other rules that the field could have, likeliest first. Absent: none. */
  readonly alternatives?: readonly Alternative[];
  /** What it was chosen among, itself included; until it is graded. */
  readonly rivals?: readonly Rival[];
  /** The share of its least likely part, 0 to 1, where each shape of records has a part of its own. Absent: it has one part. */
  readonly leastShare?: number;
  /** The records leave another reading open: it is never sure. */
  readonly isOpen?: true;
  /** What is known of its candidate; once it is graded, what its confidence rests on. */
  readonly evidence?: Features;
}

/** A rule that a field could have, how likely it is among all of them, and what it finds in each record. */
export interface Rival {
  readonly rule: Rule;
  readonly share: number;
  readonly values: readonly string[];
}

export type Findings = { readonly [field in EventField]?: Finding };

/** A column as a candidate for a field. */
export interface Scored {
  readonly column: Column;
  readonly score: number;
}

/** Candidates from the best; of equals, the one nearer to the top of the record. Those with no score above `least` are left out. */
export function rank(columns: readonly Column[], scoreOf: (column: Column) => number, least = 0): readonly Scored[] {
  return columns
    .map((column) => ({ column, score: scoreOf(column) }))
    .filter(({ score }) => score > least)
    .sort((a, b) => b.score - a.score || a.column.order - b.column.order);
}

/** Sure where the best is good by itself and well ahead of the next. */
export function confidenceOf(best: number, next = 0): number {
  const ahead = Math.min(0.3, Math.max(0, best - next) * 0.5);
  return Math.round(100 * Math.min(0.99, Math.max(0.1, best * 0.65 + ahead))) / 100;
}

/** A share as a confidence: never certain. */
export const confidenceOfShare = (share: number): number => Math.round(100 * Math.min(0.99, share)) / 100;

/** Why a finding rests on one column. */
export function because(column: Column, meaning: string, sign: Sign): Reasoned {
  const isKnown = column.key.concepts.size > 0 || column.topics.size > 0;
  const key = column.expression;
  const share = Math.round(100 * column.coverage);
  const of = column.detailed ? 'details' : 'records';
  return isKnown
    ? reasoned('keySays', { key, meaning, sign, share, of })
    : reasoned('keySilent', { key, sign, share, of });
}

import type { Column } from './column.ts';
import { expressionOf } from './compose-expression.ts';
import { because, confidenceOf, type Finding } from './finding.ts';

/** A rule on a column of links: the first of several. */
export function linkFinding(column: Column, meaning: string, evidence: string, score: number, next = 0): Finding {
  return {
    rule: firstOf(column.steps),
    confidence: confidenceOf(score, next),
    why: because(column, meaning, evidence),
  };
}

/** The path of the first of several: `images[0].url`. */
export const firstOf = (steps: readonly string[]): string => expressionOf(steps).replaceAll('[*]', '[0]');

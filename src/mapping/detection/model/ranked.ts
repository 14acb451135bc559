import type { Candidate, ColumnField } from './candidates.ts';

/** A candidate with its share: how likely it is the field, and none of the others. */
export interface Ranked extends Candidate {
  readonly share: number;
}

/** One field's candidates, likeliest first, and the share of none of them. */
export interface Ranking {
  readonly candidates: readonly Ranked[];
  readonly none: number;
  /** The candidates that are too unlikely to be weighed against those of other fields. */
  readonly others?: readonly Ranked[];
}

/** What is chosen for each field. */
export type Chosen = ReadonlyMap<ColumnField, Ranked>;

/** No other text has that form. */
export const sureOfForm = 0.95;

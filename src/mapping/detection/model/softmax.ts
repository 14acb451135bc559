import type { Features } from './features.ts';

/** By the name of a feature, how much it speaks for the candidate. */
export type Weights = Readonly<Record<string, number>>;

export function scoreOf(features: Features, weights: Weights): number {
  let score = 0;
  for (const [name, value] of features) score += value * (weights[name] ?? 0);
  return score;
}

/** The shares of the candidates and, last, of none of them: a softmax over their scores, where none has the weight `none`. */
export function sharesOf(scores: readonly number[], none: number): readonly number[] {
  const all = [...scores, none];
  const most = all.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const powers = all.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}

/** Weights as they are written: names and numbers in turn. */
export function readWeights(text: string): Weights {
  const words = text.split(' ');
  const weights: Record<string, number> = {};
  for (let at = 0; at + 1 < words.length; at += 2) weights[words[at] as string] = Number(words[at + 1]);
  return weights;
}

/** How sure a choice is, by its evidence: fitted on what was right on portals left out. */
export interface Confidence {
  readonly weights: Weights;
  /** What people act on is left empty below: there a wrong value costs twice what an empty one does. */
  readonly leastActedOn: number;
  /** The share from which on a second column stands behind the first. */
  readonly leastSecond: number;
}

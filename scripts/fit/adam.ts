/** How far a step goes, and which one it is, from 1 on. */
export interface AdamStep {
  readonly rate: number;
  readonly round: number;
}

/**
 * Descends by Adam (Kingma and Ba, 2015): returns what moves one weight against its slope. `epsilon` keeps a step short whose slope was 0 so far.
 */
export function adam(weights: Float64Array, epsilon: number): (id: number, slope: number, step: AdamStep) => void {
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  return (id, slope, { rate, round }) => {
    mean[id] = 0.9 * (mean[id] as number) + 0.1 * slope;
    square[id] = 0.99 * (square[id] as number) + 0.01 * slope * slope;
    weights[id] =
      (weights[id] as number) -
      (rate * ((mean[id] as number) / (1 - 0.9 ** round))) /
        (Math.sqrt((square[id] as number) / (1 - 0.99 ** round)) + epsilon);
  };
}

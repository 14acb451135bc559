/** How far a step goes, and which one it is, from 1 on. */
export interface AdamStep {
  readonly rate: number;
  readonly round: number;
}

/** Moves one weight against its slope. */
type Move = (id: number, slope: number) => void;

/**
 * Descends by Adam (Kingma and Ba, 2015): returns what begins a step. `epsilon` keeps a step short whose slope was 0 so far.
 */
export function adam(weights: Float64Array, epsilon: number): (step: AdamStep) => Move {
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  return ({ rate, round }) => {
    const [ofMean, ofSquare] = [1 - 0.9 ** round, 1 - 0.99 ** round];
    return (id, slope) => {
      mean[id] = 0.9 * (mean[id] as number) + 0.1 * slope;
      square[id] = 0.99 * (square[id] as number) + 0.01 * slope * slope;
      weights[id] =
        (weights[id] as number) -
        (rate * ((mean[id] as number) / ofMean)) / (Math.sqrt((square[id] as number) / ofSquare) + epsilon);
    };
  };
}

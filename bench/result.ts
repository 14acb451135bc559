/** One line of the table. */
export interface Result {
  readonly what: string;
  /** The figure that the aim is for: a ratio, unless the unit says another thing. */
  readonly figure: number;
  readonly unit?: string;
  /** The figure may be so great at the most, or so small at the least; null: said for comparison only. */
  readonly aim: { readonly most: number } | { readonly least: number } | null;
  /** What the figure was made of, in words. */
  readonly note: string;
}

/** Of how many rounds a benchmark takes the median, and how it tells what it is doing. */
export interface Bench {
  readonly rounds: number;
  readonly say: (line: string) => void;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** One line of the table. */
export interface Result {
  readonly what: string;
  /** The measured figure: a ratio, unless there is a unit. */
  readonly figure: number;
  readonly unit?: string;
  /** The limit that the figure must keep to. Null: the figure is for comparison only. */
  readonly aim: { readonly most: number } | { readonly least: number } | null;
  /** Where the figure comes from, in words. */
  readonly note: string;
}

/** How a benchmark runs: it takes the median of `rounds` rounds, and reports progress to `say`. */
export interface Bench {
  readonly rounds: number;
  readonly say: (line: string) => void;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

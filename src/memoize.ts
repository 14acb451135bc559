interface Bounds {
  /** How many results are remembered. When there are so many, all are forgotten. */
  readonly most?: number;
  /** The longest text, in UTF-16 code units, whose result is remembered. */
  readonly longest?: number;
}

type Kept = NonNullable<unknown> | null;

/** The same function of a text, which remembers what it gave, because the keys, words and values of records recur. */
export function memoize<Result extends Kept>(
  read: (text: string) => Result,
  bounds: Bounds = {},
): (text: string) => Result {
  const remembered = memoizeWith(read, bounds);
  // `words.map(…)` hands over the place of each word as well.
  return (text) => remembered(text);
}

/** The same for a function that needs more beside the text. */
export function memoizeWith<Result extends Kept, Others extends readonly (string | number | null)[]>(
  read: (text: string, ...others: Others) => Result,
  { most = 5000, longest = 100 }: Bounds = {},
): (text: string, ...others: Others) => Result {
  const known = new Map<string, Result>();
  return (text, ...others) => {
    if (text.length > longest) return read(text, ...others);
    const key = others.length === 0 ? text : JSON.stringify([text, ...others]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = read(text, ...others);
    if (known.size >= most) known.clear();
    known.set(key, result);
    return result;
  };
}

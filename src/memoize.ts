/**
 * The same function of a text, which remembers what it gave, because the keys, words and values of records recur. It forgets everything
 * when it has `most` results, and remembers none for texts of more than `longest` characters (UTF-16 code units).
 */
export function memoize<
  Result extends NonNullable<unknown> | null,
  Others extends readonly (string | number | null)[] = readonly [],
>(
  read: (text: string, ...others: Others) => Result,
  { most = 5000, longest = 100 }: { readonly most?: number; readonly longest?: number } = {},
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

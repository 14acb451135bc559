/** Of so many records are the ordinary answers that a reader must leave as they are. */
export const counts = [1, 3, 30] as const;

/** So many records. */
export const ordinary = <Record>(count: number, record: (n: number) => Record): readonly Record[] =>
  Array.from({ length: count }, (_, n) => record(n + 1));
